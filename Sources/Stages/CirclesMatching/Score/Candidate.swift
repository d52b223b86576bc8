/// Somebody whom a text may be about, with the evidence so far.
struct Candidate {
  var person: UInt32
  /// How strongly each piece of evidence is there, 0 for not.
  var strengths = Candidate.none
  /// The words that show it.
  var reasons: [Reason] = []
  /// The best name agreement.
  var match = NameMatch.none
  /// The mention with it.
  var mention = -1
  /// The last word of the text that it takes; -1 where it stands elsewhere.
  var end = -1
  var count = 0
  /// The first word of the text that names them; -1 where none does.
  var begin = -1
  /// Whether nothing names them: they are suggested, never chosen, and take no share from others.
  var isHint = false

  private static let none = [Double](repeating: 0, count: Feature.allCases.count)

  struct Reason {
    var feature: Feature
    var text: String
  }

  init(person: UInt32) { self.person = person }

  /// Sets evidence to at least that strength.
  mutating func raise(
    _ feature: Feature, _ strength: Double = 1, _ text: @autoclosure () -> String = ""
  ) {
    if strengths[feature.rawValue] == 0, reasons.count < 24 {
      let words = text()
      if !words.isEmpty { reasons.append(Reason(feature: feature, text: words)) }
    }
    strengths[feature.rawValue] = max(strengths[feature.rawValue], strength)
  }

  /// Adds to evidence, up to a limit.
  mutating func add(
    _ feature: Feature, _ strength: Double, limit: Double, _ text: @autoclosure () -> String
  ) {
    if reasons.count < 24 {
      let words = text()
      if !words.isEmpty { reasons.append(Reason(feature: feature, text: words)) }
    }
    strengths[feature.rawValue] = min(limit, strengths[feature.rawValue] + strength)
  }

  /// Lessens what the name's place says by how poorly the name agrees: the text may well be about
  /// whoever is named first, but a trade or half a name hardly says who that is.
  mutating func settle() {
    if match == .trade {
      // The trade itself is all that those would say again.
      // `the landlord` is Landlord Stan, where no other is.
      let isSole = strength(.soleBearer) > 0 && strength(.calledSo) > 0
      for feature in [Feature.jobTitle, .topic, .cardNote] + (isSole ? [] : [.calledSo]) {
        strengths[feature.rawValue] = 0
      }
    }
    let factor = match.trust
    // `Malik's mum`, by which a relation names whom the words alone only half do.
    if match == .part, strength(.relation) > 0 { return }
    if factor == 1 || strength(.partner) > 0 && match >= .otherShort { return }
    for feature in Self.structure { strengths[feature.rawValue] *= factor }
  }

  private static let structure: [Feature] = [
    .title, .heading, .first, .early, .subject, .met, .credit, .salutation, .partner,
  ]

  /// Whether the text identifies them somewhere, wherever that stands: reason enough to suggest them.
  var isIdentified: Bool {
    match.rank == .exact || match == .nearlyFull
      || Self.identities.contains { strength($0) > 0 }
      || isLearned
  }

  private static let identities: [Feature] = [
    .phone, .phoneInText, .email, .handle, .mailbox, .relation,
  ]

  /// Whether the user filed this conversation, or one with this header, under them.
  var isLearned: Bool { strength(.learnedThread) > 0 || strength(.learnedHeader) > 0 }

  func strength(_ feature: Feature) -> Double { strengths[feature.rawValue] }

  /// The sum of the evidence.
  func score(_ weights: Weights) -> Double {
    var sum = 0.0
    for (raw, strength) in strengths.enumerated() where strength != 0 {
      sum += weights[raw: raw] * strength
    }
    return sum
  }
}

extension NameMatch {
  /// How far the place of such a name can be trusted to tell whom the text is about.
  var trust: Double {
    switch self {
    case .none, .full, .nearlyFull, .company, .initial, .titled, .label, .nickname, .given: 1
    case .diminutive, .homophone, .sameSound, .halfLabel, .soleFamily, .heard: 0.9
    case .otherShort: 0.75
    case .look: 0.7
    case .sound: 0.5
    case .family, .hiddenGiven: 0.5
    case .trade: 0.5
    case .cousinForm, .part: 0.35
    }
  }

  /// The piece of evidence that it is.
  var feature: Feature? {
    switch self {
    case .none: nil
    case .trade: .trade
    case .part: .part
    case .family: .family
    case .soleFamily: .soleFamily
    case .cousinForm: .cousinForm
    case .look: .look
    case .sound: .sound
    case .heard: .heard
    case .homophone, .sameSound: .homophone
    case .halfLabel: .halfLabel
    case .otherShort: .otherShort
    case .diminutive: .diminutive
    case .hiddenGiven: .hiddenGiven
    case .given: .given
    case .nickname: .nickname
    case .label: .label
    case .titled: .titled
    case .initial: .initial
    case .company: .company
    case .nearlyFull: .nearlyFull
    case .full: .full
    }
  }
}
