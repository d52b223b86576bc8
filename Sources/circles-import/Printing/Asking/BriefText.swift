import CirclesQueries
import CirclesStore

/// A brief, for people.
enum BriefText {
  private static let headings = [
    "since_last": "Since you were last in touch", "told_last": "What they told last",
    "ahead": "Ahead", "ask": "Ask about", "avoid": "Better not mention", "gifts": "For a gift",
    "family": "Family",
  ]

  /// Parts under headings; those without a line are left out.
  static func lines(_ brief: Brief, width: Int, _ style: Style) -> [String] {
    let last = brief.lastContact.map { "last in touch on \($0.prefix(10))" } ?? "never in touch yet"
    var lines = [style.heading(TerminalText.escaped(brief.person.name)) + ": " + last]
    for part in brief.readingParts where !part.items.isEmpty {
      lines += ["", style.heading(headings[part.key] ?? part.key)]
      for item in part.items { lines += self.lines(item, width: width, style) }
    }
    if lines.count == 1 { lines.append("Nothing else is known yet.") }
    return lines
  }

  private static func lines(_ item: Brief.Item, width: Int, _ style: Style) -> [String] {
    let day = item.at.map { "\($0.prefix(10))  " } ?? ""
    let text = TextLines.wrapped(TerminalText.escaped(day + item.text), to: width - 12)
    let note = item.note.map { "  " + style.faint(String($0.prefix(8))) } ?? ""
    return text.enumerated().map { place, line in
      "  " + line + (place == text.count - 1 ? note : "")
    }
  }
}
