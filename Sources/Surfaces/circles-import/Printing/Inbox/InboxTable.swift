import CirclesQueries
import CirclesStore

/// The inbox as a table: when, where from, the first words, and who it may be about.
enum InboxTable {
  /// The columns between which the table is laid out: below, cells would hold nothing; above, lines
  /// would be too long to read.
  static let widths = 60...200

  /// The table's lines, none longer than `width` where that is not below the least.
  static func lines(_ entries: [InboxEntry], width: Int, _ style: Style) -> [String] {
    let width = min(max(width, widths.lowerBound), widths.upperBound)
    let withTime = width >= 96
    let fixed = 8 + 2 + (withTime ? 16 : 10) + 2
    let from = min(24, max(12, width / 6))
    let rest = width - fixed - from - 4
    let suggestion = entries.contains { !$0.item.suggestions.isEmpty } ? rest * 9 / 20 : 11
    var table = TextTable(["ENTRY", "WHEN", "FROM", "WORDS", "PERHAPS"])
    for entry in entries {
      table.add([
        String(entry.id.prefix(8)), InboxText.moment(entry.item, withTime: withTime),
        cell(InboxText.origin(entry.item), from), cell(InboxText.words(entry), rest - suggestion),
        cell(entry.item.suggestions.first.map { InboxText.suggestion($0) } ?? "", suggestion),
      ])
    }
    return table.lines(style)
  }

  private static func cell(_ text: String, _ width: Int) -> String {
    TerminalWidth.cut(TerminalText.escaped(text), to: width)
  }
}
