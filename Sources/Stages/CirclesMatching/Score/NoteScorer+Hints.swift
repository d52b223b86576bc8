/// People whom nothing in the text names, but with whom something in it goes: they are suggested
/// behind those who are named, and never chosen.
extension NoteScorer {
  /// So many are worth comparing.
  private static let maximumHints = 12
  /// What more people than that have in common tells nobody apart.
  private static let maximumSharing = 24
  /// As many words of a text are looked at.
  private static let maximumWords = 400

  mutating func takeHints() {
    var hints: [UInt32: (strength: Double, text: String)] = [:]
    hintsOfContext(&hints)
    for at in view.text.tokens.indices.prefix(Self.maximumWords) {
      hintsOfRelations(at, &hints)
      hintsOfNames(at, &hints)
    }
    hintsOfPieces(&hints)
    let best = hints.sorted { ($0.value.strength, $1.key) > ($1.value.strength, $0.key) }
    for (person, hint) in best.prefix(Self.maximumHints) {
      if let known = candidates.find(person), !known.isHint { continue }
      guard let at = admit(person) else { continue }
      candidates[at].isHint = true
      // What stands on the card is weighed with everybody's.
      if !hint.text.isEmpty { candidates[at].raise(.alluded, min(3, hint.strength), hint.text) }
    }
  }

  /// Whose card shares rare words with the text.
  private func hintsOfContext(_ hints: inout [UInt32: (strength: Double, text: String)]) {
    let most = min(Self.maximumSharing, max(3, index.count / 16))
    // In one order, so that the sums are the same each time.
    for hash in rareWords().sorted() where !owner.contains(hash) && claimed[hash] == nil {
      for key in [BlockKey.organization.of(hash), BlockKey.context.of(hash)] {
        let people = index.postings[key]
        guard !people.isEmpty, people.count <= most else { continue }
        let rarity = (Double(index.count + 1) / Double(people.count)).logarithm / 3.5
        for person in people { hints[person, default: (0, "")].strength += rarity }
      }
    }
  }

  /// The words that are not everybody's, and their stems.
  private func rareWords() -> Set<UInt64> {
    var words = view.words.filter { !CommonWords.common.contains($0) }
    for text in [view.text, view.title] {
      for token in text.tokens
      where token.length >= Stem.shortest && !CommonWords.common.contains(token.hash) {
        words.insert(Stem.of(text.folded(token)))
      }
    }
    return words
  }

  /// `the plumber`, `mam`, `seans mother`: whoever can be called so.
  private func hintsOfRelations(
    _ at: Int, _ hints: inout [UInt32: (strength: Double, text: String)]
  ) {
    let token = view.text.tokens[at]
    if let trade = RoleWords.trades[token.hash], token.length > 3 {
      add(index.postings[BlockKey.trade.of(trade)], 1.2, at, &hints)
    }
    guard let relations = RelationLabels.table[token.hash] else { return }
    for relation in relations {
      add(index.postings[BlockKey.label.of(UInt32(relation.rawValue))], 1, at, &hints)
      guard let owner = possessor(of: at) else { continue }
      add(
        index.postings[BlockKey.relationOf.of(PersonFacts.relationKey(relation, of: owner.name))],
        2.5, at, &hints)
      for person in index.postings[BlockKey.word.of(owner.name)].prefix(Self.maximumSharing) {
        for kinship in index.kin(of: Int(person))
        where kinship.relation.neutral == relation.neutral {
          add([kinship.person], 2.5, at, &hints)
        }
      }
    }
  }

  /// Names that only resemble somebody's, and parts of names too weak to be mentions.
  private func hintsOfNames(
    _ at: Int, _ hints: inout [UInt32: (strength: Double, text: String)]
  ) {
    let token = view.text.tokens[at]
    if token.length < 4 || CommonWords.common.contains(token.hash) { return }
    let bearers = index.postings[BlockKey.word.of(token.hash)]
    if !bearers.isEmpty {
      add(bearers, token.flags.contains(.capital) ? 1.5 : 0.8, at, &hints)
      return
    }
    guard NameSlot.holds(at, view.text, isHeard: view.isHeard),
      !PlaceTable.standard.isPlace(token.hash)
    else { return }
    for form in [view.text.folded(token), view.text.folded(token).dropLast()] {
      if form.count < Int(token.length), form.endIndex > form.startIndex,
        view.text.folded(token).last != UInt8(ascii: "s")
      {
        continue
      }
      let key = RoughKey.of(form)
      if key == 0 { continue }
      add(index.postings[BlockKey.rough.of(key)], at < 4 ? 2.2 : 1.6, at, &hints)
    }
  }

  func add(
    _ people: some Sequence<UInt32>, _ strength: Double, _ at: Int, to last: Int? = nil,
    _ hints: inout [UInt32: (strength: Double, text: String)]
  ) {
    let people = Array(people.prefix(Self.maximumSharing + 1))
    if people.count > Self.maximumSharing { return }
    // What several share says less of each.
    let part = strength / (1 + 0.15 * Double(people.count - 1))
    for person in people {
      var hint = hints[person] ?? (0, "")
      hint.strength = max(hint.strength, part)
      if hint.text.isEmpty { hint.text = view.text.excerpt(at, last ?? at) }
      hints[person] = hint
    }
  }
}
