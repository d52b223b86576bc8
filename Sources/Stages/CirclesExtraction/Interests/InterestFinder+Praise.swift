// What is said of an activity that its person lives by, and what somebody counts.
extension InterestFinder {
  /// `Running is my head medicine`, `coffee's the only thing he'll talk about`, `motorbikes is in the
  /// blood`: the known phrase that opens the clause, before a form of be.
  mutating func praise(_ segment: ReadSegment, at index: Int) {
    let clause = segment.clauses[segment.readings[index].clause]
    guard index > clause.lowerBound, index <= clause.lowerBound + 4, index + 2 < clause.upperBound,
      let pattern = Self.labelPattern,
      let phrase = NounPhrase.at(clause.lowerBound, in: segment), let known = phrase.known,
      known.start + known.form.stems.count == index, !segment.readings[index].isNegated
    else { return }
    let said = segment.words[(index + 1)..<min(clause.upperBound, index + 9)]
    guard isPraise(said.map(\.text), isOwn: said.contains { $0.has([.relation, .people, .time]) })
    else { return }
    add(known.form, segment, from: known.start, to: index, index, pattern)
  }

  /// Whether words behind a form of be say that somebody cannot do without.
  private func isPraise(_ words: [String], isOwn isAnothers: Bool) -> Bool {
    if isAnothers { return false }
    let first = words[0]
    if first == "all" || words.starts(with: ["the", "only", "thing"]) {
      return words.contains { Self.persons.contains($0) }
    }
    if words.starts(with: ["the", "making", "of"]) { return true }
    if first == "in", words.count > 2, ["the", "my", "his", "her", "their"].contains(words[1]) {
      return ["blood", "bones", "genes", "soul"].contains(words[2])
    }
    return false
  }

  private static let persons: Set<String> = [
    "i", "me", "my", "he", "him", "she", "her", "they", "them",
  ]

  /// `26 succulents and counting`: what there are ever more of.
  mutating func count(_ segment: ReadSegment, at index: Int) {
    guard index > 1, segment.words[index - 1].text == "and", let pattern = Self.labelPattern else {
      return
    }
    for start in max(0, index - 4)..<(index - 1) where segment.words[start].isWord {
      guard let form = match(segment, at: start), start + form.stems.count == index - 1,
        start > 0,
        segment.words[start - 1].has(.number)
          || segment.words[start - 1].text.first?.isNumber == true
      else { continue }
      add(form, segment, from: start, to: index - 1, start, pattern)
      return
    }
  }
}
