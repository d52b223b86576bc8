/// An inverted index in flat memory: for each key the people who have it.
///
/// Keys are 64-bit hashes; two keys that happen to be equal would merge two lists, which only adds
/// candidates that then compare badly.
struct Postings: Sendable {
  private var keys: [UInt64]
  private var starts: [UInt32]
  private var mask: Int
  private var people: [UInt32]

  init() {
    keys = [0]
    starts = [0, 0]
    mask = 0
    people = []
  }

  /// The people of a key, in ascending order.
  @inline(__always) subscript(key: UInt64) -> ArraySlice<UInt32> {
    var slot = Int(truncatingIfNeeded: key) & mask
    while keys[slot] != 0 {
      if keys[slot] == key { return people[Int(starts[slot])..<Int(starts[slot + 1])] }
      slot = (slot + 1) & mask
    }
    return []
  }

  /// How many keys there are, and how many entries.
  var entryCount: Int { people.count }

  /// Groups entries by key; the people of a key keep their order.
  init(entries keys: [UInt64], people: [UInt32]) {
    var size = 16
    while size < keys.count * 2 { size *= 2 }
    if size > 1 << 16, size > keys.count * 3 { size /= 2 }
    var table = [UInt64](repeating: 0, count: size)
    var slots = [UInt32](repeating: 0, count: keys.count)
    var counts = [UInt32](repeating: 0, count: size + 1)
    let mask = size - 1
    table.withUnsafeMutableBufferPointer { table in
      for index in keys.indices {
        let key = keys[index] == 0 ? 1 : keys[index]
        var slot = Int(truncatingIfNeeded: key) & mask
        while table[slot] != 0, table[slot] != key { slot = (slot + 1) & mask }
        table[slot] = key
        slots[index] = UInt32(slot)
        counts[slot] += 1
      }
    }
    var total: UInt32 = 0
    for slot in 0...size {
      let count = counts[slot]
      counts[slot] = total
      total += count
    }
    var cursor = counts
    var sorted = [UInt32](repeating: 0, count: people.count)
    for index in people.indices {
      let slot = Int(slots[index])
      sorted[Int(cursor[slot])] = people[index]
      cursor[slot] += 1
    }
    self.keys = table
    starts = counts
    self.mask = mask
    self.people = sorted
  }
}
