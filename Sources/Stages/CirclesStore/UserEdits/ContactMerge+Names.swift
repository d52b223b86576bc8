import CirclesModel
import GRDB

extension ContactMerge {
  /// What either was called and the merged contact is not is another name of theirs: notes go on to use
  /// it. Not where somebody else is called so, whom it would draw notes from.
  static func keepNames(
    _ states: [ContactState], kept: Int, absorbed: Int, run: Int, _ db: Database
  ) throws {
    try keepNames(
      states.map(\.fields.name.display), of: kept, others: [kept, absorbed], origin: "merged",
      run: run, db)
  }

  /// The same of somebody whom the user gave another name than their cards have: address books, chats
  /// and texts go on to call them so.
  static func keepCardNames(of contact: Int, _ former: ContactState, run: Int, _ db: Database)
    throws
  {
    let name = former.fields.name.display
    // Who was typed in has a card of the notebook's own: that name was a mistake.
    guard
      try db.holds(
        """
        SELECT EXISTS (SELECT 1 FROM source_record WHERE contact_key = ?
          AND identifier NOT LIKE 'manual:%')
        """, [contact]),
      try RecordTable.states(of: contact, db).contains(where: { $0.fields.name.display == name })
    else { return }
    try keepNames([name], of: contact, others: [contact], origin: "renamed", run: run, db)
  }

  /// The same of somebody whom the user merged of two and whose name goes with the card that gave it.
  static func keepChosenName(of contact: Int, _ former: ContactState, run: Int, _ db: Database)
    throws
  {
    let isMerged = try db.holds(
      "SELECT EXISTS (SELECT 1 FROM contact_merge WHERE kept_key = ? AND undone_run IS NULL)",
      [contact])
    guard isMerged else { return }
    try keepNames(
      [former.fields.name.display], of: contact, others: [contact], origin: "merged", run: run, db)
  }

  private static func keepNames(
    _ names: [String], of kept: Int, others: [Int], origin: String, run: Int, _ db: Database
  ) throws {
    let name = try String.fetchOne(
      db, sql: "SELECT name FROM contact WHERE key = ?", arguments: [kept])
    for former in names {
      let normalized = NameNormalizer.normalize(former)
      guard !normalized.isEmpty, former.utf8.count <= Notebook.maximumAliasLength,
        normalized != NameNormalizer.normalize(name ?? ""),
        try !AliasLearning.isBorneByOthers(normalized, than: others, db)
      else { continue }
      try db.run(
        """
        INSERT OR IGNORE INTO alias (contact_key, name, normalized, origin, created_at, run_key)
        SELECT ?, ?, ?, ?, started_at, key FROM run WHERE key = ?
        """, [kept, former, normalized, origin, run])
    }
  }
}
