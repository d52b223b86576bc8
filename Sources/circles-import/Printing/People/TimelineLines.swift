import CirclesModel
import CirclesQueries

/// A person's timeline.
enum TimelineLines {
  /// An entry as a line of NDJSON.
  static func json(_ entry: TimelineEntry, isFull: Bool) -> [UInt8] {
    var json = JSONWriter(capacity: 512)
    json.object { json in
      json.key("type")
      json.value("timeline")
      json.key("kind")
      json.value(entry.kind.rawValue)
      json.key("at")
      json.value(entry.at)
      json.optional("note", entry.note)
      json.optional("app", entry.app)
      json.key("summary")
      json.value(entry.summary)
      if isFull { json.optional("text", entry.text ?? entry.summary) }
    }
    json.newline()
    return json.bytes
  }

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
