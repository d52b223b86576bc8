import CirclesModel
import CirclesStore
import Foundation
import Testing

@testable import CirclesPipeline

@Suite("Loading cards of a server, and what goes back there")
struct AccountLoadTests {
  let notebook: Notebook

  init() throws { notebook = try Notebook.open(path: ":memory:", mode: .scratch) }

  /// A run of an account, up to its end.
  @discardableResult
  private func run(
    isDryRun: Bool = false, _ body: (AccountLoad) throws -> Void
  ) throws -> (report: RunReport, codes: [String]) {
    let recorder = Recorder()
    var options = ImportOptions(region: "US")
    options.isDryRun = isDryRun
    let load = try AccountLoad(notebook, options, account: "home", recorder)
    try body(load)
    try load.settleConflicts()
    let report = try load.finish([SyncedCollection(href: "/book/", token: nil)])
    return (report, recorder.codes)
  }

  private func card(_ lines: String..., href: String = "/book/a.vcf") throws -> FetchedResource {
    let head = "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:ua\r\n"
    let body = lines.map { $0 + "\r\n" }.joined()
    return FetchedResource(item: try item(href), body: Array((head + body + "END:VCARD\r\n").utf8))
  }

  private func item(_ href: String) throws -> SyncedItem {
    try notebook.syncState(of: "home").items[href]
      ?? SyncedItem(href: href, collection: "/book/", etag: "1")
  }

  private func get(_ cards: FetchedResource...) throws {
    try run { load in try load.load(cards, leaving: []) }
  }

  /// How many cards and people a sync would write on the server.
  private func toPush() throws -> (cards: Int, people: Int) {
    var counts = (cards: 0, people: 0)
    try run { load in
      counts = (try load.cardsToPush().count, try load.peopleToPush().count)
    }
    return counts
  }

  private func edit(_ change: (inout ContactFields) -> Void) throws -> String {
    let person = try #require(try people().first)
    return try #require(try notebook.editPerson(person) { change(&$0.fields) })
  }

  /// The ids of all contacts.
  private func people() throws -> [String] {
    try notebook.people().map(\.id)
  }

