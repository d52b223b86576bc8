import CirclesModel

/// What may be an interest, with what the model weighs.
struct WeighedInterest {
  var found: Found
  var features: FeatureSet
  /// The sum of the weights.
  var score = 0.0
}

/// Lists every mention of what may be an interest: what the rules found, and each word that names an
/// activity, no matter whose clause it stands in.
struct InterestWeigher {
  private let text: ScalarText
  private let source: NoteSource?
  private(set) var mentions: [WeighedInterest] = []

  /// How many mentions of one text are weighed.
  static let maximum = 200

  static func mentions(
    in segments: [ReadSegment], _ sentences: [LocalSentence], _ text: ScalarText,
    from source: NoteSource?
  ) -> [WeighedInterest] {
    var finder = InterestFinder()
    for segment in segments { finder.read(segment) }
    let local = LocalInterestFinder.finder(in: segments, sentences, text)
    let ruled = local.merged(with: finder.findings())
    var weigher = InterestWeigher(text: text, source: source)
    for (number, segment) in segments.enumerated() {
      weigher.read(segment, number, finder, local, Self.answer(to: number, segments))
    }
    weigher.rule(ruled, segments, finder)
    weigher.count()
    return weigher.mentions
  }

  /// The segment behind one, where another speaks.
  private static func answer(to number: Int, _ segments: [ReadSegment]) -> ReadSegment? {
    guard number + 1 < segments.count, segments[number + 1].speaker != segments[number].speaker
    else { return nil }
    return segments[number + 1]
  }

  private static func around(
    _ segment: ReadSegment, _ number: Int, _ finder: InterestFinder, _ answer: ReadSegment?
  ) -> MentionFeatures {
    MentionFeatures(
      segment: segment, patterns: finder.places[number],
      answer: Array(answer?.words.prefix(4) ?? []),
      isAnswerNegated: answer?.readings.prefix(4).contains { $0.isNegated } ?? false)
  }

  private init(text: ScalarText, source: NoteSource?) {
    self.text = text
    self.source = source
  }

  private mutating func add(_ found: Found, _ features: FeatureSet) {
    guard mentions.count < Self.maximum else { return }
    var features = features
    switch source {
    case .voiceNote: features.insert(.voice)
    case .shortcutImport: features.insert(.screenshot)
    case .chatImport: features.insert(.chat)
    default: break
    }
    mentions.append(WeighedInterest(found: found, features: features))
  }

  private mutating func read(
    _ segment: ReadSegment, _ number: Int, _ finder: InterestFinder, _ local: LocalInterestFinder,
    _ answer: ReadSegment?
  ) {
    let around = Self.around(segment, number, finder, answer)
    let lexicon = finder.lexicon
    var index = 0
    while index < segment.words.count {
      guard segment.words[index].isWord, let form = finder.match(segment, at: index) else {
        index += 1
        continue
      }
      let range = index..<(index + form.stems.count)
      if local.mentions.contains(where: { $0.segment == number && $0.range.overlaps(range) }) {
        index = range.upperBound
        continue
      }
      let entry = lexicon.entries[form.entry]
      var features = around.features(of: range)
      features.formUnion(Self.features(of: entry))
      if form.isVerb {
        let isBare = segment.words[index].text == form.stems[0]
        if !segment.words[index].text.hasSuffix("ing") {
          features.insert(isBare ? .bareVerb : .verbForm)
        }
      }
      features.insert(
        .boughtEquipment, if: entry.family == .equipment && around.isBought(range))
      features.insert(
        .isAgent,
        if: entry.family == .agent
          && (features.contains(.afterA) || features.contains(.afterDegree)))
      if entry.family == .food, range.upperBound < segment.words.count,
        ["league", "team"].contains(segment.words[range.upperBound].text)
      {
        features.insert(.beforeThing)
      }
      features.insert(.denied, if: finder.denied.contains(entry.name))
      features.insert(.othersDo, if: finder.others.contains(entry.name))
      let span = segment.words[index].start..<segment.words[range.upperBound - 1].end
      if local.isForeign(number, index) {
        features.insert(.foreignSentence)
        features.insert(.localCue, if: local.cues(span))
        // English knows no word of this language but `no`, and not how far it reaches.
        features.remove(.negated)
      }
      features.insert(.localDenied, if: local.denies(span))
      add(
        Found(
          text: lexicon.name(form, segment.words, at: index), start: segment.words[index].start,
          end: segment.words[range.upperBound - 1].end, key: entry.name), features)
      index = range.upperBound
    }
    for mention in local.mentions where mention.segment == number {
      var features = around.features(of: mention.range)
      features.formUnion(mention.features)
      features.insert(.foreignSentence)
      features.insert(.unlisted)
      features.remove(.negated)
      add(mention.found, features)
    }
  }

