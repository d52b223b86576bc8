import CirclesModel
import GRDB

/// What one record said, from run to run.
struct RecordTimeline {
  /// A record at one moment.
  private struct Image {
    var contact: Int?
    /// The run that made that contact.
    var maker: Int?
    /// What tells its words from others.
    var words: Words
    var isGone: Bool
    var said: ContactState

    struct Words: Equatable {
      var digest: RecordDigest
      var identifier: String
      var isDerived: Bool
    }
  }

  let key: Int
  /// The run that brought it; nil where none is known any more.
  private(set) var created: Int?
  /// The runs that changed it, and how it was before each.
  private var changes: [(run: Int, image: Image)] = []
  private var now: Image?

  init(_ key: Int, after run: Int, _ db: Database) throws {
    self.key = key
    func image(_ row: SQLReader) -> Image {
      Image(
        contact: row.optionalInteger(0), maker: row.optionalInteger(1),
        words: Image.Words(
          digest: row.digest(2), identifier: row.text(3), isDerived: row.integer(4) != 0),
        isGone: !row.isNull(5), said: ContactState(saying: SourceSnapshot.decode(row.bytes(6))))
    }
    let columns = """
      contact_key, (SELECT created_run FROM contact WHERE key = contact_key), digest, identifier,
        is_derived, gone_at
      """
    let changed = """
      SELECT \(columns), said, created_run, run_key FROM record_change
      WHERE changed_key = ? AND run_key > ? ORDER BY run_key
      """
    try SQLReader(db, changed).forEach(key, run) { row in
      changes.append((row.integer(8), image(row)))
      created = row.optionalInteger(7)
    }
    let current = """
      SELECT \(columns), fields, created_run FROM source_record AS r
      JOIN said ON said.record_key = r.key WHERE r.key = ?
      """
    try SQLReader(db, current).forEach(key) { row in
      now = image(row)
      created = row.optionalInteger(7)
    }
  }

  /// The record's identifier, now or last.
  var identifier: String { (now ?? changes.last?.image)?.words.identifier ?? "" }

  /// What it said before a run; nil where it was not there.
  func said(before run: Int) -> ContactState? {
    if let created, created >= run { return nil }
    return (changes.first { $0.run >= run }?.image ?? now)?.said
  }

  /// What it says, or said last.
  var last: ContactState? { (now ?? changes.last?.image)?.said }

  /// Whom it spoke of when a run changed or brought it.
  func contact(in run: Int) -> Int? {
    (changes.first { $0.run >= run }?.image ?? now)?.contact
  }

  /// The runs that changed, brought or removed it.
  func runs(after run: Int) -> [Int] {
    (created.map { [$0] } ?? []).filter { $0 > run } + changes.map(\.run).filter { $0 > run }
  }

  /// The first run after one that said it anew, removed it, or made whom it speaks of; others may
  /// have given it to somebody else or missed it, which says nothing of its own.
  func speaker(after run: Int) -> Int? {
    changes.indices.first { changes[$0].run > run && isSpoken(in: $0) }.map { changes[$0].run }
  }

  /// The first run after one that brought it or said it anew.
  func firstWord(after run: Int) -> Int? {
    if let created, created > run { return created }
    return speaker(after: run)
  }

  private func isSpoken(in index: Int) -> Bool {
    let before = changes[index].image
    guard let after = image(after: index) else { return true }
    return after.words != before.words || (before.isGone && !after.isGone)
      || (after.contact != before.contact && after.maker == changes[index].run)
  }

  private func image(after index: Int) -> Image? {
    index + 1 < changes.count ? changes[index + 1].image : now
  }

  /// The same, had a run not been; nil where it came with that run, and no later one says it.
  func without(_ run: Int) -> RecordTimeline? {
    let own = changes.first { $0.run == run }?.image
    if own == nil, created != run { return self }
    let speaker = speaker(after: run)
    var timeline = self
    guard let own else {
      guard let speaker, said(before: speaker + 1) != nil else { return nil }
      timeline.created = speaker
      timeline.changes.removeAll { $0.run <= speaker }
      return timeline
    }
    func saysAsBefore(_ image: inout Image) { (image.said, image.words) = (own.said, own.words) }
    timeline.changes.removeAll { $0.run == run }
    for index in timeline.changes.indices {
      let at = timeline.changes[index].run
      if at > run, at <= speaker ?? at { saysAsBefore(&timeline.changes[index].image) }
    }
    if speaker == nil, var image = timeline.now {
      saysAsBefore(&image)
      timeline.now = image
    }
    return timeline
  }
}

extension [RecordTimeline] {
  /// What they all said before a run.
  func said(before run: Int) -> [ContactState] { compactMap { $0.said(before: run) } }

  /// The state that a contact has after a run when only these records speak of it. Of what they
  /// said then, `shown` lacks what somebody had taken out by hand.
  func following(_ run: Int, from state: ContactState, shown: ContactState? = nil) -> ContactState {
    var state = state
    for record in self where record.runs(after: run - 1).contains(run) {
      let base = record.said(before: run)
      let others = filter { $0.key != record.key }.said(before: run + 1)
      if var theirs = record.said(before: run + 1) {
        if theirs == base { continue }
        if let shown { theirs = theirs.without(theirs.takenOut(of: shown), saying: base) }
        state =
          ThreeWayMerge(base: base, theirs: theirs, mine: state, others: others).result
      } else if let base, !others.isEmpty {
        state = state.withdrawing(base, others: others)
      }
    }
    return state
  }
}
