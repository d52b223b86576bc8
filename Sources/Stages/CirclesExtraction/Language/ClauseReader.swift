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
  private var person: Person
  /// Whom a sentence without a subject is about.
  private var base: Person
  private var isExplicit = false
  private var isNegated = false
  private var isHypothetical = false
  private var isConditional = false
  /// Whether a relation with a sign behind it was named, and its clause told.
  private enum Listed { case none, named, told }
  private var listed = Listed.none
  /// Whether the sentence has begun with an `if`.
  private var isSupposed = false
  /// Whether the next word may be the subject of a clause.
  private var isOpen = true
  /// The first word of the sentence, in the result's words.
  private var sentence = 0
  /// The pronoun for somebody else who was the subject of a clause of this sentence.
  private var rival: WordClass = []
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

  private func next(_ index: Int, _ offset: Int = 1) -> Token? {
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
      if token.has([.adverb, .negator]) { result.extend(clause, over: token) }
    }
  }

  // MARK: Signs

  private mutating func sign(_ token: Token, _ index: Int) {
    switch token.text {
    case ".":
      let before = result.words.last
      if let before, before.end == token.start,
        Participants.titles.contains(before.text) || before.text == "st"
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
      let isRefusal = result.isLabel(clause, of: ReadSegment.refusals)
      endClause()
      if isLabel { result.labelled.insert(clause) }
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
    person = base
    isExplicit = false
    isSupposed = false
    rival = []
  }

  private mutating func endClause() {
    if result.readings.last?.clause == clause { clause += 1 } else { result.forget(clause) }
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
    result.extend(clause, over: token)
    result.words.append(token)
    result.readings.append(
      Reading(
        person: person, clause: clause, isNegated: isNegated, isHypothetical: isHypothetical,
        isConditional: isConditional, isExplicit: isExplicit))
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
    append(token)
    if !token.has([.determiner, .possessive]) { isOpen = false }
  }

  private mutating func negate(_ token: Token, _ index: Int) {
    if PutOff.holds(at: index, tokens, segment.tokens) { return }
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
    if person == .subject { base = Self.fallback(segment.speaker) }
    isExplicit = true
    append(token)
    isOpen = false
  }

  private func whom(_ token: Token) -> Person {
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
      guard let gender = cast.gender else { return .subject }
      return (gender == .male) == (said == .male) ? .subject : .other
    }
  }

  // MARK: Names at the beginning of a clause

  private mutating func name(_ token: Token, _ index: Int) {
    if let other = relation(token, index) {
      person = other
      isExplicit = true
      return
    }
    if cast.subject.contains(token.text), token.isCapital || token.classes.isEmpty {
      if isOfTheirs(index) {
        person = .other
        isExplicit = true
      } else if segment.speaker == .narrator || segment.speaker == .other {
        person = .subject
        isExplicit = true
      } else if token.isCapital, followsAsSubject(index) {
        person = .subject
      }
      return
    }
    guard token.isCapital, token.classes.isEmpty, followsAsSubject(index) else { return }
    if cast.owners.contains(token.text) {
      person = .owner
    } else if segment.speaker == .narrator, !cast.isNamed {
      // The subject's name, as it was heard.
      person = .subject
    } else {
      person = .other
      rival = [.male, .female]
      if cast.gender == .male { rival.remove(.male) }
      if cast.gender == .female { rival.remove(.female) }
    }
    isExplicit = true
  }

  /// `Marta's kids`: not she, but hers.
  private func isOfTheirs(_ index: Int) -> Bool {
    guard next(index)?.text == "'s" else { return false }
    for offset in 2...3 {
      guard let word = next(index, offset), word.isWord, !word.has([.verb, .auxiliary]) else {
        return false
      }
      if word.has(.relation) { return !cast.subject.contains(word.text) }
      if word.has([.preposition, .determiner, .possessive]) || word.text.hasSuffix("ing") {
        return false
      }
    }
    return false
  }

  /// Whether what follows a name makes it a subject: a verb, another name before one, `and`.
  private func followsAsSubject(_ index: Int) -> Bool {
    for offset in 1...2 {
      guard let after = next(index, offset), after.isWord else { return false }
      if after.has([.verb, .auxiliary, .adverb]) || after.text == "and" { return true }
      if !after.isCapital { return false }
    }
    return false
  }

  /// `her other half`
  private static let halves: Set<String> = ["other", "better"]

  /// The person that `her sister`, `the kids`, `Mom` at the beginning of a clause is.
  private mutating func relation(_ token: Token, _ index: Int) -> Person? {
    var place = 0
    if token.has(.possessive) || token.text == "the" {
      place = 1
      while place < 3, let word = next(index, place), word.isWord, !word.has([.relation, .people]),
        !Self.halves.contains(word.text)
      {
        if word.has([.verb, .auxiliary, .preposition, .pronoun]) { return nil }
        // "her paddling crew" is what she does.
        if word.text.hasSuffix("ing") { return nil }
        place += 1
      }
    }
    if let other = next(index, place), Self.halves.contains(other.text),
      next(index, place + 1)?.text == "half"
    {
      return .other
    }
    guard let word = next(index, place), word.has([.relation, .people]) else { return nil }
    if cast.subject.contains(word.text), !token.has(.possessive) || token.text == "my" {
      return segment.speaker == .narrator || segment.speaker == .other ? .subject : nil
    }
    let after = next(index, place + 1)
    if place == 0, segment.speaker == .narrator, let after,
      ["=", ":", ">", "-"].contains(after.text)
    {
      listed = .named
      return .other
    }
    if place == 0,
      !(word.isCapital || after?.has([.verb, .auxiliary]) == true
        || after?.text.hasSuffix("ing") == true)
    {
      return nil
    }
    if token.text == "the", after?.has([.verb, .auxiliary]) != true { return nil }
    if let after, cast.subject.contains(after.text) { return .subject }
    if token.text == "my", segment.speaker == .narrator, !cast.isNamed { return .subject }
    rival = word.classes.intersection([.male, .female])
    return .other
  }
}
