extension DayOwnerReader {
  func first(_ segment: Segment) -> DayOwner {
    switch segment.speaker {
    case .narrator, .owner: .owner
    case .subject: .subject
    case .other, .unknown: .unknown
    }
  }

  func second(_ segment: Segment) -> DayOwner {
    switch segment.speaker {
    case .owner: .subject
    case .subject: .owner
    case .narrator, .other, .unknown: .unknown
    }
  }

  /// He or she: the subject, unless somebody else was spoken of since it was named last.
  func third(_ gender: WordClass, at index: Int, _ segment: Segment) -> DayOwner {
    guard segment.speaker == .narrator else { return .unknown }
    if let known = cast.gender, (known == .male) != (gender == .male) { return .unknown }
    let from = max(segment.tokens.lowerBound, index - Self.reach)
    return antecedent(in: from..<index, gender)
  }

  /// A birthday of which nothing says whose: the subject's, where nobody else was spoken of.
  func bare(before index: Int, _ segment: Segment, _ sentence: Range<Int>) -> DayOwner {
    var count = LanguageCount()
    for index in sentence { count.add(tokens[index].text) }
    if let local = count.best.flatMap(LocalWords.of) {
      // "Ich habe am 5. Juni Geburtstag", "le mari fête ses 50 ans"
      let words = tokens[sentence].filter(\.isWord).map(\.text)
      if words.contains(where: { local.first.contains($0) || local.mine.contains($0) }) {
        return first(segment)
      }
      if words.contains(where: local.relatives.contains) { return .unknown }
    }
    guard segment.speaker == .narrator else { return .unknown }
    var from = sentence.lowerBound
    if from - 1 > segment.tokens.lowerBound {
      from = self.sentence(around: from - 2, in: segment).lowerBound
    }
    return antecedent(in: from..<max(from, index), [.male, .female])
  }

  /// The last person spoken of; the subject where there is none.
  private func antecedent(in range: Range<Int>, _ gender: WordClass) -> DayOwner {
    var index = range.upperBound
    while index > range.lowerBound {
      index -= 1
      guard let run = PersonMention(tokens, endingAt: index + 1, from: range.lowerBound, cast)
      else {
        continue
      }
      index = run.range.lowerBound
      switch run.kind {
      case .subject, .label: return .subject
      case .owner: continue
      case .relation:
        let word = tokens[run.range.upperBound - 1]
        let said = word.classes.intersection([.male, .female])
        if said.isEmpty || !said.isDisjoint(with: gender) { return .unknown }
      case .other: if !run.isPlace(tokens) { return .unknown }
      }
    }
    return .subject
  }
}
