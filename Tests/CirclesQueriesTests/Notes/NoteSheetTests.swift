import CirclesModel
import CirclesPipeline
import CirclesQueries
import CirclesStore
import Foundation
import Testing

@Suite("A note in full")
struct NoteSheetTests {
  private let notebook: Notebook

  init() throws {
    notebook = try Notebook.open(path: ":memory:", mode: .scratch)
    let session = try notebook.beginImport(ImportRequest(command: "import book.vcf"))
    let cards = [("ana", "Ana Ruiz"), ("anb", "Ana Bell"), ("tom", "Tom Reed")].map { uid, name in
      var fields = ContactFields()
      fields.name = PersonName()
      fields.name.display = name
      fields.name.given = String(name.split(separator: " ")[0])
      fields.name.family = String(name.split(separator: " ")[1])
      return PreparedContact(
        ContactRecord(
          source: RecordSource(path: "book.vcf", format: "vcard", index: 0, line: 1),
          origin: "vcard", identifier: uid, isDerived: false,
          digest: RecordDigest(of: name.utf8), fields: fields))
    }
    _ = try session.load(cards, source: "book")
    try session.finish(RunReport())
  }

  private func write(_ text: String, for name: String? = nil, at seconds: Double = 1_780_000_000)
    throws -> WrittenNote
  {
    var options = ImportOptions(region: "GB")
    options.timeZone = "Europe/London"
    var person: PersonSummary?
    if let name, case .one(let found) = try notebook.resolvePerson(name) { person = found }
    return try NotePipeline().write(
      text, for: person, into: notebook, options, at: Date(timeIntervalSince1970: seconds))
  }

  private func sheet(_ note: WrittenNote) throws -> NoteSheet {
    try #require(try notebook.noteSheet(id: note.note))
  }

  private func id(_ identifier: String) throws -> String {
    guard case .one(let person) = try notebook.resolvePerson(identifier) else { return "" }
    return person.id
  }

  @Test("Where a note lies, why, and what it says")
  func assigned() throws {
    let sheet = try sheet(write("Tea with Ana Ruiz. She is learning the cello."))
    #expect(sheet.state == .assigned)
    #expect(!sheet.isByHand)
    #expect(sheet.contacts.map(\.name) == ["Ana Ruiz"])
    #expect(sheet.evidence.contains { $0.text == "Ana Ruiz" })
    #expect(sheet.findings.interests.map(\.text) == ["cello"])
    #expect(sheet.capturedAt == "2026-05-28T21:26:40+01:00")
    #expect(sheet.suggestions.isEmpty)
  }

  @Test("Whom a note might have been about as well, and why that was less likely")
  func runnerUp() throws {
    let sheet = try sheet(write("Tea with Ana Ruiz. Tom Reed rang, and we talked about Tom Reed."))
    let other = try #require(sheet.against.first { $0.kind == "runner_up" })
    #expect(other.contact?.name == "Tom Reed")
    #expect(other.text.hasPrefix("Tom Reed was less likely: "))
    #expect(try #require(other.confidence) < sheet.confidence)
  }

  @Test("A note of two namesakes waits, and says that neither is sure")
  func unsure() throws {
    let sheet = try sheet(write("Ana called about the boat."))
    #expect(sheet.state == .inbox)
    #expect(sheet.suggestions.count == 2)
    #expect(sheet.against.map(\.kind) == ["unsure", "runner_up"])
    #expect(try self.sheet(write("The sea was calm.")).against.map(\.kind) == ["nobody"])
  }

  @Test("What the user said against people")
  func said() throws {
    let note = try write("Tea with Ana Ruiz.").note
    _ = try notebook.assign(note: note, to: id("anb"))
    #expect(
      try #require(try notebook.noteSheet(id: note)).against.map(\.text)
        == ["you removed it from Ana Ruiz"])
    _ = try notebook.unfile(note: note, not: id("ana"))
    #expect(
      try #require(try notebook.noteSheet(id: note)).against.map(\.kind)
        == ["not_person", "taken_away", "unfiled"])
    _ = try notebook.dismiss(notes: [note])
    let sheet = try #require(try notebook.noteSheet(id: note))
    #expect(sheet.state == .dismissed)
    #expect(sheet.against.contains { $0.kind == "dismissed" })
    #expect(sheet.text == "Tea with Ana Ruiz.")
  }

  @Test("Words that somebody wrote over a note stand, with those that were read beside them")
  func edited() throws {
    let note = try write("Ana called about the boat.").note
    _ = try notebook.edit(note: note, text: "Ana Bell called about the boat.")
    let sheet = try #require(try notebook.noteSheet(id: note))
    #expect(sheet.text == "Ana Bell called about the boat.")
    #expect(sheet.asRead == "Ana called about the boat.")
  }

  @Test("The same text within a minute is one note; for another person, or later, it is another")
  func twice() throws {
    let first = try write("Tea with Ana Ruiz.", at: 1_780_000_020)
    #expect(first.run != nil)
    let again = try write("Tea with Ana Ruiz. ", at: 1_780_000_059)
    #expect(again.run == nil)
    #expect(again.note == first.note)
    #expect(try notebook.runs().count == 2)
    #expect(try write("Tea with Ana Ruiz.", for: "tom", at: 1_780_000_030).note != first.note)
    #expect(try write("Tea with Ana Ruiz.", at: 1_780_000_090).note != first.note)
    #expect(try write("Tea with Ana Ruiz!", at: 1_780_000_030).note != first.note)
  }

  @Test("A note under several people, the first first")
  func several() throws {
    let note = try write("Allergic to nuts.", for: "tom").note
    _ = try notebook.also(note: note, id("ana"))
    let sheet = try #require(try notebook.noteSheet(id: note))
    #expect(sheet.contacts.map(\.name) == ["Tom Reed", "Ana Ruiz"])
    #expect(sheet.isByHand)
  }

  @Test("No note, no sheet")
  func none() throws {
    #expect(try notebook.noteSheet(id: "nothing") == nil)
  }
}
