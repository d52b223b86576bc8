/// From identity hashes to the contacts that bear them: 15 to 19 bytes a hash.
///
/// A hit is a candidate only: rows may have been edited since, so the caller compares them.
final class IdentityIndex {
  /// What stands for "several contacts bear it".
  private static let several: Int32 = -1

  private var slots: HashSlots
  /// Contacts that bear a hash beside the first one: namesakes who share a number, and those whose
  /// hash another has borne before them.
  private var more: [UInt64: [Int32]] = [:]
  /// How many contacts are remembered for one hash.
  private static let bearerLimit = 16

  /// An index with room for `expected` hashes before it has to grow.
  init(expecting expected: Int = 0) { slots = HashSlots(expecting: expected) }

  var isEmpty: Bool { slots.count == 0 }

  /// Remembers a contact among the bearers of a hash.
  func add(_ hash: UInt64, _ contact: Int32) {
    guard let first = slots.find(hash) else { return slots.set(hash, contact) }
    if first == contact { return }
    let others = more[hash] ?? []
    if others.count + 1 < Self.bearerLimit, !others.contains(contact) {
      more[hash] = others + [contact]
    }
  }

  /// The contacts that bear a hash, the longest known first.
  func bearers(_ hash: UInt64) -> [Int32] {
    guard let first = contact(hash) else { return [] }
    guard let others = more[hash] else { return [first] }
    return ([first] + others).sorted()
  }

  /// Remembers a contact by something that must be its alone to tell it by.
  func addDistinct(_ hash: UInt64, _ contact: Int32) {
    let first = slots.find(hash)
    if first != contact { slots.set(hash, first == nil ? contact : Self.several) }
  }

  /// The contact that bears a hash; nil for none, and for several.
  func contact(_ hash: UInt64) -> Int32? {
    let first = slots.find(hash)
    return first == Self.several ? nil : first
  }

  /// Whether nobody bears a hash.
  func isUnknown(_ hash: UInt64) -> Bool { slots.find(hash) == nil }
}
