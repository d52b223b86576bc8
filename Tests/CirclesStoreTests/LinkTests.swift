import CirclesModel
import CirclesStore
import Testing

@Suite("Relations and groups") struct LinkTests {
  let book: TestNotebook
  init() throws { book = try TestNotebook() }

  private func connections() throws -> [String] {
    try book.rows(
      """
      SELECT f.name, t.name, connection_type FROM connection
      JOIN contact AS f ON f.id = from_contact_id JOIN contact AS t ON t.id = to_contact_id
      ORDER BY 1, 2
      """
    ).map { $0.filter { $0 != "\"" } }
  }

  private func married(_ name: String, uid: String, to: String) -> ContactRecord {
    person(name, uid: uid) { $0.related = [RelatedPerson(type: "spouse", name: to)] }
  }

  @Test("a relation is a connection as soon as one contact bears the name")
  func laterArrival() throws {
    try book.load([married("Ana Ruiz", uid: "a", to: "Hale, Ben")])
    #expect(try connections().isEmpty)
    try book.load([person("Dr. Ben Hale", uid: "b")], source: "other")
    #expect(try connections() == ["Ana Ruiz|Dr. Ben Hale|spouse"])
  }

  @Test("a name borne by two is nobody, and comes to be nobody when the second arrives")
  func ambiguous() throws {
    try book.load([married("Ana Ruiz", uid: "a", to: "Ben Hale"), person("Ben Hale", uid: "b")])
    #expect(try connections().count == 1)
    try book.load([person("Ben Hale", uid: "c")], source: "other")
    #expect(try connections().isEmpty)
  }

  @Test("a connection that somebody wrote into stays, and one they deleted stays deleted")
  func edited() throws {
    let cards = [
      married("Ana Ruiz", uid: "a", to: "Ben Hale"), person("Ben Hale", uid: "b"),
      married("Cem Aydin", uid: "c", to: "Dana Moss"), person("Dana Moss", uid: "d"),
    ]
    try book.load(cards)
    try book.sql(
      "UPDATE connection SET context = 'choir' WHERE from_contact_id = '\(UUIDv5.text(of: "a"))'",
      "DELETE FROM connection WHERE from_contact_id = '\(UUIDv5.text(of: "c"))'")
    try book.load([person("Ben Hale", uid: "x")], source: "other")
    #expect(try connections() == ["Ana Ruiz|Ben Hale|spouse"])
  }

  @Test("Somebody renamed by hand stays who a card's relation means, until another bears the name")
  func renamedByHand() throws {
    let cards = [married("Ana Ruiz", uid: "a", to: "Ben Hale"), person("Ben Hale", uid: "b")]
    try book.load(cards)
    try book.sql("UPDATE contact SET name = 'Benny' WHERE name = 'Ben Hale'")
    try book.load(cards + [person("Cem Three", uid: "c")])
    #expect(try connections() == ["Ana Ruiz|Benny|spouse"])
    let arrival = try book.load([person("Ben Hale", uid: "d")], source: "other")
    #expect(try connections() == ["Ana Ruiz|Ben Hale|spouse"])
    _ = try book.notebook.undo(run: arrival.run)
    #expect(try connections() == ["Ana Ruiz|Benny|spouse"])
  }

  @Test("A relation that comes after the renaming means who bears the name on their card")
  func renamedBefore() throws {
    try book.load([person("Ben Hale", uid: "b"), person("Dana Moss", uid: "d")])
    try book.sql("UPDATE contact SET name = 'Benny Größe' WHERE name = 'Ben Hale'")
    try book.load([married("Ana Ruiz", uid: "a", to: "Ben Hale")], source: "other")
    #expect(try connections() == ["Ana Ruiz|Benny Größe|spouse"])
    try book.sql("UPDATE contact SET name = 'Bo' WHERE name LIKE 'Benny%'")
    try book.load([person("Ben Hale", uid: "x")], source: "third")
    try book.sql("UPDATE contact SET name = 'Bert' WHERE name = 'Ben Hale'")
    try book.load([person("Cem Three", uid: "c")])
    #expect(try connections().isEmpty, "two with that name on their cards are nobody")
  }

  @Test("Somebody merged is meant by the names of all their cards, whenever the relation comes")
  func merged() throws {
    try book.load([person("Eva Stone", uid: "e"), person("Chloe Lindqvist", uid: "c")])
    _ = try book.notebook.merge(kept: UUIDv5.text(of: "e"), absorbed: UUIDv5.text(of: "c"))
    try book.load([married("Ana Ruiz", uid: "a", to: "Chloe Lindqvist")], source: "other")
    #expect(try connections() == ["Ana Ruiz|Eva Stone|spouse"])
    let before = try book.rows("SELECT * FROM connection")
    let apart = try book.notebook.unmerge(UUIDv5.text(of: "e"))
    #expect(try connections() == ["Ana Ruiz|Chloe Lindqvist|spouse"])
    _ = try book.notebook.undo(run: apart.run)
    #expect(try book.rows("SELECT * FROM connection") == before)
  }

  @Test("an identifier links whatever the name, and nobody is connected with themself")
  func identifiers() throws {
    try book.load([
      person("Ana Ruiz", uid: "a") {
        $0.related = [
          RelatedPerson(type: "friend", identifier: "urn:uuid:B"),
          RelatedPerson(type: "me", name: "Ana Ruiz"),
        ]
      },
      person("Ben Hale", uid: "b"), person("Ben Hale", uid: "c"),
    ])
    #expect(try connections() == ["Ana Ruiz|Ben Hale|friend"])
  }

  @Test("a relation that its source drops takes its connection with it")
  func dropped() throws {
    try book.load([married("Ana Ruiz", uid: "a", to: "Ben Hale"), person("Ben Hale", uid: "b")])
    try book.load([person("Ana Ruiz", uid: "a")])
    #expect(try connections().isEmpty)
  }

  @Test("a connection the user deleted stays deleted when another relation of the card changes")
  func otherRelationChanged() throws {
    func card(_ names: String...) -> ContactRecord {
      person("Ana Ruiz", uid: "a") { fields in
        fields.related = names.map { RelatedPerson(type: "friend", name: $0) }
      }
    }
    let others = [person("Ben Hale", uid: "b"), person("Dana Moss", uid: "d")]
    try book.load([card("Ben Hale")] + others)
    try book.sql("DELETE FROM connection")
    try book.load([card("Dana Moss", "Ben Hale")] + others)
    #expect(try connections() == ["Ana Ruiz|Dana Moss|friend"])
  }

  @Test("groups are no contacts; their members are found when they arrive")
  func groups() throws {
    let loaded = try book.load([
      group("Choir", uid: "g", ["a", "urn:uuid:B"]), person("Ana Ruiz", uid: "a"),
    ])
    #expect(loaded.outcomes.map(\.isGroup) == [true, false])
    #expect(try book.value("SELECT count(*) FROM contact") == "1")
    #expect(try book.rows("SELECT contact_key FROM group_member ORDER BY position") == ["1", "-"])
    try book.load([person("Ben Hale", uid: "b")], source: "other")
    #expect(try book.rows("SELECT contact_key FROM group_member ORDER BY position") == ["1", "2"])
    let again = try book.load([group("Chorus", uid: "g", ["b", "c"])])
    #expect(again.actions == [.updated])
    #expect(try book.rows("SELECT name FROM contact_group") == ["\"Chorus\""])
    #expect(
      try book.rows("SELECT identifier, contact_key FROM group_member ORDER BY position")
        == ["\"b\"|2", "\"c\"|-"])
  }
}
