/// A word with what was found out about the place it stands in.
struct Reading: Sendable {
  /// Of whom it is said.
  var person: Person
  /// Which clause of the segment it stands in.
  var clause: Int
  var isNegated = false
  /// Whether it is merely thought of.
  var isHypothetical = false
  /// Whether a `would` makes it a wish, or a thought.
  var isConditional = false
  var isAsked = false
  /// Whether the clause has a subject of its own, or takes over that of the one before.
  var isExplicit = false
}

/// The tokens of a segment that matter, each with its reading: signs and adverbs are left out.
struct ReadSegment: Sendable {
  var words: [Token] = []
  var readings: [Reading] = []
  /// Clauses that tell of a habit.
  var habits: Set<Int> = []
  var speaker: Speaker
  /// Where each clause lies in the text, with what is left out of its words: a `no` before them, the
  /// full stop behind.
  private(set) var spans: [Range<Int>] = []
  /// Clauses that follow a label: `books:`.
  var labelled: Set<Int> = []
  /// Clauses that follow a label of dislike: `hates:`.
  var refused: Set<Int> = []
  /// The words that begin a sentence.
  var openings: Set<Int> = []
  /// The words of each clause.
  private(set) var clauses: [Range<Int>] = []

  init(speaker: Speaker) { self.speaker = speaker }

  /// Notes where the clauses lie, once all words are there.
  mutating func close() {
    clauses.reserveCapacity((readings.last?.clause ?? -1) + 1)
    for (index, reading) in readings.enumerated() {
      while clauses.count <= reading.clause { clauses.append(index..<index) }
      clauses[reading.clause] = clauses[reading.clause].lowerBound..<(index + 1)
    }
  }

  /// Notes that a token belongs to a clause.
  mutating func extend(_ clause: Int, over token: Token) {
    while spans.count <= clause { spans.append(token.start..<token.start) }
    let span = spans[clause]
    spans[clause] =
      span.isEmpty ? token.start..<token.end : span.lowerBound..<max(span.upperBound, token.end)
  }

  /// Forgets where a clause without words began.
  mutating func forget(_ clause: Int) {
    if spans.count > clause { spans.removeSubrange(clause...) }
  }

  /// Whether a clause, so far the last, is a label: `hobbies`, `music lately`.
  func isLabel(_ clause: Int, of labels: Set<String> = Self.labels) -> Bool {
    guard let last = words.last, readings.last?.clause == clause else { return false }
    guard words.count < 3 || readings[words.count - 3].clause != clause else { return false }
    return labels.contains(last.text)
  }

  /// Labels of what is not liked, or not borne.
  static let refusals: Set<String> = [
    "hates", "dislikes", "avoids", "avoid", "allergies", "allergic", "allergy", "dislike", "hate",
    "quit", "never", "ex", "former",
  ]

  static let labels: Set<String> = [
    "book", "books", "hobby", "hobbies", "likes", "loves", "music", "reading", "interests", "sport",
    "sports", "favorites", "favourites", "into", "obsession", "passion", "passions", "listening",
    "watching", "playing", "learning", "collects", "games",
  ]

  /// Takes what its last sentence asks as said: the answer was yes.
  mutating func affirm() {
    guard let last = readings.last, last.isAsked else { return }
    let start = openings.filter { $0 < words.count }.max() ?? 0
    for index in start..<words.count { readings[index].isAsked = false }
  }

  /// Whether it is the owner who asks the subject after somebody of theirs: `how is your mum`.
  var asksAfterAnother: Bool {
    guard speaker == .owner, let place = words.lastIndex(where: { $0.has(.relation) }), place > 0,
      ["your", "ur", "the"].contains(words[place - 1].text)
    else { return false }
    return readings[place].isAsked
      || words[..<place].suffix(4).contains { $0.text == "how" || $0.text == "hows" }
  }

  /// The index behind the last word of the clause that a word stands in.
  func clauseEnd(_ index: Int) -> Int { clauses[readings[index].clause].upperBound }
}
