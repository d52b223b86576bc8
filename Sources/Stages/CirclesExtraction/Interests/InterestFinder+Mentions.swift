// What is named without a pattern, and what is disliked or given up.
extension InterestFinder {
  /// `golf is not his thing`, `yoga is boring`: the verdict comes behind.
  mutating func denyByVerdict(_ segment: ReadSegment) {
    var done = 0
    for (index, word) in segment.words.enumerated() where index > 0 {
      if isScorn(segment, at: index) {
        deny(segment, segment.clauses[segment.readings[index].clause].lowerBound..<index)
        continue
      }
      guard DislikeWords.verdicts.contains(word.text) else { continue }
      let isBygone =
        DislikeWords.isBygone(segment, at: index)
        || DislikeWords.domains.contains(word.text) && isAnothers(segment, before: index)
      guard isBygone || DislikeWords.all.contains(word.text) else { continue }
      let reading = segment.readings[index]
      let isVerdict =
        isBygone || DislikeWords.bad.contains(word.text) && !reading.isNegated
        || DislikeWords.goodIfTrue.contains(word.text) && reading.isNegated
      if isVerdict, !reading.isAsked, reading.person != .other {
        if DislikeWords.isNoMore(segment, at: index), reading.clause > 0 {
          deny(segment, segment.clauses[reading.clause - 1])
        }
        deny(segment, max(done, segment.clauses[reading.clause].lowerBound)..<index)
        done = index
      }
    }
  }

  /// `thinks golf is for bankers`, of other people.
  private func isScorn(_ segment: ReadSegment, at index: Int) -> Bool {
    guard segment.words[index].text == "for", index > 2, index + 1 < segment.words.count,
      Self.being.contains(segment.words[index - 1].text),
      !segment.words[index + 1].has([.pronoun, .determiner, .possessive])
    else { return false }
    let clause = segment.clauses[segment.readings[index].clause]
    return segment.words[clause.lowerBound..<index].contains { Self.opinions.contains($0.text) }
  }

  private static let opinions: Set<String> = ["thinks", "reckons", "says", "think", "reckon"]

  /// Whether a domain is somebody's of the subject's: `her brother's department`.
  private func isAnothers(_ segment: ReadSegment, before index: Int) -> Bool {
    let lower = max(segment.clauses[segment.readings[index].clause].lowerBound, index - 3)
    return segment.words[lower..<index].contains { $0.has(.relation) }
  }

  /// Notes everything up to the end of the clause as disliked.
  mutating func deny(_ segment: ReadSegment, from object: Int, at index: Int) -> Int {
    guard segment.readings[index].person == .subject else { return 0 }
    let end = segment.clauseEnd(index)
    if object >= end || object + 1 == end && Self.pronouns.contains(segment.words[object].text) {
      // "water polo I quit": what was said before.
      let clause = segment.readings[index].clause
      // "Hates: golf": what is disliked comes yet.
      if segment.refused.contains(clause + 1) { return end }
      if clause > 0 { deny(segment, segment.clauses[clause - 1]) }
      return end
    }
    deny(segment, object..<end)
    return end
  }

  mutating func deny(_ segment: ReadSegment, _ range: Range<Int>) {
    for index in range {
      if let form = match(segment, at: index) { denied.insert(lexicon.entries[form.entry].name) }
    }
  }

  /// An interest that is named without a pattern.
  mutating func mention(
    _ form: InterestLexicon.Form, _ segment: ReadSegment, at index: Int
  ) {
    let entry = lexicon.entries[form.entry]
    let reading = segment.readings[index]
    if reading.isNegated {
      if reading.person != .other { denied.insert(entry.name) }
      return
    }
    if reading.person == .other {
      others.insert(entry.name)
      return
    }
    guard counts(segment, at: index), MentionRules.hold(form, entry, segment, at: index) else {
      return
    }
    candidates.append(
      Candidate(
        text: lexicon.name(form, segment.words, at: index), key: entry.name,
        start: segment.words[index].start,
        end: segment.words[index + form.stems.count - 1].end, isSaid: false))
    join(segment, from: index + form.stems.count)
  }
}
