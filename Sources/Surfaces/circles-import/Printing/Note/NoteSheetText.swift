import CirclesModel
import CirclesQueries

/// A note in full, for people.
struct NoteSheetText {
  private let sheet: NoteSheet
  private let style: Style

  /// The text of a sheet.
  init(_ sheet: NoteSheet, _ style: Style) {
    self.sheet = sheet
    self.style = style
  }

  /// Everything: head, where it lies, text, why, why not, what it says.
  func lines() -> [String] {
    var lines = head() + [place, ""] + indented(sheet.text)
    if let raw = sheet.asRead { lines += ["", style.faint("Original text:")] + indented(raw) }
    lines += section("For:", sheet.evidence.map(Self.reason))
    lines += section("Against:", sheet.against.map(\.text))
    if sheet.state == .inbox {
      lines += section(
        "Perhaps:",
        sheet.suggestions.map { "\($0.name) \(Percent.text($0.confidence))" })
    }
    let found = FindingsText(sheet.findings, of: sheet.text, style).found
    if !found.isEmpty { lines += ["", style.faint("Found in it:")] + found }
    return lines
  }

  private func head() -> [String] {
    let kind = sheet.app ?? InboxText.kind(of: sheet.source)
    let origin = sheet.partner.isEmpty ? kind : "\(kind), \(sheet.partner)"
    let parts = [sheet.capturedAt.map(RunLines.moment) ?? "", origin, sheet.title]
    let head = parts.filter { !$0.isEmpty }.joined(separator: "  ")
    return [
      style.heading(TerminalText.escaped(head)),
      style.faint("note \(sheet.id.prefix(8)), \(TerminalText.escaped(sheet.record))"),
    ]
  }

  private var place: String {
    switch sheet.state {
    case .inbox: return "In the inbox."
    case .dismissed: return "Dismissed."
    case .assigned:
      let names = sheet.contacts.map(\.name).joined(separator: ", ")
      let who = sheet.isByHand ? "by you" : Percent.text(sheet.confidence)
      return TerminalText.escaped("Filed under \(names) (\(who)).")
    }
  }

  private func indented(_ text: String) -> [String] {
    TerminalText.escapedLines(text).map { "  " + $0 }
  }

  private func section(_ title: String, _ sentences: [String]) -> [String] {
    if sentences.isEmpty { return [] }
    return ["", style.faint(title)] + sentences.map { "  " + TerminalText.escaped($0) }
  }

  private static func reason(_ evidence: MatchEvidence) -> String {
    switch evidence {
    case .byHand: "you filed it there"
    case .written: "you wrote it there"
    default: InboxText.reason(evidence)
    }
  }
}
