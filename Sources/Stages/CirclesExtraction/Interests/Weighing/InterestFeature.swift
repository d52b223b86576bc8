/// What the model looks at where a text names what may be an interest. The names are those of
/// `tools/interests.py`, which fits a weight for each.
enum InterestFeature: Int, CaseIterable, Sendable {
  // What the rules make of it.
  case bias, ruled, ruledSaid, denied, othersDo, repeated
  // What the word list says of it.
  case unlisted, single, strengthSaid, strengthHabit, strengthMention
  case craft, art, sport, dance, outdoors, game, collecting, study, language, instrument, music
  case genre, team, cooking, food, agent, equipment
  case bareVerb, verbForm, gerund, severalWords
  // Words of other languages.
  case localNoun, localVerb, localObject, localCue, localDenied, localAnothers, foreignSentence
  // The pattern whose object it may be.
  case openPattern, knownPattern, craftPattern, dislikePattern, otherPattern, nearPattern
  // Whose clause it stands in, and how that is said.
  case ofSubject, ofOwner, ofOther, explicit, negated, asked, hypothetical, conditional, habit
  case byNarrator, bySubject, byOwner, byOther, byUnknown
  case voice, screenshot, chat
  // The word before.
  case first, afterThe, afterA, afterMy, afterYour, afterTheir, afterTo, afterOf, afterIn, afterFor
  case afterWith, afterFrom, afterBe, afterGenitive, afterDoing, afterThingVerb, afterPronoun
  case afterAnd, afterNoun, afterDegree, afterTime, afterNegator
  // The word behind.
  case last, beforePreposition, beforeAnd, beforeTime, beforeNoun, beforeCapital, beforeCourse
  case beforeThing, beforeBe, beforeVerb, beforeFunction, capital
  // The clause and its neighbours.
  case relativeBefore, relativeInClause, past, quitting, quittingNext, quittingBefore, passion
  case passionNext, passionBefore, nowadays, wishing, giving, watching, working, doing, liking
  case shortClause, middleClause, longClause, ownClause
  // The note.
  case early, late, fewMentions, manyMentions, listed, answeredYes, answeredNo, refused
  // Of words with many senses, what is bought to do it with, and who does it.
  case manySenses, boughtEquipment, isAgent
}

/// The features of one mention: a set of flags.
struct FeatureSet: Equatable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  mutating func insert(_ feature: InterestFeature) {
    if feature.rawValue < 64 {
      low |= 1 << UInt64(feature.rawValue)
    } else {
      high |= 1 << UInt64(feature.rawValue - 64)
    }
  }

  mutating func remove(_ feature: InterestFeature) {
    if feature.rawValue < 64 {
      low &= ~(1 << UInt64(feature.rawValue))
    } else {
      high &= ~(1 << UInt64(feature.rawValue - 64))
    }
  }

  mutating func insert(_ feature: InterestFeature, if holds: Bool) {
    if holds { insert(feature) }
  }

  func contains(_ feature: InterestFeature) -> Bool {
    feature.rawValue < 64
      ? low >> UInt64(feature.rawValue) & 1 == 1 : high >> UInt64(feature.rawValue - 64) & 1 == 1
  }

  mutating func formUnion(_ other: FeatureSet) {
    low |= other.low
    high |= other.high
  }

  /// Calls for each feature, in their order.
  func forEach(_ body: (InterestFeature) -> Void) {
    for (base, bits) in [(0, low), (64, high)] {
      var bits = bits
      while bits != 0 {
        if let feature = InterestFeature(rawValue: base + bits.trailingZeroBitCount) {
          body(feature)
        }
        bits &= bits - 1
      }
    }
  }
}
