/// Reads a segment word by word, and notes of each word of whom it is said and how.
///
/// No grammar, but what carries far in notes: a clause's subject stands at its beginning, holds
/// until the next, and falls back at the end of the sentence to whom the text is about.
struct ClauseReader {
  let cast: Participants
  let tokens: [Token]
  let segment: Segment
  private(set) var result: ReadSegment

  private var clause = 0
  var person: Person
  /// Whom a sentence without a subject is about.
  private var base: Person
  var isExplicit = false
  /// Whether the person, where it is another, is the user's.
  var isOwners = false
  /// Where a `no` stands that a comma parts from what it denies.
  private var held: Int?
  /// The pronouns for somebody whom the sentence before introduced (`has a brother`), and for whom
  /// this one does.
  private var introduced: WordClass = []
  private var introducing: WordClass = []
  private var isNegated = false
  private var isHypothetical = false
  private var isConditional = false
  /// Whether a relation with a sign behind it was named, and its clause told.
  enum Listed { case none, named, told }
  var listed = Listed.none
  /// Whether the sentence has begun with an `if`.
  private var isSupposed = false
  /// Whether the next word may be the subject of a clause.
  private var isOpen = true
  /// The first word of the sentence, in the result's words.
  private var sentence = 0
  /// The pronoun for somebody else who was the subject of a clause of this sentence.
  var rival: WordClass = []
  /// Where the line begins, in scalars of the text.
  private var lineStart: Int

  init(cast: Participants, tokens: [Token], segment: Segment, isAfterAnother: Bool = false) {
    self.cast = cast
    self.tokens = tokens
    self.segment = segment
    result = ReadSegment(speaker: segment.speaker)
    base = isAfterAnother ? .other : Self.fallback(segment.speaker)
    person = base
    lineStart = segment.tokens.first.map { tokens[$0].start } ?? 0
  }

  /// A segment's words with their readings.
  ///
  /// - Parameter isAfterAnother: whether it answers a question after somebody else.
  static func read(
    _ segment: Segment, of tokens: [Token], cast: Participants, isAfterAnother: Bool = false
  ) -> ReadSegment {
    var reader = ClauseReader(
      cast: cast, tokens: tokens, segment: segment, isAfterAnother: isAfterAnother)
    for index in segment.tokens { reader.take(index) }
    reader.result.close()
    return reader.result
  }

  private static func fallback(_ speaker: Speaker) -> Person {
    switch speaker {
    case .narrator, .subject, .unknown: .subject
    case .owner: .owner
    case .other: .other
    }
  }

  func next(_ index: Int, _ offset: Int = 1) -> Token? {
    let place = index + offset
    return segment.tokens.contains(place) ? tokens[place] : nil
  }

  private mutating func take(_ index: Int) {
    let token = tokens[index]
    switch token.kind {
    case .sign, .newline:
      sign(token, index)
    case .number:
      append(token)
    case .word:
      word(token, index)
      if token.has([.adverb, .negator]) { result.extend(clause, over: token, from: held) }
    }
  }

  // MARK: Signs

  private mutating func sign(_ token: Token, _ index: Int) {
    switch token.text {
    case ".":
      let before = result.words.last
      if let before, before.end == token.start,
        Participants.titles.contains(before.text) && before.text.utf8.count < 5
          || before.text == "st"
          || before.isWord && before.text.utf8.count == 1
      {
        return
      }
      if Ordinals.isOne(result.words.suffix(2), until: token, next(index)) { return }
      endSentence(token)
    case "!", "?", "\u{2022}": endSentence(token)
    case "\n":
      // The lines of a bubble are cut where its width ends, and those of a letter where its page does.
      let isFull = token.start - lineStart >= Self.fullLine
      lineStart = token.end
      if segment.speaker != .narrator || isFull, let after = next(index), after.isWord,
        !after.isCapital || result.words.last?.has(Self.unfinished) == true
      {
        return
      }
      endSentence(token)
    case ":":
      let isLabel = result.isLabel(clause)
      let isRefusal = result.isRefusal(clause)
      endClause()
      if isLabel, !isRefusal { result.labelled.insert(clause) }
      if isRefusal { result.refused.insert(clause) }
    case "/" where result.words.last?.text == "w": return
    case ",", ";", "(", ")", "-", "/", "=", "[", "]", "\"": endClause()
    default: break
    }
  }

  /// How long a line is, in scalars, that was cut for its length.
  private static let fullLine = 50

  /// What no line ends with but one that goes on.
  private static let unfinished: WordClass = [
    .preposition, .determiner, .possessive, .conjunction, .pronoun,
  ]

  private mutating func endSentence(_ token: Token) {
    let asked = token.text == "?"
    if token.kind == .sign, result.readings.last?.clause == clause {
      result.extend(clause, over: token)
    }
    if asked {
      for place in sentence..<result.words.count { result.readings[place].isAsked = true }
    }
    sentence = result.words.count
    result.openings.insert(sentence)
    endClause()
    held = nil
    person = base
    isExplicit = false
    isOwners = false
    isSupposed = false
    rival = []
    introduced = introducing
    introducing = []
  }

  private mutating func endClause() {
    if result.readings.last?.clause == clause {
      clause += 1
    } else {
      if isNegated, result.spans.count > clause { held = result.spans[clause].lowerBound }
      result.forget(clause)
    }
    isNegated = false
    isHypothetical = false
    isConditional = false
    isOpen = true
    // "son = drums; collects stamps": the son's is only what follows the sign.
    switch listed {
    case .named: listed = .told
    case .told:
      listed = .none
      person = base
    case .none: break
    }
  }

