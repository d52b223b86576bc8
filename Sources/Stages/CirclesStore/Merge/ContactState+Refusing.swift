import CirclesModel

extension ContactState {
  /// The state without what is new since two earlier ones and only cards of another contact say:
  /// such a value is as in the first of them.
  func refusing(
    _ foreign: [ContactState], unless own: [ContactState], since earlier: ContactState,
    and other: ContactState
  ) -> ContactState {
    if foreign.isEmpty || self == earlier { return self }
    var state = self
    func scalar<Value: Equatable>(_ path: WritableKeyPath<ContactState, Value>) {
      let value = self[keyPath: path]
      guard value != earlier[keyPath: path], value != other[keyPath: path],
        foreign.contains(where: { $0[keyPath: path] == value }),
        !own.contains(where: { $0[keyPath: path] == value })
      else { return }
      state[keyPath: path] = earlier[keyPath: path]
    }
    func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactState, [Value]>) {
      let values = self[keyPath: path]
      if values == earlier[keyPath: path] { return }
      let foreign = Set(foreign.flatMap { $0[keyPath: path].map(\.mergeKey) })
      let known = Set(
        (own + [earlier, other]).flatMap { $0[keyPath: path].map(\.mergeKey) })
      state[keyPath: path] = values.filter {
        !foreign.contains($0.mergeKey) || known.contains($0.mergeKey)
      }
    }
    scalar(\.fields.name)
    scalar(\.fields.kind)
    scalar(\.fields.birthday)
    scalar(\.fields.organization)
    scalar(\.fields.department)
    scalar(\.fields.jobTitle)
    scalar(\.fields.note)
    scalar(\.fields.photo)
    scalar(\.relationshipType)
    scalar(\.jobInfo)
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
    return state
  }
}
