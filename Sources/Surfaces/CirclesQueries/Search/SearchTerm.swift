package import CirclesStore

/// A word or phrase that is looked for.
public struct SearchTerm: Hashable, Sendable {
  /// Its words as the index has them, in their order.
  package let words: [String]
  /// Whether the last word may go on: `dent*`.
  package let isPrefix: Bool
  /// What a text's words hold where it is met.
  let needle: [UInt8]

  /// The term of a text as somebody types it; nil where no word is in it.
  package init?(_ text: String) {
    let read = SearchWords(text)
    guard read.count > 0 else { return nil }
    isPrefix = text.hasSuffix("*")
    needle = isPrefix ? read.bytes.dropLast() : read.bytes
    words = String(decoding: read.bytes, as: UTF8.self).split(separator: " ").map(String.init)
  }

  /// How often it is met in the words of a text, but no more than `most` times.
  package func count(in text: SearchWords, most: Int = 100) -> Int {
    text.count(of: needle, most: most)
  }

  /// Whether it is met in the words of a text.
  package func isMet(in text: SearchWords) -> Bool { count(in: text, most: 1) > 0 }

  /// What asks the index for texts that have all of its words.
  var expression: String {
    words.enumerated().map { place, word in
      "\"\(word)\"" + (isPrefix && place == words.count - 1 ? "*" : "")
    }.joined(separator: " AND ")
  }
}

/// Which texts are meant: all terms, and none of the others.
public struct SearchTerms: Hashable, Sendable {
  /// What must be met.
  package var wanted: [SearchTerm] = []
  /// What must not be met.
  package var unwanted: [SearchTerm] = []

  /// Nothing yet.
  package init() {}

  /// The terms of words as they are typed: phrases in quotes, `-word` for what must not be met.
  public init(words: String) {
    for token in SearchToken.all(in: words, knowing: []) {
      guard let term = SearchTerm(token.text) else { continue }
      if token.isNegated { unwanted.append(term) } else { wanted.append(term) }
    }
  }

  /// Whether there are none.
  public var isEmpty: Bool { wanted.isEmpty && unwanted.isEmpty }

  /// How well a text fits: how often the terms are met, weighed by its length as BM25 does; nil where
  /// it does not. All terms must be met, so how rare each is makes no difference.
  func fit(_ text: SearchWords) -> Double? {
    for term in unwanted where term.isMet(in: text) { return nil }
    var fit = wanted.isEmpty ? 1.0 : 0
    for term in wanted {
      let count = Double(term.count(in: text))
      if count == 0 { return nil }
      let length = Double(text.count) / Self.usualLength
      fit += count * 2.2 / (count + 1.2 * (0.25 + 0.75 * length))
    }
    return fit
  }

  /// The words of a usual message.
  private static let usualLength = 12.0

  /// What asks the index; nil where nothing is wanted.
  var expression: String? {
    if wanted.isEmpty { return nil }
    return wanted.map(\.expression).joined(separator: " AND ")
  }
}
