import CirclesModel
import CirclesQueries

/// A person's timeline.
enum TimelineLines {
  /// For people: a day, what it was, and its words in lines no wider than `width`.
  static func lines(
    _ entries: [TimelineEntry], isFull: Bool, width: Int, _ style: Style
  ) -> [String] {
    entries.flatMap { entry in
      let place = entry.app == entry.kind.rawValue ? nil : entry.app
      let head = [entry.day, entry.kind.rawValue, place].compactMap(\.self)
        .map(TerminalText.escaped).joined(separator: "  ")
      let text = isFull ? entry.text ?? entry.summary : entry.summary
      let lines = TerminalText.escapedLines(text)
        .flatMap { TextLines.wrapped($0, to: width - 2) }.map { "  " + $0 }
      return [style.heading(head)] + lines
    }
  }
}

/// Text in lines.
enum TextLines {
  /// A text in lines no wider than so many columns, but for words that are; each after the first
  /// begins with an indent.
  static func wrapped(_ text: String, to width: Int, indent: String = "") -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if TerminalWidth.of(line) + 1 + TerminalWidth.of(String(word)) <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = indent + word
      }
    }
    return lines + [line]
  }
}
