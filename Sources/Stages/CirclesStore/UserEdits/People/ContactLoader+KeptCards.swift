import CirclesModel
import GRDB

extension ContactLoader {
  /// Gives somebody who was added by hand the cards that are kept of whom the user removed before, where
  /// name and number, address or birthday tell that it is the same person: who is added again is no
  /// second one beside them.
  func attachKeptCards(for key: Int, _ db: Database) throws {
    guard let added = try ContactRows.read(key, db) else { return }
    let keys = IdentityKeys(added.state.fields)
    if keys.all.isEmpty { return }
    var cards: [(record: Int, identifier: String, isDerived: Bool, said: ContactFields)] = []
    let sql = """
      SELECT r.key, r.identifier, r.is_derived, s.fields FROM source_record AS r
      JOIN said AS s ON s.record_key = r.key
      WHERE r.contact_key IS NULL AND r.group_key IS NULL AND r.gone_at IS NULL ORDER BY 1
      """
    try SQLReader(db, sql).forEach { row in
      let said = SourceSnapshot.decode(row.bytes(3))
      let theirs = IdentityKeys(said)
      guard said.kind != .group, theirs.name == keys.name,
        !Set(theirs.all).isDisjoint(with: keys.all),
        !IdentityKeys.contradict(added.state.fields.birthday, said.birthday)
      else { return }
      cards.append((row.integer(0), row.text(1), row.integer(2) != 0, said))
    }
    let batch = try batch(UserRecord.source, db)
    for card in cards.prefix(RecordTable.recordsLookedAt) {
      guard let mine = try ContactRows.read(key, db) else { return }
      let merge = ThreeWayMerge(
        base: nil, theirs: ContactState(saying: card.said), mine: mine.state,
        others: try RecordTable.states(of: key, db), completes: true)
      try batch.journal.record(card.record)
      try db.run("UPDATE source_record SET contact_key = ? WHERE key = ?", [key, card.record])
      try write(merge.result, over: mine, batch)
      if card.isDerived { continue }
      try know(key, by: card.identifier, RecordKey.normalize(card.identifier), db)
    }
  }
}
