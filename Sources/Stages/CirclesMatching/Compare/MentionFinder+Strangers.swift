extension MentionFinder {
  /// Whether a word that merely resembles a name stands behind the given name of somebody else, as a family
  /// name does: `Laura Stephen` is not Steven, nor the speaker `Zubeida Cate:` Kate.
  func isBehindStrangeGiven(_ at: Int, _ hits: [NameHit], _ text: FoldedText) -> Bool {
    guard at > 0, hits.allSatisfy({ $0.match.rank == .alike }) else { return false }
    let (before, token) = (text.tokens[at - 1], text.tokens[at])
    guard before.flags.contains(.capital), token.flags.contains(.capital), before.length > 1,
      before.flags.isDisjoint(with: Self.breaks.union([.stop, .digit])),
      token.flags.isDisjoint(with: [.opensLine, .opensSentence]),
      !(before.flags.contains(.shouting) && token.flags.contains(.shouting)),
      !isNoGivenName(before), !Verbs.introduces(text, at),
      !hits.contains(where: { bears(before.hash, $0.person) })
    else { return false }
    if GivenNames.has(before.hash) { return true }
    // What no table knows may be any word that begins a sentence (`Sadly Steven is ill`), but for a speaker's.
    return before.flags.contains(.opensLine) && token.flags.contains(.colon)
  }

  private func bears(_ word: UInt64, _ person: UInt32) -> Bool {
    !index.role(of: word, in: Int(person)).isEmpty
  }

  /// Whether a word is an everyday one, a place, a title or trade, or the owner's name.
  private func isNoGivenName(_ token: TextToken) -> Bool {
    let hash = token.hash
    if owner.contains(hash) { return true }
    if CommonWords.ambiguous.contains(hash) {
      // `Will` and `Bob` begin sentences as verbs; within one their capital makes them names.
      return token.flags.contains(.opensSentence) || CommonWords.months.contains(hash)
    }
    return CommonWords.common.contains(hash) || PersonFacts.isLabel(hash)
      || PlaceTable.standard.isPlace(hash) || Verbs.meets(hash) || Verbs.follows(hash)
  }
}
