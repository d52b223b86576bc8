import CirclesModel
import CirclesStore

/// Tells which address book a file is, where the user did not say.
///
/// A single card may lack the signs of its exporter, so the cards of the file's first chunk vote,
/// and those without a sign abstain. What is decided for a file stays.
struct ExporterDetector {
  private var path: String?
  private var winner = ""
  /// Whether the signs may be others the next time: cards of several programs, or of a phone that marks
  /// only some.
  private(set) var isUnsure = false

  /// What was decided for a file before.
  func decided(for path: String) -> String? { self.path == path ? winner : nil }

  /// Keeps another name for a file.
  mutating func decide(_ source: String, for path: String) { (self.path, winner) = (path, source) }

  /// The source of a file, by the first records of it.
  mutating func source(of path: String, by chunk: PreparedChunk) -> String {
    if self.path == path { return winner }
    self.path = path
    var votes: [String: Int] = [:]
    for origin in chunk.origins() { votes[origin, default: 0] += 1 }
    winner = Self.winner(votes)
    let programs = votes.keys.filter { $0.contains("/") && $0 != "vcard/whatsapp" }
    isUnsure = programs.count > 1 || ["vcard", "vcard/android"].contains(winner)
    return winner
  }

  /// The origin with the most votes; of several the first by name. A name that only tells the
  /// format (`vcard`) gives way to one that also tells the exporter (`vcard/apple`).
  ///
  /// Cards that WhatsApp shared are an address book of their own only among themselves: in another one,
  /// somebody has saved them.
  static func winner(_ all: [String: Int]) -> String {
    let votes = all.count > 1 ? all.filter { $0.key != "vcard/whatsapp" } : all
    let telling = votes.filter { $0.key.contains("/") }
    let best = (telling.isEmpty ? votes : telling)
      .max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best?.key ?? ""
  }
}