  // MARK: Words

  private mutating func append(_ token: Token) {
    result.extend(clause, over: token, from: held)
    held = nil
    if token.isCapital, cast.subject.contains(token.text), let last = result.words.last,
      last.isCapital, cast.subject.contains(last.text) || Participants.calls.contains(last.text)
    {
      result.names.formUnion([result.words.count - 1, result.words.count])
    }
    result.words.append(token)
    result.readings.append(
      Reading(
        person: person, clause: clause, isNegated: isNegated, isHypothetical: isHypothetical,
        isConditional: isConditional, isExplicit: isExplicit,
        isOwners: person == .other && isOwners))
  }

  private mutating func word(_ token: Token, _ index: Int) {
    if token.has(.habit) { result.habits.insert(clause) }
    if token.has(.negator) {
      negate(token, index)
      return
    }
    if token.has(.adverb) { return }
    if token.has(.pronoun) {
      pronoun(token, index)
      return
    }
    if isOpen, token.text == "me", next(index)?.text == "and" {
      person = segment.speaker == .subject || segment.speaker == .unknown ? .subject : .owner
      isExplicit = true
    }
    if token.has(.conjunction) || token.has(.opener) {
      join(token)
      return
    }
    if token.text == "would" || token.text == "'d" {
      isConditional = true
      // "if she had the time she would learn Greek"
      if isSupposed { isHypothetical = true }
    } else if token.has(.hypothetical) {
      isHypothetical = true
    }
    if isOpen { name(token, index) }
    if token.has(.relation), person == .subject,
      result.words.suffix(2).contains(where: { $0.text == "a" || $0.text == "an" })
    {
      let said = token.classes.intersection([.male, .female])
      introducing.formUnion(said.isEmpty ? [.male, .female] : said)
    }
    append(token)
    if !token.has([.determiner, .possessive]) { isOpen = false }
  }

  private mutating func negate(_ token: Token, _ index: Int) {
    if PutOff.holds(at: index, tokens, segment.tokens) || isReminder(index) { return }
    switch token.text {
    case "nothing", "none":
      append(token)
      if next(index)?.text != "but" { isNegated = true }
    case "instead":
      if next(index)?.text == "of" { isNegated = true }
    case "not", "n't":
      // "not only" denies nothing, nor does "can't wait".
      let after = next(index)?.text
      if after != "only" && after != "just" && after != "wait" { isNegated = true }
    case "nobody":
      append(token)
      person = .other
      isNegated = true
    default:
      isNegated = true
    }
  }

  /// `don't forget to ask`, `don't be afraid to ask`: what follows is asked for.
  private func isReminder(_ index: Int) -> Bool {
    guard let after = next(index)?.text else { return false }
    if after == "be", let mood = next(index, 2)?.text { return Self.moods.contains(mood) }
    return Self.omissions.contains(after)
  }

  private static let omissions: Set<String> = ["forget", "hesitate", "fail", "neglect", "omit"]
  private static let moods: Set<String> = ["afraid", "scared", "shy", "embarrassed"]

  private mutating func join(_ token: Token) {
    switch token.text {
    case "and", "or", "nor", "plus", "&", "+":
      // "she and her sister": she is the subject still.
      let isJoint = result.words.last.map { $0.has(.pronoun) || $0.text == "me" } ?? false
      append(token)
      isOpen = !isJoint
      return
    case "but":
      // "nothing but jazz"
      if result.words.last?.text == "nothing" {
        append(token)
        return
      }
    case "that", "said", "says", "say", "told", "what", "how", "to":
      append(token)
      isOpen = true
      return
    default: break
    }
    let isCondition = token.has(.hypothetical)
    if token.text == "if" { isSupposed = true }
    endClause()
    isHypothetical = isCondition
    append(token)
    if token.text == "who", segment.speaker == .narrator,
      let before = result.words.dropLast().last, !cast.subject.contains(before.text)
    {
      person = .other
    }
  }

  private mutating func pronoun(_ token: Token, _ index: Int) {
    let wasCondition = isHypothetical && (result.words.last?.has(.hypothetical) ?? false)
    if !isOpen || isNegated { endClause() }
    isHypothetical = wasCondition
    person = whom(token)
    isOwners = segment.speaker == .owner
    if person == .subject { base = Self.fallback(segment.speaker) }
    isExplicit = true
    append(token)
    isOpen = false
  }

  private mutating func whom(_ token: Token) -> Person {
    switch token.text {
    case "i", "we":
      switch segment.speaker {
      case .narrator, .owner: return .owner
      case .subject, .unknown: return .subject
      case .other: return .other
      }
    case "you", "u": return segment.speaker == .owner ? .subject : .owner
    case "they":
      return segment.speaker == .narrator && !cast.hasPronoun ? .subject : .other
    default:
      guard segment.speaker == .narrator || segment.speaker == .other else { return .other }
      let said: WordClass = token.text == "he" ? .male : .female
      if rival.contains(said) { return .other }
      if introduced.contains(said) {
        introducing.formUnion(introduced)
        return .other
      }
      guard let gender = cast.gender else { return .subject }
      return (gender == .male) == (said == .male) ? .subject : .other
    }
  }
}
