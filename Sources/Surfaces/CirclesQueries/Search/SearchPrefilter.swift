import CirclesStore

/// Passes over texts that cannot hold what is looked for, by their bytes alone: to take a text apart into
/// words costs far more, and few of many hold any.
struct SearchPrefilter {
  /// What a text must hold, for each term its words.
  private let needles: [[[UInt8]]]
  /// Whether one term is enough.
  private let isAnyEnough: Bool

  /// A sieve for texts that hold all of some terms, or any of them.
  init(_ terms: [SearchTerm], any: Bool = false) {
    needles = terms.map { term in term.words.map { Array($0.utf8) } }
    isAnyEnough = any
  }

  /// Whether a text, or what stands behind it, may hold what is looked for.
  func mayHold(
    _ text: UnsafeRawBufferPointer,
    _ behind: UnsafeRawBufferPointer = UnsafeRawBufferPointer(start: nil, count: 0)
  ) -> Bool {
    for words in needles {
      let isHeld = words.allSatisfy {
        Self.mayHold(text, $0) || !behind.isEmpty && Self.mayHold(behind, $0)
      }
      if isHeld == isAnyEnough { return isAnyEnough }
    }
    return needles.isEmpty || !isAnyEnough
  }

  private static func mayHold(_ text: UnsafeRawBufferPointer, _ needle: [UInt8]) -> Bool {
    needle.withUnsafeBufferPointer { needle in
      guard let first = needle.first else { return true }
      // Of other scripts it is enough that the text is not all ASCII.
      if needle.contains(where: { $0 >= 0x80 }) { return text.contains { $0 >= 0x80 } }
      for place in text.indices {
        let byte = text[place]
        let mayBegin = byte < 0x80 ? byte | 0x20 == first | 0x20 : byte >= 0xC2
        if mayBegin, begins(needle, 0, text, place) { return true }
      }
      return false
    }
  }

  /// So many letters with accents and the like are looked at within a word; with more, it may be met.
  private static let mostAccents = 4
  /// The most letters that one character stands for, as the ligature for ffi.
  private static let mostLetters = 3

  /// Whether a text may go on at a place as a word does at another. The bit that tells small letters from
  /// large ones is set in both, so some signs pass for others.
  private static func begins(
    _ needle: UnsafeBufferPointer<UInt8>, _ start: Int, _ text: UnsafeRawBufferPointer,
    _ place: Int, accents: Int = 0
  ) -> Bool {
    var (index, place) = (start, place)
    while index < needle.count {
      guard place < text.count else { return false }
      if text[place] < 0x80 {
        guard text[place] | 0x20 == needle[index] | 0x20 else { return false }
        (index, place) = (index + 1, place + 1)
        continue
      }
      guard isLatin(text, place) else { return false }
      if accents == mostAccents { return true }
      var next = place + 1
      while next < text.count, text[next] & 0xC0 == 0x80 { next += 1 }
      return (0...mostLetters).contains { letters in
        begins(needle, index + letters, text, next, accents: accents + 1)
      }
    }
    return true
  }

  /// Whether a character that is not ASCII may stand for Latin letters or figures, or for nothing: letters
  /// with accents, marks, ligatures, letters in circles, wide ones and those of formulas.
  private static func isLatin(_ text: UnsafeRawBufferPointer, _ place: Int) -> Bool {
    switch text[place] {
    case 0xC2...0xCD, 0xE1, 0xE2, 0xEA, 0xEF, 0xF0, 0xF3: true
    case 0xE3: place + 1 < text.count && (0x88...0x8F).contains(text[place + 1])
    default: false
    }
  }
}
