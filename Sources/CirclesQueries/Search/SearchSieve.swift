import CirclesStore

/// Passes over texts that cannot hold what is looked for, by their bytes alone: to take a text apart into
/// words costs far more, and few of many hold any.
struct SearchSieve {
  /// What a text of plain ASCII must hold, for each term the pieces of its words.
  private let needles: [[[UInt8]]]
  /// Whether one term is enough.
  private let isAnyEnough: Bool

  /// A sieve for texts that hold all of some terms, or any of them.
  init(_ terms: [SearchTerm], any: Bool = false) {
    needles = terms.map { term in term.words.map { Array($0.utf8) } }
    isAnyEnough = any
  }

  /// Whether a text, or what stands behind it, may hold what is looked for; always for one that is not
  /// ASCII.
  func mayHold(
    _ text: UnsafeRawBufferPointer,
    _ behind: UnsafeRawBufferPointer = UnsafeRawBufferPointer(start: nil, count: 0)
  ) -> Bool {
    if needles.isEmpty || !Self.isASCII(text) || !Self.isASCII(behind) { return true }
    for words in needles {
      let isHeld = words.allSatisfy { Self.holds(text, $0) || Self.holds(behind, $0) }
      if isHeld == isAnyEnough { return isAnyEnough }
    }
    return !isAnyEnough
  }

  private static func isASCII(_ text: UnsafeRawBufferPointer) -> Bool {
    var all: UInt8 = 0
    for byte in text { all |= byte }
    return all < 0x80
  }

  /// Whether a word is met in a text. The bit that tells small letters from large ones is set in both, so
  /// some signs pass for others.
  private static func holds(_ text: UnsafeRawBufferPointer, _ needle: [UInt8]) -> Bool {
    needle.withUnsafeBufferPointer { needle in
      guard let first = needle.first, text.count >= needle.count else { return needle.isEmpty }
      for place in 0...text.count - needle.count where text[place] | 0x20 == first | 0x20 {
        var length = 1
        while length < needle.count, text[place + length] | 0x20 == needle[length] | 0x20 {
          length += 1
        }
        if length == needle.count { return true }
      }
      return false
    }
  }
}
