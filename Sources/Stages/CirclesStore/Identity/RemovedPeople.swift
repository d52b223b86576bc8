import GRDB

/// The people whom the user removed, by the identifiers of their cards.
enum RemovedPeople {
  /// Their normalised names, by normalised identifier.
  static func names(_ db: Database) throws -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    try SQLReader(db, "SELECT normalized, name FROM removed_person").forEach { row in
      names[row.text(0), default: []].insert(row.text(1))
    }
    return names
  }
}
