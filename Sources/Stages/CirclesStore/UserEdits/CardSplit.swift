import CirclesModel
import GRDB

/// Takes the card that joined a contact last out of it: an import took it for the same person, by the
/// name and a number, an address or a birthday, and it is somebody else's.
///
/// Both have what their cards say; what was edited by hand, notes and other names stay with the
/// contact. The card stays with its own person from then on, since it is known by its identifier.
struct CardSplit {
  let db: Database
  let run: Int
  let time: String

  /// Splits a contact; answers the id of the new one, or nil where only one card speaks of the contact.
  func perform(on contact: Int) throws -> String? {
    guard let mine = try ContactRows.read(contact, db), let card = try lastCard(of: mine.header)
    else { return nil }
    let speakers = try RecordTable.speakers(of: contact, db)
    let going = speakers.filter { card.records.contains($0.record) }.map(\.said)
    let staying = speakers.filter { !card.records.contains($0.record) }.map(\.said)
    if going.isEmpty || staying.isEmpty { return nil }
    let said = ContactState.following(going)
    // Without UID both may have one identifier, that of their name: then it has the source in it.
    let isShared = card.identifier == mine.header.identifier
    let identifier = isShared ? "\(card.source)#\(card.identifier)" : card.identifier
    let id = UUIDv5.text(of: identifier)
    let isTaken = try db.holds(
      """
      SELECT EXISTS (SELECT 1 FROM contact WHERE id = ?1 OR identifier = ?2)
        OR EXISTS (SELECT 1 FROM identifier WHERE normalized = ?3 AND contact_key <> ?4)
      """, [id, identifier, RecordKey.normalize(identifier), contact])
    if isTaken { throw StoreError.notPossible("another contact has the identifier of the card") }

    let photo = try ContactRows.photo(contact, db)
    let journal = ChangeJournal(db: db, run: run)
    for record in card.records { try journal.record(record) }
    if !isShared { try giveUp(identifier, mine.header) }
    var header = mine.header
    header.modifiedAt = time
    var state = mine.state
    for words in going { state = state.withdrawing(words, others: staying) }
    try journal.contact(
      contact, before: ContactSnapshot(mine.header, mine.state),
      after: ContactSnapshot(header, state), beforePhoto: state.shows(photo) ? nil : photo)
    let rows = try ContactRows(db)
    try rows.update(
      contact, from: mine.state, to: state, photo: state.shows(photo) ? photo : nil,
      modifiedAt: time)

    let new = ContactHeader(
      key: try ContactTable.newKey(db), id: id, identifier: identifier, createdAt: time,
      modifiedAt: time, createdRun: run)
    try rows.insert(new, said, photo: said.shows(photo) ? photo : nil)
    for record in card.records {
      try db.run("UPDATE source_record SET contact_key = ? WHERE key = ?", [new.key, record])
    }
    try Linker(db: db, identity: ContactLoader.loadIdentity(db)).run()
    return id
  }

  /// The card that came last, with all that bear its identifier, beside the one that the contact was
  /// made of; none that was typed in. Where that has the same identifier, without UID, its source's.
  private func lastCard(of contact: ContactHeader) throws
    -> (records: [Int], identifier: String, source: String)?
  {
    let rows = try Row.fetchAll(
      db,
      sql: """
        WITH card AS (SELECT r.key, r.identifier, r.is_derived, r.source_key, s.name
            FROM source_record AS r JOIN source AS s ON s.key = r.source_key
            WHERE r.contact_key = ?1),
          first AS (SELECT * FROM card ORDER BY identifier <> ?2, key LIMIT 1),
          last AS (SELECT card.* FROM card, first
            WHERE card.key <> first.key AND card.identifier NOT LIKE 'manual:%'
              AND (card.identifier <> first.identifier
                OR card.is_derived AND card.source_key <> first.source_key)
            ORDER BY card.key DESC LIMIT 1)
        SELECT card.key, card.identifier, card.name FROM card, first, last
        WHERE card.identifier = last.identifier
          AND (card.identifier <> first.identifier OR card.source_key = last.source_key)
        ORDER BY card.key
        """, arguments: [contact.key, contact.identifier])
    guard let row = rows.first else { return nil }
    return try (rows.map { try $0["key"] }, row["identifier"], row["name"])
  }

  /// The contact is no longer known by the card's identifier; undo brings that back.
  private func giveUp(_ identifier: String, _ contact: ContactHeader) throws {
    let normalized = RecordKey.normalize(identifier)
    try RemovedRows(db: db, run: run).keep(identifier: normalized, of: contact)
    try db.run(
      "DELETE FROM identifier WHERE normalized = ? AND contact_key = ?", [normalized, contact.key])
  }
}
