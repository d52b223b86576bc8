/// Whose relative a text speaks of: `Ben's wife`, `seans mother` in speech, `la madre de Juan`.
extension NoteScorer {
  /// Somebody named as the one whose relative is meant.
  struct Possessor {
    /// The word.
    var at: Int
    /// The name, without an ending.
    var name: UInt64
  }

  /// Whose the relative named at a word is.
  func possessor(of at: Int) -> Possessor? {
    let text = view.text
    for back in 1...2 where at >= back && text.tokens[at - back].flags.contains(.possessive) {
      return Possessor(at: at - back, name: text.tokens[at - back].hash)
    }
    if at > 0, view.isHeard, let name = unsigned(at - 1) {
      return Possessor(at: at - 1, name: name)
    }
    guard let other = Possession.other(behind: at, text, isHeard: view.isHeard),
      !index.postings[BlockKey.word.of(text.tokens[other].hash)].isEmpty
    else { return nil }
    return Possessor(at: other, name: text.tokens[other].hash)
  }

  /// The name in a word of speech that owns what follows without its sign: `seans`.
  private func unsigned(_ at: Int) -> UInt64? {
    let token = view.text.tokens[at]
    let letters = view.text.folded(token)
    guard letters.count > 3, letters.last == UInt8(ascii: "s"),
      !CommonWords.common.contains(token.hash),
      index.postings[BlockKey.word.of(token.hash)].isEmpty
    else { return nil }
    let name = WordHash.of(letters.dropLast())
    return index.postings[BlockKey.word.of(name)].isEmpty ? nil : name
  }

  /// Those of the book whom the owner of a relative can be.
  func people(of possessor: Possessor, _ mentions: [Mention]) -> [UInt32] {
    if let mention = mentions.last(where: { $0.from <= possessor.at && $0.to >= possessor.at }) {
      return mention.people.map(\.person)
    }
    // `my brother's wife`
    if possessor.at > 0, Verbs.my.contains(view.text.tokens[possessor.at - 1].hash),
      let relations = RelationLabels.table[possessor.name]
    {
      return labelled(relations, by: possessor.name).filter { $0.match >= .halfLabel }
        .map(\.person)
    }
    return index.postings[BlockKey.word.of(possessor.name)].prefix(MentionFinder.maximumBearers)
      .filter { person in
        !index.role(of: possessor.name, in: Int(person)).isDisjoint(with: .callable)
      }
  }
}
