import CirclesModel

extension ContactState {
  /// The state without what only one record said; where others say something else, that counts.
  ///
  /// Of `others`, the first that says something is taken.
  func withdrawing(_ said: ContactState, others: [ContactState]) -> ContactState {
    var silent = said
    silent.fields.nicknames = []
    silent.fields.phones = []
    silent.fields.emails = []
    silent.fields.addresses = []
    silent.fields.dates = []
    silent.fields.categories = []
    silent.fields.urls = []
    silent.fields.handles = []
    silent.fields.related = []
    silent.fields.extra = []
    var state = ThreeWayMerge(base: said, theirs: silent, mine: self, others: others).result
    state.withdrawName(said, others)
    state.withdraw(\.fields.birthday, said, others, empty: nil)
    state.withdraw(\.fields.organization, said, others, empty: "")
    state.withdraw(\.fields.department, said, others, empty: "")
    state.withdraw(\.fields.jobTitle, said, others, empty: "")
    state.withdraw(\.fields.note, said, others, empty: "")
    state.withdraw(\.relationshipType, said, others, empty: Self.defaultRelationship)
    state.withdraw(\.jobInfo, said, others, empty: "")
    // Of a photo that another record says only the digest is left.
    if state.fields.photo == said.fields.photo,
      !others.contains(where: { $0.fields.photo == said.fields.photo })
    {
      state.fields.photo = nil
    }
    return state
  }

  /// A contact is never without a name.
  private mutating func withdrawName(_ said: ContactState, _ others: [ContactState]) {
    let names = others.map(\.fields.name).filter { !$0.display.isEmpty }
    guard fields.name == said.fields.name, let first = names.first,
      !names.contains(where: { $0.display == said.fields.name.display })
    else { return }
    fields.name = first
  }

  private mutating func withdraw<Value: Equatable>(
    _ path: WritableKeyPath<ContactState, Value>, _ said: ContactState, _ others: [ContactState],
    empty: Value
  ) {
    let value = said[keyPath: path]
    guard value != empty, self[keyPath: path] == value,
      !others.contains(where: { $0[keyPath: path] == value })
    else { return }
    self[keyPath: path] = others.map { $0[keyPath: path] }.first { $0 != empty } ?? empty
  }

  /// Whether all of it is said by some record and all that they say is there, in whatever order they
  /// came: then nobody has edited it.
  func isWhole(sum said: [ContactState]) -> Bool {
    if said.count == 1 { return agrees(with: said[0]) }
    return isName(of: said) && hasScalars(of: said) && hasLists(of: said)
  }

  private func isName(of said: [ContactState]) -> Bool {
    let paths: [KeyPath<PersonName, String>] = [
      \.display, \.prefix, \.given, \.middle, \.family, \.suffix, \.phoneticGiven,
      \.phoneticMiddle, \.phoneticFamily,
    ]
    return paths.allSatisfy { path in
      said.contains { $0.fields.name[keyPath: path] == fields.name[keyPath: path] }
    }
  }

  private func hasScalars(of said: [ContactState]) -> Bool {
    func has<Value: Equatable>(_ path: KeyPath<ContactState, Value>, empty: Value) -> Bool {
      let value = self[keyPath: path]
      let isSaid = said.contains { $0[keyPath: path] == value }
      return isSaid && (value != empty || said.allSatisfy { $0[keyPath: path] == empty })
    }
    return said.contains { $0.fields.kind == fields.kind }
      && (fields.photo == nil || said.contains { $0.fields.photo == fields.photo })
      && has(\.fields.birthday, empty: nil) && has(\.fields.organization, empty: "")
      && has(\.fields.department, empty: "") && has(\.fields.jobTitle, empty: "")
      && has(\.fields.note, empty: "") && has(\.jobInfo, empty: "")
      && has(\.relationshipType, empty: Self.defaultRelationship)
  }

  private func hasLists(of said: [ContactState]) -> Bool {
    func has<Value: MergeableValue>(_ path: KeyPath<ContactState, [Value]>) -> Bool {
      let values = Set(said.flatMap { $0[keyPath: path] })
      return self[keyPath: path].allSatisfy(values.contains)
        && Set(self[keyPath: path].map(\.mergeKey)) == Set(values.map(\.mergeKey))
    }
    return has(\.fields.nicknames) && has(\.fields.phones) && has(\.fields.emails)
      && has(\.fields.addresses) && has(\.fields.dates) && has(\.fields.categories)
      && has(\.fields.urls) && has(\.fields.handles) && has(\.fields.related)
      && has(\.fields.extra)
  }
}
