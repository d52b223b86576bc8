import CirclesModel
import GRDB

extension ContactLoader {
  /// Who a new record speaks of.
  enum Resolution {
    /// Nobody known: a new contact, with this identifier.
    case new(identifier: String)
    /// A known contact; the record is one more that speaks of it.
    case same(Int)
    /// A known record of the same source, which merely has another derived identifier now.
    case claim(Int)
  }

  /// Decides who a record speaks of (`Architecture.md` section 3).
  func resolve(_ contact: PreparedContact, _ batch: Batch) throws -> Resolution {
    let identity = try loadedIdentity(batch.db)
    if identity.isEmpty { return .new(identifier: contact.record.identifier) }
    let bearer = try identity.bearers(contact.recordHash).map(Int.init).first {
      try isKnown($0, by: contact.recordKey, batch.db)
    }
    if !contact.record.isDerived, let bearer,
      try RecordKey.isUUID(contact.recordKey) || bears(bearer, contact.keys.name, batch.db)
    {
      return .same(bearer)
    }
    if contact.record.isDerived, let index = batch.source.unseenDerived(contact.record.digest),
      batch.source.entries[index].contact != 0
    {
      return .claim(index)
    }
    if let key = try sharing(contact, identity, batch.db) {
      if contact.record.isDerived, let index = try claimable(key, batch) { return .claim(index) }
      return .same(key)
    }
    if contact.record.isDerived, contact.record.bearsUniqueName,
      let key = identity.contact(
        IdentityKeys.hash(of: contact.keys.nameHash, within: batch.source.key)),
      try bears(Int(key), contact.keys.name, batch.db),
      let index = try claimable(Int(key), batch)
    {
      return .claim(index)
    }
    return .new(identifier: bearer != nil ? free(contact, batch) : contact.record.identifier)
  }

  /// Rules 2 and 3: the same full name and something that only the same person shares.
  private func sharing(_ contact: PreparedContact, _ identity: IdentityIndex, _ db: Database) throws
    -> Int?
  {
    var rejected: [Int32] = []
    func check(_ hash: UInt64, _ keys: (IdentityKeys) -> [UInt64]) throws -> Int? {
      for candidate in identity.bearers(hash) where !rejected.contains(candidate) {
        // The rows may have been edited since, by anybody: they decide.
        if let known = try ContactRows.read(Int(candidate), db) {
          let theirs = IdentityKeys(known.state.fields)
          if theirs.name == contact.keys.name, keys(theirs).contains(hash),
            try RecordTable.count(of: Int(candidate), db) < RecordTable.recordsLookedAt
          {
            return Int(candidate)
          }
        }
        rejected.append(candidate)
      }
      return nil
    }
    for hash in contact.keys.evidence {
      if let key = try check(hash, { $0.evidence }) { return key }
    }
    rejected.removeAll()
    if let hash = contact.keys.birthday {
      return try check(hash) { keys in keys.birthday.map { [$0] } ?? [] }
    }
    return nil
  }

  /// A record without UID by which the source knows the contact and that this run has not met.
  private func claimable(_ contact: Int, _ batch: Batch) throws -> Int? {
    for record in try RecordTable.records(of: contact, in: batch.source.key, batch.db) {
      if let index = batch.source.find(record: record), batch.source.entries[index].isDerived,
        batch.source.entries[index].repeats == 0, !batch.source.entries[index].isSeen
      {
        return index
      }
    }
    return nil
  }

  private func bears(_ contact: Int, _ name: String, _ db: Database) throws -> Bool {
    guard let (_, state) = try ContactTable.read(contact, db) else { return false }
    return NameNormalizer.normalize(state.fields.name) == name
  }

  /// Whether a contact is really known by an identifier.
  func isKnown(_ contact: Int, by normalized: String, _ db: Database) throws -> Bool {
    guard let identifier = try identifier(of: contact, db) else { return false }
    if RecordKey.normalize(identifier) == normalized { return true }
    return try Bool.fetchOne(
      db.cachedStatement(
        sql: "SELECT EXISTS (SELECT 1 FROM identifier WHERE normalized = ? AND contact_key = ?)"),
      arguments: [normalized, contact]) ?? false
  }

  /// An identifier with the source in it, for one that somebody else bears already.
  private func free(_ contact: PreparedContact, _ batch: Batch) -> String {
    let identifier = batch.sourceName + "#" + contact.record.identifier
    var number = 1
    var candidate = identifier
    while number < SourceIndex.maximumRepeats,
      identity?.contact(IdentityKeys.hash(ofIdentifier: RecordKey.normalize(candidate))) != nil
    {
      number += 1
      candidate = "\(identifier)#\(number)"
    }
    return candidate
  }
}
