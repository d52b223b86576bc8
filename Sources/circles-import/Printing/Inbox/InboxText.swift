import CirclesModel
import CirclesStore

/// What is said of a note of the inbox, in words for people. Not yet escaped, unless said.
enum InboxText {
  /// When a note was, or came, to the minute or to the day.
  static func moment(_ item: InboxItem, withTime: Bool = true) -> String {
    let moment = RunLines.moment(item.capturedAt ?? item.createdAt)
    return withTime ? moment : String(moment.prefix(10))
  }

  /// Where a note is from: `whatsapp, Sarah C.`, `voice note`.
  static func origin(_ item: InboxItem) -> String {
    let kind = item.app ?? kind(of: item.source)
    return item.partner.isEmpty ? kind : "\(kind), \(item.partner)"
  }

  /// What kind of note it is.
  static func kind(of source: NoteSource) -> String {
    switch source {
    case .voiceNote: "voice note"
    case .shortcutImport: "screenshot"
    case .chatImport: "chat"
    case .manual: "note"
    }
  }

  /// The beginning of a note in one line.
  static func firstWords(_ text: String) -> String { NoteSummary.of(text) }

  /// Somebody it may be about: `Sarah Chen 41 %`, and why.
  static func suggestion(_ suggestion: InboxItem.Suggestion) -> String {
    let start = "\(suggestion.name) \(percent(suggestion.confidence))"
    guard let reason = suggestion.reason.map(Self.reason), !reason.isEmpty else { return start }
    return "\(start), \(reason)"
  }

  /// A reason: `nickname "Sal"`.
  static func reason(_ evidence: MatchEvidence) -> String {
    let kind = evidence.kind.split(separator: "_").joined(separator: " ")
    return evidence.text.isEmpty ? kind : "\(kind) \"\(evidence.text)\""
  }

  /// A probability in whole hundredths, never said to be certain.
  static func percent(_ confidence: Double) -> String {
    guard confidence.isFinite else { return "0 %" }
    return "\(Int((min(max(confidence, 0), 0.99) * 100).rounded())) %"
  }
}
