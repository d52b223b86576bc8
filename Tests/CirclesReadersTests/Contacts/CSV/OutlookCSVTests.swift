import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("A table of Outlook's contacts")
struct OutlookCSVTests {
  private static let head =
    "First Name,Last Name,Company,Business Street,Business Street 2,Business City,Home Phone,"
    + "Business Fax,Birthday,Anniversary,E-mail Address,E-mail Type,E-mail 2 Address,Spouse,"
    + "Children,Categories,Hobby\n"

  private func read(
    _ rows: String, head: String = head, region: String = "US"
  ) throws -> ParsedChunk {
    try OutlookCSVReader().everything(
      in: MemoryInput(head + rows, path: "contacts.CSV"), region: region)
  }

  @Test("is known by its columns in any language, and no other table is taken for it")
  func sniffing() {
    func confidence(_ head: String) -> Confidence {
      OutlookCSVReader().confidence(for: FileProbe(name: "a.csv", head: Array(head.utf8)))
    }
    #expect(confidence(Self.head) == .certain)
    #expect(
      confidence(
        "Vorname;Nachname;Firma;Telefon geschäftlich;Fax geschäftlich;E-Mail-Adresse;"
          + "E-Mail-Typ;Straße geschäftlich\n") == .likely)
    #expect(confidence("First Name,Last Name,Phone\n") == .none)
    #expect(confidence("Name,Given Name,Phone 1 - Value,E-mail 1 - Value\n") == .none)
  }

  @Test("gives names, numbers, an address of several lines, and whom they belong to")
  func fields() throws {
    let contact = try #require(
      try read(
        "Ana,Ek,Oars Ltd,1 Quay,Unit 2,Leith,503-555-0101,503-555-0102,,,a@example.org,SMTP,,"
          + "Bo Lund,\"Cy, Di\",Choir;Lido,rowing\n"
      ).contacts.first)
    let fields = contact.fields
    #expect(fields.name.display == "Ana Ek")
    #expect(fields.addresses.first?.street == "1 Quay\nUnit 2")
    #expect(fields.addresses.first?.label == "work")
    #expect(fields.phones.map(\.label) == ["home", "work fax"])
    #expect(fields.phones.first?.normalized == "+15035550101")
    #expect(fields.related.map(\.type) == ["spouse", "child", "child"])
    #expect(fields.related.compactMap(\.name) == ["Bo Lund", "Cy", "Di"])
    #expect(fields.categories == ["Choir", "Lido"])
    #expect(fields.extra.map(\.name) == ["E-mail Type", "Hobby"])
    #expect(contact.origin == "csv/outlook")
  }

  @Test("keeps an address of Exchange aside, and takes the zeros of no date for none")
  func sentinels() throws {
    let chunk = try read(
      "Ana,Ek,,,,,,,0/0/00,1/1/4501,/o=Labs/cn=ek,EX,ek@example.org,,,,\n")
    let fields = try #require(chunk.contacts.first).fields
    #expect(fields.emails.map(\.value) == ["ek@example.org"])
    #expect(fields.extra.map(\.value) == ["/o=Labs/cn=ek", "EX"])
    #expect(fields.birthday == nil)
    #expect(fields.dates.isEmpty)
    #expect(chunk.codes.isEmpty)
  }

  @Test("tells the order of day and month from the whole file, then from the region")
  func dateOrder() throws {
    func birthdays(_ days: [String], _ region: String) throws -> [PartialDate?] {
      let rows = days.map { "Ana \($0.count),\($0),,,,,,,\($0),,,,,,,,\n" }.joined()
      return try read(rows, region: region).contacts.map(\.fields.birthday)
    }
    let june = PartialDate(year: 1987, month: 6, day: 5)
    let may = PartialDate(year: 1987, month: 5, day: 6)
    #expect(try birthdays(["5/6/1987", "30/11/1979"], "US").first == june)
    #expect(try birthdays(["5/6/1987", "11/30/1979"], "GB").first == may)
    #expect(try birthdays(["5/6/1987"], "GB").first == june)
    #expect(try birthdays(["5/6/1987"], "US").first == may)
    #expect(try birthdays(["1987-06-05"], "US").first == june)
    #expect(try read("Ana,Ek,,,,,,,5/6/1987,,,,,,,,\n").codes == ["csv.guessed-date-order"])
  }

  @Test("is read in the code page of old machines, and says so")
  func windows() throws {
    let head =
      "Vorname;Nachname;Telefon geschäftlich;Fax geschäftlich;E-Mail-Adresse;E-Mail-Typ;Geburtstag\n"
    let bytes = (head + "Jörg;Weiß;;;j@example.org;SMTP;05.06.1987\n").unicodeScalars.map {
      UInt8(truncatingIfNeeded: $0.value)
    }
    let chunk = try OutlookCSVReader().everything(in: MemoryInput(bytes, path: "a.csv"))
    #expect(chunk.contacts.first?.fields.name.display == "Jörg Weiß")
    #expect(chunk.contacts.first?.fields.birthday == PartialDate(year: 1987, month: 6, day: 5))
    #expect(chunk.codes.contains("text.windows-1252"))
  }

  @Test("is not taken for Thunderbird's address book")
  func thunderbird() throws {
    let chunk = try read(
      "Chris,Miller,Chris Miller,,chris@example.com,,,,,,,,1991,5,2\n",
      head: "First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Work Phone,"
        + "Home Phone,Fax Number,Work Address,Work City,Work Country,Birth Year,Birth Month,"
        + "Birth Day\n")
    #expect(chunk.contacts.first?.origin == "csv/thunderbird")
    let unsaid = try #require(chunk.contacts.first?.unsaid)
    #expect(unsaid.contains("categories") && !unsaid.contains("emails"))
    #expect(chunk.contacts.first?.fields.birthday == PartialDate(year: 1991, month: 5, day: 2))
  }
}
