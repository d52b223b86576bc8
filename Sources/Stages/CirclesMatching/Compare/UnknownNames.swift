/// Finds names in a text that nobody of the book bears: what an assignment by hand can teach.
struct UnknownNames {
  let index: PersonIndex
  let view: NoteFeatures
  let owner: Set<UInt64>

  /// No name has more words.
  private static let longest = 3

  /// A strange name with a known one behind it: `Bibi Bean`, where the book has a Bean.
  func besideFamilyNames(_ mentions: [Mention], in text: FoldedText) -> [String] {
    mentions.compactMap { mention in
      guard mention.from > 0, mention.from == mention.to,
        mention.people.contains(where: { $0.match == .family }),
        isStrange(mention.from - 1, text),
        text.tokens[mention.from - 1].flags.isDisjoint(with: Self.breaks)
      else { return nil }
      return text.excerpt(mention.from - 1, mention.to)
    }
  }

  /// The only strange name that stands where one says whom one met: `coffee with Bibi`. Nil where there
  /// are several, for then none of them tells whom the text is about.
  func onlyOneMet(in text: FoldedText, besides mentions: [Mention]) -> String? {
    let taken = Set(mentions.flatMap { $0.from...$0.to })
    var found: (name: String, hash: UInt64)?
    var at = 0
    while at < text.tokens.count {
      guard !taken.contains(at), isNamed(at, text) else {
        at += 1
        continue
      }
      var end = at
      while end + 1 < text.tokens.count, end - at + 1 < Self.longest, !taken.contains(end + 1),
        text.tokens[end].flags.isDisjoint(with: Self.breaks), isStrange(end + 1, text)
      {
        end += 1
      }
      if let found, found.hash != text.tokens[at].hash { return nil }
      if found == nil { found = (text.excerpt(at, end), text.tokens[at].hash) }
      at = end + 1
    }
    return found?.name
  }

  private static let breaks: TokenFlags = [
    .comma, .colon, .stop, .endsLine, .dash, .plus, .bracket, .possessive,
  ]

  /// Whether a strange name stands where somebody is met, called or introduced.
  private func isNamed(_ at: Int, _ text: FoldedText) -> Bool {
    guard isStrange(at, text), text.tokens[at].flags.contains(.capital),
      text.tokens[at].flags.isDisjoint(with: .possessive), !Verbs.presents(text, at)
    else { return false }
    if Verbs.introduces(text, at) { return true }
    if text.tokens[at].flags.contains(.opensSentence) {
      guard at == 0, text.tokens.count > 1 else { return false }
      return Verbs.follows(text.tokens[1].hash)
        && text.tokens[0].flags.isDisjoint(with: Self.breaks)
    }
    guard at > 0, Self.together.contains(text.tokens[at - 1].hash) else { return false }
    return text.tokens[at - 1].hash != Self.called || isRung(at, text)
  }

  /// Whether the writer telephoned: in `her dog is called Bella` nobody is met.
  private func isRung(_ at: Int, _ text: FoldedText) -> Bool {
    text.tokens[at - 1].flags.contains(.opensSentence)
      || at > 1 && Self.callers.contains(text.tokens[at - 2].hash)
  }

  private static let called = WordHash.of("called")
  private static let callers = Set(
    FoldedText("i we ive weve have just finally then and also later").tokens.map(\.hash))

  /// Whether nobody of the book has the word in a name, and it is none of those that are no names.
  private func isStrange(_ at: Int, _ text: FoldedText) -> Bool {
    let token = text.tokens[at]
    let hash = token.hash
    guard token.length > 1, token.flags.contains(.capital) || view.isHeard,
      token.flags.isDisjoint(with: .digit), !owner.contains(hash),
      index.postings[BlockKey.word.of(hash)].isEmpty
    else { return false }
    // `Nanna`, where nobody in the book is called so.
    if RelationLabels.table[hash] != nil, !RoleWords.titles.contains(hash) {
      return token.flags.contains(.capital) && !RelationLabels.isCommonWord(hash)
        && index.postings[BlockKey.label.of(hash)].isEmpty
    }
    return !CommonWords.common.contains(hash) && !CommonWords.ambiguous.contains(hash)
      && !PersonFacts.isLabel(hash) && !PlaceTable.standard.isPlace(hash)
      && !Verbs.meets(hash) && !Verbs.follows(hash)
  }

  /// Stand before whom one was with; before a place stand others.
  private static let together = Set(
    FoldedText(
      """
      with met saw seeing called phoned rang visited mit traf con avec com och med hos vu
      """
    ).tokens.map(\.hash))
}
