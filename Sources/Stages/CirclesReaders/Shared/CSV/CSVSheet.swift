import CirclesModel
import Foundation

/// The names of a table's columns.
struct CSVHeader: Hashable, Sendable {
  /// As written, without blanks at their ends.
  let names: [String]
  /// In a form in which the same name is the same text: lower case, no diacritics, letters and
  /// digits only, parted by single blanks.
  let keys: [String]

  init(_ fields: [String]) {
    names = fields.map(\.cleanLabel)
    keys = names.map(Self.key)
  }

  /// Whether a column of that key is there.
  func has(_ key: String) -> Bool { keys.contains(key) }

  /// A name as a key.
  static func key(_ name: String) -> String {
    let folded = name.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
      .replacing("ß", with: "ss")
    return folded.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}

/// A CSV file whose header was found.
struct CSVSheet {
  let header: CSVHeader
  let encoding: TextEncoding
  private let rowsBehindHeader: CSVRows

  /// In how many records the header is looked for: LinkedIn puts a note before it.
  static let headerRows = 20

  /// Looks for the first record that `isHeader` takes for one; nil where none is.
  init?(
    _ input: any InputSource, _ isHeader: (CSVHeader) -> Bool
  ) throws(ReadError) {
    encoding = try TextEncoding.detect(input)
    var rows = CSVRows(
      TextLines(input, encoding),
      delimiter: try CSVDelimiter.vote(TextLines(input, encoding)))
    for _ in 0..<Self.headerRows {
      guard let row = try rows.next() else { break }
      if row.fields.count < 2 { continue }
      let header = CSVHeader(row.fields)
      if isHeader(header) {
        self.header = header
        rowsBehindHeader = rows
        return
      }
    }
    return nil
  }

  /// The records behind the header, from the first on.
  var rows: CSVRows { rowsBehindHeader }

  /// Whether a file's first bytes hold such a header.
  static func isHeader(in probe: FileProbe, _ isHeader: (CSVHeader) -> Bool) -> Bool {
    if probe.head.starts(with: [0x50, 0x4B, 3, 4]) || probe.head.starts(with: Array("SQLite".utf8))
    {
      return false
    }
    return (try? CSVSheet(PrefixInput(probe), isHeader)) != nil
  }
}
