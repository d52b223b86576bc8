import CirclesStore
import Foundation
import GRDB
import SeededRandom
import Testing

@Suite("The index of messages")
struct SearchIndexTests {
  private let place: TestNotebook

  init() throws {
    place = try TestNotebook()
    try place.sql(
      "INSERT INTO thread (key, id, app, source) VALUES (1, 't', 'whatsapp', 'chat_import')")
  }

  private func add(_ key: Int, _ text: String?, sent: Int = 1_770_000_000) throws {
    let words = text.map { "'" + $0.replacing("'", with: "''") + "'" } ?? "NULL"
    try place.sql(
      """
      INSERT INTO message (key, thread_key, digest, day, sent, sender, kind, text)
      VALUES (\(key), 1, randomblob(16), 20000, \(sent), 'them', 'text', \(words))
      """)
  }

  /// The words of each message as the index holds them.
  private func words() throws -> [String] {
    let queue = try DatabaseQueue(path: place.path)
    defer { try? queue.close() }
    return try queue.write { db in
      if try !db.tableExists("search_message") { return [] }
      try db.execute(
        sql: "CREATE VIRTUAL TABLE temp.words USING fts5vocab (main, search_message, instance)")
      return try Row.fetchAll(db, sql: "SELECT term, doc FROM temp.words ORDER BY doc, term")
        .map { "\($0["doc"] as Int? ?? 0) \($0["term"] as String? ?? "")" }
    }
  }

  private func keys(_ word: String) throws -> [String] {
    try place.rows(
      """
      SELECT rowid & \(SearchIndex.keyMask) FROM search_message WHERE search_message MATCH '\(word)'
      ORDER BY 1
      """)
  }

  @Test("Words are put in without case, accents and ligatures, scripts without spaces by character")
  func split() throws {
    try add(1, "Zoë's ﬁancé at Straße 5, Đặng")
    try add(2, "祝你们新年快乐!")
    try add(3, nil)
    try place.notebook.updateSearchIndex()
    #expect(try keys("\"zoe\" AND \"fiance\" AND \"strasse\" AND \"dang\"") == ["1"])
    #expect(try keys("\"快\" AND \"乐\"") == ["2"])
    #expect(try place.rows("SELECT message_key FROM search_state") == ["3"])
  }

  @Test("What other programs change, remove and put in place of something is known when it counts")
  func changed() throws {
    for key in 1...5 { try add(key, "message number\(key)") }
    try place.notebook.updateSearchIndex()
    try place.sql(
      "UPDATE message SET text = 'dentist' WHERE key = 2", "DELETE FROM message WHERE key = 5",
      "UPDATE message SET sent = sent - 99999999 WHERE key = 3",
      "UPDATE message SET text = NULL WHERE key = 4")
    try add(5, "somebody else")
    #expect(try place.notebook.searchBacklog() == 4)
    try place.notebook.updateSearchIndex()
    #expect(try place.notebook.searchBacklog() == 0)
    #expect(try keys("message") == ["1", "3"])
    #expect(try keys("dentist") == ["2"])
    #expect(try keys("number5") == [])
    #expect(try keys("somebody") == ["5"])
  }

  @Test("After whatever happens the index holds what one made anew holds", arguments: 0..<12)
  func same(seed: Int) throws {
    var dice = SeededRandom(UInt64(seed))
    let said = ["tea", "the dentist", "新年", "Zoë", "see you", "boat trip", "", "Straße"]
    var next = 1
    for _ in 0..<60 {
      switch Int.random(in: 0..<6, using: &dice) {
      case 0, 1:
        let text = said.randomElement(using: &dice) ?? ""
        try add(next, text, sent: Int.random(in: 0..<2_000_000_000, using: &dice))
        next += 1
      case 2:
        try place.sql("DELETE FROM message WHERE key = \(next - 1)")
        next = max(1, next - 1)
      case 3:
        let text = said.randomElement(using: &dice) ?? ""
        let key = Int.random(in: 1...max(1, next), using: &dice)
        try place.sql("UPDATE message SET text = '\(text)' WHERE key = \(key)")
      case 4:
        let key = Int.random(in: 1...max(1, next), using: &dice)
        try place.sql("UPDATE message SET sent = sent + 5000000, text = NULL WHERE key = \(key)")
      default: try place.notebook.updateSearchIndex()
      }
    }
    try place.notebook.updateSearchIndex()
    let kept = try words()
    #expect(try place.rows("SELECT * FROM search_queue").isEmpty)
    try place.notebook.updateSearchIndex(rebuilding: true)
    #expect(try words() == kept)
  }

  @Test("A notebook of few messages has no index; one of many is brought up to date by itself")
  func threshold() throws {
    let many = { (count: Int) in
      """
      INSERT INTO message (thread_key, digest, day, sent, sender, kind, text)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
      SELECT 1, randomblob(16), 20000, 1770000000 + i, 'them', 'text', 'tea ' || i FROM n
      """
    }
    try place.sql(many(100))
    try place.notebook.setBirthdayOfNobody()
    #expect(try words().isEmpty)
    #expect(try place.notebook.searchBacklog() == 100)
    try place.sql(many(SearchIndex.batch))
    try place.notebook.setBirthdayOfNobody()
    #expect(try place.notebook.searchBacklog() == 0)
    #expect(try keys("tea").count == SearchIndex.batch + 100)
    try place.sql("DELETE FROM message")
    try place.notebook.setBirthdayOfNobody()
    #expect(
      try place.rows("SELECT name FROM sqlite_master WHERE name LIKE 'search_message%'") == [])
    #expect(try place.rows("SELECT * FROM search_state UNION SELECT * FROM search_queue") == [])
  }
}

extension Notebook {
  /// A write like any other, which changes nothing.
  fileprivate func setBirthdayOfNobody() throws { try write { _ in } }
}
