/// What the name of a Google Voice page says: `Ines Okafor - Text - 2026-03-13T19_00_00Z.html`.
///
/// Takeout tells nowhere else whom a page is with on which only the owner wrote.
struct VoiceFileName {
  /// The name or number; empty for a number that was withheld.
  var partner = ""
  /// `Text`, `Received`, `Placed`, `Missed`, `Voicemail`, `Recorded`; empty where it is not said.
  var kind = ""
  /// The time, where one can be read.
  var time: String?

  init(_ path: String) {
    var name = path.split(separator: "/").last.map(String.init) ?? path
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    var parts = name.split(separator: " - ", omittingEmptySubsequences: false).map(String.init)
    if let last = parts.last, last.contains("T"), last.contains("_") {
      time = last
      parts.removeLast()
    }
    if let last = parts.last, Self.kinds.contains(last.cleanLabel) {
      kind = last.cleanLabel
      parts.removeLast()
    }
    partner = parts.joined(separator: " - ").cleanLabel
    if partner == "-" { partner = "" }
  }

  private static let kinds: Set<String> = [
    "Text", "Received", "Placed", "Missed", "Voicemail", "Recorded",
  ]
}
