import CZlib

/// Compresses bytes piece by piece.
final class Deflater {
  /// What surrounds the compressed stream.
  enum Frame: Int32 {
    /// Nothing, as in a zip archive.
    case none = -15
    case gzip = 31
  }

  private var stream = z_stream()

  init(_ frame: Frame) throws {
    guard circles_deflate_init(&stream, frame.rawValue) == Z_OK else {
      throw ExportError.file(path: "", reason: "no memory to compress with")
    }
  }

  deinit { deflateEnd(&stream) }

  /// Takes bytes; gives the compressed bytes that are ready.
  func compress(_ bytes: [UInt8], isLast: Bool = false) -> [UInt8] {
    var bytes = bytes
    var result: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 15)
    bytes.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      repeat {
        let count = room.withUnsafeMutableBufferPointer { output in
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(output.count)
          _ = deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
          return output.count - Int(stream.avail_out)
        }
        result += room[..<count]
      } while stream.avail_out == 0
    }
    return result
  }
}

extension [UInt8] {
  /// Adds a number, its lowest byte first.
  mutating func append(_ number: Int, bytes count: Int) {
    for place in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
