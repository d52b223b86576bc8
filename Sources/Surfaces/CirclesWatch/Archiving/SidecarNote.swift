import CirclesModel
import Foundation

/// What `NAME.error.json` says of a file in `failed/`: codes and positions, nothing out of the file.
struct SidecarNote: Hashable, Sendable {
  /// What the sidecar's name adds to the file's.
  static let ending = ".error.json"

  /// A stable name of what went wrong: `vcard.not-a-card`.
  var code: String
  /// A sentence that the program owns; it holds nothing out of the file.
  var message: String
  /// The line, from 1, where it has one.
  var line: Int?
  /// The column in that line, from 1, in bytes.
  var column: Int?
  /// How often the file was tried.
  var attempts: Int
  /// The first digits of the digest.
  var sha8: String
  /// The reader that gave up; nil where none wanted the file.
  var reader: String?
  /// When it was put aside.
  var at: Date

  /// The bytes of the sidecar.
  var json: [UInt8] {
    var writer = JSONWriter(capacity: 256)
    writer.object { writer in
      writer.key("code")
      writer.value(code)
      writer.key("message")
      writer.value(message)
      if let line {
        writer.key("line")
        writer.value(line)
      }
      if let column {
        writer.key("column")
        writer.value(column)
      }
      writer.key("attempts")
      writer.value(attempts)
      writer.key("sha8")
      writer.value(sha8)
      if let reader {
        writer.key("reader")
        writer.value(reader)
      }
      writer.key("at")
      writer.value(at.formatted(.iso8601))
    }
    writer.newline()
    return writer.bytes
  }
}
