import CirclesModel
import Foundation
import SourceDiagnostics

/// Reads small files as a whole, and turns bytes into text whatever encoding they are in.
enum WholeText {
  /// All bytes of an input.
  ///
  /// - Throws: `.malformed` where there are more than `limit`.
  static func bytes(
    of input: any InputSource, limit: Int, code: Diagnostic.Code
  ) throws(ReadError) -> [UInt8] {
    if input.size > limit {
      throw .malformed(
        Diagnostic(
          .error, code, "the file is too large for its format",
          at: SourceLocation(path: input.path)))
    }
    return try input.bytes(at: 0, count: input.size)
  }

  /// The text: UTF-8, UTF-16 with a byte order mark, else Windows-1252; line ends become `\n`.
  static func decode(_ bytes: [UInt8]) -> String {
    var text: String
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      text = String(data: Data(bytes), encoding: .utf16) ?? String(decoding: bytes, as: UTF8.self)
    } else if let valid = String(validating: bytes, as: UTF8.self) {
      text = valid
    } else {
      text =
        String(data: Data(bytes), encoding: .windowsCP1252)
        ?? String(decoding: bytes, as: UTF8.self)
    }
    if text.first == "\u{FEFF}" { text.removeFirst() }
    if text.utf8.contains(0x0D) {
      text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }
    return text
  }

  /// The same of a file's first bytes, which may end within a character.
  static func decodeHead(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return decode(bytes)
    }
    for cut in 0..<min(4, bytes.count) {
      if String(validating: bytes.dropLast(cut), as: UTF8.self) != nil {
        return decode(bytes.dropLast(cut))
      }
    }
    return decode(bytes)
  }
}
