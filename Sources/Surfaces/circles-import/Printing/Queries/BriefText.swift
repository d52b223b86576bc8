import CirclesQueries
import CirclesStore

/// A brief, for people.
enum BriefText {
  /// Parts under headings; those without a line are left out.
  static func lines(_ brief: Brief, width: Int, _ style: Style) -> [String] {
    var lines = [
      style.heading(TerminalText.escaped(brief.person.name)) + ": " + brief.lastContactWords
    ]
    for part in brief.readingParts where !part.items.isEmpty {
      lines += ["", style.heading(part.heading)]
      for item in part.items { lines += self.lines(item, width: width, style) }
    }
    if lines.count == 1 { lines.append(Brief.nothingWords) }
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
