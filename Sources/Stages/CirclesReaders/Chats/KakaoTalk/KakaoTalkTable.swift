import CirclesModel

/// The entries of a table, as macOS writes it: `2022-03-14 19:05:33,"Ana Ruiz","text"`.
struct KakaoTalkTable: KakaoTalkEntries {
  private var rows: CSVRows
  let title: KakaoTalkTitle? = nil

  /// Nil where the file is not such a table.
  init?(_ input: any InputSource) throws(ReadError) {
    guard Self.isHeader(in: try input.probe()), let sheet = try CSVSheet(input, Self.isHeader)
    else { return nil }
    rows = sheet.rows
  }

  /// Whether the first line is the header of such a table.
  static func isHeader(in probe: FileProbe) -> Bool {
    CSVSheet.isHeader(in: probe, isHeader)
  }

  private static func isHeader(_ header: CSVHeader) -> Bool {
    header.keys == ["date", "user", "message"]
  }

  var offset: Int { rows.offset }

  mutating func next() throws(ReadError) -> KakaoTalkEntry? {
    while let row = try rows.next() {
      if row.isBlank { continue }
      let isCut = row.endsFile && row.fields.count < 3
      let fields = row.fields + ["", "", ""]
      return KakaoTalkEntry(
        time: Self.time(fields[0]), name: fields[1].cleanLabel,
        text: fields[2].replacing("\0", with: "").trimmed, line: row.line,
        problem: isCut ? .cutOff : row.problem)
    }
    return nil
  }

  private static func time(_ text: String) -> WallTime? {
    guard let time = ISOTime.parse(text), case .wall(let wall) = time else { return nil }
    return wall
  }
}
