import CirclesModel

/// How surely a text is about the likeliest of those whom it names.
///
/// Evidence tells who is meant; these signs tell whether a text that names them is about them. Who is named
/// early and gone on about mostly is whom it is about; a name far back in a short text without a pronoun for
/// them stands in a list, in a memo of the owner's own, or behind a name that nobody understood.
/// `CertaintyWeights` says what each weighs.
struct Certainty {
  /// What is counted.
  enum Sign: Int, CaseIterable {
    /// The log-odds of the evidence, and by how much the likeliest leads the second.
    case lead, ahead
    /// How many words and lines the text has (in logarithms), and how much of it is numbers.
    case words, lines, digits
    /// How far into the text they are named first, in tens of words.
    case position
    /// Pronouns that can stand for them.
    case pronouns
    /// Others who are named behind them, and before; names that nobody bears.
    case rivals, before, unknown
    /// How often they are named.
    case repeats
    /// What kind of note it is.
    case typed, spoken
  }

  /// By sign.
  private var values = [Double](repeating: 0, count: Sign.allCases.count)
  /// The evidence that goes with them.
  private let strengths: [Double]

  /// The signs for the likeliest of a text's candidates; nil where more than a name in a text speaks for
  /// them, as for the other side of a chat, or hardly anything does.
  init?(_ scorer: NoteScorer, best: Candidate, lead: Double, ahead: Double) {
    let tokens = scorer.view.text.tokens
    guard lead >= Self.leastLead, scorer.nobody.strength(.group) == 0, best.strength(.partner) == 0,
      !best.isLearned,
      Self.lengths.contains(tokens.count)
    else { return nil }
    let isTitled = best.strength(.title) > 0
    // Whoever signs a letter.
    if isTitled, best.begin * 2 > tokens.count { return nil }
    strengths = best.strengths
    self[.lead] = min(9, lead)
    self[.ahead] = min(9, max(0, ahead))
    self[.words] = (1 + Double(min(100, tokens.count))).logarithm
    let begin = isTitled ? 0 : best.begin
    self[.position] = begin < 0 ? -1 : Double(min(30, begin)) / 10
    read(tokens, for: scorer.index.genders[Int(best.person)], scorer.view.languages)
    weigh(scorer.candidates.all, besides: best)
    self[.unknown] = Double(min(3, scorer.strange.count + scorer.spoken.count))
    self[.repeats] = Double(min(4, best.count))
    self[.typed] = scorer.view.source == .manual ? 1 : 0
    self[.spoken] = scorer.view.isHeard ? 1 : 0
  }

  /// Below that the text is not filed, whatever the signs.
  private static let leastLead = -0.5

  /// So many pronouns such a text has at least for each root of its words.
  private static let usual = 0.3

  /// Of shorter and of longer texts too few were labelled to say what their signs mean.
  private static let lengths = 16...400

  private mutating func read(
    _ tokens: [TextToken], for gender: Gender, _ languages: FunctionWords.Languages
  ) {
    let words = Pronouns(languages)
    var lines = 0.0
    var digits = 0.0
    var pronouns = 0.0
    for token in tokens {
      if token.flags.contains(.opensLine) { lines += 1 }
      if token.flags.contains(.digit) { digits += 1 }
      let isTheirs =
        gender != .male && words.isShe(token) || gender != .female && words.isHe(token)
      if isTheirs { pronouns += 1 }
    }
    let count = Double(tokens.count)
    self[.lines] = (1 + lines).logarithm
    self[.digits] = digits / count
    self[.pronouns] = min(2.5, pronouns / count.squareRoot())
    // There a verb alone says who goes on doing something.
    if languages & FunctionWords.withoutPronouns != 0 {
      self[.pronouns] = max(self[.pronouns], Self.usual)
    }
  }

  /// Counts the mentions of others who are named exactly.
  private mutating func weigh(_ all: [Candidate], besides best: Candidate) {
    var mentions: Set<Int> = []
    for other in all
    where other.match.rank == .exact && other.mention >= 0 && other.mention != best.mention {
      guard mentions.insert(other.mention).inserted else { continue }
      let sign = other.begin < best.begin ? Sign.before : .rivals
      self[sign] = min(4, self[sign] + 1)
    }
  }

  /// The confidence that the signs give.
  var confidence: Double {
    var sum = CertaintyWeights.bias
    for (sign, weight) in CertaintyWeights.signs { sum += weight * self[sign] }
    for (feature, weight) in CertaintyWeights.evidence {
      sum += weight * strengths[feature.rawValue]
    }
    return 1 / (1 + Exponential.of(-sum))
  }

  private(set) subscript(sign: Sign) -> Double {
    get { values[sign.rawValue] }
    set { values[sign.rawValue] = newValue }
  }
}
