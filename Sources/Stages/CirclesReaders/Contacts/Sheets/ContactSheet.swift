import CirclesModel
import SourceDiagnostics

/// Turns the rows of one kind of table into contacts.
protocol SheetMapping: Sendable {
  /// Which address book says it: `csv/google`, ...
  var origin: String { get }
  /// The fields of contacts, by the names of `Contract.md` section 2, for which there is no column.
  var unsaid: Set<String> { get }
  /// What a row says.
  func contact(of row: CSVRow) -> SheetContact
}

extension SheetMapping {
  var unsaid: Set<String> { [] }
}

/// Gives a table's contacts, chunk by chunk, after a first pass for namesakes where identifiers are
/// wanted.
final class ContactSheetCursor: RecordCursor {
  /// How many rows a chunk holds, and how many bytes of the file at most.
  static let rowsPerChunk = 128
  static let bytesPerChunk = 4 << 20

  private var rows: CSVRows
  private let records: SheetRecords
  private var pending: [Diagnostic]
  private var index = 0
  private var reported = 0
  private var isAtEnd = false

  init(
    _ sheet: CSVSheet, _ mapping: any SheetMapping, path: String, format: String,
    _ context: ReadingContext, diagnostics: [Diagnostic] = []
  ) throws(ReadError) {
    rows = sheet.rows
    var records = SheetRecords(
      path: path, format: format, context: context, mapping: mapping,
      columns: sheet.header.names)
    pending = diagnostics
    if let diagnostic = sheet.encoding.diagnostic(path: path) { pending.append(diagnostic) }
    if context.needsIdentifiers {
      var census = rows
      while let row = try census.next() {
        if row.isBlank { continue }
        var contact = mapping.contact(of: row.armed)
        if contact.identifier == nil, contact.finish() {
          records.namesakes.count(contact.fields.name.display, content: row.fields)
        }
      }
      records.namesakes.close()
    }
    self.records = records
  }

  func next() throws(ReadError) -> (any RecordChunk)? {
    if isAtEnd { return nil }
    var chunk = SheetChunk(records: records, firstIndex: index, diagnostics: pending)
    pending = []
    while chunk.rows.count < Self.rowsPerChunk, rows.offset - reported < Self.bytesPerChunk {
      guard let row = try rows.next() else {
        isAtEnd = true
        break
      }
      if !row.isBlank || row.problem != nil { chunk.rows.append(row) }
    }
    index += chunk.rows.count
    chunk.byteCount = rows.offset - reported
    reported = rows.offset
    return chunk
  }
}

/// Some rows, not mapped.
struct SheetChunk: RecordChunk {
  let records: SheetRecords
  let firstIndex: Int
  var rows: [CSVRow] = []
  var diagnostics: [Diagnostic]
  var byteCount = 0

  func parse() -> ParsedChunk {
    var chunk = ParsedChunk(diagnostics: diagnostics)
    for (place, row) in rows.enumerated() {
      records.append(row, index: firstIndex + place, to: &chunk)
    }
    return chunk
  }
}

/// Makes the records of a table's rows.
struct SheetRecords: Sendable {
  let path: String
  let format: String
  let context: ReadingContext
  let mapping: any SheetMapping
  /// The names of the header's columns.
  let columns: [String]
  var namesakes = Namesakes()

  /// By which the table is known to be cut.
  static let truncation = TruncationCodes(
    endings: ["csv.unclosed-quote", "csv.cut"], missingContacts: ["csv.short-end"])

  /// Changes whenever the same row would be read otherwise than before.
  static let readingVersion = 1

  func append(_ row: CSVRow, index: Int, to chunk: inout ParsedChunk) {
    func report(
      _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String,
      _ column: String? = nil
    ) {
      chunk.diagnostics.append(
        Diagnostic(
          severity, code, message,
          at: row.location(path: path, field: column.flatMap(columns.firstIndex(of:))),
          record: index, property: column))
    }
    if row.problem == .tooLong {
      chunk.refused += 1
      return report(.error, "csv.too-long", "the line is too long for a record; left out")
    }
    if row.problem == .cutOff {
      chunk.refused += 1
      return report(.error, "csv.cut", "the file ends inside this record; left out")
    }
    if row.problem == .unclosedQuote {
      report(.warning, "csv.unclosed-quote", "a quote is never closed; the line is read alone")
    }
    let isTruncated = row.endsFile && row.fields.count < columns.count
    if isTruncated {
      report(
        .note, "csv.short-end",
        "the file ends inside a row; anything after it is missing")
    }
    var contact = mapping.contact(of: row.armed)
    for problem in contact.problems {
      report(.warning, problem.code, problem.message, problem.column)
    }
    if !contact.finish() {
      chunk.skipped += 1
      if let identifier = contact.identifier { chunk.skippedIdentifiers.append(identifier) }
      return report(
        .warning, "csv.empty-contact",
        "the row has no name or anything else to identify a contact; left out")
    }
    let fields = contact.fields
    let isNamesake = contact.identifier == nil && namesakes.contains(fields.name.display)
    let derived =
      context.needsIdentifiers ? DerivedIdentifier.make(fields, isNamesake: isNamesake) : ""
    var record = ContactRecord(
      source: RecordSource(path: path, format: format, index: index, line: row.line),
      origin: mapping.origin, identifier: contact.identifier ?? derived,
      isDerived: contact.identifier == nil, digest: digest(of: fields), fields: fields,
      bearsUniqueName: !isNamesake)
    record.isTruncated = isTruncated
    record.unsaid = mapping.unsaid.union(contact.unsaid)
    chunk.records.append(.contact(record))
  }

  /// Of what was understood, since a row means something only below its header.
  private func digest(of fields: ContactFields) -> RecordDigest {
    var json = JSONWriter()
    json.object { fields.writeMembers(to: &$0) }
    return RecordDigest(
      of: json.bytes, seed: "\(format)/\(Self.readingVersion)/\(context.region)")
  }
}
