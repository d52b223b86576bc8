/// What the name of a Google Voice page says: `Ines Okafor - Text - 2026-03-13T19_00_00Z.html`.
///
/// Takeout tells nowhere else whom a page is with on which only the owner wrote. A name that is not
/// built this way tells nobody's.
struct GoogleVoiceFileName {
  /// The name or number; empty for a number that was withheld.
  var partner = ""
  /// `Text`, `Received`, `Placed`, `Missed`, `Voicemail`, `Recorded`; empty where it is not said.
  var kind = ""
  /// The time, where one can be read.
  var time: String?

  init(_ path: String) {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    // A number that was withheld leaves nothing, or less, before the first hyphen.
    var parts = (" " + name.cleanLabel).split(separator: " - ", omittingEmptySubsequences: false)
      .map { String($0).cleanLabel }
    if let last = parts.last, Self.isTime(last) {
      time = last
      parts.removeLast()
    }
    if let last = parts.last, Self.kinds.contains(last) {
      kind = last
      parts.removeLast()
    }
    guard time != nil, !kind.isEmpty else { return }
    let found = parts.joined(separator: " - ").cleanLabel
    if !found.allSatisfy({ $0 == "-" }), found != Self.group { partner = found }
  }

  /// `2026-03-13T19_00_00Z`, also with the number of a second file of that name behind it.
  private static func isTime(_ text: String) -> Bool {
    let shape = text.prefix(19).map { $0.isASCII && $0.isNumber ? "0" : $0 }
    return String(shape) == "0000-00-00T00_00_00"
  }

  private static let group = "Group Conversation"

  private static let kinds: Set<String> = [
    "Text", "Received", "Placed", "Missed", "Voicemail", "Recorded",
  ]
}
