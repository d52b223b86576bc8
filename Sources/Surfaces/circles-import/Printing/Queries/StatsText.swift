import CirclesExports
import CirclesQueries

/// A look back for a terminal.
enum StatsText {
  /// Its lines, at most 80 columns wide.
  static func lines(_ stats: ChatStats, _ console: Console) -> [String] {
    if stats.isEmpty { return ["No messages yet."] }
    var lines = [console.style.heading(StatsPage.title(stats)), ""]
    lines += TextLines.wrapped(StatsWords.opening(stats), to: 78)
    let people = stats.people.map(\.count)
    for (title, counts) in [
      (stats.year == nil ? "By year" : "By month", stats.periods), ("With whom", people),
      ("By weekday", stats.weekdays), ("By app", stats.apps),
    ] where !counts.isEmpty {
      lines += ["", console.style.heading(title)] + bars(counts)
    }
    let told = StatsWords.remarkable(stats) + StatsWords.habits(stats)
    if !told.isEmpty {
      lines += ["", console.style.heading("Worth remembering")]
      lines += told.flatMap { QueryText.lines(TerminalText.escaped($0), console) }
    }
    return lines
  }

  private static func bars(_ counts: [ChatStats.Count]) -> [String] {
    let most = max(counts.map(\.messages).max() ?? 0, 1)
    return counts.map { count in
      let name = cell(TerminalText.escaped(count.name), width: 22)
      let long = count.messages * 40 / most
      let bar =
        String(repeating: "\u{2588}", count: long)
        + (long == 0 && count.messages > 0 ? "\u{258F}" : "")
      return "  \(name) \(bar) \(StatsWords.number(count.messages))"
    }
  }

  /// A name in exactly so many columns.
  private static func cell(_ name: String, width: Int) -> String {
    var text = name
    while TerminalWidth.of(text) > width { text = String(text.dropLast(2)) + "\u{2026}" }
    return text + String(repeating: " ", count: max(width - TerminalWidth.of(text), 0))
  }
}
