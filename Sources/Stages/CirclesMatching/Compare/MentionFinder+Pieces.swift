import CirclesModel

/// Names that a recogniser wrote as everyday words: `sam oh car for` is Sam Okafor, and `you key
/// tanaka` Yuki Tanaka. Whoever bears the word that it got right is compared by the sounds of the words
/// beside it, up to three of them as one.
extension MentionFinder {
  /// Those of the bearers of a given name with whose further name the words behind it sound alike, and
  /// where it ends.
  func soundingOn(_ hits: [NameHit], behind end: Int, _ text: FoldedText) -> (
    hits: [NameHit], end: Int
  )? {
    guard view.isHeard, hits.count <= Self.maximumBearers,
      hits.allSatisfy({ $0.match >= .diminutive }),
      text.tokens[end].flags.isDisjoint(with: Self.stops), end + 1 < text.tokens.count,
      !Verbs.and.contains(text.tokens[end + 1].hash)
    else { return nil }
    for last in stride(from: min(end + Self.longestPiece, text.tokens.count - 1), to: end, by: -1) {
      guard let sounds = sounds(of: text, from: end + 1, to: last) else { continue }
      let alike = hits.filter { hit in
        isAlike(sounds, to: Int(hit.person)) { $0.contains(.family) || $0.contains(.middle) }
      }
      if alike.isEmpty { continue }
      return (alike.map { NameHit(person: $0.person, match: .nearlyFull) }, last)
    }
    return nil
  }

  /// The name whose first word was heard as those from `start` on, and whose last one stands behind them.
  func soundingBefore(_ start: Int, _ text: FoldedText) -> Mention? {
    guard view.isHeard, !Verbs.and.contains(text.tokens[start].hash),
      index.postings[BlockKey.word.of(text.tokens[start].hash)].isEmpty
    else { return nil }
    let first = start + 1
    for next in first..<min(first + Self.longestPiece, text.tokens.count) {
      let token = text.tokens[next]
      if token.length < 4 || CommonWords.common.contains(token.hash) { continue }
      let bearers = index.postings[BlockKey.word.of(token.hash)]
      if bearers.isEmpty || bearers.count > Self.maximumBearers { continue }
      guard text.tokens[next - 1].flags.isDisjoint(with: Self.stops),
        let sounds = sounds(of: text, from: start, to: next - 1)
      else { continue }
      let alike = bearers.filter { person in
        let role = index.role(of: token.hash, in: Int(person))
        return !role.isDisjoint(with: [.family, .given]) && role.isDisjoint(with: .company)
          && isAlike(sounds, to: Int(person)) { !$0.isDisjoint(with: [.given, .nickname, .label]) }
      }
      if alike.isEmpty { continue }
      return Mention(
        from: start, to: next, people: alike.map { NameHit(person: $0, match: .nearlyFull) })
    }
    return nil
  }

  /// Relatives whose name sounds like a word of speech.
  func soundingRelatives(_ kin: [ArraySlice<UInt32>], _ at: Int, _ text: FoldedText) -> [NameHit] {
    guard view.isHeard, let sounds = sounds(of: text, from: at, to: at) else { return [] }
    let people = Set(kin.flatMap { $0.prefix(Self.maximumBearers) }).sorted()
    return people.prefix(Self.maximumBearers)
      .filter { isAlike(sounds, to: Int($0)) { !$0.isDisjoint(with: .callable) } }
      .map { NameHit(person: $0, match: .titled) }
  }

  /// The sounds of some words as one; nil where they are no one name: a sentence ends among them, or a
  /// digit stands there.
  private func sounds(of text: FoldedText, from: Int, to: Int) -> [UInt8]? {
    var letters: [UInt8] = []
    for at in from...to {
      let token = text.tokens[at]
      if owner.contains(token.hash) || PersonFacts.isLabel(token.hash) { return nil }
      if token.flags.contains(.digit) || at < to && !token.flags.isDisjoint(with: Self.stops) {
        return nil
      }
      letters += text.folded(token)
    }
    // One everyday word is that word.
    if from == to, CommonWords.common.contains(text.tokens[from].hash) || letters.count < 4 {
      return nil
    }
    let sounds = Spoken.sounds(of: letters[...])
    return sounds.count >= 3 ? sounds : nil
  }

  /// Whether a word of somebody's name, of a role that counts, sounds like that.
  private func isAlike(_ sounds: [UInt8], to person: Int, _ counts: (NameRole) -> Bool) -> Bool {
    let name = FoldedText(index.names[person], limit: 8)
    return name.tokens.contains { token in
      guard counts(index.role(of: token.hash, in: person)) else { return false }
      let own = Spoken.sounds(of: name.folded(token))
      return own.count >= 3 && Spoken.isAlike(own, sounds)
    }
  }

  private static let stops: TokenFlags = [
    .comma, .colon, .endsLine, .dash, .plus, .bracket, .possessive, .stop,
  ]
  /// Into how many words a name is torn.
  private static let longestPiece = 3
}
