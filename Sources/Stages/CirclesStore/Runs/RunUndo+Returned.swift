import CirclesModel
import GRDB

/// The cards of people whom a run removed by hand: they were kept, and may have gone on to say something.
extension RunUndo {
  /// A card whose person is to come back.
  struct KeptCard {
    var record: Int
    var contact: Int
  }

  /// The cards that the run took from people whom it removed, and those that came since and that it
  /// kept from bringing them back; to be asked before anything is taken back.
  func keptCards() throws -> [KeptCard] {
    let isRemoval = try db.holds(
      "SELECT EXISTS (SELECT 1 FROM removed_person WHERE run_key = ?)", [run])
    if !isRemoval { return [] }
    var cards: [KeptCard] = []
    let gone = """
      SELECT changed_key, contact_key FROM record_change WHERE run_key = ?1 AND contact_key IN (
        SELECT contact_key FROM contact_change
        WHERE run_key = ?1 AND before IS NOT NULL AND after IS NULL) ORDER BY 1
      """
    try SQLReader(db, gone).forEach(run) { row in
      cards.append(KeptCard(record: row.integer(0), contact: row.integer(1)))
    }
    // A run removes one person by hand; only then later cards tell whose they are.
    guard let person = cards.first?.contact, cards.allSatisfy({ $0.contact == person }) else {
      return cards
    }
    var identifiers: Set<String> = []
    let only = """
      SELECT normalized FROM removed_person AS p WHERE run_key = ? AND NOT EXISTS (
        SELECT 1 FROM removed_person AS o
        WHERE o.normalized = p.normalized AND o.run_key <> p.run_key)
      """
    try SQLReader(db, only).forEach(run) { identifiers.insert($0.text(0)) }
    let known = Set(cards.map(\.record))
    let later = """
      SELECT r.key, r.identifier, s.fields FROM source_record AS r JOIN said AS s
        ON s.record_key = r.key
      WHERE r.contact_key IS NULL AND r.group_key IS NULL AND r.is_derived = 0 AND r.created_run > ?
      ORDER BY 1
      """
    try SQLReader(db, later).forEach(run) { row in
      guard !known.contains(row.integer(0)),
        identifiers.contains(RecordKey.normalize(row.text(1))),
        SourceSnapshot.decode(row.bytes(2)).kind != .group
      else { return }
      cards.append(KeptCard(record: row.integer(0), contact: person))
    }
    return cards
  }

  /// Gives cards back to people who are there again, with what the cards have said meanwhile.
  func reattach(_ cards: [KeptCard]) throws {
    for (contact, own) in Dictionary(grouping: cards, by: \.contact).sorted(by: { $0.key < $1.key })
    {
      guard let mine = try ContactRows.read(contact, db) else { continue }
      for card in own {
        let isNobodys = "contact_key IS NULL AND group_key IS NULL"
        try db.run(
          "UPDATE source_record SET contact_key = ? WHERE key = ? AND \(isNobodys)",
          [contact, card.record])
        try db.run(
          "UPDATE record_change SET contact_key = ? WHERE changed_key = ? AND \(isNobodys)",
          [contact, card.record])
      }
      try catchUp(ContactSnapshot(mine.header, mine.state))
    }
  }

  /// Applies what their cards have said since the run, run by run, as if they had been there.
  private func catchUp(_ mine: ContactSnapshot) throws {
    let key = mine.header.key
    var keys: [Int] = []
    try SQLReader(db, "SELECT key FROM source_record WHERE contact_key = ? ORDER BY key")
      .forEach(key) { keys.append($0.integer(0)) }
    let records = try keys.prefix(RecordTable.recordsLookedAt).map {
      try RecordTimeline($0, after: run, db)
    }
    var now = mine
    for later in Set(records.flatMap { $0.runs(after: run) }).sorted() {
      let before = now
      now.state = records.following(later, from: before.state)
      if now.state == before.state { continue }
      try RecordReplay.note(later, key, before, &now, db)
    }
    if now.state == mine.state { return }
    try rows.update(
      key, from: mine.state, to: now.state, photo: ContactRows.photo(key, db),
      modifiedAt: now.header.modifiedAt)
  }
}
