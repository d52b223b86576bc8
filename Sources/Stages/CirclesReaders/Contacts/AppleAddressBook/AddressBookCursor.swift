import CirclesModel
import PhoneNumbers
import SourceDiagnostics

/// Gives the contacts and groups of an address book, some at a time.
final class AddressBookCursor: RecordCursor {
  /// How many records a chunk holds.
  static let recordsPerChunk = 128

  private let book: AddressBookTables
  private let path: String
  private let format: String
  private let phones: PhoneNormalizer
  private let keepsPhotos: Bool
  private var members: [Int64: [String]]?
  private var seen: Set<String> = []
  private var index = 0
  private var bytesLeft: Int
  private var isAtEnd = false

  init(
    _ book: AddressBookTables, _ path: String, size: Int, _ format: String,
    _ context: ReadingContext
  ) {
    self.book = book
    self.path = path
    self.format = format
    bytesLeft = size
    phones = PhoneNormalizer(region: context.region)
    keepsPhotos = context.keepsPhotos
  }

  func next() -> (any RecordChunk)? {
    if isAtEnd { return nil }
    var parsed = ParsedChunk()
    do throws(Database.Failure) {
      if members == nil { members = try book.members() }
      while parsed.records.count + parsed.skipped < Self.recordsPerChunk {
        guard try book.records.step() else {
          isAtEnd = true
          break
        }
        try take(into: &parsed)
      }
    } catch {
      isAtEnd = true
      parsed.diagnostics.append(
        Diagnostic(
          .error, "apple-addressbook.malformed",
          "SQLite cannot read further (code \(error.code)); what came before is kept",
          at: SourceLocation(path: path), record: index))
    }
    defer { bytesLeft = 0 }
    return ReadRecords(byteCount: bytesLeft, parsed: parsed)
  }

  private func take(into parsed: inout ParsedChunk) throws(Database.Failure) {
    let row = AddressBookRow(book.records)
    let kind = book.entities[row.entity] ?? ""
    let isGroup = kind == "ABCDGroup" || kind.isEmpty && row.identifier.hasSuffix(":ABGroup")
    let isContact =
      kind.isEmpty ? !isGroup : kind == "ABCDContact" || kind == "ABCDSubscribedContact"
    // Smart groups, the container's own rows, subscriptions: nobody's.
    guard isContact || isGroup else { return }
    defer { index += 1 }
    if !row.identifier.isEmpty, !seen.insert(row.identifier).inserted {
      return skip(.note, "apple-addressbook.repeated", "the record is in the file twice", &parsed)
    }
    var contact = SheetContact(phones)
    contact.identifier = row.identifier.isEmpty ? nil : row.identifier
    row.take(into: &contact, keepsPhotos: keepsPhotos)
    if isGroup {
      contact.fields.kind = .group
      contact.fields.name.display = row.groupName
      contact.fields.members = members?[row.key] ?? []
    }
    try AddressBookDetails(book: book, key: row.key).take(into: &contact)
    guard contact.finish() else {
      if let identifier = contact.identifier { parsed.skippedIdentifiers.append(identifier) }
      return skip(
        .warning, "apple-addressbook.empty",
        "the record has no name or anything else to identify a contact; left out", &parsed)
    }
    parsed.records.append(record(contact))
  }

  private func skip(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String,
    _ parsed: inout ParsedChunk
  ) {
    parsed.skipped += 1
    parsed.diagnostics.append(
      Diagnostic(severity, code, message, at: SourceLocation(path: path), record: index))
  }

  private func record(_ contact: SheetContact) -> Record {
    var json = JSONWriter()
    json.object { contact.fields.writeMembers(to: &$0) }
    return .contact(
      ContactRecord(
        source: RecordSource(path: path, format: format, index: index, line: 1),
        origin: "apple-addressbook",
        identifier: contact.identifier
          ?? DerivedIdentifier.make(contact.fields, isNamesake: true),
        isDerived: contact.identifier == nil,
        digest: RecordDigest(of: json.bytes, seed: "\(format)/1/\(phones.region)"),
        fields: contact.fields))
  }
}

/// Records that were read already, since a database is walked by one alone.
struct ReadRecords: RecordChunk {
  let byteCount: Int
  let parsed: ParsedChunk

  func parse() -> ParsedChunk { parsed }
}
