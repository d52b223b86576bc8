/// Texts about several alike, which are about none of them alone.
extension NoteScorer {
  /// Weighs couples and lists of people.
  mutating func weighPlurals(_ mentions: [Mention]) {
    if isList(mentions) {
      nobody.raise(.group)
    } else if isCouple(mentions) || saysBoth(mentions) {
      nobody.raise(.couple)
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
    return isSaid && Self.bearers(of: one).isDisjoint(with: Self.bearers(of: other))
      && one.place.isDisjoint(with: [.passing, .modifier])
      && other.place.isDisjoint(with: [.passing, .modifier])
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
    for mention in mentions where view.text.tokens[mention.from].flags.contains(.opensLine) {
      lines.insert(view.text.tokens[mention.from].line)
      let bearers = mention.people.prefix(8).map(\.person)
      if people.contains(where: { $0.contains(where: bearers.contains) }) { continue }
      people.append(bearers)
    }
    let all = Set(view.text.tokens.map(\.line)).count
    return people.count >= 3 && lines.count * 2 >= all
      && view.text.tokens.count <= all * Self.wordsOfLine
  }

  /// A list says little of each.
  private static let wordsOfLine = 9
}
