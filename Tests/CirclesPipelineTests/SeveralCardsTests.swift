import CirclesModel
import CirclesStore
import Foundation
import Testing

@testable import CirclesPipeline

@Suite("What the user typed, and the cards of servers that come to say it")
struct SeveralCardsTests {
  private let notebook: Notebook

  init() throws { notebook = try Notebook.open(path: ":memory:", mode: .scratch) }

  @discardableResult
  private func run<Value>(_ account: String, _ body: (AccountLoad) throws -> Value) throws -> Value
  {
    let load = try AccountLoad(
      notebook, ImportOptions(region: "US"), account: account, Recorder())
    let value = try body(load)
    try load.settleConflicts()
    _ = try load.finish([SyncedCollection(href: "/book/", token: nil)])
    return value
  }

  private func card(_ account: String, _ lines: [String], _ href: String = "/book/a.vcf") throws
    -> FetchedResource
  {
    let head = ["BEGIN:VCARD", "VERSION:3.0", "UID:ua", "FN:Ana Ruiz", "N:Ruiz;Ana;;;"]
    let body = (head + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    let known = try notebook.syncState(of: account).items[href]
    return FetchedResource(
      item: known ?? SyncedItem(href: href, collection: "/book/", etag: "1"),
      body: Array(body.utf8))
  }

  private func get(_ account: String, _ lines: String...) throws {
    try run(account) { try $0.load([try card(account, lines)], leaving: []) }
  }

  /// Writes what is to be written; `lines` are what the card says then. Answers what was written.
  private func push(_ account: String, _ lines: String...) throws -> [CardChange] {
    try run(account) { load in
      guard let pushed = try load.cardsToPush().first else { return [] }
      try load.pushed(try card(account, lines), base: pushed.base, changes: pushed.changes)
      return pushed.changes
    }
  }

  private func toPush(_ account: String) throws -> Set<MergeField> {
    try run(account) { Set(try $0.cardsToPush().flatMap(\.changes).map(\.field)) }
  }

  private func edit(_ change: (inout ContactFields) -> Void) throws {
    _ = try notebook.editPerson(try #require(try notebook.people().first).id) { change(&$0.fields) }
  }

  private func fields() throws -> ContactFields {
    let people = try notebook.people()
    #expect(people.count == 1)
    return try notebook.editable(try #require(people.first).id).fields
  }

  private func typed(_ phone: String = "+15035550101") -> ContactFields {
    var ana = ContactFields()
    ana.name = TypedValues.name("Ana Ruiz")
    ana.phones = [Phone(value: phone, normalized: phone)]
    return ana
  }

  @Test("An edit reaches every card of the person, whichever is written first")
  func everyCard() throws {
    try get("home", "TEL:+15035550101")
    try get("work", "TEL:+15035550101")
    try edit {
      $0.note = "mine"
      $0.emails = [Email(value: "new@x.example")]
    }
    let said = ["TEL:+15035550101", "NOTE:mine", "EMAIL:new@x.example"]
    #expect(try push("home", said[0], said[1], said[2]).count == 2)
    #expect(try toPush("work") == [.note, .emails])
    #expect(try push("work", said[0], said[1], said[2]).count == 2)
    #expect(try toPush("work").isEmpty && toPush("home").isEmpty)
    // What is taken out there later stays out there, though the other card says it.
    try get("work", said[0])
    #expect(try toPush("work").isEmpty)
    #expect(try fields().note == "mine")
  }

  @Test("What another card says by itself is not written into this one")
  func othersWords() throws {
    try get("home", "TEL:+15035550101", "NOTE:theirs")
    try get("work", "TEL:+15035550101")
    try edit { $0.organization = "Mine" }
    #expect(try push("home", "TEL:+15035550101", "NOTE:theirs", "ORG:Mine").count == 1)
    #expect(try toPush("work") == [.organization])
  }

  @Test("What waits for the user waits in each card, and is written into each once it is settled")
  func conflict() throws {
    try get("home", "TEL:+15035550101", "ORG:Northwind")
    try get("work", "TEL:+15035550101")
    try edit { $0.organization = "Mine" }
    try get("home", "TEL:+15035550101", "ORG:Theirs")
    #expect(try notebook.syncConflicts().count == 1)
    #expect(try toPush("work").isEmpty)
    _ = try notebook.resolveMine(try #require(try notebook.people().first).id)
    #expect(try toPush("work") == [.organization])
    #expect(try toPush("home") == [.organization])
  }

  @Test(
    "What a person is added with is written into the card, where that says nothing",
    arguments: [true, false])
  func added(isCardFirst: Bool) throws {
    func get() throws { try self.get("home", "TEL:+15035550101", "ORG:Theirs") }
    if isCardFirst { try get() }
    var ana = typed()
    ana.emails = [Email(value: "new@x.example")]
    ana.birthday = PartialDate(year: 1990, month: 1, day: 1)
    ana.organization = isCardFirst ? "" : "Mine"
    _ = try notebook.addPerson(ana)
    if !isCardFirst { try get() }
    #expect(try toPush("home") == [.emails, .birthday])
  }

  @Test("Of somebody added by hand and put on a server, the card is what changes there")
  func newPerson() throws {
    var ana = typed()
    ana.birthday = PartialDate(year: 1990, month: 1, day: 1)
    _ = try notebook.addPerson(ana)
    try run("home") { load in
      let person = try #require(try load.peopleToPush().first)
      try load.willPush(person)
      let lines = ["TEL:+15035550101", "BDAY:1990-01-01"]
      try load.load(new: try card("home", lines), of: person)
    }
    try get("home", "TEL:+15035550109", "BDAY:1991-01-01")
    #expect(try fields().phones.map(\.value) == ["+15035550109"])
    try get("home", "TEL:+15035550109")
    #expect(try fields().birthday == nil)
    #expect(try toPush("home").isEmpty)
  }

  @Test("The same number typed here and entered there keeps the label that it has there")
  func label() throws {
    try get("home", "TEL;TYPE=CELL:+15035550102")
    try edit { $0.phones.append(Phone(value: "+15035550170", normalized: "+15035550170")) }
    try get("home", "TEL;TYPE=CELL:+15035550102", "TEL;TYPE=HOME:+15035550170")
    #expect(try fields().phones.last?.label == "home")
    #expect(try toPush("home").isEmpty)
  }

  @Test("Who is back after the undo of a removal hears what the card said meanwhile, and goes on")
  func restored() throws {
    try get("home", "TEL:+15035550101", "ORG:Northwind")
    let removal = try notebook.removePerson(try #require(try notebook.people().first).id)
    try get("home", "TEL:+15035550102", "ORG:Initech")
    #expect(try notebook.people().isEmpty)
    _ = try notebook.undo(run: removal)
    #expect(try fields().organization == "Initech")
    #expect(try fields().phones.map(\.value) == ["+15035550102"])
    // The undo of what was said meanwhile takes it back.
    try get("home", "TEL:+15035550103", "ORG:Globex")
    #expect(try fields().organization == "Globex")
    try edit { $0.note = "mine" }
    #expect(try toPush("home") == [.note])
  }

  @Test("Who is added again after a removal has the card that was kept, and is not put there twice")
  func addedAgain() throws {
    try get("home", "TEL:+15035550101")
    _ = try notebook.removePerson(try #require(try notebook.people().first).id)
    let added = try notebook.addPerson(typed())
    #expect(try run("home") { try $0.peopleToPush().isEmpty })
    try get("home", "TEL:+15035550101", "BDAY:1990-03-15")
    #expect(try fields().birthday == PartialDate(year: 1990, month: 3, day: 15))
    _ = try notebook.undo(run: added.run)
  }
}
