// Phrases that ask for silence: `steer clear of politics`, `nobody knows yet`.
extension TopicFinder {
  /// Adds what a phrase that begins at a word asks not to mention; false where none does.
  mutating func phrase(_ segment: ReadSegment, at index: Int) -> Bool {
    let clause = segment.clauses[segment.readings[index].clause]
    let reading = segment.readings[index]
    guard !reading.isAsked else { return false }
    func end(of phrases: LifePhrases<Void>) -> Int? {
      phrases.matches(segment.words, at: index, before: clause.upperBound).map(\.end).max()
    }
    if let end = end(of: reading.isNegated ? TopicWords.unwilling : TopicWords.pointing),
      end < clause.upperBound, !isPast(clause, segment, before: index),
      !isOwners(clause, segment, before: index)
    {
      append((end..<clause.upperBound).prefix(Self.maximumWords), in: segment)
      return true
    }
    if let end = end(of: TopicWords.stating), isSaid(segment, clause, index, end) {
      append(clause.lowerBound..<end, in: segment)
      return true
    }
    for (isDenied, end) in TopicWords.hidden.matches(
      segment.words, at: index, before: clause.upperBound)
    where (!isDenied || reading.isNegated) && !isOwners(clause, segment, before: index) {
      hide(segment, clause, behind: end)
      return true
    }
    return false
  }

  /// What nobody knows: what stands behind an `about`, else what was said before.
  private mutating func hide(_ segment: ReadSegment, _ clause: Range<Int>, behind end: Int) {
    if end + 1 < clause.upperBound, segment.words[end].text == "about",
      !segment.words[end + 1].has(.function)
    {
      let rest = (end + 1)..<clause.upperBound
      let last = rest.first { segment.words[$0].text == "yet" } ?? rest.upperBound
      append((end + 1)..<last, in: segment)
    } else {
      before(segment, clause)
    }
  }

  /// Whether a phrase that says what is not to be mentioned says so: of a `no-go` it is the hyphen that
  /// makes it one, and behind `off limits` nothing follows.
  private func isSaid(
    _ segment: ReadSegment, _ clause: Range<Int>, _ index: Int, _ end: Int
  ) -> Bool {
    guard index > clause.lowerBound, !isPast(clause, segment, before: index) else { return false }
    guard segment.words[end - 1].text == "go" else {
      return !segment.readings[index].isNegated && end == clause.upperBound
    }
    let start = segment.words[end - 1].start
    return text.words(start - 3, start).lowercased() == "no-"
  }

  /// Whether the user says it of themselves: `I avoid talking about work`.
  private func isOwners(
    _ clause: Range<Int>, _ segment: ReadSegment, before index: Int
  ) -> Bool {
    segment.words[clause.lowerBound..<index].suffix(Self.lead).contains { $0.text == "i" }
  }

  private func isPast(_ clause: Range<Int>, _ segment: ReadSegment, before index: Int) -> Bool {
    segment.words[clause.lowerBound..<index].suffix(Self.lead).contains {
      Self.past.contains($0.text)
    }
  }

  /// How many words before a phrase tell whose it is, and when.
  private static let lead = 12

  private static let past: Set<String> = ["did", "was", "were", "had", "used"]
}
