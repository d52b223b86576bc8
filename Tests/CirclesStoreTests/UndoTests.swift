import CirclesModel
import CirclesStore
import Testing

@Suite("Taking a run back") struct UndoTests {
  let book: TestNotebook
  init() throws { book = try TestNotebook() }

  /// People with everything a contact can have.
  private var everyone: [ContactRecord] {
    [
      person("Ana Ruiz", uid: "a", phone: "+15035550101") { fields in
        fields.nicknames = ["Anita"]
        fields.emails = [Email(value: "ana@example.com", label: "home")]
        var address = PostalAddress()
        address.city = "Springfield"
        fields.addresses = [address]
        fields.birthday = PartialDate(year: 1, month: 2, day: 3, calendar: "chinese", era: 78)
        fields.dates = [LabelledDate(label: "anniversary", date: PartialDate(month: 6, day: 5))]
        fields.categories = ["Friends"]
        fields.urls = [LabelledURL(value: "https://example.com")]
        fields.handles = [Handle(service: "skype", value: "ana")]
        fields.related = [RelatedPerson(type: "spouse", name: "Ben Hale")]
        fields.photo = Photo(mediaType: "image/png", byteCount: 3, data: [1, 2, 3])
        fields.extra = [ExtraProperty(name: "X-A", value: "b")]
      },
      person("Ben Hale", uid: "b"), person("Ben H.", uid: "b", phone: "+15035550102"),
      person("Cem Aydin"), group("Choir", uid: "g", ["a", "urn:uuid:B", "nobody"]),
    ]
  }

  @Test("undo of the first import leaves the notebook as before, row for row")
  func firstImport() throws {
    let before = try book.dump()
    let loaded = try book.load(everyone)
    #expect(try book.value("SELECT count(*) FROM connection") == "1")
    let outcome = try book.notebook.undo(run: loaded.run)
    #expect(outcome.removed == ["a", "b", "derived:cem aydin"])
    #expect(outcome.kept.isEmpty)
    #expect(try book.dump() == before)
    // And the next import gives the rows that the first gave.
    try book.load(everyone)
    let again = try TestNotebook()
    try again.load(everyone)
    #expect(try book.contents() == again.contents())
  }

  @Test("undo of a later import leaves the notebook as before, row for row")
  func laterImport() throws {
    try book.load(everyone)
    let before = try book.dump()
    var changed = everyone
    changed[0].fields.phones.append(Phone(value: "+15035550103", normalized: "+15035550103"))
    changed[0].fields.jobTitle = "Engineer"
    changed[0].fields.related = []
    changed[0].fields.photo = Photo(mediaType: "image/png", byteCount: 2, data: [9, 9])
    changed[0].fields.birthday = PartialDate(month: 1, day: 2)
    changed[2].fields.note = "Choir"
    changed[4].fields.members = ["a", "c"]
    let cards =
      changed.map { record($0.fields, uid: $0.isDerived ? nil : $0.identifier) }
      + [person("Dana Moss", uid: "d")]
    let loaded = try book.load(cards, at: 1_780_000_000)
    #expect(loaded.actions == [.updated, .unchanged, .updated, .unchanged, .updated, .created])
    let outcome = try book.notebook.undo(run: loaded.run)
    #expect(outcome.removed == ["d"])
    #expect(outcome.restored == ["a", "b"])
    #expect(try book.dump() == before)
  }

  @Test("undo of a second source, which merged and made contacts, is whole")
  func secondSource() throws {
    try book.load(everyone)
    let before = try book.dump()
    let loaded = try book.load(
      [person("Ana Ruiz", uid: "z", phone: "+15035550101", "+15035550109"), person("Dana Moss")],
      source: "other", at: 1_780_000_000)
    #expect(loaded.actions == [.merged, .created])
    _ = try book.notebook.undo(run: loaded.run)
    #expect(try book.dump() == before)
  }

  @Test("undo of a second card under one UID gives no identifier that the first card did not give")
  func identifierOnceSomebodyElses() throws {
    try book.load([person("Finn Weber", uid: "u")], source: "one")
    try book.load([person("Ben Hale", uid: "u")], source: "two")
    try book.sql("DELETE FROM contact WHERE name = 'Finn Weber'")
    let before = try book.dump()
    let cards = [person("Ben Hartley", uid: "u"), person("Ben Hale", uid: "u")]
    let loaded = try book.load(cards, source: "two", at: 1_780_000_000)
    #expect(try book.rows("SELECT normalized FROM identifier") == ["\"u\""])
    _ = try book.notebook.undo(run: loaded.run)
    #expect(try book.dump() == before)
  }

