/// What stands around a mention.
struct MentionFeatures {
  let segment: ReadSegment
  /// The patterns that stand in the segment, by the place of their first word.
  let patterns: [PatternPlace]
  /// The first words of the message that follows, where another speaks.
  var answer: [Token] = []
  /// Whether that message begins with a denial.
  var isAnswerNegated = false

  /// A pattern that fits at a place, whether or not its clause counts.
  struct PatternPlace {
    var index: Int
    var object: Int
    var kind: Pattern.Kind
  }

  /// The features of the words of a range.
  func features(of range: Range<Int>) -> FeatureSet {
    var set = FeatureSet()
    guard let index = range.first, range.upperBound <= segment.words.count else { return set }
    set.insert(.bias)
    reading(segment.readings[index], &set)
    speaker(&set)
    let clause = segment.clauses[segment.readings[index].clause]
    before(index, clause, &set)
    behind(range.upperBound, clause, &set)
    pattern(range, clause, &set)
    around(range, clause, &set)
    set.insert(.severalWords, if: range.count > 1)
    set.insert(.single, if: range.count == 1)
    set.insert(
      .manySenses,
      if: range.count == 1 && MentionWords.manySenses.contains(segment.words[index].text))
    if segment.readings[index].isAsked || segment.speaker == .owner {
      set.insert(
        .answeredNo,
        if: isAnswerNegated || answer.contains { MentionWords.refusing.contains($0.text) })
      set.insert(.refused, if: isRefused)
      set.insert(.answeredYes, if: answer.contains { MentionWords.affirming.contains($0.text) })
    }
    set.insert(.refused, if: segment.refused.contains(segment.readings[index].clause))
    set.insert(.gerund, if: segment.words[index].text.hasSuffix("ing"))
    set.insert(
      .capital, if: segment.words[index].isCapital && index > clause.lowerBound)
    set.insert(.early, if: index * 3 < segment.words.count)
    set.insert(.late, if: index * 3 > segment.words.count * 2)
    return set
  }

  /// Whether a thing to do it with was got.
  func isBought(_ range: Range<Int>) -> Bool {
    let clause = segment.clauses[segment.readings[range.lowerBound].clause]
    return segment.words[max(clause.lowerBound, range.lowerBound - 8)..<clause.upperBound].contains
    {
      MentionWords.buying.contains($0.text)
    }
  }

  /// `You joining choir then` - `Nah man`: the answer begins with a plain no.
  private var isRefused: Bool {
    answer.first.map { MentionWords.plainNo.contains($0.text) } ?? false
  }

  private func reading(_ reading: Reading, _ set: inout FeatureSet) {
    switch reading.person {
    case .subject: set.insert(.ofSubject)
    case .owner: set.insert(.ofOwner)
    case .other: set.insert(.ofOther)
    }
    set.insert(.explicit, if: reading.isExplicit)
    set.insert(.negated, if: reading.isNegated)
    set.insert(.asked, if: reading.isAsked)
    set.insert(.hypothetical, if: reading.isHypothetical)
    set.insert(.conditional, if: reading.isConditional)
    set.insert(.habit, if: segment.habits.contains(reading.clause))
  }

  private func speaker(_ set: inout FeatureSet) {
    switch segment.speaker {
    case .narrator: set.insert(.byNarrator)
    case .subject: set.insert(.bySubject)
    case .owner: set.insert(.byOwner)
    case .other: set.insert(.byOther)
    case .unknown: set.insert(.byUnknown)
    }
  }

  private func before(_ index: Int, _ clause: Range<Int>, _ set: inout FeatureSet) {
    guard index > clause.lowerBound else {
      set.insert(.first)
      return
    }
    let word = segment.words[index - 1]
    switch word.text {
    case "the": set.insert(.afterThe)
    case "a", "an", "some", "any": set.insert(.afterA)
    case "my", "our": set.insert(.afterMy)
    case "your": set.insert(.afterYour)
    case "his", "her", "their": set.insert(.afterTheir)
    case "to": set.insert(.afterTo)
    case "of", "about": set.insert(.afterOf)
    case "in", "on", "at", "into": set.insert(.afterIn)
    case "for": set.insert(.afterFor)
    case "with", "w": set.insert(.afterWith)
    case "from", "by", "after", "before": set.insert(.afterFrom)
    case "and", "&", "+", "plus", "or": set.insert(.afterAnd)
    case "'s":
      let isBe = index > 1 && segment.words[index - 2].has([.pronoun, .function])
      set.insert(isBe ? .afterBe : .afterGenitive)
    case "no", "not", "without", "than", "like": set.insert(.afterNegator)
    default:
      if MentionWords.forms.contains(word.text) {
        set.insert(.afterBe)
      } else if MentionWords.doing.contains(word.text) {
        set.insert(.afterDoing)
      } else if MentionWords.things.contains(word.text) {
        set.insert(.afterThingVerb)
      } else if word.has(.pronoun) {
        set.insert(.afterPronoun)
      } else if word.has(.time) {
        set.insert(.afterTime)
      } else if word.has([.degree, .number]) {
        set.insert(.afterDegree)
      } else {
        set.insert(.afterNoun)
      }
    }
  }

