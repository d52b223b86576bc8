public import CirclesModel
import Foundation
import GRDB

/// A card that is to be written on its server.
public struct CardToPush: Sendable {
  /// Where it lies, and in which version it was read last.
  public var item: SyncedItem
  /// The contact's id.
  public var contact: String
  /// The contact's name.
  public var name: String
  /// What the card said when it was read last.
  public var base: ContactFields
  /// What the user changed since.
  public var changes: [CardChange]
}

/// Somebody whom the user added, to be put into an address book.
public struct PersonToPush: Sendable {
  /// The contact's id.
  public var contact: String
  /// What the card is to say.
  public var fields: ContactFields
}

extension ImportSession {
  /// The cards of an account of which the user changed something since they were read.
  public func cardsToPush(of account: String) throws(StoreError) -> [CardToPush] {
    try look { db in
      var cards: [CardToPush] = []
      var met: Set<Int> = []
      let open = try OpenConflicts(db).all(nil)
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT i.href, i.collection, i.etag, i.record_key, r.contact_key FROM sync_item AS i
          JOIN source_record AS r ON r.key = i.record_key
          WHERE i.account = ? AND r.contact_key IS NOT NULL AND r.gone_at IS NULL AND i.etag <> ''
          ORDER BY i.href
          """, arguments: [account])
      while let row = try rows.next() {
        let (record, contact): (Int, Int) = (try row["record_key"], try row["contact_key"])
        // A record of several resources is one card.
        guard met.insert(record).inserted, let person = try ContactRows.read(contact, db) else {
          continue
        }
        let base = try RecordTable.said(record, db)
        if person.state.fields == base { continue }
        let mine = person.state.fields.asCardsHold(beside: base)
        if mine == base { continue }
        let tables = SyncTables(db: db, account: account)
        let others = try RecordTable.states(of: contact, without: record, db).map(\.fields)
        // What waits for the user waits in each card of the person.
        let held = open.filter { $0.conflict.contact == person.header.id }.map(\.id.conflict)
        var finder = ChangeFinder(
          base: base, mine: mine, others: others,
          typed: others.isEmpty ? nil : try TypedWords(of: contact, unsaidBy: record, db),
          sent: try tables.sent(record), conflicts: try tables.conflicts(record).union(held))
        let changes = finder.find()
        if changes.isEmpty { continue }
        let item = SyncedItem(
          href: try row["href"], collection: try row["collection"], etag: try row["etag"],
          record: record)
        cards.append(
          CardToPush(
            item: item, contact: person.header.id, name: person.state.fields.name.display,
            base: base, changes: changes))
      }
      return cards
    }
  }

  /// The people who were added by hand, or by another program, and are in no file or account. Who had a
  /// card in the account, and is gone from there, is not put there again.
  public func peopleToPush(of account: String) throws(StoreError) -> [PersonToPush] {
    try look { db in
      let keys = try Int.fetchAll(
        db,
        sql: """
          SELECT key FROM contact AS c WHERE NOT EXISTS (SELECT 1 FROM source_record AS r
            JOIN source AS s ON s.key = r.source_key
            WHERE r.contact_key = c.key AND s.name <> ?)
          AND c.id || '.vcf' NOT IN (SELECT replace(h.href, h.collection, '') FROM sync_change AS h
            WHERE h.account = ?) ORDER BY key
          """, arguments: [UserRecord.source, account])
      return try keys.compactMap { key in
        guard let (header, state) = try ContactRows.read(key, db) else { return nil }
        return PersonToPush(contact: header.id, fields: state.fields.asCardsHold())
      }
    }
  }

  /// Makes somebody be known by what their card on a server is called: for good, since the card may be
  /// met again however this run ends.
  public func know(_ person: PersonToPush, by identifier: String) throws(StoreError) {
    try batch(of: 1) { db in
      try db.run(
        """
        INSERT OR IGNORE INTO identifier (normalized, contact_key, value, run_key)
        SELECT ?1, key, ?2, NULL FROM contact WHERE id = ?3
        """, [RecordKey.normalize(identifier), identifier, person.contact])
      loader.identity = nil
    }
  }

  /// The resources of a person (by id), or of somebody of that name who is no longer in the notebook.
  public func syncedItems(
    of person: String, account: String
  ) throws(StoreError) -> [SyncedItem] {
    try look { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT i.href, i.collection, i.etag, i.record_key, c.id FROM sync_item AS i
          JOIN source_record AS r ON r.key = i.record_key
          LEFT JOIN contact AS c ON c.key = r.contact_key
          WHERE i.account = ? AND r.group_key IS NULL AND (c.id = ? OR c.id IS NULL) ORDER BY i.href
          """, arguments: [account, person])
      let name = NameNormalizer.normalize(person)
      return try rows.compactMap { row -> SyncedItem? in
        let record: Int = try row["record_key"]
        let contact: String? = try row["id"]
        let said = contact == nil ? try RecordTable.said(record, db).name.display : ""
        guard contact != nil || NameNormalizer.normalize(said) == name else { return nil }
        return SyncedItem(
          href: try row["href"], collection: try row["collection"], etag: try row["etag"],
          record: record)
      }
    }
  }

  /// Notes what a server made of a card that was written there. It is what the server says from now
  /// on, and changes nothing in the notebook.
  ///
  /// `base` is what the card said before, `changes` what was written.
  public func pushed(
    _ card: SyncedCard, base: ContactFields, changes: [CardChange], account: String
  ) throws(StoreError) {
    try batch(of: 1) { db in
      try loader.pushed(card, base: base, changes: changes, account: account, db)
    }
  }
}

