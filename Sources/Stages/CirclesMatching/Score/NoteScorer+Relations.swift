import CirclesModel

extension NoteScorer {
  /// Follows "Ben's wife" to Ben's wife, and "my mother" to the contact called Mom.
  mutating func relate(_ mentions: inout [Mention]) {
    let text = view.text
    var added: [Mention] = []
    for (at, token) in text.tokens.enumerated() {
      if let trade = RoleWords.trades[token.hash],
        at == 0
          ? view.source == .manual && token.flags.contains(.capital)
          : Verbs.definite.contains(text.tokens[at - 1].hash) && !isRelative(at)
      {
        let people = index.postings[BlockKey.trade.of(trade)].prefix(MentionFinder.maximumBearers)
        if !people.isEmpty {
          let hits = people.map { NameHit(person: $0, match: .trade) }
          added.append(Mention(from: at, to: at, people: hits))
          continue
        }
      }
      guard let relations = RelationLabels.table[token.hash] else { continue }
      if let owner = possessor(of: at) {
        added.append(contentsOf: relatives(relations, at, of: owner, mentions))
      } else if at > 0, view.source == .voiceNote || view.source == .manual,
        Verbs.my.contains(text.tokens[at - 1].hash)
      {
        if at + 1 < text.tokens.count, text.tokens[at + 1].hash == Verbs.inLaw[0] { continue }
        let people = labelled(relations, by: token.hash)
        let isNamed = mentions.contains { $0.from == at + 1 || $0.from <= at && $0.to >= at }
        if !people.isEmpty, !isNamed {
          added.append(Mention(from: at, to: at, people: people))
        }
      }
    }
    if added.isEmpty { return }
    for mention in added
    where !mentions.contains(where: { $0.from <= mention.from && $0.to >= mention.to }) {
      mentions.append(mention)
    }
    mentions.sort { $0.from < $1.from }
    MentionPlaces(text: text, pronouns: Pronouns(view.languages)).refill(&mentions)
  }

  /// `my sister` is hardly a nurse.
  private func isRelative(_ at: Int) -> Bool {
    guard Verbs.my.contains(view.text.tokens[at - 1].hash) else { return false }
    return RelationLabels.table[view.text.tokens[at].hash]?.contains(where: \.isFamily) ?? false
  }

  /// `my cousin Tess`: likelier the Tess who is in the family.
  mutating func kindred(_ mention: Mention, _ at: Int, _ text: FoldedText) {
    guard mention.from > 0 else { return }
    let before = text.tokens[mention.from - 1]
    guard before.flags.isDisjoint(with: [.stop, .colon, .endsLine]),
      let relation = RelationLabels.table[before.hash]?.first
    else { return }
    let groups = RelationGroups.groups(of: relation)
    for word in index.contextWords(of: Int(candidates[at].person))
    where word.field == .category && groups.contains(word.hash) {
      candidates[at].raise(.category, 0.8, text.excerpt(mention.from - 1, mention.from - 1))
    }
  }

  /// Those whom a contact is called by label. Where a name has the very word, a word that means somebody
  /// else in another language (`mama`, an uncle) does not count.
  func labelled(_ relations: [Relation], by word: UInt64) -> [NameHit] {
    var hits: [NameHit] = []
    for relation in relations {
      for person in index.postings[BlockKey.label.of(UInt32(relation.rawValue))] {
        let marks = index.marks[Int(person)]
        let match: NameMatch =
          marks.contains(.labelOnly) ? .label : marks.contains(.ownRelative) ? .halfLabel : .part
        if !hits.contains(where: { $0.person == person }) {
          hits.append(NameHit(person: person, match: match))
        }
      }
    }
    // `my mum`, where somebody is shown as `Mummy` and somebody else as `Reuben Mum`.
    let alone = RelationLabels.isCalled(word) ? hits.filter { $0.match == .label } : []
    let called = hits.filter { index.role(of: word, in: Int($0.person)).contains(.label) }
    let isShown = called.contains { $0.match == .label } || alone.isEmpty
    var meant = !isShown ? alone : called.isEmpty ? hits : called
    // `my sister`, where just one contact is called so: Ana Sis.
    if meant.count == 1, meant[0].match == .part, relations.contains(where: \.isFamily) {
      meant[0].match = .halfLabel
    }
    return meant
  }

  /// Those who are so related to the bearer of the name before.
  private func relatives(
    _ relations: [Relation], _ at: Int, of owner: Possessor, _ mentions: [Mention]
  ) -> [Mention] {
    var hits: [NameHit] = []
    for possessor in people(of: owner, mentions) {
      for kinship in index.kin(of: Int(possessor)) {
        for relation in relations where agrees(kinship, relation) {
          if !hits.contains(where: { $0.person == kinship.person }) {
            hits.append(NameHit(person: kinship.person, match: .none))
          }
        }
      }
    }
    for relation in relations {
      let key = PersonFacts.relationKey(relation, of: owner.name)
      for person in index.postings[BlockKey.relationOf.of(key)]
      where !hits.contains(where: { $0.person == person }) {
        hits.append(NameHit(person: person, match: .none))
      }
    }
    if hits.isEmpty { return [] }
    return [Mention(from: at, to: at, people: hits)]
  }

  private func agrees(_ kinship: Kinship, _ relation: Relation) -> Bool {
    guard kinship.relation.neutral == relation.neutral else { return false }
    if kinship.relation.gender != .unknown, relation.gender != .unknown {
      return kinship.relation.gender == relation.gender
    }
    let gender = index.genders[Int(kinship.person)]
    return gender == .unknown || relation.gender == .unknown || gender == relation.gender
  }
}

extension MentionPlaces {
  /// Works the places out again after names were added.
  func refill(_ mentions: inout [Mention]) {
    for number in mentions.indices {
      mentions[number].place = mentions[number].place.intersection([.small, .stranger])
      mentions[number].credit = 0
      mentions[number].she = 0
      mentions[number].he = 0
    }
    fill(&mentions)
  }
}
