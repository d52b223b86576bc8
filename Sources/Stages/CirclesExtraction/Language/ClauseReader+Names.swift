// Whom the beginning of a clause is about.
extension ClauseReader {
  mutating func name(_ token: Token, _ index: Int) {
    // "my" has told whose the next word is.
    let isHeld =
      isOwners && result.words.last?.has(.possessive) == true
      && result.readings.last?.isOwners == true
    if let other = relation(token, index) {
      person = other
      isExplicit = true
      isOwners = isHeld || isUsers(token.text)
      return
    }
    isOwners = isHeld
    if cast.subject.contains(token.text), token.isCapital || token.classes.isEmpty {
      if let other = ofTheirs(index) {
        person = .other
        rival = other.classes.intersection([.male, .female])
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
      isOwners = segment.speaker == .owner
      rival = [.male, .female]
      if cast.gender == .male { rival.remove(.male) }
      if cast.gender == .female { rival.remove(.female) }
    }
    isExplicit = true
  }

  /// Whether the person that a word begins to name is the user's: `my wife`, to the subject `mum`.
  private func isUsers(_ word: String) -> Bool {
    switch segment.speaker {
    case .narrator, .other: word == "my" || word == "our"
    case .owner: word != "your" && word != "ur"
    case .subject, .unknown: word == "your" || word == "ur"
    }
  }

  /// `Marta's kids`, `Marta Quill's friend`: not she, but who is hers.
  private func ofTheirs(_ index: Int) -> Token? {
    var place = 1
    while place < 4, let word = next(index, place), word.isCapital,
      cast.subject.contains(word.text)
    {
      place += 1
    }
    guard next(index, place)?.text == "'s" else { return nil }
    for offset in (place + 1)...(place + 3) {
      guard let word = next(index, offset), word.isWord, !word.has([.verb, .auxiliary]) else {
        return nil
      }
      if word.has([.relation, .people]) { return cast.subject.contains(word.text) ? nil : word }
    }
    return nil
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

  private static let anybody: Set<String> = [
    "everybody", "everyone", "somebody", "someone", "nobody",
  ]

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
    if place == 0, Self.anybody.contains(word.text) { return .other }
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
    if token.text == "the", after?.has([.verb, .auxiliary]) != true {
      // "the husband of Clara Voss"
      guard after?.text == "of", next(index, place + 2)?.isCapital == true else { return nil }
    }
    if let after, cast.subject.contains(after.text) { return .subject }
    if token.text == "my", segment.speaker == .narrator, !cast.isNamed { return .subject }
    rival = word.classes.intersection([.male, .female])
    return .other
  }
}
