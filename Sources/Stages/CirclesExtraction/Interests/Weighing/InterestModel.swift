/// Decides which mentions are interests beside those that the rules found: a logistic regression over
/// what stands around them, where nothing forbids it. The weights are fitted by `tools/interests.py`
/// on labelled notes; `Judgement.md` has the report.
enum InterestModel {
  /// What the mentions of a text tell, in its order, each interest once.
  ///
  /// - Parameter knowsSpeakers: whether it is certain who speaks, as in a conversation: then what
  ///   another says of themselves is never the subject's. In a pasted text a name may be theirs.
  static func choose(_ mentions: [WeighedInterest], knowsSpeakers: Bool = false) -> [Found] {
    var best: [String: WeighedInterest] = [:]
    for mention in mentions {
      var mention = mention
      if mention.features.contains(.refused) { continue }
      if mention.features.contains(.ruled) {
        mention.score = .greatestFiniteMagnitude
      } else {
        if mention.features.forbidsInterest { continue }
        if knowsSpeakers, mention.features.contains(.ofOther) { continue }
        mention.score = score(mention.features)
        if mention.score < threshold(mention.features) { continue }
      }
      if let known = best[mention.found.key], known.score >= mention.score { continue }
      best[mention.found.key] = mention
    }
    var chosen: [WeighedInterest] = []
    let sorted = best.values.sorted(by: isBefore)
    for mention in sorted where chosen.count < InterestFinder.maximum {
      if chosen.contains(where: {
        $0.found.start < mention.found.end && mention.found.start < $0.found.end
      }) {
        continue
      }
      chosen.append(mention)
    }
    return chosen.map(\.found).sorted { ($0.start, $0.key) < ($1.start, $1.key) }
  }

  /// The likelier first; of two as likely the earlier one, then the shorter one.
  private static func isBefore(_ left: WeighedInterest, _ right: WeighedInterest) -> Bool {
    if left.score != right.score { return left.score > right.score }
    if left.found.start != right.found.start { return left.found.start < right.found.start }
    if left.found.end != right.found.end { return left.found.end < right.found.end }
    return left.found.key < right.found.key
  }

  private static func threshold(_ features: FeatureSet) -> Double {
    let isEnglish = ![
      InterestFeature.foreignSentence, .localNoun, .localVerb, .localObject, .localCue,
    ].contains(where: features.contains)
    return isEnglish ? InterestWeights.threshold : InterestWeights.otherThreshold
  }

  static func score(_ features: FeatureSet) -> Double {
    var sum = 0.0
    features.forEach { sum += InterestWeights.table[$0.rawValue] }
    return sum
  }
}

extension FeatureSet {
  /// What no likelihood outweighs: said of somebody else, denied, asked, only thought of; the name of
  /// a thing or a place; a common word without a pattern.
  var forbidsInterest: Bool {
    for feature in Self.forbidding where contains(feature) { return true }
    if contains(.strengthHabit) && contains(.single) { return true }
    if contains(.byNarrator) && contains(.afterMy) { return true }
    if contains(.food) && contains(.afterDoing) { return true }
    guard contains(.ofOther) else { return false }
    return contains(.relativeInClause) || contains(.byNarrator) && contains(.explicit)
  }

  private static let forbidding: [InterestFeature] = [
    .negated, .asked, .hypothetical, .conditional, .localDenied, .localAnothers, .denied, .ofOwner,
    .beforeThing, .beforeCapital, .relativeBefore,
  ]
}
