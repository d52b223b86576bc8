import CirclesMatching
import CirclesModel
import CirclesStore

extension MatcherSource {
  /// A matcher of the contacts as they are now, for a single note: no run remembers that it met them.
  init(_ notebook: Notebook, _ options: ImportOptions) throws(StoreError) {
    try self.init(options, changedSince: nil) { body throws(StoreError) in
      try notebook.knownPeople { body(MatchedPerson(id: $0, person: $1, generation: 0)) }
    }
  }
}
