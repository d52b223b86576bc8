#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A map from hashes to numbers in one block of memory: twelve bytes a slot, of which four in five
/// are in use before it grows.
///
/// Slots stand in the order of their hashes (ordered linear probing). So the map grows by a quarter and
/// in place, where an ordinary table is copied into one of twice its size: both together would be the
/// most that an import of many people takes.
final class HashSlots {
  private static let vacant: UInt64 = 0

  private var hashes: UnsafeMutablePointer<UInt64>
  private var numbers: UnsafeMutablePointer<Int32>
  private(set) var count = 0
  /// How many slots hashes are spread over.
  private var capacity: Int
  /// Further slots, for those that the last ones push on. The very last stays vacant, to end a search.
  private var spare = 64

  /// A map with room for `expected` hashes before it has to grow.
  init(expecting expected: Int = 0) {
    capacity = max(1024, expected + expected / 4)
    hashes = Self.block(of: capacity + spare)
    numbers = Self.block(of: capacity + spare)
    hashes.initialize(repeating: Self.vacant, count: capacity + spare)
    numbers.initialize(repeating: 0, count: capacity + spare)
  }

  deinit {
    free(hashes)
    free(numbers)
  }

  /// The number of a hash; nil where it has none.
  func find(_ hash: UInt64) -> Int32? {
    let hash = Self.usable(hash)
    let slot = place(of: hash)
    return hashes[slot] == hash ? numbers[slot] : nil
  }

  /// Gives a hash a number: its first, or another one.
  func set(_ hash: UInt64, _ number: Int32) {
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

  private func insert(_ hash: UInt64, _ number: Int32, at slot: Int) {
    var end = slot
    while hashes[end] != Self.vacant { end += 1 }
    let isFull = (count + 1) * 5 > capacity * 4
    if isFull || end == capacity + spare - 1 {
      grow(to: isFull ? capacity + capacity / 4 : capacity)
      return insert(hash, number, at: place(of: hash))
    }
    (hashes + slot + 1).update(from: hashes + slot, count: end - slot)
    (numbers + slot + 1).update(from: numbers + slot, count: end - slot)
    hashes[slot] = hash
    numbers[slot] = number
    count += 1
  }

  /// Spreads the hashes over more slots, or makes room behind the last ones.
  private func grow(to newCapacity: Int) {
    let old = capacity + spare
    if newCapacity == capacity { spare *= 2 }
    capacity = newCapacity
    while lastSlot(old) >= capacity + spare - 1 { spare *= 2 }
    let size = capacity + spare
    hashes = Self.block(of: size, from: hashes)
    numbers = Self.block(of: size, from: numbers)
    // All to the far end first: from there, none can land on one that has not moved yet.
    var free = size
    for slot in stride(from: old - 1, through: 0, by: -1) where hashes[slot] != Self.vacant {
      free -= 1
      (hashes[free], numbers[free]) = (hashes[slot], numbers[slot])
    }
    hashes.initialize(repeating: Self.vacant, count: free)
    var next = 0
    for slot in free..<size {
      let (hash, number) = (hashes[slot], numbers[slot])
      hashes[slot] = Self.vacant
      next = max(next, home(hash))
      (hashes[next], numbers[next]) = (hash, number)
      next += 1
    }
  }

  /// Where the last of the hashes, which lie in the first `old` slots, will stand.
  private func lastSlot(_ old: Int) -> Int {
    var next = 0
    for slot in 0..<old where hashes[slot] != Self.vacant {
      next = max(next, home(hashes[slot])) + 1
    }
    return next - 1
  }

  /// A block for `count` values, with those of another that it takes the place of.
  private static func block<Value>(
    of count: Int, from old: UnsafeMutablePointer<Value>? = nil
  ) -> UnsafeMutablePointer<Value> {
    guard let block = realloc(old, count * MemoryLayout<Value>.stride) else {
      fatalError("out of memory")
    }
    return block.assumingMemoryBound(to: Value.self)
  }
}
