import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("A table of Thunderbird's")
struct ThunderbirdTests {
  private func fields(_ text: String) throws -> (ContactFields?, [String]) {
    let chunk = try PlainCSVReader().everything(in: MemoryInput(text, path: "tb.csv"))
    return (chunk.contacts.first?.fields, chunk.codes)
  }

  @Test(
    "has the birthday in three columns, and web pages by number",
    arguments: [
      "First Name,Last Name,Primary Email,Web Page 1,Web Page 2,Birth Year,Birth Month,Birth Day\n",
      "Vorname,Nachname,Primäre E-Mail-Adresse,Webseite 1,Webseite 2,Geburtsjahr,Geburtsmonat,Geburtstag\n",
      "Prénom,Nom de famille,Première adresse électronique e-mail,Page web 1,Page web 2,"
        + "Année de naissance,Mois de naissance,Jour de naissance\n",
    ])
  func birthday(_ head: String) throws {
    let (found, codes) = try fields(
      head + "Ana,Ek,a@example.org,https://a.example,https://b.example,1990,3,15\n")
    #expect(found?.birthday == PartialDate(year: 1990, month: 3, day: 15))
    #expect(found?.urls.map(\.value) == ["https://a.example", "https://b.example"])
    #expect(found?.extra.isEmpty == true)
    #expect(codes.isEmpty)
  }

  @Test("keeps numbers that are no date, and knows a day without its year")
  func parts() throws {
    let head = "First Name,Last Name,Primary Email,Birth Year,Birth Month,Birth Day\n"
    let (wrong, codes) = try fields(head + "Ana,Ek,a@example.org,1990,13,15\n")
    #expect(wrong?.birthday == nil)
    #expect(wrong?.extra.map(\.value) == ["1990", "13", "15"])
    #expect(codes == ["csv.bad-date"])
    #expect(
      try fields(head + "Ana,Ek,a@example.org,0,3,15\n").0?.birthday
        == PartialDate(month: 3, day: 15))
  }
}
