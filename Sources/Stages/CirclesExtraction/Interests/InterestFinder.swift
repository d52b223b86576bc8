/// Finds the interests of the subject in the segments of a text.
struct InterestFinder {
  let lexicon = InterestLexicon.standard
  let patterns = PatternTable.standard
  var candidates: [Candidate] = []
  /// What is disliked, denied or given up.
  var denied: Set<String> = []
  /// What somebody else is said to do.
  var others: Set<String> = []
  /// The patterns of each segment, whether their clauses count or not.
  private(set) var places: [[MentionFeatures.PatternPlace]] = []

  /// Verbs of what does somebody good.
  private static let comforts: Set<String> = ["keeps", "keeping", "kept", "saved", "saves"]

  /// The most interests that one text gives.
  static let maximum = 48

  func findings() -> [Found] {
    var found: [Found] = []
    var places: [String: Int] = [:]
    for candidate in candidates {
      if denied.contains(candidate.key) { continue }
      if !candidate.isSaid && others.contains(candidate.key) { continue }
      if let place = places[candidate.key] {
        // The same with a closer description: `pottery`, then `moorish pottery`.
        if found[place].text.utf8.count < candidate.text.utf8.count, candidate.isSaid,
          candidate.text.hasSuffix(found[place].text)
        {
          found[place] = Found(
            text: candidate.text, start: candidate.start, end: candidate.end, key: candidate.key)
        }
        continue
      }
      if found.count == Self.maximum { break }
      places[candidate.key] = found.count
      found.append(
        Found(text: candidate.text, start: candidate.start, end: candidate.end, key: candidate.key))
    }
    return found
  }

  // MARK: One segment

  mutating func read(_ segment: ReadSegment) {
    var index = 0
    var found: [MentionFeatures.PatternPlace] = []
    label(segment)
    denyByVerdict(segment)
    /// Up to where a pattern has claimed the words.
    var claimed = 0
    /// Up to where a dislike has.
    var disliked = 0
    while index < segment.words.count {
      let word = segment.words[index]
      if word.isWord {
        if let (pattern, object) = patterns.match(segment, at: index) {
          found.append(.init(index: index, object: object, kind: pattern.kind))
          if index >= (pattern.kind == .dislike ? disliked : claimed) {
            let end = take(pattern, at: index, object: object, in: segment)
            claimed = max(claimed, end)
            if pattern.kind == .dislike { disliked = end }
          }
        }
        if let end = backward(segment, at: index) { claimed = max(claimed, end) }
        if InterestFinder.comforts.contains(word.text) { solace(segment, at: index) }
        if index >= claimed, let form = match(segment, at: index) {
          mention(form, segment, at: index)
          index += form.stems.count
          continue
        }
      }
      index += 1
    }
    places.append(found)
  }

  func match(_ segment: ReadSegment, at index: Int) -> InterestLexicon.Form? {
    if segment.names.contains(index) { return nil }
    return lexicon.match(segment.words, at: index, before: segment.clauseEnd(index))
  }

  /// Whether what stands at a word is said of the subject as a fact.
  func counts(
    _ segment: ReadSegment, at index: Int, isWish: Bool = false, isDenied: Bool = false
  ) -> Bool {
    let reading = segment.readings[index]
    return reading.person == .subject && reading.isNegated == isDenied && !reading.isAsked
      && !reading.isHypothetical && (isWish || !reading.isConditional)
  }

}
