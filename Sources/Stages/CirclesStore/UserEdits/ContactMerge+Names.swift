import CirclesModel
import GRDB

extension ContactMerge {
  /// What either was called and the merged contact is not is another name of theirs: notes go on to use
  /// it. Not where somebody else is called so, whom it would draw notes from.
  static func keepNames(
    _ states: [ContactState], kept: Int, absorbed: Int, run: Int, _ db: Database
  ) throws {
    let name = try String.fetchOne(
      db, sql: "SELECT name FROM contact WHERE key = ?", arguments: [kept])
    for former in states.map(\.fields.name.display) {
      let normalized = NameNormalizer.normalize(former)
      guard !normalized.isEmpty, former.utf8.count <= Notebook.maximumAliasLength,
        normalized != NameNormalizer.normalize(name ?? ""),
        try !AliasLearning.isBorneByOthers(normalized, than: [kept, absorbed], db)
      else { continue }
      try db.run(
        """
        INSERT OR IGNORE INTO alias (contact_key, name, normalized, origin, created_at, run_key)
        SELECT ?, ?, ?, 'merged', started_at, key FROM run WHERE key = ?
        """, [kept, former, normalized, run])
    }
  }
}
