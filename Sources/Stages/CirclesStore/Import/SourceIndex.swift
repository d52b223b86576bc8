import CirclesModel
import GRDB

/// What one source said last, in memory: some 46 bytes a record. An unchanged record is told by
/// it alone, without any SQL.
final class SourceIndex {
  /// A record of the source.
  struct Entry {
    /// Identifier and ordinal, hashed.
    var hash: UInt64
    var digest: RecordDigest
    /// The key in `source_record`.
    var record: Int32
    /// The contact or the group; 0 where the user has deleted it.
    var holder: Int32
    var isGroup = false
    /// At ordinal 0: how many more records bear the identifier.
    var repeats: Int16 = 0
    var isDerived: Bool
    var isSeen = false
    var isGone = false
    /// Whether the contact's identifier is another than the record's.
    var hasOtherIdentifier = false

    /// The contact; 0 for a group, and where the user has deleted the contact.
    var contact: Int32 { isGroup ? 0 : holder }
    /// The group; 0 for a contact.
    var group: Int32 { isGroup ? holder : 0 }
  }

  /// How many records of one source may bear one identifier and still be one contact: a bound on
  /// what a file, in which every card has the same UID, can cost.
  static let maximumRepeats: Int16 = 63

  let key: Int
  private(set) var entries = Chunks<Entry>()
  /// Places of entries by their hashes: open addressing, of which four in five are in use at most.
  private var slots: [Int32]
  private var taken = 0
  /// How many records over the limit of one identifier this run met, by the entry at ordinal 0.
  private var overflow: [Int: Int] = [:]
  private var derivedByDigest: [RecordDigest: Int32]?
  /// The first entry with a digest, by its first half.
  private var byDigest: HashSlots?
  /// The entries that were seen since nothing was.
  private var seen = Chunks<Int32>()
  /// The file whose records come, and how many entries were seen before its first.
  private var file = ""
  private var seenBefore = 0
  /// The records that were seen in files before.
  private var met = SeenRecords()

  /// An empty index of a source that has no records yet.
  init(key: Int) {
    self.key = key
    slots = Self.slots(for: 0)
  }

  /// Reads a source's records.
  init(key: Int, _ db: Database) throws {
    self.key = key
    let count = try Int.fetchOne(
      db, sql: "SELECT count(*) FROM source_record WHERE source_key = ?", arguments: [key])
    slots = Self.slots(for: count ?? 0)
    let sql = """
      SELECT r.key, r.identifier, r.digest, r.contact_key, r.group_key, r.is_derived,
        r.gone_at IS NOT NULL, r.identifier IS NOT coalesce(c.identifier, g.identifier),
        CASE WHEN r.contact_key IS NULL AND r.group_key IS NULL
          THEN (SELECT fields FROM said WHERE record_key = r.key) END
      FROM source_record AS r LEFT JOIN contact AS c ON c.key = r.contact_key
      LEFT JOIN contact_group AS g ON g.key = r.group_key
      WHERE r.source_key = ? ORDER BY r.key
      """
    try SQLReader(db, sql).forEach(key) { row in
      let key = RecordKey.normalize(row.text(1))
      // Of what the user has deleted, only the record's own words tell what it was.
      let isGroup =
        row.isNull(8) ? !row.isNull(4) : SourceSnapshot.decode(row.bytes(8)).kind == .group
      let hash =
        isGroup
        ? IdentityKeys.hash(ofGroupIdentifier: key) : IdentityKeys.hash(ofIdentifier: key)
      var ordinal = 0
      // Records with one identifier are numbered as they came.
      if let first = find(hash) {
        entries[first].repeats &+= entries[first].repeats < Int16.max ? 1 : 0
        ordinal = Int(entries[first].repeats)
      }
      append(
        Entry(
          hash: Self.hash(hash, ordinal: ordinal), digest: row.digest(2),
          record: Int32(truncatingIfNeeded: row.integer(0)),
          holder: Int32(truncatingIfNeeded: row.integer(row.isNull(4) ? 3 : 4)),
          isGroup: !row.isNull(4), isDerived: row.integer(5) != 0, isGone: row.integer(6) != 0,
          hasOtherIdentifier: row.integer(7) != 0))
    }
  }

  /// Takes over what another index of the source had met in files before.
  func takeSeenKeys(from other: SourceIndex) { met = other.met }

  /// The entry with a hash of identifier and ordinal.
  func find(_ hash: UInt64) -> Int? {
    let slot = place(of: hash)
    return slots[slot] < 0 ? nil : Int(slots[slot])
  }

