/// A map from hashes to numbers: twelve bytes a slot, of which four in five are in use before it grows.
///
/// Slots stand in the order of their hashes (ordered linear probing). So the map grows by a quarter and
/// in place, where an ordinary table is copied into one of twice its size: both together would be the
/// most that an import of many people takes.
struct HashSlots {
  private static let vacant: UInt64 = 0

  private var hashes = Chunks<UInt64>()
  private var numbers = Chunks<Int32>()
  private(set) var count = 0
  /// How many slots hashes are spread over.
  private var capacity: Int
  /// Further slots, for those that the last ones push on. The very last stays vacant, to end a search.
  private var spare = 64

  /// A map with room for `expected` hashes before it has to grow.
  init(expecting expected: Int = 0) {
    capacity = max(1024, expected + expected / 4)
    makeSlots()
  }

  /// The number of a hash; nil where it has none.
  func find(_ hash: UInt64) -> Int32? {
    let hash = Self.usable(hash)
    let slot = place(of: hash)
    return hashes[slot] == hash ? numbers[slot] : nil
  }

  /// Gives a hash a number: its first, or another one.
  mutating func set(_ hash: UInt64, _ number: Int32) {
    let hash = Self.usable(hash)
    let slot = place(of: hash)
    if hashes[slot] == hash {
      numbers[slot] = number
    } else {
      insert(hash, number, at: slot)
    }
  }

  private static func usable(_ hash: UInt64) -> UInt64 { hash == vacant ? 1 : hash }

  private func home(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash.multipliedFullWidth(by: UInt64(capacity)).high)
  }

  /// The slot of a hash, or the one where it belongs.
  private func place(of hash: UInt64) -> Int {
    var slot = home(hash)
    while hashes[slot] != Self.vacant, hashes[slot] < hash { slot += 1 }
    return slot
  }

  private mutating func insert(_ hash: UInt64, _ number: Int32, at slot: Int) {
    var end = slot
    while hashes[end] != Self.vacant { end += 1 }
    let isFull = (count + 1) * 5 > capacity * 4
    if isFull || end == hashes.count - 1 {
      if isFull { capacity += capacity / 4 } else { spare *= 2 }
      spread()
      return insert(hash, number, at: place(of: hash))
    }
    while end > slot {
      move(end - 1, to: end)
      end -= 1
    }
    (hashes[slot], numbers[slot]) = (hash, number)
    count += 1
  }

  /// Spreads the hashes over more slots, or makes room behind the last ones.
  private mutating func spread() {
    let old = hashes.count
    while lastSlot() >= capacity + spare - 1 { spare *= 2 }
    makeSlots()
    // All to the far end first: from there, none can land on one that has not moved yet.
    var first = hashes.count
    for slot in (0..<old).reversed() where hashes[slot] != Self.vacant {
      first -= 1
      move(slot, to: first)
    }
    var next = 0
    for slot in first..<hashes.count {
      next = max(next, home(hashes[slot]))
      move(slot, to: next)
      next += 1
    }
  }

  /// Where the last of the hashes will stand.
  private func lastSlot() -> Int {
    hashes.reduce(0) { next, hash in
      hash == Self.vacant ? next : max(next, home(hash)) + 1
    } - 1
  }

  private mutating func move(_ slot: Int, to other: Int) {
    guard slot != other else { return }
    (hashes[other], numbers[other]) = (hashes[slot], numbers[slot])
    hashes[slot] = Self.vacant
  }

  private mutating func makeSlots() {
    while hashes.count < capacity + spare {
      hashes.append(Self.vacant)
      numbers.append(0)
    }
  }
}
