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
      try !isApart(contact, from: Int(key), batch.db),
      let index = try claimable(Int(key), batch)
    {
      return .claim(index)
    }
    return .new(identifier: bearer != nil ? free(contact, batch) : contact.record.identifier)
  }

  /// Rules 2 and 3: the same full name and something that only the same person shares. Of several
  /// contacts it is the one that shares most; of those the longest known.
  private func sharing(_ contact: PreparedContact, _ identity: IdentityIndex, _ db: Database) throws
    -> Int?
  {
    func best(_ hashes: [UInt64]) throws -> Int? {
      var seen: Set<Int32> = []
      var best: (key: Int, shared: Int)?
      for hash in hashes {
        for candidate in identity.bearers(hash) where seen.insert(candidate).inserted {
          let shared = try shared(contact, with: Int(candidate), db)
          guard !shared.isDisjoint(with: hashes), shared.count > best?.shared ?? 0,
            try RecordTable.count(of: Int(candidate), db) < RecordTable.recordsLookedAt
          else { continue }
          best = (Int(candidate), shared.count)
        }
      }
      return best?.key
    }
    return try best(contact.keys.evidence) ?? contact.keys.birthday.flatMap { try best([$0]) }
  }

  /// What a record has in common with a contact of its name. The rows may have been edited since, by
  /// anybody: they decide.
  private func shared(_ contact: PreparedContact, with key: Int, _ db: Database) throws
    -> Set<UInt64>
  {
    guard let known = try ContactRows.read(key, db),
      try !isOfAnother(contact.record.fields, known.state.fields, key, db)
    else { return [] }
    var fields = known.state.fields
    if NameNormalizer.normalize(fields.name) != contact.keys.name,
      try isAlsoCalled(contact.keys.name, key, db)
    {
      fields.name = contact.record.fields.name
    }
    let theirs = IdentityKeys(fields)
    return theirs.name == contact.keys.name ? Set(theirs.all).intersection(contact.keys.all) : []
  }

  /// Whether birthdays say that a record is of another one than a contact: father and son share a
  /// landline, and no e-mail address. A birthday that was corrected since, here or on a card, says
  /// nothing.
  private func isOfAnother(
    _ said: ContactFields, _ known: ContactFields, _ key: Int, _ db: Database
  ) throws -> Bool {
    guard IdentityKeys.contradict(known.birthday, said.birthday) else { return false }
    func own(_ fields: ContactFields) -> Set<String> {
      Set(fields.emails.map { Folding.email($0.value) } + fields.handles.map(Folding.handle))
    }
    if !own(known).isDisjoint(with: own(said)) { return false }
    return try !RecordTable.states(of: key, db).contains {
      $0.fields.birthday != nil && !IdentityKeys.contradict($0.fields.birthday, said.birthday)
    }
  }

  /// Loads a record without UID that is rather a namesake's of the one with its identifier, which the
  /// name alone makes where the file holds no other: its very bytes were another one's the last time,
  /// or only another contact has its number or address. Nil for anything else.
  func loadAsNamesake(_ contact: PreparedContact, besides first: Int, _ batch: Batch) throws
    -> ContactOutcome?
  {
    let source = batch.source
    guard contact.record.isDerived, source.entries[first].isDerived else { return nil }
    if let same = source.unseenDerived(contact.record.digest), same != first {
      return try unchanged(same, contact, batch)
    }
    let keys = contact.keys
    guard source.entries[first].contact != 0, !keys.all.isEmpty,
      let mine = try ContactRows.read(Int(source.entries[first].contact), batch.db)
    else { return nil }
    let theirs = Set(IdentityKeys(mine.state.fields, called: keys.name).all)
    guard !theirs.isEmpty, theirs.isDisjoint(with: keys.all),
      let other = try sharing(contact, loadedIdentity(batch.db), batch.db),
      other != mine.header.key, let index = try claimable(other, batch)
    else { return nil }
    let identifier = try String.fetchOne(
      batch.db, sql: "SELECT identifier FROM source_record WHERE key = ?",
      arguments: [Int(source.entries[index].record)])
    return try identifier.map { try loadChanged(index, contact.renamed($0), batch) }
  }

  /// Whether a record without UID is of another one than the record with its identifier, for which the
  /// name and at most one more thing count: father and son on one landline, and two of one name in a
  /// folder with a file for each card.
  func isNamesake(_ contact: PreparedContact, of first: Int, _ batch: Batch) throws -> Bool {
    let entry = batch.source.entries[first]
    guard contact.record.isDerived, entry.isDerived, entry.contact != 0,
      let mine = try ContactRows.read(Int(entry.contact), batch.db)
    else { return false }
    let isApart = Self.hasNothingInCommon(contact, mine.state.fields)
    if isLoneCard, batch.source.isMetElsewhere(first) { return isApart }
    return try (isApart || !contact.record.bearsUniqueName)
      && isOfAnother(contact.record.fields, mine.state.fields, mine.header.key, batch.db)
  }

  /// Whether birthdays tell a record from a contact of its name with whom it has nothing in common.
  private func isApart(_ contact: PreparedContact, from key: Int, _ db: Database) throws -> Bool {
    guard let known = try ContactRows.read(key, db) else { return false }
    return try Self.hasNothingInCommon(contact, known.state.fields)
      && isOfAnother(contact.record.fields, known.state.fields, key, db)
  }

  /// Whether both have numbers or addresses, and none is the same.
  private static func hasNothingInCommon(_ contact: PreparedContact, _ known: ContactFields) -> Bool
  {
    let theirs = IdentityKeys(known, called: contact.keys.name).evidence
    return !theirs.isEmpty && !contact.keys.evidence.isEmpty
      && Set(theirs).isDisjoint(with: contact.keys.evidence)
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
    return try NameNormalizer.normalize(state.fields.name) == name
      || isAlsoCalled(name, contact, db)
  }

  /// Whether a contact has another name: that of its card, where the user gave it one.
  private func isAlsoCalled(_ name: String, _ contact: Int, _ db: Database) throws -> Bool {
    let isAlias = try Bool.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT EXISTS (SELECT 1 FROM alias
            WHERE normalized = ? AND contact_key = ? AND origin <> 'learned')
          """), arguments: [name, contact])
    return try isAlias == true || CardNames.hold(name, of: contact, db)
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