extension ContactLoader {
  func pushed(
    _ card: SyncedCard, base: ContactFields, changes: [CardChange], account: String,
    _ db: Database
  ) throws {
    try noticeOthers(db)
    let batch = try batch(account, db)
    let tables = SyncTables(db: db, account: account)
    var item = card.item
    if item.record == nil {
      item.record = try Int.fetchOne(
        db, sql: "SELECT record_key FROM sync_item WHERE account = ? AND href = ?",
        arguments: [account, item.href])
    }
    guard let record = item.record, let contact = card.contact,
      let index = batch.source.find(record: record),
      let identifier = try String.fetchOne(
        db, sql: "SELECT identifier FROM source_record WHERE key = ?", arguments: [record])
    else { return }
    try batch.journal.record(record)
    // Some servers give a card a UID of their own.
    let own =
      RecordKey.normalize(identifier) == contact.recordKey ? contact : contact.renamed(identifier)
    try keep(
      index, own, hasOtherIdentifier: batch.source.entries[index].hasOtherIdentifier, batch)
    try tables.write(item, run: run)
    // What was sent before and dropped is still not to be sent again.
    let sent = changes.reduce(try tables.sent(record) ?? base) { $1.applied(to: $0) }
    try tables.write(sent: sent, of: record, run: run)
  }
}

extension SyncTables {
  /// Notes that a server says something else than before: what was sent of that counts no more, so
  /// that the user may say the same again.
  func resend(_ record: Int, since old: ContactFields) throws {
    guard let sent = try sent(record) else { return }
    var following = Following(
      old: old, new: try RecordTable.said(record, db), fields: sent)
    for field in MergeField.ofCards { field.visit(&following) }
    if following.fields == sent { return }
    try db.run(
      "UPDATE sync_sent SET fields = ? WHERE record_key = ?",
      [Data(SourceSnapshot.encode(following.fields)), record])
  }

  /// Fields that follow what changed from one state to another.
  private struct Following: FieldVisitor {
    let old: ContactFields
    let new: ContactFields
    var fields: ContactFields

    mutating func scalar<Value: Hashable>(
      _ path: WritableKeyPath<ContactFields, Value>, empty: Value
    ) {
      if old[keyPath: path] != new[keyPath: path] { fields[keyPath: path] = new[keyPath: path] }
    }

    mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>) {
      let before = KeyedList(old[keyPath: path]).values
      let after = KeyedList(new[keyPath: path]).values
      let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      if changed.isEmpty { return }
      fields[keyPath: path].removeAll { changed.contains($0.mergeKey) }
      fields[keyPath: path] += changed.sorted().compactMap { after[$0] }
    }
  }

  /// What was written of a record on the server the last time.
  func sent(_ record: Int) throws -> ContactFields? {
    var fields: ContactFields?
    try SQLReader(db, "SELECT fields FROM sync_sent WHERE record_key = ?").forEach(record) { row in
      fields = SourceSnapshot.decode(row.bytes(0))
    }
    return fields
  }

  /// Whether a record says what the user had written into it.
  static func isSent(_ record: Int, _ db: Database) throws -> Bool {
    try db.holds("SELECT EXISTS (SELECT 1 FROM sync_sent WHERE record_key = ?)", [record])
  }

  func write(sent fields: ContactFields, of record: Int, run: Int) throws {
    try db.run(
      """
      INSERT INTO sync_sent (record_key, fields, run_key) VALUES (?, ?, ?)
      ON CONFLICT (record_key) DO UPDATE SET fields = excluded.fields, run_key = excluded.run_key
      """, [record, Data(SourceSnapshot.encode(fields)), run])
  }
}
