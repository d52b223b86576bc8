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
  /// Whether it is said of somebody who is the user's: `my wife`.
  var isOwners = false

  /// Whether it is said of the user, or of somebody of theirs.
  var isUsers: Bool { person == .owner || isOwners }
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
  /// Clauses that follow a label of dislike: `hates:`; once closed also those listed behind them.
  var refused: Set<Int> = []
  /// The words that are the subject's whole name, whatever else they mean: `Petra Vogel`.
  var names: Set<Int> = []
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
    guard !refused.isEmpty else { return }
    for (number, clause) in clauses.enumerated().dropFirst()
    where refused.contains(number - 1) && !openings.contains(clause.lowerBound) {
      refused.insert(number)
    }
  }

  /// Notes that a token belongs to a clause.
  ///
  /// - Parameter start: where what is left out before it begins.
  mutating func extend(_ clause: Int, over token: Token, from start: Int? = nil) {
    let start = start ?? token.start
    while spans.count <= clause { spans.append(start..<start) }
    let span = spans[clause]
    spans[clause] =
      span.isEmpty ? span.lowerBound..<token.end : span.lowerBound..<max(span.upperBound, token.end)
  }

  /// Forgets where a clause without words began.
  mutating func forget(_ clause: Int) {
    if spans.count > clause { spans.removeSubrange(clause...) }
  }

  /// Whether a clause, so far the last, is a label of what is not liked: `doesn't like`, `allergic to`.
  func isRefusal(_ clause: Int) -> Bool {
    let last = readings.lastIndex { $0.clause != clause } ?? -1
    let words = words[(last + 1)...]
    guard !words.isEmpty, words.count <= 5 else { return false }
    return readings.last?.isNegated == true
      || words.contains { Self.refusals.contains($0.text) || Self.denials.contains($0.text) }
  }

  /// What denies in other languages, and what tells of a time that is over.
  private static let denials: Set<String> = [
    "nicht", "kein", "keine", "pas", "niet", "geen", "inte", "ikke", "non", "nao", "used",
  ]

  /// Whether a clause, so far the last, is a label: `hobbies`, `music lately`.
  func isLabel(_ clause: Int) -> Bool {
    guard let last = words.last, readings.last?.clause == clause else { return false }
    guard words.count < 3 || readings[words.count - 3].clause != clause else { return false }
    return Self.labels.contains(last.text)
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
