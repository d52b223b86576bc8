/// Cells of a table as text (RFC 4180).
///
/// A cell that a spreadsheet would run as a formula is given an apostrophe in front, which our own
/// readers take off again. A number such as `+44 20 7946 0001` or a day `--03-15` stays: without a
/// letter there is nothing to run.
enum CSVText {
  /// A row with its line break.
  static func row(_ cells: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (place, cell) in cells.enumerated() {
      if place > 0 { bytes.append(0x2C) }
      append(defused(cell), to: &bytes)
    }
    bytes += [0x0D, 0x0A]
    return bytes
  }

  /// The cell so that it is text to every spreadsheet.
  static func defused(_ cell: String) -> String {
    // An apostrophe that was there before such a sign gets another, so that one is taken off.
    let bytes = cell.utf8.drop { $0 == 0x27 }
    guard let first = bytes.first, signs.contains(first) else { return cell }
    let isNumber = first == 0x2B || first == 0x2D
    let hasApostrophe = cell.utf8.first == 0x27
    if isNumber, !hasApostrophe, bytes.allSatisfy(harmless.contains) { return cell }
    return "'" + cell
  }

  private static let signs = Set("=+-@\t\r".utf8)
  private static let harmless = Set("0123456789 +-().#*".utf8)

  private static func append(_ cell: String, to bytes: inout [UInt8]) {
    let needsQuotes =
      cell.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
      || cell.utf8.first == 0x20 || cell.utf8.last == 0x20
    if !needsQuotes {
      bytes += cell.utf8
      return
    }
    bytes.append(0x22)
    for byte in cell.utf8 {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }
}
