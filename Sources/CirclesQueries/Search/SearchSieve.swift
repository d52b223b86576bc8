import CirclesStore

/// Passes over texts that cannot hold what is looked for, by their bytes alone: to take a text apart into
/// words costs far more, and few of many hold any.
struct SearchSieve {
  /// What a text of plain ASCII must hold, for each term the pieces of its words.
  private let needles: [[[UInt8]]]
  /// Whether one term is enough.
  private let isAnyEnough: Bool
  private var lower: [UInt8] = []

  /// A sieve for texts that hold all of some terms, or any of them.
  init(_ terms: [SearchTerm], any: Bool = false) {
    needles = terms.map { term in term.words.map { Array($0.utf8) } }
    isAnyEnough = any
  }

  /// Whether a text, or what stands behind it, may hold what is looked for; always for one that is not
  /// ASCII.
  mutating func mayHold(
    _ text: UnsafeRawBufferPointer,
    _ behind: UnsafeRawBufferPointer = UnsafeRawBufferPointer(start: nil, count: 0)
  ) -> Bool {
    if needles.isEmpty { return true }
    lower.removeAll(keepingCapacity: true)
    if !take(text) { return true }
    lower.append(UInt8(ascii: "\n"))
    if !take(behind) { return true }
    return isAnyEnough
      ? needles.contains { $0.allSatisfy(holds) } : needles.allSatisfy { $0.allSatisfy(holds) }
  }

  /// Takes a text in small letters; false where it is not ASCII.
  private mutating func take(_ text: UnsafeRawBufferPointer) -> Bool {
    var all: UInt8 = 0
    for byte in text {
      all |= byte
      lower.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
    return all < 0x80
  }

  private func holds(_ needle: [UInt8]) -> Bool {
    lower.withUnsafeBufferPointer { text in
      needle.withUnsafeBufferPointer { needle in
        guard let first = needle.first else { return true }
        var place = 0
        while place + needle.count <= text.count {
          if text[place] == first,
            (1..<needle.count).allSatisfy({ text[place + $0] == needle[$0] })
          {
            return true
          }
          place += 1
        }
        return false
      }
    }
  }
}