  @Test("created contacts stay when they were edited, named or written about since")
  func createdAndEdited() throws {
    let loaded = try book.load([
      person("Ana Ruiz", uid: "a"), person("Ben Hale", uid: "b"), person("Cem Aydin", uid: "c"),
      person("Dana Moss", uid: "d"), person("Eli Novak", uid: "e"),
    ])
    try book.sql(
      "UPDATE contact SET note = 'mine' WHERE identifier = 'a'",
      """
      INSERT INTO interaction (id, contact_id, content, interaction_date)
      SELECT 'i', id, 'Coffee', '2026-01-01' FROM contact WHERE identifier = 'b'
      """,
      "UPDATE contact SET family_details = 'two sons' WHERE identifier = 'c'")
    guard case .one(let dana) = try book.notebook.resolvePerson("Dana Moss") else {
      Issue.record("nobody is called so")
      return
    }
    try book.notebook.addAlias("Danny", to: dana.id)
    let outcome = try book.notebook.undo(run: loaded.run)
    #expect(outcome.removed == ["e"])
    #expect(outcome.kept.map(\.identifier) == ["a", "b", "c", "d"])
    #expect(
      outcome.kept.map(\.reason) == [
        "edited since", "has notes, other names or merged contacts", "edited since",
        "has notes, other names or merged contacts",
      ])
    #expect(try book.rows("SELECT identifier FROM contact ORDER BY key").count == 4)
    // They are known still.
    #expect(try book.load([person("Ana Ruiz", uid: "a")]).actions == [.unchanged])
  }

  @Test("values that were edited since stay, the others go back")
  func editedValues() throws {
    func card(_ title: String, _ note: String) -> ContactRecord {
      person("Ana Ruiz", uid: "a") {
        $0.jobTitle = title
        $0.note = note
      }
    }
    try book.load([card("Engineer", "old")])
    let loaded = try book.load([card("Director", "new")])
    try book.sql("UPDATE contact SET note = 'mine'")
    let outcome = try book.notebook.undo(run: loaded.run)
    #expect(outcome.kept.map(\.reason) == ["edited since"])
    #expect(try book.rows("SELECT job_title, note FROM contact") == ["\"Engineer\"|\"mine\""])
  }

  @Test("what a later run changed again stays, and undoing that run, too, ends where all began")
  func laterRun() throws {
    func card(_ title: String) -> ContactRecord {
      person("Ana Ruiz", uid: "a") { $0.jobTitle = title }
    }
    try book.load([card("Engineer")])
    let before = try book.dump()
    let second = try book.load([card("Director"), person("Ben Hale", uid: "b")], at: 1_780_000_000)
    let third = try book.load([card("Baker")], at: 1_790_000_000)
    let outcome = try book.notebook.undo(run: second.run)
    #expect(outcome.kept.map(\.reason) == ["changed again by a later run"])
    #expect(outcome.removed == ["b"])
    #expect(try book.value("SELECT job_title FROM contact") == "\"Baker\"")
    _ = try book.notebook.undo(run: third.run)
    #expect(try book.rows("SELECT job_title FROM contact") == ["\"Engineer\""])
    #expect(try book.rows("SELECT * FROM said") == before["said"])
    #expect(try book.rows("SELECT * FROM contact") == before["contact"])
  }

  @Test("a contact whose first run is undone, though a later one changed it, goes with the later")
  func createdThenChanged() throws {
    let before = try book.dump()
    let first = try book.load([person("Ana Ruiz", uid: "a")])
    let second = try book.load([person("Ana Ruiz", uid: "a", phone: "+15035550101")])
    #expect(try book.notebook.undo(run: first.run).kept.count == 1)
    #expect(try book.value("SELECT count(*) FROM contact") == "1")
    _ = try book.notebook.undo(run: second.run)
    #expect(try book.value("SELECT count(*) FROM contact") == "0")
    #expect(try book.rows("SELECT * FROM contact_change") == before["contact_change"])
  }

  @Test("runs are undone by id, once")
  func gone() throws {
    let loaded = try book.load([person("Ana Ruiz", uid: "a")])
    _ = try book.notebook.undo(run: loaded.run)
    #expect(throws: StoreError.gone(id: loaded.run)) {
      try book.notebook.undo(run: loaded.run)
    }
  }

  @Test("what a run changed goes back, though a later run changed something else")
  func fieldByField() throws {
    func card(_ phone: String) -> ContactRecord { person("Ana Ruiz", uid: "a", phone: phone) }
    try book.load([card("+15035550101")])
    let second = try book.load([card("+15035550102")])
    let id = try #require(try book.notebook.people().first).id
    let third = try book.notebook.setBirthday(PartialDate(month: 6, day: 5), of: id)
    let outcome = try book.notebook.undo(run: second.run)
    #expect(outcome.restored == ["a"])
    #expect(outcome.kept.isEmpty)
    #expect(try book.rows("SELECT normalized FROM phone") == ["\"+15035550101\""])
    #expect(try book.value("SELECT birthday_day FROM contact") == "5")
    _ = try book.notebook.undo(run: third)
    #expect(try book.rows("SELECT normalized FROM phone") == ["\"+15035550101\""])
    #expect(try book.value("SELECT birthday_day FROM contact") == "-")
  }

  @Test("the number of a run that was taken back is not given again")
  func runNumbers() throws {
    try book.load([person("Ana Ruiz", uid: "a")])
    let second = try book.load([person("Ben Hale", uid: "b")])
    let number = try book.value("SELECT max(key) FROM run")
    _ = try book.notebook.undo(run: second.run)
    try book.load([person("Ben Hale", uid: "b")])
    #expect(try book.value("SELECT max(key) FROM run") != number)
  }
}
