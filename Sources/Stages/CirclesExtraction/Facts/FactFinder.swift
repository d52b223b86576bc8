/// Finds the circumstances that a text states: for each key the clause that speaks of it most.
struct FactFinder {
  let text: ScalarText
  /// The words of the subject's names.
  let subject: Set<String>
  private var best: [FactKey: (score: Int, found: Found)] = [:]

  static let maximumWords = 14

  static func find(
    in segments: [ReadSegment], _ life: LifeText, _ text: ScalarText
  ) -> [Fact] {
    var finder = FactFinder(text: text, subject: life.subject)
    for (segment, places) in zip(segments, life.places(in: segments.count)) {
      finder.read(segment, besides: places)
    }
    for sentence in life.sentences { finder.read(sentence) }
    return FactKey.allCases.compactMap { key in
      finder.best[key].map { Fact(key: key, found: $0.found) }
    }
  }

  private init(text: ScalarText, subject: Set<String>) {
    self.text = text
    self.subject = subject
  }

  /// - Parameter foreign: the words of sentences in other languages.
  private mutating func read(_ segment: ReadSegment, besides foreign: [Range<Int>]) {
    for clause in segment.clauses {
      if !foreign.isEmpty, foreign.contains(where: { $0.overlaps(clause) }) { continue }
      if asksForSilence(clause, segment) { continue }
      var scores: [FactKey: Int] = [:]
      var first: [FactKey: Int] = [:]
      for index in clause.prefix(64) {
        let reading = segment.readings[index]
        if reading.isUsers || reading.isAsked || reading.isHypothetical { continue }
        for key in keys(segment, at: index) {
          // Whose job, dog or knee it is matters; a family consists of others.
          if reading.person == .other && key != .family { continue }
          scores[key, default: 0] += 1
          if first[key] == nil { first[key] = index }
        }
      }
      for (key, score) in scores where isBetter(score, key) {
        let start = max(clause.lowerBound, (first[key] ?? clause.lowerBound) - 7)
        let end = min(told(clause, segment), start + Self.maximumWords)
        guard var found = segment.found(start..<end, in: text) else { continue }
        // With a `no` before it, which is no word.
        if start == clause.lowerBound {
          found.start = segment.spans[segment.readings[start].clause].lowerBound
          found.text = text.words(found.start, found.end)
        }
        take(found, score, key)
      }
    }
  }

  func isBetter(_ score: Int, _ key: FactKey) -> Bool { score > best[key]?.score ?? 0 }

  mutating func take(_ found: Found, _ score: Int, _ key: FactKey) { best[key] = (score, found) }

  /// `avoid talking about her divorce` tells nothing of one.
  private func asksForSilence(_ clause: Range<Int>, _ segment: ReadSegment) -> Bool {
    clause.prefix(3).contains {
      ["avoid", "avoiding", "steer", "stay", "keep"].contains(segment.words[$0].text)
        && !TopicWords.pointing.matches(segment.words, at: $0, before: clause.upperBound).isEmpty
    }
  }

  /// Where what a clause tells ends: `new job: Siemens` goes on behind its colon.
  func told(_ clause: Range<Int>, _ segment: ReadSegment) -> Int {
    let end = clause.upperBound
    guard end < segment.words.count, !segment.openings.contains(end), clause.count <= 5,
      text.holds(anyOf: [":"], segment.words[end - 1].end, segment.words[end].start)
    else { return end }
    return segment.clauseEnd(end)
  }

  private func keys(_ segment: ReadSegment, at index: Int) -> [FactKey] {
    let word = segment.words[index]
    let reading = segment.readings[index]
    let keys = FactWords.table[word.stem] ?? []
    let lower = segment.clauses[reading.clause].lowerBound
    if word.has(.relation), index > lower {
      let before = segment.words[max(lower, index - 2)..<index]
      let isTheirs = before.contains {
        Self.owned.contains($0.text) && !MentionRules.isOwners($0.text, segment.speaker)
      }
      if isTheirs { return keys + [.family] }
    }
    if keys == [.pets] || keys == [.gift] { return keys }
    // What is not eaten is a diet, what is not the case is nothing.
    if reading.isNegated {
      let isFood = InterestLexicon.standard.candidates(stem: word.stem)?.contains { form in
        form.stems.count == 1 && InterestLexicon.standard.entries[form.entry].family == .food
      }
      return isFood == true || keys.contains(.diet) ? [.diet] : []
    }
    return keys.filter { $0 != .diet || isDiet(segment, at: index) }
  }

  /// `vegan` is one by itself; `sugar` only where it is left off.
  private func isDiet(_ segment: ReadSegment, at index: Int) -> Bool {
    let word = segment.words[index].text
    if Self.diets.contains(word) { return true }
    let lower = segment.clauses[segment.readings[index].clause].lowerBound
    return segment.words[max(lower, index - 4)..<index].contains { Self.left.contains($0.text) }
  }

  private static let owned: Set<String> = ["her", "his", "their", "my", "'s", "our"]
  private static let diets: Set<String> = [
    "vegetarian", "vegan", "pescatarian", "celiac", "coeliac", "halal", "kosher", "keto", "paleo",
  ]
  private static let left: Set<String> = [
    "off", "allergic", "intolerant", "free", "quit", "avoids", "avoiding", "cutting",
  ]
}
