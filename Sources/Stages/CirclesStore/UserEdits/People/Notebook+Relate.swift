import CirclesModel
import GRDB

extension Notebook {
  /// Says that a person (by id) is somebody's sister, boss, ...: of `other` (by id). Where a word has a
  /// plain counterpart, the other way round is said, too. A run of its own; answers its id.
  public func relate(
    _ person: String, to other: String, as word: String, context: String? = nil
  ) throws(StoreError) -> String {
    if person == other { throw .notPossible("a person cannot be related to themselves") }
    return try edit("people relate") { db, run, _ in
      _ = (try Self.key(of: person, db), try Self.key(of: other, db))
      // As with a card's own relations, the row is of whoever has the relative.
      try connect(from: other, to: person, word, context, run, db)
      let isSaid = try db.holds(
        "SELECT EXISTS (SELECT 1 FROM connection WHERE from_contact_id = ? AND to_contact_id = ?)",
        [person, other])
      if !isSaid, let inverse = RelationWord.inverse(of: word) {
        try connect(from: person, to: other, inverse, context, run, db)
      }
    }
  }

  private func connect(
    from: String, to: String, _ type: String, _ context: String?, _ run: Int, _ db: Database
  ) throws {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT context FROM connection
        WHERE from_contact_id = ? AND to_contact_id = ? AND connection_type = ?
        """, arguments: [from, to, type])
    let before: String? = try row?["context"]
    try db.run(
      """
      INSERT INTO connection (from_contact_id, to_contact_id, connection_type, context)
      VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT DO UPDATE SET context = coalesce(?4, context)
      """, [from, to, type, context])
    try db.run(
      """
      INSERT INTO connection_change (run_key, from_contact_id, to_contact_id, connection_type,
        is_new, before, after) VALUES (?, ?, ?, ?, ?, ?, ?)
      """, [run, from, to, type, row == nil, before, context ?? before])
  }
}

/// Words for what somebody is to somebody.
enum RelationWord {
  private static let inverses: [String: String] = {
    var inverses: [String: String] = [:]
    let equal = [
      "spouse", "partner", "friend", "colleague", "coworker", "co-worker", "neighbor", "neighbour",
      "cousin", "sibling", "roommate", "flatmate", "classmate", "twin", "fiancé", "fiance",
      "ex", "acquaintance",
    ]
    for word in equal { inverses[word] = word }
    let pairs = [
      (["wife", "husband"], "spouse"), (["girlfriend", "boyfriend"], "partner"),
      (["sister", "brother"], "sibling"), (["mother", "father", "mom", "mum", "dad"], "child"),
      (["parent"], "child"), (["child", "son", "daughter"], "parent"),
      (["grandmother", "grandfather", "grandparent", "grandma", "grandpa"], "grandchild"),
      (["grandchild", "grandson", "granddaughter"], "grandparent"),
      (["manager", "boss"], "report"), (["report", "employee"], "manager"),
      (["assistant"], "manager"), (["teacher", "mentor"], "student"), (["student"], "teacher"),
      (["landlord", "landlady"], "tenant"), (["tenant"], "landlord"),
      (["godmother", "godfather", "godparent"], "godchild"), (["godchild"], "godparent"),
    ]
    for (words, inverse) in pairs { for word in words { inverses[word] = inverse } }
    return inverses
  }()

  /// What the other is in return; nil where the word does not say.
  static func inverse(of word: String) -> String? { inverses[word.lowercased()] }
}
