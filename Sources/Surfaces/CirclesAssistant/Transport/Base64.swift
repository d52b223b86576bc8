import Foundation

/// Text in Base64.
enum Base64 {
  /// The text; nil where it is no Base64 of UTF-8.
  static func text(_ base64: String) -> String? {
    Data(base64Encoded: base64).flatMap { String(data: $0, encoding: .utf8) }
  }
}
