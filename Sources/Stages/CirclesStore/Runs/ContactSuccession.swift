import CirclesModel
import GRDB

/// Finds who a contact is now that the journal knows by a former id: it may have got another
/// identifier since, or have become one with another contact.
final class ContactSuccession {
  private let db: Database
  /// What was found: a run may have moved many notes of one person.
  private var known: [String: String?] = [:]
  private var knownMerges: [String: [Int]] = [:]

  init(_ db: Database) { self.db = db }

  /// The id that the contact of an id has now; nil where it is gone.
  func current(_ id: String) throws -> String? {
    if let found = known[id] { return found }
    let isThere = try db.holds("SELECT EXISTS (SELECT 1 FROM contact WHERE id = ?)", [id])
    let found = isThere ? id : try successor(of: id)
    known[id] = .some(found)
    return found
  }

  private func successor(of id: String) throws -> String? {
    guard var key = try bearer(of: id) else { return nil }
    // Each merge was made after the one before it, so no key comes twice.
    while true {
      if let now = try String.fetchOne(
        db, sql: "SELECT id FROM contact WHERE key = ?", arguments: [key])
      {
        return now
      }
      guard let merge = try standingMerge(of: key) else { return nil }
      key = merge.kept
    }
  }

  /// The merges, by key, through which the contact of an id became the one that it is now.
  func merges(of id: String) throws -> [Int] {
    if let found = knownMerges[id] { return found }
    var merges: [Int] = []
    if try current(id) != id, var key = try bearer(of: id) {
      while let merge = try standingMerge(of: key), !merges.contains(merge.key) {
        merges.append(merge.key)
        key = merge.kept
      }
    }
    knownMerges[id] = merges
    return merges
  }

  private func standingMerge(of absorbed: Int) throws -> (key: Int, kept: Int)? {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT key, kept_key FROM contact_merge WHERE absorbed_key = ? AND kept_key <> absorbed_key
          AND undone_run IS NULL ORDER BY key DESC LIMIT 1
        """, arguments: [absorbed])
    return try row.map { try ($0["key"], $0["kept_key"]) }
  }

  /// The key of the contact that had an id; nil where the journal does not tell.
  private func bearer(of id: String) throws -> Int? {
    var bearers: Set<Int> = []
    // The id as an image of a contact holds it; another's note may hold the same words.
    let words = "\"id\":\"" + id + "\""
    for row in try Row.fetchAll(
      db,
      sql: """
        SELECT contact_key, before, after FROM contact_change
        WHERE instr(before, ?1) > 0 OR instr(after, ?1) > 0
        """, arguments: [words])
    {
      let images = try [row["before"], row["after"]] as [String?]
      let isBearer = try images.contains { text in
        text.flatMap { ContactSnapshot(json: Array($0.utf8)) }?.header.id == id
      }
      if isBearer { try bearers.insert(row["contact_key"]) }
    }
    return bearers.count == 1 ? bearers.first : nil
  }
}

extension NoteSnapshot {
  /// The same, with contacts by the ids they have now; nil where one is gone.
  func following(_ trail: ContactSuccession) throws -> NoteSnapshot? {
    var image = self
    if let contact { image.contact = try trail.current(contact) }
    if let contact = row?.contact { image.row?.contact = try trail.current(contact) }
    image.also = try alsoFollowing(trail)
    let isWhole =
      (contact == nil) == (image.contact == nil)
      && (row?.contact == nil) == (image.row?.contact == nil)
    return isWhole ? image : nil
  }
}

extension NoteDecisionSnapshot {
  /// The same, with contacts by the ids they have now. A person who is suggested twice stays once, and
  /// one who is gone is left to ``write(_:_:)``.
  func following(_ trail: ContactSuccession) throws -> NoteDecisionSnapshot {
    var image = self
    var seen: Set<String> = []
    image.suggestions = try suggestions.compactMap { one in
      var one = one
      one.contact = try trail.current(one.contact) ?? one.contact
      return seen.insert(one.contact).inserted ? one : nil
    }
    try image.findings.changeOwners { _, id in try trail.current(id) ?? id }
    for index in excluded.indices {
      image.excluded[index].contact =
        try trail.current(excluded[index].contact) ?? excluded[index].contact
    }
    return image
  }
}
