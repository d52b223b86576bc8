// Interests that stand before the word that makes them one, and behind labels.
extension InterestFinder {
  /// `a big Ravens fan`, `her kite class`: the phrase before a word that makes it an interest.
  mutating func backward(_ segment: ReadSegment, at index: Int) -> Int? {
    let word = segment.words[index].stem
    guard ActivityHeads.all.contains(word) else { return nil }
    if ActivityHeads.passions.contains(segment.words[index].text) {
      return passion(segment, at: index)
    }
    let isFan = ActivityHeads.people.contains(word) || isMad(segment, at: index)
    guard
      isFan || ActivityHeads.courses.contains(word) || ActivityHeads.guides.contains(word)
        || ActivityHeads.circles.contains(word)
    else { return nil }
    let clause = segment.clauses[segment.readings[index].clause]
    var first = index
    while first > clause.lowerBound, first > index - 3 {
      let before = segment.words[first - 1]
      if !before.isWord
        || before.has([
          .determiner, .possessive, .degree, .preposition, .conjunction, .function, .pronoun,
          .auxiliary, .verb, .number, .time, .relation,
        ]) || before.has(.plain) && !lexicon.knows(before.text)
      {
        break
      }
      first -= 1
    }
    if first > clause.lowerBound,
      MentionRules.isOwners(segment.words[first - 1].text, segment.speaker)
    {
      return nil
    }
    guard first < index, counts(segment, at: index), !isGiven(segment, after: index) else {
      return nil
    }
    if let (form, start) = NounPhrase.at(first, in: segment)?.known {
      // "a beer league"
      if lexicon.entries[form.entry].family == .food, !isFan, word == "league" || word == "team" {
        return nil
      }
      append(
        segment.words[first..<start].map(\.text).joined(separator: " ")
          + (first < start ? " " : "") + lexicon.name(form, segment.words, at: start),
        lexicon.entries[form.entry].name, segment, first, index + 1)
      return index + 1
    }
    let last = segment.words[index - 1].text
    let isGerund =
      ActivityHeads.circles.contains(word) && last.hasSuffix("ing")
      && !ActivityHeads.working.contains(last)
    guard
      isFan || isGerund
        || ActivityHeads.courses.contains(word) && hasCourseVerb(segment, clause.lowerBound, first)
    else { return nil }
    let text = segment.words[first..<index].map(\.text).joined(separator: " ")
    append(text, text, segment, first, index)
    return index + 1
  }

  /// `origami is her new obsession`: the phrase that opens the clause.
  mutating func passion(_ segment: ReadSegment, at index: Int) -> Int? {
    let clause = segment.clauses[segment.readings[index].clause]
    guard
      let verb = (clause.lowerBound..<min(index, clause.lowerBound + 8)).first(where: {
        Self.being.contains(segment.words[$0].text)
      }),
      verb > clause.lowerBound, verb + 1 < index, let pattern = Self.labelPattern,
      segment.words[max(verb + 1, index - 5)..<index].contains(where: {
        $0.has(.possessive) || ActivityHeads.singular.contains($0.text)
      }),
      // "opera is her brother's life"
      !segment.words[max(verb + 1, index - 5)..<index].contains(where: { $0.has(.relation) }),
      let phrase = NounPhrase.at(clause.lowerBound, in: segment), phrase.range.upperBound <= verb
    else { return nil }
    _ = take(phrase, verb: "", pattern, at: index, in: segment)
    return nil
  }

  static let being: Set<String> = ["is", "'s", "are", "became", "becoming"]

  /// `cricket mad`, of somebody: "rallying mad we are".
  private func isMad(_ segment: ReadSegment, at index: Int) -> Bool {
    let clause = segment.clauses[segment.readings[index].clause]
    guard ActivityHeads.devotions.contains(segment.words[index].text), index > clause.lowerBound,
      !ActivityHeads.rages.contains(segment.words[index - 1].text)
    else { return false }
    return segment.words[clause].contains {
      Self.being.contains($0.text) || ["'m", "'re", "am", "gone"].contains($0.text)
    }
  }

  /// `knitting keeps her sane`, `golf saved him`: the phrase that opens the clause.
  mutating func solace(_ segment: ReadSegment, at index: Int) {
    let clause = segment.clauses[segment.readings[index].clause]
    let words = segment.words
    guard index > clause.lowerBound, index + 1 < clause.upperBound,
      ["her", "him", "me", "them", "us", "you"].contains(words[index + 1].text)
    else { return }
    let isSaving = words[index].text == "saved" || words[index].text == "saves"
    let isKeeping =
      ["keeps", "keeping", "kept"].contains(words[index].text) && index + 2 < clause.upperBound
      && Self.well.contains(words[index + 2].text)
    guard isSaving || isKeeping, let pattern = Self.labelPattern,
      let phrase = NounPhrase.at(clause.lowerBound, in: segment),
      let form = match(segment, at: clause.lowerBound) ?? phrase.known?.form,
      let start = match(segment, at: clause.lowerBound) == nil
        ? phrase.known?.start : clause.lowerBound,
      lexicon.entries[form.entry].strength != .said
    else { return }
    let end = start + form.stems.count
    guard end <= index, words[end..<index].allSatisfy({ Self.between.contains($0.text) }) else {
      return
    }
    add(form, segment, from: start, to: end, index, pattern)
  }

  private static let well: Set<String> = [
    "sane", "going", "young", "busy", "fit", "upright", "happy", "alive", "afloat", "cheerful",
    "off",
  ]
  private static let between: Set<String> = ["is", "'s", "what", "has", "that", "all"]

  /// `a cooking class for her mum`.
  private func isGiven(_ segment: ReadSegment, after index: Int) -> Bool {
    let end = min(segment.clauseEnd(index), index + 5)
    guard index + 1 < end, segment.words[index + 1].text == "for" else { return false }
    return segment.words[(index + 2)..<max(index + 2, end)].contains { $0.has(.relation) }
  }

  /// Whether a course is taken: a school has classes that nobody chose.
  func hasCourseVerb(_ segment: ReadSegment, _ start: Int, _ end: Int) -> Bool {
    segment.words[start..<end].suffix(6).contains { ActivityHeads.courseVerbs.contains($0.text) }
  }
}