  /// Notes what the rules chose; what they took as the object of a pattern stands in no list.
  private mutating func rule(
    _ ruled: [Found], _ segments: [ReadSegment], _ finder: InterestFinder
  ) {
    for interest in ruled {
      let isSaid = finder.candidates.contains { $0.key == interest.key && $0.isSaid }
      var isKnown = false
      for place in mentions.indices
      where mentions[place].found.key == interest.key
        && mentions[place].found.start < interest.end && interest.start < mentions[place].found.end
      {
        isKnown = true
        mentions[place].features.insert(.ruled)
        mentions[place].features.insert(.ruledSaid, if: isSaid)
        mentions[place].found = interest
      }
      if isKnown { continue }
      guard
        let number = segments.firstIndex(where: {
          ($0.words.first?.start ?? .max) <= interest.start
            && interest.start <= ($0.words.last?.end ?? -1)
        }), let first = segments[number].words.firstIndex(where: { $0.end > interest.start })
      else { continue }
      let last =
        segments[number].words[first...].lastIndex(where: { $0.start < interest.end }) ?? first
      let around = Self.around(
        segments[number], number, finder, Self.answer(to: number, segments))
      var features = around.features(of: first..<(last + 1))
      features.insert(.unlisted)
      features.insert(.ruled)
      features.insert(.ruledSaid, if: isSaid)
      add(interest, features)
    }
  }

  /// Notes how often each is named, and how many there are.
  private mutating func count() {
    var times: [String: Int] = [:]
    for mention in mentions { times[mention.found.key, default: 0] += 1 }
    for place in mentions.indices {
      let others = times.count - 1
      mentions[place].features.insert(
        .repeated, if: times[mentions[place].found.key, default: 0] > 1)
      mentions[place].features.insert(.fewMentions, if: others == 0)
      mentions[place].features.insert(.manyMentions, if: others > 3)
      let near = mentions.contains {
        $0.found.key != mentions[place].found.key
          && abs($0.found.start - mentions[place].found.end) < 8
      }
      mentions[place].features.insert(.listed, if: near)
    }
  }

  private static func features(of entry: InterestLexicon.Entry) -> FeatureSet {
    var set = FeatureSet()
    switch entry.strength {
    case .said: set.insert(.strengthSaid)
    case .habit: set.insert(.strengthHabit)
    case .mention: set.insert(.strengthMention)
    }
    set.insert(entry.family.feature)
    return set
  }
}

extension InterestLexicon.Family {
  var feature: InterestFeature {
    switch self {
    case .craft: .craft
    case .art: .art
    case .sport: .sport
    case .dance: .dance
    case .outdoors: .outdoors
    case .game: .game
    case .collecting: .collecting
    case .study: .study
    case .language: .language
    case .instrument: .instrument
    case .music: .music
    case .genre: .genre
    case .team: .team
    case .cooking: .cooking
    case .food: .food
    case .agent: .agent
    case .equipment: .equipment
    }
  }
}
