extension Model {
  /// Two people became one by hand.
  mutating func merged(_ run: String, kept: Int, absorbed: Int, _ before: Seen, _ after: Seen)
    throws
  {
    let records = Set(before.records(of: absorbed))
    for key in records where after.records[key]?.contains(where: { $0.owner == kept }) != true {
      throw Broken(.owner, "\(key) did not come with its person")
    }
    merges.append(Merge(run: run, kept: kept, absorbed: absorbed, records: records))
    for key in [kept, absorbed] {
      people[key, default: Person()].isBlurred = true
    }
  }

  /// A merge was taken apart: every card is with its person again.
  mutating func unmerged(_ run: String, _ restored: Int, _ after: Seen) throws {
    guard let index = merges.lastIndex(where: { $0.absorbed == restored && $0.undoneBy == nil })
    else { return }
    merges[index].undoneBy = run
    try checkHome(merges[index], after)
    people[restored, default: Person()].isBlurred = true
  }

  private func checkHome(_ merge: Merge, _ after: Seen) throws {
    for key in merge.records {
      guard let rows = after.records[key], rows.count == 1, let owner = rows[0].owner else {
        continue
      }
      if owner != holder(of: merge.absorbed), after.people[holder(of: merge.absorbed)] != nil {
        throw Broken(.owner, "\(key) did not go back with its person")
      }
    }
  }

  /// A run was undone: its lines are taken out, and what is left is what must be there.
  mutating func undone(_ run: String, _ before: Seen, _ after: Seen) throws {
    for key in Array(said.keys) { said[key]?.removeAll { $0.run == run } }
    for key in Array(byHand.keys) { byHand[key] = byHand[key]?.filter { $0.value.run != run } }
    decided = decided.filter { $0.value.run != run }
    let isMerge = merges.contains { $0.run == run || $0.undoneBy == run }
    if let index = merges.firstIndex(where: { $0.run == run }) {
      let merge = merges.remove(at: index)
      if merge.undoneBy == nil { try checkHome(merge, after) }
    }
    if let index = merges.firstIndex(where: { $0.undoneBy == run }) { merges[index].undoneBy = nil }
    for (key, person) in before.people where after.people[key] == nil && !isMerge {
      let name = person.facts[.one(.name)] ?? ""
      if let mine = people[key], !mine.isBlurred, mine.createdBy != run {
        throw Broken(.undo, "\(name) went, whom another run had made")
      }
      if byHand[key]?.isEmpty == false || person.isEdited {
        throw Broken(.undo, "\(name) went, though worked on by hand")
      }
    }
    for key in Array(people.keys) { try revert(run, key, after) }
  }

  private mutating func revert(_ run: String, _ key: Int, _ after: Seen) throws {
    guard var mine = people[key] else { return }
    defer { people[key] = mine }
    let isTouched = mine.log.values.contains { $0.contains { $0.run == run } }
    guard let seen = after.people[key] else {
      // What is undone from somebody who is not there is not followed.
      if isTouched { mine.isBlurred = true }
      return
    }
    if mine.createdBy == run {
      mine.isBlurred = true
      mine.createdBy = nil
    }
    for fact in Array(mine.log.keys) { mine.log[fact]?.removeAll { $0.run == run } }
    let records = after.records(of: key).compactMap { said[$0]?.last?.card?.facts }
    for fact in Set(mine.log.keys).union(seen.facts.keys) where !mine.isBlurred {
      let value = seen.facts[fact]
      if mine.value(fact) == value { continue }
      // A card of theirs that is there may say it, though another run had brought it.
      if value != nil, records.contains(where: { $0[fact] == value }) { continue }
      throw Broken(
        .undo,
        "\(fact) of \(seen.facts[.one(.name)] ?? "") (\(key)) is \(value ?? "nothing"), "
          + "and not \(mine.value(fact) ?? "nothing")")
    }
    mine.adopt(seen.facts)
  }
}
