/// A compact map from identity hashes to contacts: twelve bytes a slot, open addressing.
///
/// A hit is a candidate only: rows may have been edited since, so the caller compares them.
struct IdentityIndex {
  /// What stands for "several contacts bear it".
  private static let several: Int32 = -1
  private static let vacant: UInt64 = 0

  private var hashes: [UInt64]
  private var contacts: [Int32]
  private var count = 0
  private var mask: Int
  /// Contacts that bear a hash beside the first one: namesakes who share a number, and those whose
  /// hash another has borne before them.
  private var more: [UInt64: [Int32]] = [:]
  /// How many contacts are remembered for one hash.
  private static let bearerLimit = 16

  /// An index with room for `expected` hashes before it has to grow.
  init(expecting expected: Int = 0) {
    var capacity = 1024
    while capacity * 3 / 4 < expected { capacity *= 2 }
    hashes = [UInt64](repeating: Self.vacant, count: capacity)
    contacts = [Int32](repeating: 0, count: capacity)
    mask = capacity - 1
  }

  var isEmpty: Bool { count == 0 }

  /// Remembers a contact among the bearers of a hash.
  mutating func add(_ hash: UInt64, _ contact: Int32) {
    let slot = place(of: hash)
    if hashes[slot] == Self.vacant {
      fill(slot, hash, contact)
    } else if contacts[slot] != contact {
      let others = more[hash] ?? []
      if others.count + 1 < Self.bearerLimit, !others.contains(contact) {
        more[hash] = others + [contact]
      }
    }
  }

  /// The contacts that bear a hash, the longest known first.
  func bearers(_ hash: UInt64) -> [Int32] {
    guard let first = contact(hash) else { return [] }
    guard let others = more[hash] else { return [first] }
    return ([first] + others).sorted()
  }

  /// Remembers a contact by something that must be its alone to tell it by.
  mutating func addDistinct(_ hash: UInt64, _ contact: Int32) {
    let slot = place(of: hash)
    if hashes[slot] == Self.vacant {
      fill(slot, hash, contact)
    } else if contacts[slot] != contact {
      contacts[slot] = Self.several
    }
  }

  /// The contact that bears a hash; nil for none, and for several.
  func contact(_ hash: UInt64) -> Int32? {
    let slot = place(of: hash)
    guard hashes[slot] != Self.vacant, contacts[slot] != Self.several else { return nil }
    return contacts[slot]
  }

  /// Whether nobody bears a hash.
  func isUnknown(_ hash: UInt64) -> Bool { hashes[place(of: hash)] == Self.vacant }

  private func place(of hash: UInt64) -> Int {
    let hash = Self.usable(hash)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while hashes[slot] != Self.vacant, hashes[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private static func usable(_ hash: UInt64) -> UInt64 { hash == vacant ? 1 : hash }

  private mutating func fill(_ slot: Int, _ hash: UInt64, _ contact: Int32) {
    hashes[slot] = Self.usable(hash)
    contacts[slot] = contact
    count += 1
    if count * 4 > hashes.count * 3 { grow() }
  }

  private mutating func grow() {
    let old = (hashes, contacts)
    hashes = [UInt64](repeating: Self.vacant, count: old.0.count * 2)
    contacts = [Int32](repeating: 0, count: old.1.count * 2)
    mask = hashes.count - 1
    for (index, hash) in old.0.enumerated() where hash != Self.vacant {
      let slot = place(of: hash)
      hashes[slot] = hash
      contacts[slot] = old.1[index]
    }
  }
}
