public import CirclesModel

/// Reads any other table of people that has a header: names, and numbers or e-mail addresses, under
/// their usual names in seven languages. Columns without a place are kept under their names.
public struct PlainCSVReader: Reader {
  /// A reader of tables.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "csv", title: "Contacts in a table (CSV)", extensions: ["csv", "tsv", "txt"],
      recognisedBy: "a header that names a name, and a phone or an e-mail column",
      contents: .contacts)
  }

  /// Likely for such a header among the first records.
  public func confidence(for probe: FileProbe) -> Confidence {
    CSVSheet.isHeader(in: probe, Self.isHeader) ? .likely : .none
  }

  /// Opens the file, looking through it for namesakes and the order of its dates.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    try TableReading.open(input, context, format: format.id, origin: "csv", Self.isHeader)
  }

  /// The longest name of a column; prose is no header.
  private static let longestName = 40

  private static func isHeader(_ header: CSVHeader) -> Bool {
    header.names.allSatisfy { $0.count <= longestName } && TableReading.weigh(header).isAddressBook
  }
}
