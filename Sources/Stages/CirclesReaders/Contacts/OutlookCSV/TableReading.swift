import CirclesModel
import SourceDiagnostics

/// What Outlook's reader and that of other tables have in common.
enum TableReading {
  /// Opens a table after looking through it for the order of its dates and for namesakes.
  static func open(
    _ input: any InputSource, _ context: ReadingContext, format: String, origin: String,
    _ isHeader: (CSVHeader) -> Bool
  ) throws(ReadError) -> any RecordCursor {
    guard let sheet = try CSVSheet(input, isHeader) else {
      throw .malformed(
        Diagnostic(
          .error, "csv.no-header", "the file has no header line with columns of an address book",
          at: SourceLocation(path: input.path)))
    }
    let origin = isThunderbird(sheet.header) ? "csv/thunderbird" : origin
    let columns = TableMapping.dateColumns(of: sheet.header)
    var evidence = SheetDates.Evidence()
    var rows = sheet.rows
    while !columns.isEmpty, let row = try rows.next() {
      for column in columns where column < row.fields.count { evidence.take(row.fields[column]) }
    }
    // Of the languages of Outlook only English has more than one order.
    let isEnglish = sheet.header.has("first name") || sheet.header.has("name")
    let dates = evidence.dates(context, usual: isEnglish ? nil : .dmy)
    var diagnostics: [Diagnostic] = []
    if dates.isGuess {
      diagnostics.append(
        Diagnostic(
          .note, "csv.guessed-date-order",
          "nothing in the file tells whether day or month comes first; it was guessed",
          at: SourceLocation(path: input.path)))
    }
    return try ContactSheetCursor(
      sheet, TableMapping(sheet.header, origin: origin, context, dates), path: input.path,
      format: format, context, diagnostics: diagnostics)
  }

  /// Whether a table is Thunderbird's, which alone has a column for each part of a birthday.
  private static func isThunderbird(_ header: CSVHeader) -> Bool {
    let fields = TableMapping.fields(of: header)
    return [DatePart.year, .month, .day].allSatisfy { fields.contains(.birthdayPart($0)) }
  }

  /// How many columns have a place in a contact, and whether people are named and can be reached.
  static func weigh(_ header: CSVHeader) -> (known: Int, isAddressBook: Bool, isOutlook: Bool) {
    // Every line of every text is asked, so what names nobody is let go before the words of each
    // column are looked at.
    let names: Set<TableField> = [.given, .family, .display]
    guard header.keys.contains(where: { FieldWords.whole[$0].map(names.contains) ?? false }) else {
      return (0, false, false)
    }
    let fields = TableMapping.fields(of: header)
    let known = fields.filter { $0 != .other }
    let isNamed = known.contains { [.given, .family, .display].contains($0) }
    let canBeReached = known.contains { field in
      switch field {
      case .phone, .email: true
      default: false
      }
    }
    let ofOutlook = known.filter { field in
      switch field {
      case .emailType, .emailName, .email(2), .email(3), .related, .phone("home fax"),
        .phone("work fax"), .phone("company main"), .phone("callback"),
        .address(place: "work", _, _), .address(place: "other", _, _):
        true
      default: false
      }
    }
    return (
      known.count, isNamed && canBeReached,
      fields.contains(.given) && fields.contains(.family) && ofOutlook.count >= 2
    )
  }
}
