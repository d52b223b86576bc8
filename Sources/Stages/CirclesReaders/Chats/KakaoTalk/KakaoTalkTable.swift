import CirclesModel

/// The entries of a table, as macOS writes it: `2022-03-14 19:05:33,"Ana Ruiz","text"`.
struct KakaoTalkTable: KakaoTalkEntries {
  private var rows: CSVRows
  let title: KakaoTalkTitle? = nil
  let notices = 0

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
      let name = fields[1].cleanLabel
      let text = fields[2].replacing("\0", with: "").trimmed
      // A notice bears the name of the one it is on, and begins with it.
      let isNotice = text.hasPrefix(name) && KakaoTalkNotice.matches(text)
      return KakaoTalkEntry(
        time: Self.time(fields[0]), name: isNotice ? "" : name, text: text, line: row.line,
        problem: isCut ? .cutOff : row.problem)
    }
    return nil
  }

  private static func time(_ text: String) -> WallTime? {
    guard let time = ISOTime.parse(text), case .wall(let wall) = time else { return nil }
    return wall
  }
}
