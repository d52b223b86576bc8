/// Texts about several alike, which are about none of them alone.
extension NoteScorer {
  /// Weighs couples and lists of people.
  mutating func weighPlurals(_ mentions: [Mention]) {
    if isRoster(mentions) {
      nobody.raise(.group, 2)
    } else if isList(mentions) {
      nobody.raise(.group)
    } else if isCouple(mentions) || saysBoth(mentions) {
      nobody.raise(.couple, saysBothOften(mentions) ? 2 : 1)
      couple = Self.bearers(of: mentions[0]).union(Self.bearers(of: mentions[1]))
    }
  }

  /// `James & Olivia, Friday lunch`: two are named together first, and neither is gone on about.
  private func isCouple(_ mentions: [Mention]) -> Bool {
    guard mentions.count >= 2, mentions[0].from < 8 else { return false }
    let (one, other) = (mentions[0], mentions[1])
    guard one.place.contains(.listed), other.place.contains(.listed),
      Self.bearers(of: one).isDisjoint(with: Self.bearers(of: other))
    else { return false }
    // "Kristin's mother is coming" tells of the mother.
    let isSingledOut = mentions.dropFirst(2).contains { mention in
      mention.place.isDisjoint(with: .modifier)
        && (!Self.bearers(of: mention).isDisjoint(with: Self.bearers(of: one))
          || !Self.bearers(of: mention).isDisjoint(with: Self.bearers(of: other)))
    }
    if isSingledOut { return false }
    // Something is said of each: `she plays the viola, he the drums`.
    let she = one.she + other.she
    let he = one.he + other.he
    return she + he == 0 || she > 0 && he > 0
  }

  /// `Beryl & our Pauline both down with it`, `Andi has ..., Andrea is .... Both to dinner`: two are named
  /// first, and the text says both.
  private func saysBoth(_ mentions: [Mention]) -> Bool {
    guard mentions.count >= 2, mentions[0].from < 8 else { return false }
    let (one, other) = (mentions[0], mentions[1])
    let isBeside = other.from - one.to <= 3
    let tokens = view.text.tokens
    let isSaid = tokens.indices.dropFirst(other.to + 1).prefix(Self.bothWords).contains { at in
      Verbs.both.contains(tokens[at].hash)
        && (isBeside && at - other.to <= 3 || tokens[at].flags.contains(.opensSentence))
    }
    return (isSaid || saysBothOften(mentions))
      && Self.bearers(of: one).isDisjoint(with: Self.bearers(of: other))
      && one.place.isDisjoint(with: [.passing, .modifier])
      && other.place.isDisjoint(with: [.passing, .modifier])
  }

  /// `kati und juhee, beide ziehen um und beide weinen`: said of both again and again.
  private func saysBothOften(_ mentions: [Mention]) -> Bool {
    guard mentions.count >= 2, mentions[1].from - mentions[0].to <= 3 else { return false }
    let tokens = view.text.tokens
    return tokens.indices.lazy.filter { at in
      (view.isHeard || tokens[at].flags.contains(.opensSentence))
        && (Verbs.both.contains(tokens[at].hash)
          // `los dos`, `les deux`
          || at > 0 && Verbs.twos.contains(tokens[at].hash)
            && Verbs.theOne.contains(tokens[at - 1].hash))
    }
    .prefix(2).count == 2
  }

  /// As far behind the second name "both" may stand.
  private static let bothWords = 12

  /// Those whom a name fits best.
  private static func bearers(of mention: Mention) -> Set<UInt32> {
    let best = mention.people.map(\.match).max() ?? .none
    return Set(mention.people.lazy.filter { $0.match == best }.prefix(8).map(\.person))
  }

  /// Three and more people who open most lines of a text: calls, guests, turns.
  private func isList(_ mentions: [Mention]) -> Bool {
    var people: [[UInt32]] = []
    var lines: Set<Int32> = []
    for mention in mentions where opensLine(mention.from) {
      lines.insert(view.text.tokens[mention.from].line)
      let bearers = mention.people.prefix(8).map(\.person)
      if people.contains(where: { $0.contains(where: bearers.contains) }) { continue }
      people.append(bearers)
    }
    let all = Set(view.text.tokens.map(\.line)).count
    return people.count >= 3 && lines.count * 2 >= all
      && view.text.tokens.count <= all * Self.wordsOfLine
  }

  /// Whether a name is the first on its line, but for a number.
  private func opensLine(_ at: Int) -> Bool {
    let tokens = view.text.tokens
    if tokens[at].flags.contains(.opensLine) { return true }
    return at > 0 && tokens[at - 1].flags.isSuperset(of: [.opensLine, .digit])
  }

  /// Five and more people on several lines of a few words: plans of shifts and of tables.
  private func isRoster(_ mentions: [Mention]) -> Bool {
    var people: [[UInt32]] = []
    for mention in mentions {
      let bearers = mention.people.prefix(8).map(\.person)
      if people.contains(where: { $0.contains(where: bearers.contains) }) { continue }
      people.append(bearers)
    }
    let tokens = view.text.tokens
    guard people.count >= Self.roster, tokens.count <= people.count * Self.wordsOfLine,
      let last = tokens.last?.line, last >= 3
    else { return false }
    let pronouns = Pronouns(view.languages)
    return !tokens.contains { pronouns.isShe($0) || pronouns.isHe($0) }
  }

  private static let roster = 5

  /// A list says little of each.
  private static let wordsOfLine = 9
}
