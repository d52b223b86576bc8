extension Model {
  /// A card that its source says, now or for the first time: three ways, fact by fact
  /// (`Architecture.md` section 4).
  mutating func take(
    _ card: Card, _ key: RecordKey, _ run: String, _ before: Seen, _ after: Seen
  ) {
    let isKnown = before.records[key] != nil
    let base = said[key]?.last?.card?.facts
    if said[key]?.last?.card != card { said[key, default: []].append((run, card)) }
    guard let owner = after.records[key]?.first?.owner else { return }
    if people[owner] == nil || before.people[owner] == nil, people[owner]?.createdBy != run {
      var person = Person(createdBy: run)
      person.isBlurred = people[owner]?.isBlurred ?? false
      people[owner] = person
      byHand[owner] = nil
      former[owner] = nil
    }
    guard var person = people[owner], !person.isBlurred else { return }
    if isKnown, base == nil {
      people[owner]?.isBlurred = true
      return
    }
    let others = after.records(of: owner).filter { $0 != key }.compactMap { other in
      // Those that come later in the file are not there yet.
      before.records[other] != nil || said[other]?.last?.run == run
        ? said[other]?.last?.card?.facts : nil
    }
    let now = card.facts
    for fact in Set(now.keys).union(base?.keys ?? [:].keys) {
      let isSaid = others.contains { $0[fact] != nil }
      let current = person.value(fact)
      switch fact {
      case .member:
        if base?[fact] == nil, now[fact] != nil {
          // What another card says and the person lacks was removed by the user.
          if current == nil, !isSaid { person.write("", fact, run: run) }
        } else if base?[fact] != nil, now[fact] == nil {
          if current != nil, !isSaid { person.write(nil, fact, run: run) }
        }
      case .one:
        guard let base else {
          if current == nil, !isSaid { person.write(now[fact], fact, run: run) }
          continue
        }
        if now[fact] == base[fact] || current != base[fact] { continue }
        if now[fact] == nil, others.contains(where: { $0[fact] == current }) { continue }
        person.write(now[fact], fact, run: run)
      }
    }
    people[owner] = person
  }

  /// Records that their source has no longer: who is spoken of by nobody else, and nobody worked on, goes.
  mutating func prune(
    _ gone: [RecordKey], _ run: String, _ before: Seen, _ after: Seen
  ) throws {
    for key in gone { said[key, default: []].append((run, nil)) }
    for (owner, person) in before.people {
      let records = before.records(of: owner)
      let lost = records.filter(gone.contains)
      if lost.isEmpty {
        if after.people[owner] == nil {
          throw Broken(.prune, "\(person.facts[.one(.name)] ?? "") went, though nothing told of it")
        }
        continue
      }
      let left =
        records.count - lost.count
        + after.records(of: owner).count {
          before.records[$0] == nil
        }
      try checkPruned(owner, person, left: left, after)
      if left > 0 { withdraw(lost, owner, run, after) }
    }
  }

  private func checkPruned(
    _ owner: Int, _ person: Seen.Person, left: Int, _ after: Seen
  ) throws {
    let isThere = after.people[owner] != nil
    let name = person.facts[.one(.name)] ?? ""
    let isMerged = circle(of: owner).count > 1
    let isEdited =
      byHand[owner]?.isEmpty == false
      || people[owner]?.log.values.contains { $0.contains { $0.run == nil } } == true
    if !isThere, left > 0 { throw Broken(.prune, "\(name) went, though another card is there") }
    if !isThere, person.isWorkedOn || byHand[owner]?.isEmpty == false {
      throw Broken(.prune, "\(name) went, though worked on by hand")
    }
    if isThere, left == 0, !person.isWorkedOn, !isMerged, !isEdited,
      people[owner]?.isBlurred == false
    {
      throw Broken(.prune, "\(name) stays, though nobody names or edited them")
    }
  }

  /// A person loses what only those cards said; of what there is one of, another card's takes its place.
  private mutating func withdraw(
    _ lost: [RecordKey], _ owner: Int, _ run: String, _ after: Seen
  ) {
    guard var person = people[owner], !person.isBlurred else { return }
    let others = after.records(of: owner).compactMap { said[$0]?.last?.card?.facts }
    for key in lost {
      guard let entries = said[key], let card = entries.last(where: { $0.card != nil })?.card
      else { continue }
      for (fact, value) in card.facts {
        switch fact {
        case .member:
          if person.value(fact) != nil, !others.contains(where: { $0[fact] != nil }) {
            person.write(nil, fact, run: run)
          }
        case .one:
          if person.value(fact) == value, !others.contains(where: { $0[fact] == value }) {
            person.write(others.lazy.compactMap { $0[fact] }.first, fact, run: run)
          }
        }
      }
    }
    people[owner] = person
  }

  /// People are as the model says.
  func checkValues(_ seen: Seen) throws {
    for (key, person) in seen.people {
      guard let mine = people[key], !mine.isBlurred else { continue }
      let expected = mine.facts
      for fact in Set(expected.keys).union(person.facts.keys)
      where expected[fact] != person.facts[fact] {
        throw Broken(
          .values,
          "\(fact) of \(person.facts[.one(.name)] ?? "") (\(key)) is "
            + "\(person.facts[fact] ?? "nothing"), and not \(expected[fact] ?? "nothing")")
      }
    }
  }
}
