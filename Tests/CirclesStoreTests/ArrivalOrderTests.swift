import CirclesModel
import CirclesStore
import Testing

@Suite("Relations and groups in any order") struct ArrivalOrderTests {
  private static let ana = person("Ana Ruiz", uid: "a") {
    $0.related = [
      RelatedPerson(type: "spouse", name: "Ben Hale"),
      RelatedPerson(type: "friend", identifier: "urn:uuid:C"),
    ]
  }
  private static let ben = person("Ben Hale", uid: "b") {
    $0.related = [RelatedPerson(type: "spouse", name: "Ana Ruiz")]
  }
  private static let cem = person("Cem Aydin", uid: "c")
  private static let choir = group("Choir", uid: "g", ["a", "urn:uuid:B", "c", "nobody"])

  private static let orders: [[ContactRecord]] = {
    var orders: [[ContactRecord]] = [[]]
    for card in [ana, ben, cem, choir] {
      orders = orders.flatMap { order in
        (0...order.count).map { index in
          var order = order
          order.insert(card, at: index)
          return order
        }
      }
    }
    return orders
  }()

  /// What is linked, by names.
  private func links(_ book: TestNotebook) throws -> [String] {
    try book.rows(
      """
      SELECT f.name, t.name, connection_type FROM connection
      JOIN contact AS f ON f.id = from_contact_id JOIN contact AS t ON t.id = to_contact_id
      UNION ALL
      SELECT g.name, coalesce(c.name, 'nobody'), m.position FROM group_member AS m
      JOIN contact_group AS g ON g.key = m.group_key LEFT JOIN contact AS c ON c.key = m.contact_key
      ORDER BY 1, 2
      """
    ).map { $0.filter { $0 != "\"" } }
  }

  private let everything = [
    "Ana Ruiz|Ben Hale|spouse", "Ana Ruiz|Cem Aydin|friend", "Ben Hale|Ana Ruiz|spouse",
    "Choir|Ana Ruiz|0", "Choir|Ben Hale|1", "Choir|Cem Aydin|2", "Choir|nobody|3",
  ]

  @Test("cards and groups of one file are linked whatever their order", arguments: 0..<24)
  func oneFile(order: Int) throws {
    let book = try TestNotebook()
    try book.load(Self.orders[order])
    #expect(try links(book) == everything)
  }

  @Test("so are they when each comes in a run of its own", arguments: 0..<24)
  func manyRuns(order: Int) throws {
    let book = try TestNotebook()
    for card in Self.orders[order] { try book.load([card]) }
    #expect(try links(book) == everything)
  }

  @Test("a name that two come to bear links nobody, and links again when one of them is renamed")
  func ambiguityResolved() throws {
    let book = try TestNotebook()
    try book.load([Self.ana, Self.ben, Self.cem])
    try book.load([person("Ben Hale", uid: "x")], source: "other")
    #expect(try links(book) == ["Ana Ruiz|Cem Aydin|friend", "Ben Hale|Ana Ruiz|spouse"])
    try book.load([person("Ben Halevy", uid: "x")], source: "other")
    #expect(
      try links(book) == [
        "Ana Ruiz|Ben Hale|spouse", "Ana Ruiz|Cem Aydin|friend", "Ben Hale|Ana Ruiz|spouse",
      ])
  }

  @Test("a relation to somebody who is pruned is without a person, until they return")
  func prunedTarget() throws {
    let book = try TestNotebook()
    try book.load([Self.ana, Self.cem])
    try book.load([Self.ana], prune: true)
    #expect(try links(book).isEmpty)
    #expect(try book.value("SELECT count(*) FROM related WHERE related_key IS NOT NULL") == "0")
    try book.load([Self.ana, Self.cem])
    #expect(try links(book) == ["Ana Ruiz|Cem Aydin|friend"])
  }

  @Test("members of a group are added and dropped by its source, and one the user added stays")
  func members() throws {
    let book = try TestNotebook()
    try book.load([Self.ana, Self.ben, Self.cem, group("Choir", uid: "g", ["a", "b"])])
    try book.sql("INSERT INTO group_member VALUES (1, 7, 'mine', NULL)")
    try book.load([group("Choir", uid: "g", ["b", "c"])])
    #expect(
      try book.rows("SELECT identifier FROM group_member ORDER BY position")
        == ["\"b\"", "\"mine\"", "\"c\""])
  }

  @Test("a member the user took out of a group stays out, and a name they gave it stays")
  func editedGroup() throws {
    let book = try TestNotebook()
    try book.load([Self.ana, Self.ben, group("Choir", uid: "g", ["a", "b"])])
    try book.sql(
      "DELETE FROM group_member WHERE identifier = 'b'", "UPDATE contact_group SET name = 'Singers'"
    )
    try book.load([group("Chorus", uid: "g", ["a", "b", "c"])])
    #expect(
      try book.rows("SELECT identifier FROM group_member ORDER BY position") == ["\"a\"", "\"c\""])
    #expect(try book.value("SELECT name FROM contact_group") == "\"Singers\"")
  }
}
