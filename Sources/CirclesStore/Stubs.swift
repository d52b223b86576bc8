import CirclesModel

extension Notebook {
  /// Contacts whose name, nickname, alias, organization, e-mail, phone or handle holds every word of `query`; all of them without one. By name.
  public func people(matching query: String? = nil) throws(StoreFailure) -> [PersonSummary] { [] }
  /// Everything of one person; nil where nobody bears the id.
  public func person(id: String) throws(StoreFailure) -> PersonSheet? { nil }
  /// Who is meant by an id, a unique beginning of one, an identifier, or a name or alias.
  public func resolvePerson(_ text: String) throws(StoreFailure) -> PersonResolution { .none }
  /// Pairs that may be one person, likeliest first.
  public func duplicates() throws(StoreFailure) -> [DuplicatePair] { [] }
  /// Everybody's next birthday from a day (`2026-03-17`; nil: today here) on, soonest first.
  public func birthdays(from day: String? = nil) throws(StoreFailure) -> [UpcomingBirthday] { [] }
  /// Runs, newest first.
  public func runs() throws(StoreFailure) -> [RunSummary] { [] }
  /// Which run is meant by an id, a unique beginning of one, or `last`.
  public func resolveRun(_ text: String) throws(StoreFailure) -> RunResolution { .none }
  /// What a run did; nil where none bears the id.
  public func run(id: String) throws(StoreFailure) -> RunDetail? { nil }
  /// Writes every row of a kind as one JSON object. `emit` gets the bytes of a line without its
  /// end, and answers whether to go on.
  public func export(_ kind: ExportKind, _ emit: ([UInt8]) -> Bool) throws(StoreFailure) {}
  /// Gives a person another name. A run of its own; answers its id.
  @discardableResult
  public func addAlias(_ name: String, to person: String) throws(StoreFailure) -> String { "" }
  /// Makes one contact of two: `absorbed` goes into `kept`. A run of its own; answers its id.
  @discardableResult
  public func merge(kept: String, absorbed: String) throws(StoreFailure) -> String { "" }
  /// Takes the last merge into `person` apart. A run of its own; answers the ids of the run and of the contact that is back.
  @discardableResult
  public func unmerge(_ person: String) throws(StoreFailure) -> (run: String, restored: String) { ("", "") }
  /// Takes back what a run created or changed, except where it was edited since.
  public func undo(run id: String) throws(StoreFailure) -> UndoOutcome { UndoOutcome(removed: [], restored: [], kept: []) }
}

