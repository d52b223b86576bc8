/// Finds what happens in the subject's life, and what was agreed to do together.
struct EventFinder {
  let text: ScalarText
  private var events: [Found] = []

  /// The most events that one text gives, and the most words of each.
  static let maximum = 24
  private static let maximumWords = 12

  static func find(in segments: [ReadSegment], _ text: ScalarText) -> [Found] {
    var finder = EventFinder(text: text)
    for segment in segments where finder.events.count < maximum { finder.read(segment) }
    return finder.events
  }

  private init(text: ScalarText) { self.text = text }

  private mutating func read(_ segment: ReadSegment) {
    for clause in segment.clauses where events.count < Self.maximum {
      guard let first = clause.first, let start = begin(clause, segment) else { continue }
      let reading = segment.readings[first]
      if reading.isAsked || segment.readings[start].isHypothetical { continue }
      let end = min(clause.upperBound, start + Self.maximumWords)
      if end - start < 2 { continue }
      guard let found = segment.found(start..<end, in: text) else { continue }
      events.append(found)
    }
  }

  /// Where the event of a clause begins; nil where it tells of none.
  private func begin(_ clause: Range<Int>, _ segment: ReadSegment) -> Int? {
    let isTimed = clause.contains { segment.words[$0].has(.time) || Self.isDay(segment.words[$0]) }
    for index in clause {
      let word = segment.words[index]
      let reading = segment.readings[index]
      if reading.isNegated { continue }
      if EventWords.turns.contains(word.text), reading.person != .owner { return index }
      if EventWords.verbs.contains(word.text), reading.person != .owner,
        isTimed || hasPlace(clause, after: index, segment)
      {
        return index
      }
      if EventWords.nouns.contains(word.stem), isTimed { return nounStart(index, clause, segment) }
    }
    return nil
  }

  private static func isDay(_ word: Token) -> Bool {
    word.kind == .number && (word.text.contains("/") || word.text.utf8.count < 3)
  }

  /// A name after a preposition: `to Denver`.
  private func hasPlace(_ clause: Range<Int>, after index: Int, _ segment: ReadSegment) -> Bool {
    for place in (index + 1)..<max(index + 1, min(index + 12, clause.upperBound - 1))
    where segment.words[place].has(.preposition) && segment.words[place + 1].isCapital {
      return true
    }
    return false
  }

  private func nounStart(_ index: Int, _ clause: Range<Int>, _ segment: ReadSegment) -> Int {
    var start = index
    while start > clause.lowerBound, index - start < 3,
      !segment.words[start - 1].has([
        .auxiliary, .preposition, .conjunction, .pronoun, .determiner, .possessive, .function,
        .verb,
      ])
    {
      start -= 1
    }
    return start
  }
}