  /// The entry of a record by its key.
  func find(record: Int) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].record < record { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].record == record ? low : nil
  }

  /// Whether a record is of this source, and the run has not met it in any file.
  func isUnmet(record: Int) -> Bool {
    guard let index = find(record: record) else { return false }
    return !entries[index].isSeen && !met.contains(record)
  }

  /// The records that follow are of this file.
  func begin(file path: String) {
    if path != file { (file, seenBefore) = (path, seen.count) }
  }

  /// Whether the run met a record in another file, and nothing in this one yet.
  func isMetElsewhere(_ index: Int) -> Bool {
    seen.count == seenBefore
      && (seen.prefix(seenBefore).contains(Int32(truncatingIfNeeded: index))
        || met.contains(Int(entries[index].record)))
  }

  /// The first record that said these very bytes the last time.
  func find(digest: RecordDigest) -> Int? {
    if byDigest == nil {
      var map = HashSlots(expecting: entries.count)
      for (index, entry) in entries.enumerated() where map.find(entry.digest.high) == nil {
        map.set(entry.digest.high, Int32(truncatingIfNeeded: index))
      }
      byDigest = map
    }
    guard let index = byDigest?.find(digest.high).map(Int.init), entries[index].digest == digest
    else {
      return nil
    }
    return index
  }

  /// A record without UID with these very bytes that this run has not met yet: the same card, whose
  /// derived identifier changed because the file holds namesakes now.
  func unseenDerived(_ digest: RecordDigest) -> Int? {
    if derivedByDigest == nil {
      var map: [RecordDigest: Int32] = [:]
      for (index, entry) in entries.enumerated() where entry.isDerived && entry.repeats == 0 {
        map[entry.digest] = Int32(truncatingIfNeeded: index)
      }
      derivedByDigest = map
    }
    guard let index = derivedByDigest?[digest].map(Int.init) else { return nil }
    return entries[index].isSeen || entries[index].digest != digest ? nil : index
  }

  /// Forgets what was seen: the next records are those of another file, and what one file says twice
  /// is not what two files say.
  func forgetSeen() {
    met = metRecords
    overflow.removeAll()
    for index in seen.lazy.map(Int.init) {
      entries[index].isSeen = false
      let entry = entries[index]
      let place = Int32(truncatingIfNeeded: index)
      byDigest?.set(entry.digest.high, place)
      if entry.isDerived, entry.repeats == 0 { derivedByDigest?[entry.digest] = place }
    }
    seen = Chunks()
    (file, seenBefore) = ("", 0)
  }

  /// The records that the run has met.
  var metRecords: SeenRecords {
    met.adding(seen.lazy.map { Int(self.entries[Int($0)].record) })
  }

  /// Adds a record; keys must ascend.
  func append(_ entry: Entry) {
    if entry.isSeen { seen.append(Int32(truncatingIfNeeded: entries.count)) }
    entries.append(entry)
    link(entries.count - 1)
  }

  /// Changes an entry in place.
  func update(_ index: Int, _ change: (inout Entry) -> Void) {
    let hash = entries[index].hash
    let wasSeen = entries[index].isSeen
    change(&entries[index])
    if entries[index].isSeen, !wasSeen { seen.append(Int32(truncatingIfNeeded: index)) }
    // The old place stays taken by an entry that no longer answers to it: harmless, and rare.
    if entries[index].hash != hash { link(index) }
  }

  /// Counts one more record over the limit of an identifier; returns how many there are in this run.
  func countOverflow(_ first: Int) -> Int {
    overflow[first, default: 0] += 1
    return overflow[first, default: 0]
  }

  /// The hash of an identifier's n-th record.
  static func hash(_ hash: UInt64, ordinal: Int) -> UInt64 {
    if ordinal == 0 { return hash }
    var hasher = Hasher()
    hasher.combine(hash)
    hasher.combine(ordinal)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  private func place(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(slots.count)).high)
    while slots[slot] >= 0, entries[Int(slots[slot])].hash != hash {
      slot = slot + 1 == slots.count ? 0 : slot + 1
    }
    return slot
  }

  private func link(_ index: Int) {
    let slot = place(of: entries[index].hash)
    if slots[slot] < 0 { taken += 1 }
    slots[slot] = Int32(truncatingIfNeeded: index)
    if taken * 5 > slots.count * 4 { grow() }
  }

  /// Room for `count` records and a few more before the table has to grow.
  private static func slots(for count: Int) -> [Int32] {
    [Int32](repeating: -1, count: max(1024, count + count / 3))
  }

  private func grow() {
    let size = slots.count + slots.count / 4
    (slots, taken) = ([], 0)
    slots = [Int32](repeating: -1, count: size)
    for index in entries.indices { link(index) }
  }
}
