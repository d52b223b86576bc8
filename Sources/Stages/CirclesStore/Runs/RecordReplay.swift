import CirclesModel
import GRDB

/// What a contact's records went on to say, run by run, while a change is taken out of its history:
/// what such a run did to the contact as it was is done to the contact as it is without the change.
struct RecordReplay {
  private let records: [RecordTimeline]
  /// The same with the change.
  private let former: [RecordTimeline]
  private let db: Database
  private var runs: ArraySlice<Int>

  init(
    _ records: [RecordTimeline], insteadOf former: [RecordTimeline] = [], after run: Int,
    _ db: Database
  ) {
    (self.records, self.former) = (records, former)
    self.db = db
    runs = Set(records.flatMap { $0.runs(after: run) }).sorted()[...]
  }

  /// Does what was said before a step and changed nothing then, since the contact had it already.
  mutating func catchUp(with step: ContactHistory.Step, _ taken: inout RevertedChange) throws {
    while let run = runs.first, step.isPast(run) {
      try follow(run, step.contact, &taken, isNoted: false)
      runs.removeFirst()
    }
  }

  /// Does what was said in the run that a step is the outcome of. `before` is how it stood then:
  /// where that and the records make all of the outcome, so they do without the change.
  mutating func follow(
    _ step: ContactHistory.Step, _ taken: inout RevertedChange, from before: RevertedChange
  ) throws {
    guard case .after(let run) = step.place, runs.first == run else { return }
    let own = former.filter { $0.contact(in: run) == step.contact }
    if !own.isEmpty, own.following(run, from: before.with.state).agrees(with: step.image.state) {
      taken.without.state = before.without.state
    }
    try follow(run, step.contact, &taken, isNoted: true)
    runs.removeFirst()
  }

  private func follow(
    _ run: Int, _ contact: Int, _ taken: inout RevertedChange, isNoted: Bool
  ) throws {
    let own = records.filter { $0.contact(in: run) == contact }
    let state = own.following(run, from: taken.without.state, shown: taken.with.state)
    if state == taken.without.state { return }
    let before = taken.without
    taken.without.state = state
    if !isNoted { try Self.note(run, contact, before, &taken.without, db) }
  }

  /// Notes a run's change of a contact that it had not changed so far.
  static func note(
    _ run: Int, _ contact: Int, _ before: ContactSnapshot, _ after: inout ContactSnapshot,
    _ db: Database
  ) throws {
    after.header.modifiedAt =
      try String.fetchOne(db, sql: "SELECT started_at FROM run WHERE key = ?", arguments: [run])
      ?? after.header.modifiedAt
    try ChangeJournal(db: db, run: run).contact(contact, before: before, after: after)
  }
}

extension ContactHistory.Step {
  /// Whether a run was over at the step, and not noted at it.
  fileprivate func isPast(_ run: Int) -> Bool {
    switch place {
    case .before(let own), .after(let own): run < own
    case .rows: true
    }
  }
}
