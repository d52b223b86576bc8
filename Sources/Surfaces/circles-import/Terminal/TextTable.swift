/// Rows of text in aligned columns. Cells are escaped here, so callers hand over what the data says.
struct TextTable {
  /// The headings, one a column.
  let headings: [String]
  /// Columns that line up on the right, by number from 0.
  var rightAligned: Set<Int> = []
  /// The most columns of the terminal that one cell may take; nil for as many as it needs.
  var cellLimit: Int?
  private var rows: [[String]] = []

  /// A table without rows.
  init(_ headings: [String], rightAligned: Set<Int> = [], cellLimit: Int? = nil) {
    self.headings = headings
    self.rightAligned = rightAligned
    self.cellLimit = cellLimit
  }

  /// Adds a row; cells that are missing stay blank.
  mutating func add(_ cells: [String]) {
    rows.append(
      cells.map { cell in
        let safe = TerminalText.escaped(cell)
        return cellLimit.map { TerminalWidth.cut(safe, to: $0) } ?? safe
      })
  }

  /// The table as lines, without spaces at their ends.
  func lines(_ style: Style) -> [String] {
    let widths = headings.indices.map { column in
      rows.reduce(TerminalWidth.of(headings[column])) { widest, row in
        column < row.count ? max(widest, TerminalWidth.of(row[column])) : widest
      }
    }
    return [style.faint(line(headings, widths))] + rows.map { line($0, widths) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var text = ""
    for (column, cell) in cells.enumerated() where column < widths.count {
      if column > 0 { text += "  " }
      let fill = String(repeating: " ", count: max(0, widths[column] - TerminalWidth.of(cell)))
      text += rightAligned.contains(column) ? fill + cell : cell + fill
    }
    let end = text.utf8.lastIndex { $0 != 0x20 }.map { text.utf8.index(after: $0) }
    return String(text[..<(end ?? text.startIndex)])
  }
}
