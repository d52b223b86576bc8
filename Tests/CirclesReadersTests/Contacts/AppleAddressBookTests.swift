import CSQLite
import CirclesModel
import Foundation
import Testing

@testable import CirclesReaders

@Suite("Apple's address book")
struct AppleAddressBookTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ sql: String) throws -> ParsedChunk {
    let path = folder.path + "/AddressBook-v22.abcddb"
    var handle: OpaquePointer?
    sqlite3_open(path, &handle)
    sqlite3_exec(handle, sql, nil, nil, nil)
    sqlite3_close_v2(handle)
    let input = try InputFile(path: path)
    #expect(AppleAddressBookReader().confidence(for: try input.probe()) == .certain)
    return try AppleAddressBookReader().everything(in: input, region: "GB")
  }

  private static let people = """
    CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER, Z_NAME TEXT);
    INSERT INTO Z_PRIMARYKEY VALUES (1, 'ABCDGroup'), (2, 'ABCDContact'), (3, 'ABCDInfo');
    CREATE TABLE ZABCDRECORD (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, ZFIRSTNAME TEXT,
      ZLASTNAME TEXT, ZORGANIZATION TEXT, ZNAME TEXT, ZUNIQUEID TEXT, ZDISPLAYFLAGS INTEGER,
      ZBIRTHDAY REAL, ZBIRTHDAYYEARLESS REAL);
    CREATE TABLE ZABCDPHONENUMBER (Z_PK INTEGER PRIMARY KEY, ZOWNER INTEGER, ZFULLNUMBER TEXT,
      ZLABEL TEXT);
    CREATE TABLE ZABCDEMAILADDRESS (Z_PK INTEGER PRIMARY KEY, Z22_OWNER INTEGER, ZADDRESS TEXT,
      ZLABEL TEXT);
    INSERT INTO ZABCDRECORD (Z_PK, Z_ENT, ZFIRSTNAME, ZLASTNAME, ZUNIQUEID, ZBIRTHDAY) VALUES
      (1, 2, 'Ana', 'Ek', 'A:ABPerson', -428025600),
      (2, 2, 'Bo', 'Lund', 'B:ABPerson', -12510590400);
    INSERT INTO ZABCDPHONENUMBER VALUES (1, 2, '07700 900112', '_$!<Work>!$_'),
      (2, 1, '07700 900111', '_$!<Mobile>!$_'), (3, 1, '01632 960111', 'Boat'),
      (4, 99, '07700 900199', NULL);
    """

  @Test("gives each person their own rows of every table, labels in plain words")
  func people() throws {
    let chunk = try read(
      Self.people
        + "INSERT INTO ZABCDEMAILADDRESS VALUES (1, 1, 'a@example.org', NULL), (2, 1, 'b@example.org', 'x');"
    )
    let people = chunk.contacts
    #expect(people.map(\.identifier) == ["A:ABPerson", "B:ABPerson"])
    #expect(people.map(\.fields.name.display) == ["Ana Ek", "Bo Lund"])
    #expect(people.first?.fields.phones.map(\.label) == ["mobile", "Boat"])
    #expect(people.first?.fields.phones.first?.normalized == "+447700900111")
    #expect(people.first?.fields.emails.map(\.value) == ["a@example.org", "b@example.org"])
    #expect(people.last?.fields.phones.map(\.label) == ["work"])
    #expect(chunk.diagnostics.isEmpty)
  }

  @Test("tells a day from its seconds, and 1604 for no year")
  func birthdays() throws {
    let people = try read(Self.people).contacts
    #expect(people.first?.fields.birthday == PartialDate(year: 1987, month: 6, day: 10))
    #expect(people.last?.fields.birthday?.year == nil)
    #expect(people.last?.fields.birthday?.month != nil)
    let leap = AppleDay(date: "", year: "1604", yearless: "\(59 * 86_400 + 43_200)").partial
    #expect(leap == PartialDate(month: 2, day: 29))
    let known = AppleDay(date: "", year: "1987", yearless: "\(155 * 86_400)").partial
    #expect(known == PartialDate(year: 1987, month: 6, day: 5))
    #expect(AppleDay(date: "", year: "", yearless: "").partial == nil)
    #expect(AppleDay(date: "1e300", year: "", yearless: "-1").partial == nil)
  }

  @Test("leaves out what is nobody, tells companies and groups")
  func kinds() throws {
    let chunk = try read(
      Self.people + """
        CREATE TABLE Z_2PARENTGROUPS (Z_2CONTACTS INTEGER, Z_1PARENTGROUPS1 INTEGER);
        INSERT INTO Z_2PARENTGROUPS VALUES (2, 5), (1, 5);
        INSERT INTO ZABCDRECORD (Z_PK, Z_ENT, ZNAME, ZUNIQUEID, ZORGANIZATION, ZDISPLAYFLAGS) VALUES
          (3, 3, 'info', 'C', NULL, 0), (4, 2, NULL, 'D:ABPerson', 'Oars Ltd', 1),
          (5, 1, 'Choir', 'E:ABGroup', NULL, 0), (6, 2, NULL, 'F:ABPerson', NULL, 0),
          (7, 2, 'x', 'A:ABPerson', 'Again', 0);
        """)
    let kinds = chunk.contacts.map(\.fields.kind)
    #expect(kinds == [.individual, .individual, .organization, .group])
    #expect(chunk.contacts.last?.fields.members == ["A:ABPerson", "B:ABPerson"])
    #expect(chunk.codes == ["apple-addressbook.empty", "apple-addressbook.repeated"])
    #expect(chunk.skipped == 2)
  }

  @Test("in a database of something else, or in none, is refused")
  func wrongFile() throws {
    #expect(throws: ReadError.self) { try read("CREATE TABLE other (a)") }
    let torn = MemoryInput(
      Array("SQLite format 3\0".utf8) + [UInt8](repeating: 7, count: 5000), path: "a.abcddb")
    #expect(throws: ReadError.self) { try AppleAddressBookReader().everything(in: torn) }
  }
}
