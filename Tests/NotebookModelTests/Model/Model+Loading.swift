import CirclesModel

extension Model {
  /// What one import must have done. `identifiers` are those of the cards, in their order.
  mutating func loaded(
    _ load: Load, _ identifiers: [String], _ report: RunReport, _ before: Seen, _ after: Seen
  ) throws {
    let run = report.run ?? ""
    let cards = zip(load.cards, identifiers).filter { !$0.0.isGroup }
      .map { (card: $0, key: RecordKey(load.source, $1)) }
    for (card, key) in cards { hear(card, key) }
    try checkOwners(cards, before, after)
    try checkNewcomers(cards, before, after)
    blur(cards, load.source, after)
    for (card, key) in cards {
      take(card, key, run, before, after)
    }
    // An empty file is an error, and then nothing is pruned.
    if report.errors > 0, !load.files.contains(.cards([])) {
      throw Broken(.report, "\(report.errors) errors")
    }
    let missing =
      load.prunes && report.errors == 0
      ? before.records.keys.filter { $0.source == load.source } : []
    let gone = missing.filter { key in
      !cards.contains { $0.key == key } && before.records[key]?.allSatisfy(\.isGone) == false
    }
    try prune(gone, run, before, after)
    try checkValues(after)
    let created = after.people.keys.count { before.people[$0] == nil }
    let pruned = before.people.keys.count { after.people[$0] == nil }
    if !report.isBalanced || report.contacts.created != created
      || report.contacts.pruned != pruned
    {
      throw Broken(.report, "\(report.records) \(report.contacts), created \(created)")
    }
  }

  /// Remembers that a record said something.
  mutating func hear(_ card: Card, _ key: RecordKey) {
    for (fact, value) in card.facts {
      everSaid[key, default: []].insert(SourceSnapshot(fact: fact, value: value))
    }
  }

  /// Each card has its record, and each record the person it had.
  private func checkOwners(
    _ cards: [(card: Card, key: RecordKey)], _ before: Seen, _ after: Seen
  ) throws {
    for (card, key) in cards {
      guard let rows = after.records[key], rows.contains(where: { !$0.isGone }) else {
        // One of two cards alike may bear what the other was called by.
        if key.identifier.hasPrefix("derived:"), people(named: card.name, in: after) > 0 {
          continue
        }
        throw Broken(.owner, "no record \(key)")
      }
      // An identifier that is derived, or that is there more than once, may be another's now.
      guard rows.count == 1, !rows[0].isDerived, let known = before.records[key], known.count == 1
      else { continue }
      if rows[0].owner != known[0].owner {
        throw Broken(.owner, "\(key) of \(card.name) went from \(known) to \(rows)")
      }
      if let owner = rows[0].owner, let was = before.people[owner], let now = after.people[owner],
        was.id != now.id, !after.records(of: owner).contains(where: after.isDerived)
      {
        throw Broken(.identity, "\(card.name) has another id now")
      }
    }
  }

  private func people(named name: String, in seen: Seen) -> Int {
    seen.people.values.count { $0.facts[.one(.name)] == name }
  }

  /// A new record is a known person's only for a reason, and a new person's only without.
  private func checkNewcomers(
    _ cards: [(card: Card, key: RecordKey)], _ before: Seen, _ after: Seen
  ) throws {
    var made: [(card: Card, owner: Int)] = []
    for (card, key) in cards where before.records[key] == nil && !after.isDerived(key) {
      guard let rows = after.records[key], rows.count == 1 else { continue }
      guard let owner = rows[0].owner else {
        // The user deleted whom it would speak of.
        if orphans.contains(where: { $0.identifier == key.identifier }) { continue }
        throw Broken(.owner, "\(key) speaks of nobody")
      }
      guard let known = before.people[owner] else {
        // Whom a card of the same run made may be met before somebody who was there.
        let joins = made.contains {
          $0.owner == owner && $0.card.name == card.name
            && !$0.card.evidence.isDisjoint(with: card.evidence)
        }
        if !joins { try checkAlone(card, owner, before, after) }
        for other in made
        where other.owner != owner && other.card.name == card.name
          && !card.hasOtherBirthday(than: other.card)
        {
          if !other.card.evidence.isDisjoint(with: card.evidence) {
            throw Broken(.identity, "\(card.name) of \(key) became two people")
          }
        }
        made.append((card, owner))
        continue
      }
      let said = after.records(of: owner).filter { $0 != key }
      if known.identifiers.contains(key.identifier) { continue }
      if said.contains(where: { $0.identifier == key.identifier }) { continue }
      var names: Set<String?> = [known.facts[.one(.name)], after.people[owner]?.facts[.one(.name)]]
      var evidence = Card.evidence(known.facts)
      evidence.formUnion(Card.evidence(after.people[owner]?.facts ?? [:]))
      for record in said {
        for said in everSaid[record] ?? [] {
          if said.fact == .one(.name) { names.insert(said.value) }
          evidence.formUnion(Card.evidence([said.fact: said.value]))
        }
      }
      if !names.contains(card.name) || evidence.isDisjoint(with: card.evidence) {
        throw Broken(.identity, "\(key) of \(card.name) was given to \(names) without a reason")
      }
    }
  }

  /// Somebody new shares no name together with a number or a birthday with anybody known.
  private func checkAlone(_ card: Card, _ owner: Int, _ before: Seen, _ after: Seen) throws {
    for (key, known) in before.people {
      guard let now = after.people[key], known.facts[.one(.name)] == card.name,
        now.facts[.one(.name)] == card.name
      else { continue }
      let shared = Card.evidence(known.facts).intersection(Card.evidence(now.facts))
      if !shared.isDisjoint(with: card.evidence) {
        throw Broken(.identity, "\(card.name) is known already, and became another person")
      }
    }
  }

  /// People of whom more is to be known than the model follows.
  private mutating func blur(
    _ cards: [(card: Card, key: RecordKey)], _ source: String, _ after: Seen
  ) {
    let names = Dictionary(cards.map { ($0.card.name, 1) }, uniquingKeysWith: +)
    let keys = Dictionary(cards.map { ($0.key, 1) }, uniquingKeysWith: +)
    for (card, key) in cards {
      let rows = after.records[key] ?? []
      let isUnclear =
        rows.count > 1 || keys[key, default: 0] > 1
        || (rows.contains(where: \.isDerived) && names[card.name, default: 0] > 1)
      for owner in rows.compactMap(\.owner) where isUnclear {
        people[owner, default: Person()].isBlurred = true
      }
    }
    for rows in after.records.values where rows.contains(where: \.isGone) || rows.count > 1 {
      for owner in rows.compactMap(\.owner) { people[owner]?.isBlurred = true }
    }
  }
}

extension Seen {
  func isDerived(_ key: RecordKey) -> Bool { records[key]?.contains(where: \.isDerived) ?? false }
}
