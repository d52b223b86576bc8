import CirclesModel
import GRDB

/// What one record said, from run to run.
struct RecordTimeline {
  let key: Int
  let identifier: String
  /// The run that brought it; nil where none is known any more.
  let created: Int?
  /// Whom it spoke of before each run that changed it, and what it said.
  private let changes: [(run: Int, contact: Int?, said: ContactState)]
  private let now: (contact: Int?, said: ContactState)?

  init(_ key: Int, after run: Int, _ db: Database) throws {
    var identifier: String?
    var created: Int?
    var changes: [(run: Int, contact: Int?, said: ContactState)] = []
    var now: (contact: Int?, said: ContactState)?
    let changed = """
      SELECT run_key, contact_key, said, identifier, created_run FROM record_change
      WHERE changed_key = ? AND run_key > ? ORDER BY run_key
      """
    try SQLReader(db, changed).forEach(key, run) { row in
      changes.append(
        (
          row.integer(0), row.optionalInteger(1),
          ContactState(saying: SourceSnapshot.decode(row.bytes(2)))
        ))
      identifier = row.text(3)
      created = row.optionalInteger(4)
    }
    let current = """
      SELECT r.contact_key, fields, r.identifier, created_run FROM source_record AS r
      JOIN said ON said.record_key = r.key WHERE r.key = ?
      """
    try SQLReader(db, current).forEach(key) { row in
      now = (row.optionalInteger(0), ContactState(saying: SourceSnapshot.decode(row.bytes(1))))
      identifier = row.text(2)
      created = row.optionalInteger(3)
    }
    self.key = key
    self.identifier = identifier ?? ""
    self.created = created
    self.changes = changes
    self.now = now
  }

  /// What it said before a run; nil where it was not there.
  func said(before run: Int) -> ContactState? {
    if let created, created >= run { return nil }
    return changes.first { $0.run >= run }?.said ?? now?.said
  }

  /// What it says, or said last.
  var last: ContactState? { now?.said ?? changes.last?.said }

  /// Whom it spoke of when a run changed or brought it.
  func contact(in run: Int) -> Int? {
    (changes.first { $0.run >= run }.map { $0.contact } ?? now?.contact) ?? nil
  }

  /// The runs that changed, brought or removed it.
  func runs(after run: Int) -> [Int] {
    (created.map { [$0] } ?? []).filter { $0 > run } + changes.map(\.run)
  }
}

extension [RecordTimeline] {
  /// What they all said before a run.
  func said(before run: Int) -> [ContactState] { compactMap { $0.said(before: run) } }

  /// The state that a contact has after a run when only these records speak of it.
  func following(_ run: Int, from state: ContactState) -> ContactState {
    var state = state
    for record in self where record.runs(after: run - 1).contains(run) {
      let base = record.said(before: run)
      let others = filter { $0.key != record.key }.said(before: run + 1)
      if let theirs = record.said(before: run + 1) {
        if theirs == base { continue }
        state =
          ThreeWayMerge(base: base, theirs: theirs, mine: state, others: others).result
      } else if let base, !others.isEmpty {
        state = state.withdrawing(base, others: others)
      }
    }
    return state
  }
}
