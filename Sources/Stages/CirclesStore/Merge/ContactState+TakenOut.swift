import CirclesModel

extension ContactState {
  /// What of a record's words a contact lacks: somebody has taken it out.
  func takenOut(of contact: ContactState) -> ContactState {
    var state = ContactState.nothing
    func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactState, [Value]>) {
      let kept = Set(contact[keyPath: path].map(\.mergeKey))
      state[keyPath: path] = self[keyPath: path].filter { !kept.contains($0.mergeKey) }
    }
    func scalar<Value: Equatable>(_ path: WritableKeyPath<ContactState, Value>, empty: Value) {
      if contact[keyPath: path] == empty { state[keyPath: path] = self[keyPath: path] }
    }
    list(\.fields.nicknames)
    list(\.fields.phones)
    list(\.fields.emails)
    list(\.fields.addresses)
    list(\.fields.dates)
    list(\.fields.categories)
    list(\.fields.urls)
    list(\.fields.handles)
    list(\.fields.related)
    list(\.fields.extra)
    scalar(\.fields.birthday, empty: nil)
    scalar(\.fields.organization, empty: "")
    scalar(\.fields.department, empty: "")
    scalar(\.fields.jobTitle, empty: "")
    scalar(\.fields.note, empty: "")
    scalar(\.fields.photo, empty: nil)
    scalar(\.jobInfo, empty: "")
    return state
  }

  /// A record's words without what a contact lacks, which somebody has taken out: of that it says
  /// what it said before, or nothing.
  func without(_ taken: ContactState, saying base: ContactState?) -> ContactState {
    let base = base ?? .nothing
    var state = self
    func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactState, [Value]>) {
      if taken[keyPath: path].isEmpty { return }
      let gone = Set(taken[keyPath: path].map(\.mergeKey))
      state[keyPath: path] = self[keyPath: path].filter { !gone.contains($0.mergeKey) }
    }
    func scalar<Value: Equatable>(_ path: WritableKeyPath<ContactState, Value>, empty: Value) {
      if taken[keyPath: path] != empty { state[keyPath: path] = base[keyPath: path] }
    }
    list(\.fields.nicknames)
    list(\.fields.phones)
    list(\.fields.emails)
    list(\.fields.addresses)
    list(\.fields.dates)
    list(\.fields.categories)
    list(\.fields.urls)
    list(\.fields.handles)
    list(\.fields.related)
    list(\.fields.extra)
    scalar(\.fields.birthday, empty: nil)
    scalar(\.fields.organization, empty: "")
    scalar(\.fields.department, empty: "")
    scalar(\.fields.jobTitle, empty: "")
    scalar(\.fields.note, empty: "")
    scalar(\.fields.photo, empty: nil)
    scalar(\.jobInfo, empty: "")
    return state
  }
}
