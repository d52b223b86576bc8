import CirclesModel

/// A text in memory as an input.
final class TextInput: InputSource {
  let path: String
  let modifiedAt: Int64?
  private let bytes: [UInt8]

  /// An input of that text. `path` is what readers see of its name.
  init(_ text: String, path: String, modifiedAt: Int64? = nil) {
    bytes = Array(text.utf8)
    self.path = path
    self.modifiedAt = modifiedAt
  }

  var size: Int { bytes.count }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(ReadError) -> Int {
    let rest = bytes.dropFirst(offset).prefix(buffer.count)
    buffer.copyBytes(from: rest)
    return rest.count
  }
}
