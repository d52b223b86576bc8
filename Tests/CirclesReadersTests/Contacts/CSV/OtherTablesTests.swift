import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("Tables of other programs")
struct OtherTablesTests {
  @Test("LinkedIn's connections: the header behind the note, the page as identifier")
  func connections() throws {
    let text =
      "Notes:\n\"Some addresses are missing, as \"\"you\"\" know,\nand so on\"\n\n"
      + "First Name,Last Name,URL,Email Address,Company,Position,Connected On\n"
      + "Ana,Ek,https://www.linkedin.com/in/%C3%81na-Ek?trk=1,a@example.org,Oars,Cox,06 Nov 2023\n"
      + ",,,,,,01 Jan 2024\n"
    let input = MemoryInput(text, path: "Connections.csv")
    #expect(LinkedInConnectionsReader().confidence(for: try input.probe()) == .certain)
    let chunk = try LinkedInConnectionsReader().everything(in: input)
    let contact = try #require(chunk.contacts.first)
    #expect(contact.identifier == "linkedin:ána-ek")
    #expect(!contact.isDerived)
    #expect(contact.fields.handles.map(\.value) == ["ána-ek"])
    #expect(
      contact.fields.dates == [
        LabelledDate(label: "connected", date: PartialDate(year: 2023, month: 11, day: 6))
      ])
    #expect(contact.source.line == 6)
    #expect(chunk.codes == ["csv.empty-contact"])
  }

  @Test(
    "a page's member is told from its address",
    arguments: [
      ("https://www.linkedin.com/in/Ana-Ek/", "ana-ek"), ("linkedin.com/pub/bo", "bo"),
      ("https://www.linkedin.com/company/oars", nil), ("", nil),
    ])
  func pages(address: String, slug: String?) {
    #expect(LinkedInPage.slug(of: address) == slug)
  }

  @Test("any other with a name and a number or address is taken, its other columns kept")
  func plain() throws {
    let input = MemoryInput("No;Full Name;Phone;Joined\n7;Ana Ek;07700 900111;2019\n")
    #expect(PlainCSVReader().confidence(for: try input.probe()) == .likely)
    let contact = try #require(
      try PlainCSVReader().everything(in: input, region: "GB").contacts.first)
    #expect(contact.fields.name.display == "Ana Ek")
    #expect(contact.fields.phones.first?.normalized == "+447700900111")
    #expect(contact.fields.extra.map(\.name) == ["No", "Joined"])
    #expect(contact.origin == "csv")
  }

  @Test(
    "prose, and tables of something else, are none",
    arguments: ["Dear all, hello\n", "Date,Author,Content\n", "name,price\n", "Phone,Fax\n", ""])
  func others(text: String) {
    let probe = FileProbe(name: "a.csv", head: Array(text.utf8))
    #expect(PlainCSVReader().confidence(for: probe) == .none)
  }
}
