extension CSVRow {
  /// The row without the apostrophes that were put before cells to keep a spreadsheet from taking
  /// them for formulas, as our own export does.
  var armed: CSVRow {
    guard fields.contains(where: Self.isDefused) else { return self }
    var row = self
    row.fields = fields.map { Self.isDefused($0) ? String($0.dropFirst()) : $0 }
    return row
  }

  private static func isDefused(_ cell: String) -> Bool {
    guard cell.utf8.first == 0x27, let sign = cell.utf8.first(where: { $0 != 0x27 }) else {
      return false
    }
    return sign == 0x3D || sign == 0x2B || sign == 0x2D || sign == 0x40 || sign == 0x09
      || sign == 0x0D
  }
}
