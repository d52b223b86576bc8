public import CirclesModel

/// Reads the CSV export of Outlook, of Outlook.com and of the new Outlook.
///
/// Nearly a hundred columns, whose names, and the dates in them, are those of the exporting
/// machine's language: English, German, French, Spanish, Italian, Portuguese and Dutch are known.
/// `0/0/00` is not a date; an e-mail address of type EX (`/o=ExchangeLabs/...`) is a name within one
/// Exchange server, and is kept aside. Old versions write UTF-16 or the machine's code page.
/// Source: `Exporters.md` section 5, and exports.
public struct OutlookCSVReader: Reader {
  /// A reader of Outlook's tables.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "outlook-csv", title: "Outlook contacts (CSV)", extensions: ["csv"],
      recognisedBy: "a header with names, business addresses, faxes and E-mail 2 Address, in seven "
        + "languages", contents: .contacts)
  }

  /// Certain for most of Outlook's columns, likely for some of them.
  public func confidence(for probe: FileProbe) -> Confidence {
    var known = 0
    let isOurs = CSVSheet.isHeader(in: probe) { header in
      known = TableReading.weigh(header).known
      return Self.isHeader(header)
    }
    return isOurs ? known >= 12 ? .certain : .likely : .none
  }

  /// Opens the file, looking through it for namesakes and the order of its dates.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    try TableReading.open(
      input, context, format: format.id, origin: "csv/outlook", Self.isHeader)
  }

  private static func isHeader(_ header: CSVHeader) -> Bool {
    if GoogleCSVReader.isHeader(header) || LinkedInConnectionsReader.isHeader(header) {
      return false
    }
    let weight = TableReading.weigh(header)
    return weight.isOutlook && weight.isAddressBook
  }
}
