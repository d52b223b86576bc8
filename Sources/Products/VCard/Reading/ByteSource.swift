package import Foundation

/// Where the readers take their bytes from: a function that fills the buffer it is given and says how
/// many bytes it put there, 0 at the end.
package enum ByteSource {
  /// The bytes of an array.
  package static func bytes(_ bytes: [UInt8]) -> (UnsafeMutableRawBufferPointer) throws -> Int {
    var taken = 0
    return { space in
      let count = min(space.count, bytes.count - taken)
      space.copyBytes(from: bytes[taken..<(taken + count)])
      taken += count
      return count
    }
  }

  /// The bytes of a file, which is open until the source is gone.
  package static func file(
    _ url: URL
  ) throws -> (UnsafeMutableRawBufferPointer) throws -> Int {
    let file = try FileHandle(forReadingFrom: url)
    return { space in
      guard let data = try file.read(upToCount: space.count) else { return 0 }
      return data.copyBytes(to: space)
    }
  }
}