  private func fields() throws -> ContactFields {
    try notebook.editable(try #require(try people().first)).fields
  }

  @Test("A card that breaks off is refused, and takes nothing from the person")
  func torn() throws {
    try get(try card("FN:Ben Okafor", "TEL:+15035550102"))
    var torn = try card("FN:Ben Ok")
    torn.body = Array(torn.body.dropLast("\r\nEND:VCARD\r\n".utf8.count))
    let (report, codes) = try run { load in try load.load([torn], leaving: []) }
    #expect(report.records.refused == 1 && codes.contains("carddav.torn"))
    #expect(try fields().name.display == "Ben Okafor")
    #expect(try fields().phones.count == 1)
  }

  @Test("Whom the user added, and whose card is gone from the server, is not put there again")
  func deletedCard() throws {
    var nora = ContactFields()
    nora.name.display = "Nora New"
    nora.phones = [Phone(value: "+15035550333", normalized: "+15035550333")]
    _ = try notebook.addPerson(nora)
    #expect(try toPush().people == 1)
    try get(try card("FN:Nora New", "TEL:+15035550333", href: "/book/n.vcf"))
    try run { load in
      #expect(try load.peopleToPush().isEmpty)
      try load.leave([try item("/book/n.vcf")])
    }
    #expect(try people().count == 1)
    #expect(try toPush().people == 0)
  }

  @Test("Who was edited by hand stays when the card is gone, though the edit was written into it")
  func pushedEdit() throws {
    try get(try card("FN:Ana Ruiz"))
    _ = try edit { $0.note = "typed here" }
    try run { load in
      let cards = try load.cardsToPush()
      let pushed = try #require(cards.first)
      try load.pushed(
        try card("FN:Ana Ruiz", "NOTE:typed here"), base: pushed.base, changes: pushed.changes)
      #expect(try load.cardsToPush().isEmpty)
    }
    try run { load in try load.leave([try item("/book/a.vcf")]) }
    #expect(try fields().note == "typed here")
  }

  @Test("What a card cannot hold (blanks around a text, CR LF) is not written, and is no change")
  func blanks() throws {
    try get(try card("FN:Ana Ruiz", "NOTE:tea"))
    _ = try edit { $0.note = " tea\r\n" }
    #expect(try toPush().cards == 0)
    _ = try edit {
      $0.note = "a\r\nb "
      $0.nicknames = [" Annie"]
    }
    try run { load in
      let changes = try #require(try load.cardsToPush().first).changes
      #expect(changes.first { $0.field == .note }?.after.note == "a\nb")
      #expect(changes.first { $0.field == .nicknames }?.after.nicknames == ["Annie"])
    }
  }

  /// A field that both sides changed; answers the run of the user's edit.
  private func clash() throws -> String {
    try get(try card("FN:Ana Ruiz", "ORG:Old Co"))
    let edit = try edit { $0.organization = "Mine" }
    try get(try card("FN:Ana Ruiz", "ORG:Theirs"))
    #expect(try notebook.syncConflicts().count == 1)
    return edit
  }

  @Test(
    "A conflict ends with the undo of the edit that made it: the server's side is there at once")
  func undoneEdit() throws {
    let edit = try clash()
    let sync = try #require(try notebook.runs().first)
    _ = try notebook.undo(run: edit)
    #expect(try notebook.syncConflicts().isEmpty)
    #expect(try fields().organization == "Theirs")
    #expect(try toPush().cards == 0)
    _ = try notebook.undo(run: sync.id)
    #expect(try fields().organization == "Old Co")
    #expect(try toPush().cards == 0)
  }

  @Test("A conflict ends when the user's side is as before: the server's side is taken")
  func editedBack() throws {
    _ = try clash()
    _ = try edit { $0.organization = "Old Co" }
    let (report, _) = try run { _ in }
    #expect(report.contacts.updated == 1)
    #expect(try notebook.syncConflicts().isEmpty)
    #expect(try fields().organization == "Theirs")
    // The undo of that sync makes no change of the user's out of what was there before.
    let sync = try #require(try notebook.runs().first)
    _ = try notebook.undo(run: sync.id)
    #expect(try fields().organization == "Old Co")
    #expect(try notebook.syncConflicts().count == 1)
    #expect(try toPush().cards == 0)
    #expect(try fields().organization == "Theirs")
  }

  @Test("A conflict ends when the server takes its change back: the user's side is written")
  func serverGoesBack() throws {
    _ = try clash()
    try run { load in
      try load.load([try card("FN:Ana Ruiz", "ORG:Old Co")], leaving: [])
      try load.settleConflicts()
      #expect(try load.cardsToPush().first?.changes.first?.after.organization == "Mine")
    }
    #expect(try notebook.syncConflicts().isEmpty)
    #expect(try fields().organization == "Mine")
  }

  @Test("Taking the own side is a run, and its undo brings the conflict back")
  func takeMine() throws {
    _ = try clash()
    let person = try #require(try people().first)
    let (count, run) = try notebook.resolveMine(person)
    #expect(count == 1)
    #expect(try notebook.syncConflicts().isEmpty)
    #expect(try notebook.resolveMine(person).run == nil)
    #expect(try toPush().cards == 1)
    _ = try notebook.undo(run: try #require(run))
    #expect(try notebook.syncConflicts().count == 1)
    #expect(try toPush().cards == 0)
    #expect(try notebook.syncConflicts().count == 1)
  }

  @Test("A dry run counts the conflicts that it would make")
  func dryRun() throws {
    try get(try card("FN:Ana Ruiz", "ORG:Old Co"))
    _ = try edit { $0.organization = "Mine" }
    try run(isDryRun: true) { load in
      try load.load([try card("FN:Ana Ruiz", "ORG:Theirs")], leaving: [])
      #expect(try load.conflictCount() == 1)
    }
    #expect(try notebook.syncConflicts().isEmpty)
  }

  @Test("The undo of a run that put somebody on a server says that the card stays there")
  func newCard() throws {
    var nora = ContactFields()
    nora.name.display = "Nora New"
    _ = try notebook.addPerson(nora)
    try run { load in
      let person = try #require(try load.peopleToPush().first)
      try load.willPush(person)
      try load.load(new: try card("FN:Nora New"), of: person)
    }
    let sync = try #require(try notebook.runs().first { $0.command != "people add" })
    #expect(try notebook.undo(run: sync.id).pushed == 1)
  }
}
