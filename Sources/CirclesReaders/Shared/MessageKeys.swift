import CirclesModel
import Foundation

/// Makes the keys of a thread and of its messages where the source gives none.
///
/// A key hangs on what was said, by whom and when, never on the file's name nor on a place in it, so
/// that a longer export of the same thread gives the same keys.
struct MessageKeys {
  /// The thread's own key.
  let thread: String
  private var seen: [String: Int] = [:]

  /// - Parameters:
  ///   - app: the app, in lower case.
  ///   - partner: who or what tells the thread from others: a number, a name, a title.
  init(app: String, partner: String) {
    thread = Self.digest([app, Self.plain(partner).lowercased()])
  }

  /// The key of the thread's next message; of several that are alike in all, each gets its own.
  mutating func next(sender: String, time: String, text: String) -> String {
    let plain = Self.digest([thread, sender, time, Self.plain(text)])
    let ordinal = seen[plain, default: 0]
    seen[plain] = ordinal + 1
    return ordinal == 0 ? plain : Self.digest([plain, String(ordinal)])
  }

  private static func plain(_ text: String) -> String {
    text.precomposedStringWithCanonicalMapping
  }

  private static func digest(_ parts: [String]) -> String {
    RecordDigest(of: Array(parts.joined(separator: "\u{1F}").utf8), seed: "message/1").hex
  }
}
