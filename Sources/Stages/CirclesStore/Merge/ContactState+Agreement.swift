import CirclesModel

extension ContactState {
  /// Whether both say the same, the order of lists aside.
  func agrees(with other: ContactState) -> Bool {
    self == other || sorted() == other.sorted()
  }

  /// The state a contact has when nobody but its records has ever spoken, in their order.
  static func following(_ said: [ContactState]) -> ContactState {
    guard var state = said.first else { return .nothing }
    for index in said.indices.dropFirst() {
      state =
        ThreeWayMerge(
          base: nil, theirs: said[index], mine: state, others: Array(said[..<index])
        ).result
    }
    return state
  }

  private func sorted() -> ContactState {
    func order<Value: MergeableValue>(_ list: [Value]) -> [Value] {
      list.sorted { $0.mergeKey < $1.mergeKey }
    }
    var state = self
    state.fields.nicknames = order(fields.nicknames)
    state.fields.phones = order(fields.phones)
    state.fields.emails = order(fields.emails)
    state.fields.addresses = order(fields.addresses)
    state.fields.dates = order(fields.dates)
    state.fields.categories = order(fields.categories)
    state.fields.urls = order(fields.urls)
    state.fields.handles = order(fields.handles)
    state.fields.related = order(fields.related)
    state.fields.extra = order(fields.extra)
    return state
  }
}
