import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A table of Google's contacts")
struct GoogleCSVTests {
  private func read(_ text: String) throws -> ParsedChunk {
    try GoogleCSVReader().everything(in: MemoryInput(text, path: "contacts.csv"), region: "GB")
  }

  @Test("is known by its columns, of either generation")
  func sniffing() {
    func confidence(_ head: String) -> Confidence {
      GoogleCSVReader().confidence(for: FileProbe(name: "a.txt", head: Array(head.utf8)))
    }
    #expect(confidence("Name,Given Name,Phone 1 - Type,Phone 1 - Value\n") == .certain)
    #expect(
      confidence("First Name,Last Name,Labels,E-mail 1 - Label,E-mail 1 - Value\n") == .certain)
    #expect(confidence("First Name,Last Name,E-mail Address\n") == .none)
    #expect(confidence("BEGIN:VCARD\nFN:A\n") == .none)
  }

  @Test("holds several values in a cell, the first of a marked one preferred")
  func values() throws {
    let contact = try #require(
      try read(
        "Name,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Group Membership\n"
          + "Ana Ek,* Home,a@example.org ::: b@example.org,Mobile,07700 900111 ::: 07700 900112,"
          + "* myContacts ::: Choir ::: * starred\n"
      ).contacts.first)
    #expect(contact.fields.emails.map(\.value) == ["a@example.org", "b@example.org"])
    #expect(contact.fields.emails.map(\.preferred) == [true, false])
    #expect(contact.fields.emails.map(\.label) == ["home", "home"])
    #expect(contact.fields.phones.map(\.normalized) == ["+447700900111", "+447700900112"])
    #expect(contact.fields.categories == ["Choir", "starred"])
    #expect(contact.origin == "csv/google")
    #expect(contact.isDerived)
  }

  @Test("a number that a spreadsheet rounded is told of, and takes the good one's place nowhere")
  func rounded() throws {
    let chunk = try read(
      "Name,Given Name,Phone 1 - Type,Phone 1 - Value\nAna Ek,Ana,Mobile,4.47701E+11\n"
        + "Bo Ek,Bo,Mobile,447700900101\n")
    #expect(chunk.contacts.map(\.fields.phones.count) == [0, 1])
    #expect(chunk.contacts.map(\.unsaid) == [["phones"], []])
    #expect(chunk.contacts[0].fields.extra.map(\.value) == ["4.47701E+11"])
    #expect(chunk.diagnostics.map(\.code) == ["csv.rounded-number"])
    #expect(chunk.diagnostics.first?.location.line == 2)
  }

  @Test("keeps every column without a place, and custom fields under their own names")
  func extra() throws {
    let chunk = try read(
      "Name,Phone 1 - Value,Gender,Custom Field 1 - Type,Custom Field 1 - Value,"
        + "Organization 1 - Name,Organization 2 - Name,Event 1 - Type,Event 1 - Value\n"
        + "Bo Lund,,f,Locker,14,One,Two,Moved in,sometime,spare\n")
    let extra = try #require(chunk.contacts.first).fields.extra
    #expect(
      extra.map(\.name) == [
        "Gender", "Locker", "Organization 2 - Name", "Event 1 - Value", "column 10",
      ])
    #expect(extra.map(\.value) == ["f", "14", "Two", "sometime", "spare"])
    #expect(chunk.codes == ["csv.bad-date"])
    #expect(chunk.diagnostics[0].location.line == 2)
    #expect(chunk.diagnostics[0].location.column == 39)
  }

  @Test("tells where a cell stands that is not what it should be, below quoted lines, too")
  func place() throws {
    let chunk = try read(
      "Name,Notes,Birthday,Phone 1 - Value\n\"Bo, \"\"B\"\" Lund\",\"tall\nand é\", someday,\n,,,\n,x,,\n"
    )
    #expect(chunk.codes == ["csv.bad-date"])
    #expect(chunk.diagnostics.map(\.location.line) == [3])
    #expect(chunk.diagnostics.map(\.location.column) == [9])
  }

  @Test("tells a birthday without a year, relations and events")
  func people() throws {
    let fields = try #require(
      try read(
        "First Name,Last Name,Birthday,Relation 1 - Label,Relation 1 - Value,Event 1 - Label,"
          + "Event 1 - Value,Phone 1 - Label,Phone 1 - Value\n"
          + "Bo,Lund, --06-05,Spouse,Ana Ek,Anniversary,2015-09-12,,\n"
      ).contacts.first
    ).fields
    #expect(fields.name.display == "Bo Lund")
    #expect(fields.birthday == PartialDate(month: 6, day: 5))
    #expect(fields.related == [RelatedPerson(type: "spouse", name: "Ana Ek")])
    #expect(fields.dates.map(\.label) == ["anniversary"])
  }

  @Test("gives namesakes identifiers of their own, and others one of the name alone")
  func namesakes() throws {
    let head = "Name,Phone 1 - Value\n"
    let two = try read(head + "Bo Lund,07700 900111\nBo Lund,07700 900112\nAna Ek,\n").contacts
    #expect(Set(two.map(\.identifier)).count == 3)
    #expect(two.map(\.bearsUniqueName) == [false, false, true])
    let later = try read(head + "Ana Ek,07700 900113\n").contacts
    #expect(later.first?.identifier == two.last?.identifier)
  }

  @Test("in another file is none")
  func wrongFile() {
    #expect(throws: ReadError.self) { try read("hello") }
  }
}
