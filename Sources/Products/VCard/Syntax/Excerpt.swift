/// The offending text of a diagnostic, for the owner's own eyes.
enum Excerpt {
  /// The beginning of some bytes, which may be anything.
  static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let head = bytes.part(0, min(bytes.count, longest))
    return String(decoding: head, as: UTF8.self)
  }

  private static let longest = 200
}
