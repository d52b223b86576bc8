import CirclesModel
import CirclesStore

/// One note of the inbox in full, for people.
struct InboxSheet {
  let item: InboxItem
  let style: Style

  /// A sheet about a note.
  init(_ item: InboxItem, _ style: Style) {
    self.item = item
    self.style = style
  }

  /// Everything that is known: head, text, what it was read as, reasons and suggestions.
  func lines() -> [String] {
    var lines = head()
    lines += text(item.content)
    if let raw = item.rawText, raw != item.content {
      lines += ["", style.faint("As it was read:")] + text(raw)
    }
    if !item.evidence.isEmpty {
      lines += ["", style.faint("Seen in it:")]
      lines += item.evidence.map { "  " + TerminalText.escaped(InboxText.reason($0)) }
    }
    return lines + [""] + suggestions()
  }

  /// Where and when it is from.
  func head() -> [String] {
    let parts = [InboxText.moment(item), InboxText.origin(item), item.title]
    let head = parts.filter { !$0.isEmpty }.joined(separator: "  ")
    return [
      style.heading(TerminalText.escaped(head)),
      style.faint("note \(item.id.prefix(8)), \(TerminalText.escaped(item.record))"),
    ]
  }

  /// A text, indented.
  func text(_ text: String) -> [String] { TerminalText.escapedLines(text).map { "  " + $0 } }

  /// Who it may be about, numbered as `inbox review` numbers them.
  func suggestions() -> [String] {
    if item.suggestions.isEmpty { return [style.faint("Nobody comes to mind.")] }
    return item.suggestions.enumerated().map { number, suggestion in
      "  \(number + 1)  " + TerminalText.escaped(InboxText.suggestion(suggestion))
    }
  }
}