  private func behind(_ end: Int, _ clause: Range<Int>, _ set: inout FeatureSet) {
    guard end < clause.upperBound else {
      set.insert(.last)
      return
    }
    let word = segment.words[end]
    if ActivityHeads.words.contains(word.stem) || ActivityHeads.circles.contains(word.stem) {
      set.insert(.beforeCourse)
    } else if MentionWords.objects.contains(word.text) || MentionRules.things.contains(word.text) {
      set.insert(.beforeThing)
    } else if MentionWords.forms.contains(word.text) {
      set.insert(.beforeBe)
    } else if word.has(.time) {
      set.insert(.beforeTime)
    } else if word.has(.preposition) {
      set.insert(.beforePreposition)
    } else if word.has(.conjunction) {
      set.insert(.beforeAnd)
    } else if word.has([.function, .pronoun, .determiner, .possessive, .opener, .relation]) {
      set.insert(.beforeFunction)
    } else if word.has([.verb, .auxiliary]) {
      set.insert(.beforeVerb)
    } else if word.isCapital {
      set.insert(.beforeCapital)
    } else {
      set.insert(.beforeNoun)
    }
  }

  private func pattern(_ range: Range<Int>, _ clause: Range<Int>, _ set: inout FeatureSet) {
    for place in patterns
    where place.index >= clause.lowerBound && place.object <= range.lowerBound
      && range.lowerBound - place.object < 4
    {
      switch place.kind {
      case .open, .verb: set.insert(.openPattern)
      case .known: set.insert(.knownPattern)
      case .craft, .practice: set.insert(.craftPattern)
      case .dislike: set.insert(.dislikePattern)
      case .genre, .agent, .equipment: set.insert(.otherPattern)
      }
      set.insert(.nearPattern, if: range.lowerBound - place.object < 2)
    }
  }

  private func around(_ range: Range<Int>, _ clause: Range<Int>, _ set: inout FeatureSet) {
    let lower = max(clause.lowerBound, range.lowerBound - 12)
    let upper = min(clause.upperBound, range.upperBound + 12)
    for place in lower..<upper where !range.contains(place) {
      let word = segment.words[place]
      if word.has(.relation) {
        set.insert(.relativeInClause)
        set.insert(
          .relativeBefore, if: place < range.lowerBound && range.lowerBound - place < 5)
      }
      set.insert(.past, if: MentionWords.past.contains(word.text))
      set.insert(.quitting, if: MentionWords.quitting.contains(word.text))
      set.insert(.passion, if: MentionWords.passion.contains(word.text))
      set.insert(.nowadays, if: MentionWords.nowadays.contains(word.text))
      set.insert(.wishing, if: MentionWords.wishing.contains(word.text))
      set.insert(.giving, if: MentionWords.giving.contains(word.text))
      set.insert(.watching, if: MentionWords.watching.contains(word.text))
      set.insert(.working, if: MentionWords.working.contains(word.text))
      set.insert(.doing, if: MentionWords.doing.contains(word.text))
      set.insert(.liking, if: MentionWords.liking.contains(word.text))
    }
    for word in segment.words[clause.upperBound..<min(segment.words.count, clause.upperBound + 7)] {
      set.insert(.quittingNext, if: MentionWords.quitting.contains(word.text))
      set.insert(.passionNext, if: MentionWords.passion.contains(word.text))
    }
    for word in segment.words[max(0, clause.lowerBound - 5)..<clause.lowerBound] {
      set.insert(.quittingBefore, if: MentionWords.quitting.contains(word.text))
      set.insert(.passionBefore, if: MentionWords.passion.contains(word.text))
    }
    set.insert(.ownClause, if: clause.count == range.count)
    set.insert(.shortClause, if: clause.count < range.count + 4)
    set.insert(.middleClause, if: clause.count >= range.count + 4 && clause.count < 12)
    set.insert(.longClause, if: clause.count >= 12)
  }
}
