import CirclesModel

@testable import CirclesStore

extension FuzzTarget {
  /// The three-way merge of what a source said, says now, and what the notebook has.
  static let merge = FuzzTarget(name: "merge", seeds: [], dictionary: nil) { bytes in
    var dice = ByteDice(bytes)
    let base = dice.state()
    let theirs = dice.flip() ? dice.state() : dice.changed(base)
    let mine = dice.flip() ? dice.state() : dice.changed(base)
    let others = dice.some(2) { $0.state() }
    func merged(
      _ base: ContactState?, _ theirs: ContactState, _ mine: ContactState,
      _ others: [ContactState] = []
    ) -> ThreeWayMerge {
      ThreeWayMerge(base: base, theirs: theirs, mine: mine, others: others)
    }

    let still = merged(base, base, mine, others)
    check(still.result == mine && still.keptEdits.isEmpty, "a source at rest changes nothing")
    let followed = merged(base, theirs, base)
    var expected = theirs
    // The last name stays where the source has none any more.
    if theirs.fields.name.display.isEmpty {
      expected.fields.name.display = base.fields.name.display
    }
    check(followed.result == expected, "what nobody edited follows its source")
    check(followed.keptEdits.isEmpty, "and no edit is told of")
    let agreed = merged(base, theirs, theirs, others)
    check(agreed.result == theirs, "who agrees with the source is left alone")

    let once = merged(base, theirs, mine, others)
    let settled = merged(theirs, theirs, once.result, others)
    check(settled.result == once.result, "the next import of the same changes nothing")

    let new = merged(nil, theirs, mine, others)
    check(new.keptEdits.isEmpty, "a record met for the first time edits nothing")
    let nobody = merged(nil, theirs, .nothing)
    check(nobody.result.agrees(with: kindless(theirs)), "a contact of one record is that record")

    for merge in [
      (base as ContactState?, once.result), (nil, new.result),
    ] {
      let before = (merge.0 ?? .nothing).fields
      let lists = MergedLists(
        base: before, theirs: theirs.fields, mine: mine.fields, others: others.map(\.fields),
        result: merge.1.fields)
      lists.look(\.phones, "phones")
      lists.look(\.emails, "emails")
      lists.look(\.categories, "categories")
      lists.look(\.related, "related")
      lists.look(\.extra, "extra")
    }
  }

  /// A new record never says of what kind a contact is.
  private static func kindless(_ state: ContactState) -> ContactState {
    var state = state
    state.fields.kind = .individual
    return state
  }
}

/// The lists of a merge, as sets.
private struct MergedLists {
  let base: ContactFields
  let theirs: ContactFields
  let mine: ContactFields
  let others: [ContactFields]
  let result: ContactFields

  /// Whether no list loses what somebody added, nor keeps what the source removed.
  func look<Value: MergeableValue>(_ path: KeyPath<ContactFields, [Value]>, _ name: String) {
    func keys(_ fields: ContactFields) -> Set<String> {
      Set(fields[keyPath: path].map(\.mergeKey))
    }
    let before = keys(base)
    let found = keys(result)
    let said = Set(others.flatMap { keys($0) })
    check(
      keys(mine).subtracting(before).isSubset(of: found), "\(name): the user's additions stay")
    check(
      keys(theirs).subtracting(before).subtracting(said).isSubset(of: found),
      "\(name): the source's additions come")
    check(
      found.isSubset(of: keys(mine).union(keys(theirs))), "\(name): nothing is made up")
    let values = Set(base[keyPath: path])
    let removed = before.subtracting(keys(theirs)).subtracting(said)
    for key in removed where before.contains(key) {
      let kept = result[keyPath: path].filter { $0.mergeKey == key }
      let edited = mine[keyPath: path].filter { $0.mergeKey == key && !values.contains($0) }
      check(
        kept.isEmpty || !edited.isEmpty || mine[keyPath: path].count { $0.mergeKey == key } > 1,
        "\(name): what the source removed and nobody edited goes")
    }
  }
}

extension ByteDice {
  /// Fields of few values, so that sides often agree.
  mutating func fields() -> ContactFields {
    var fields = ContactFields()
    fields.name.display = one(of: ["Ana Ruiz", "ANA RUIZ", "Ben Hale", ""])
    fields.name.given = one(of: ["", "Ana", "Ben"])
    fields.kind = one(of: [.individual, .organization])
    fields.organization = one(of: ["", "Northwind", "Choir"])
    fields.jobTitle = one(of: ["", "Clerk"])
    fields.note = one(of: ["", "a", "b"])
    if flip() {
      fields.birthday = PartialDate(year: one(of: [nil, 1990]), month: 3, day: 1 + below(2))
    }
    fields.phones = some(3) { dice in
      let number = dice.one(of: ["+15035550101", "+15035550102"])
      return Phone(
        value: dice.flip() ? number : "555 0101", normalized: dice.flip() ? number : nil,
        label: dice.one(of: ["", "home", "work"]), preferred: dice.flip())
    }
    fields.emails = some(2) {
      Email(
        value: $0.one(of: ["ana@example.org", "Ana@Example.org", "b@example.org"]),
        label: $0.one(of: ["", "home"]))
    }
    fields.categories = some(3) { $0.one(of: ["Friends", "friends", "Work"]) }
    fields.related = some(2) {
      RelatedPerson(type: $0.one(of: ["friend", "boss"]), name: $0.one(of: ["Ana", nil]))
    }
    fields.extra = some(2) {
      ExtraProperty(name: "X-A", value: $0.one(of: ["1", "2"]), label: $0.one(of: ["", "l"]))
    }
    return fields
  }

  /// The state of such fields.
  mutating func state() -> ContactState { ContactState(saying: fields()) }

  /// A state in which one or two things differ.
  mutating func changed(_ state: ContactState) -> ContactState {
    var fields = state.fields
    for _ in 0...below(2) {
      let fresh = self.fields()
      switch below(7) {
      case 0: fields.name.display = fresh.name.display
      case 1: fields.note = fresh.note
      case 2: fields.phones = fresh.phones
      case 3: fields.phones = fields.phones.reversed()
      case 4: fields.categories += fresh.categories
      case 5: if !fields.phones.isEmpty { fields.phones.removeFirst() }
      default: fields.birthday = fresh.birthday
      }
    }
    return ContactState(saying: fields)
  }
}
