import CirclesModel
import CirclesQueries
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
      lines += ["", style.faint("Original text:")] + text(raw)
    }
    if !item.evidence.isEmpty {
      lines += ["", style.faint("Found in it:")]
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
    if item.suggestions.isEmpty { return [style.faint("No suggestions.")] }
    let apart = item.suggestions.tellingNamesakesApart()
    return item.suggestions.enumerated().map { number, suggestion in
      let words = InboxText.suggestion(suggestion, about: apart[suggestion.id])
      return "  \(number + 1)  " + TerminalText.escaped(words)
    }
  }
}

/// A conversation of the inbox, for people.
struct ConversationSheet {
  /// As many of the newest days are shown.
  private static let maximumDays = 5

  let entry: InboxEntry
  let days: [InboxItem]
  let style: Style

  /// A sheet about a conversation with the days that wait, the oldest first.
  init(_ entry: InboxEntry, _ days: [InboxItem], _ style: Style) {
    self.entry = entry
    self.days = days
    self.style = style
  }

  /// Whom it is with, how much waits, the newest days and the suggestions.
  func lines() -> [String] {
    let sheet = InboxSheet(entry.item, style)
    var lines = head()
    let shown = days.suffix(Self.maximumDays)
    if shown.count < days.count {
      lines.append(style.faint("  \(days.count - shown.count) earlier days"))
    }
    for day in shown {
      lines.append(style.faint("\(InboxText.moment(day))  note \(day.id.prefix(8))"))
      lines += sheet.text(day.content)
    }
    return lines + [""] + sheet.suggestions()
  }

  /// Whom it is with and how much waits.
  func head() -> [String] {
    let parts = [InboxText.origin(entry.item), entry.phone ?? "", entry.item.title]
    let head = parts.filter { !$0.isEmpty }.joined(separator: "  ")
    return [
      style.heading(TerminalText.escaped(head)),
      style.faint("entry \(entry.id.prefix(8)), \(InboxText.extent(entry))"),
    ]
  }
}
