public import CirclesModel
import SourceDiagnostics

/// Reads the database of Apple's Contacts: `AddressBook-v22.abcddb`, of which an exported `.abbu`
/// folder, and the Mac itself, hold one for each account, below `Sources`, and one above them.
///
/// Core Data's tables: `ZABCDRECORD` has people, companies and groups, told apart by the entity
/// numbers of `Z_PRIMARYKEY`; a table each has numbers, addresses, dates, names of relatives, notes,
/// joined by `ZOWNER`. Columns differ from version to version and are looked up. Times count from
/// 2001; 1604 is no year. Source: `Exporters.md` section 3, and the schema itself.
public struct AppleAddressBookReader: Reader {
  /// A reader of such databases.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "apple-addressbook", title: "Apple Contacts (.abbu, .abcddb)",
      extensions: ["abbu", "abcddb"],
      recognisedBy: "an SQLite database named *.abcddb, or with the table ZABCDRECORD",
      contents: .contacts)
  }

  /// Certain for an SQLite database of that name, or whose first page names the table.
  public func confidence(for probe: FileProbe) -> Confidence {
    guard probe.head.starts(with: Array("SQLite format 3\0".utf8)) else { return .none }
    if probe.name.lowercased().hasSuffix(".abcddb") { return .certain }
    return String(decoding: probe.head, as: UTF8.self).contains("ZABCDRECORD") ? .certain : .none
  }

  /// Opens a copy of the file.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let copy = try DatabaseCopy(of: input)
    let place = SourceLocation(path: input.path)
    do throws(Database.Failure) {
      let book = try AddressBookTables(try Database(copy))
      if let book {
        return AddressBookCursor(book, input.path, size: input.size, format.id, context)
      }
    } catch {
      throw .malformed(
        Diagnostic(
          .error, "apple-addressbook.malformed",
          "SQLite cannot read the database (code \(error.code))", at: place))
    }
    throw .malformed(
      Diagnostic(
        .error, "apple-addressbook.no-contacts", "the database does not belong to Contacts",
        at: place))
  }
}
