import CirclesModel
import CirclesQueries
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
    case .meeting: "meeting"
    case .birthday: "birthday"
    }
  }

  /// How much waits of a conversation: `812 messages, 2014-2026`.
  static func extent(_ entry: InboxEntry) -> String {
    var parts = ["\(entry.messages) \(entry.messages == 1 ? "message" : "messages")"]
    if entry.days > 1 { parts.append("\(entry.days) days") }
    if let since = entry.since, let until = entry.until { parts.append(span(since, until)) }
    return parts.joined(separator: ", ")
  }

  /// From when to when, no finer than tells them apart: `2014-2026`, `2026-02-01 to 2026-02-03`.
  private static func span(_ since: String, _ until: String) -> String {
    let days = (since.prefix(10), until.prefix(10))
    if days.0 == days.1 { return String(days.0) }
    let years = (since.prefix(4), until.prefix(4))
    return years.0 == years.1 ? "\(days.0) to \(days.1)" : "\(years.0)-\(years.1)"
  }

  /// What an entry says in one line: of a conversation first how much waits.
  static func words(_ entry: InboxEntry) -> String {
    let words = firstWords(entry.item.content)
    return entry.kind == .conversation ? "\(extent(entry)): \(words)" : words
  }

  /// The beginning of a note in one line.
  static func firstWords(_ text: String) -> String { NoteSummary.of(text) }

  /// Somebody it may be about: `Sarah Chen 41 %`, and why; `about` tells them from a namesake.
  static func suggestion(_ suggestion: InboxItem.Suggestion, about: String? = nil) -> String {
    let name = suggestion.name + (about.map { " (\($0))" } ?? "")
    let start = "\(name) \(Percent.text(suggestion.confidence))"
    guard let reason = suggestion.reason.map(Self.reason), !reason.isEmpty else { return start }
    return "\(start), \(reason)"
  }

  /// A reason: `nickname "Sal"`.
  static func reason(_ evidence: MatchEvidence) -> String {
    let kind = evidence.kind.split(separator: "_").joined(separator: " ")
    return evidence.text.isEmpty ? kind : "\(kind) \"\(evidence.text)\""
  }
}
