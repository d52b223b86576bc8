/// Reads Tesseract's TSV: a line an element, level 1 a page, 4 a line, 5 a word; nothing is quoted.
enum TSVDump {
  /// The columns, in their order.
  static let columns = [
    "level", "page_num", "block_num", "par_num", "line_num", "word_num", "left", "top", "width",
    "height", "conf", "text",
  ]

  /// The pages of a table.
  static func read(_ text: String) -> ScreenDump {
    var gathering = ScreenGathering()
    var isDamaged = false
    var line = ""
    for (number, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if row.isEmpty || row.hasPrefix("level") { continue }
      let cells = row.split(separator: "\t", maxSplits: 11, omittingEmptySubsequences: false)
      guard cells.count >= 11, let level = Int(cells[0]), let left = Double(cells[6]),
        let top = Double(cells[7]), let width = Double(cells[8]), let height = Double(cells[9])
      else {
        isDamaged = true
        continue
      }
      let box = ScreenBox(left: left, top: top, right: left + width, bottom: top + height)
      switch level {
      case 1: gathering.beginScreen(width: box.right, height: box.bottom, line: number + 1)
      case 5:
        let key = cells[1...4].joined(separator: "\t")
        if key != line { gathering.endLine() }
        line = key
        guard cells.count == 12 else { continue }
        let confidence = (Double(cells[10]) ?? 0) / 100
        gathering.add(String(cells[11]), box, confidence)
      default: gathering.endLine()
      }
    }
    return gathering.finish(isDamaged: isDamaged)
  }
}
