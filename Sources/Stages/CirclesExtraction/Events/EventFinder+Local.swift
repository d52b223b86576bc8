// What happens, in sentences of other languages than English.
extension EventFinder {
  /// The most words of such an event; where it has more, as many before and behind what tells of it.
  private static let most = 14
  private static let lead = 6

  mutating func read(_ sentence: LifeText.Sentence) {
    guard !sentence.isAsked, sentence.speaker != .owner, sentence.speaker != .other else { return }
    let words = sentence.words
    for statement in sentence.statements
    where !statement.isHypothetical && !statement.isUsers && !statement.isStrangers {
      let day = days.words(of: statement.range, words)
      guard let told = event(statement, day, sentence),
        let found = words.found(whole(told, day, statement, sentence), in: text)
      else { continue }
      add(found)
    }
  }

  /// The words that tell of an event; nil where none do.
  private func event(
    _ statement: LifeStatement, _ day: Range<Int>?, _ sentence: LifeText.Sentence
  ) -> Range<Int>? {
    let (life, words, range) = (sentence.life, sentence.words.words, statement.range)
    let isSince = range.contains { Self.since.contains(words[$0].text) }
    let isTimed =
      !isSince && day != nil || !isSince && range.contains { life.times.contains(words[$0].text) }
    for index in range where words[index].isWord && !isUsers(index, range, sentence) {
      let place = index..<(index + 1)
      if statement.isDenied(place) { continue }
      if !statement.isOver,
        let end = life.turns.matches(words, at: index, before: range.upperBound).map(\.end).max()
      {
        return index..<end
      }
      if isTimed || isLabel(range, sentence), life.isThing(words[index]) { return place }
      if isTimed, life.motions.contains(words[index].text), day?.contains(index) != true,
        range.count > 2
      {
        return place
      }
    }
    return nil
  }

  /// "Siden maj har hun været på barsel" is how things are.
  private static let since: Set<String> = [
    "seit", "desde", "depuis", "sinds", "sedan", "siden", "dal", "dallo",
  ]

  /// `meine Operation`
  private func isUsers(
    _ index: Int, _ range: Range<Int>, _ sentence: LifeText.Sentence
  ) -> Bool {
    guard sentence.speaker == .narrator else { return false }
    return sentence.words.words[max(range.lowerBound, index - 3)..<index].contains {
      sentence.local.mine.contains($0.text)
    }
  }

  /// `Umzug: 1. Oktober`: whether a day follows behind its colon.
  private func isLabel(_ range: Range<Int>, _ sentence: LifeText.Sentence) -> Bool {
    let words = sentence.words
    guard range.count <= 4, range.upperBound < words.words.count,
      text.holds(
        anyOf: [":"], words.words[range.upperBound - 1].end, words.words[range.upperBound].start),
      let day = days.words(of: words.clauses[words.readings[range.upperBound].clause], words)
    else { return false }
    return day.lowerBound <= range.upperBound + 1
  }

  /// The statement that an event stands in, with its day, if it is not too long.
  private func whole(
    _ event: Range<Int>, _ day: Range<Int>?, _ statement: LifeStatement,
    _ sentence: LifeText.Sentence
  ) -> Range<Int> {
    var range = statement.range
    let words = sentence.words.words
    if day == nil, isLabel(range, sentence) {
      range = range.lowerBound..<sentence.words.clauseEnd(range.upperBound)
    }
    while range.count > 2,
      sentence.local.breaks.contains(words[range.lowerBound].text)
        || sentence.life.subordinators.contains(words[range.lowerBound].text)
    {
      range = range.dropFirst()
    }
    guard range.count > Self.most else { return range }
    let start = max(range.lowerBound, event.lowerBound - Self.lead)
    var end = min(range.upperBound, event.upperBound + Self.lead)
    if let day, day.lowerBound >= event.lowerBound, day.upperBound - start <= 2 * Self.most {
      end = max(end, day.upperBound)
    }
    return start..<end
  }
}
