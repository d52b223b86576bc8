import CirclesModel
import GRDB

extension RunUndo {
  /// A split whose new contact cannot go is not undone by halves: what its card says would be on both.
  func refuseHalfSplit() throws {
    let split = """
      SELECT c.changed_key, r.contact_key FROM record_change AS c
      JOIN run ON run.key = c.run_key AND run.command = 'unmerge'
      LEFT JOIN source_record AS r ON r.key = c.changed_key
      WHERE c.run_key = ? AND c.contact_key IS NOT r.contact_key
      """
    var isWhole = true
    try SQLReader(db, split).forEach(run) { row in
      guard isWhole, !row.isNull(1), let mine = try ContactRows.read(row.integer(1), db) else {
        isWhole = false
        return
      }
      let cards = try ContactState.following(RecordTable.states(of: mine.header.key, db))
      isWhole =
        try mine.header.createdRun == run && laterRun(of: mine.header.key) == nil
        && !ContactReferences.exist(to: mine.header, db) && mine.state.agrees(with: cards)
    }
    if !isWhole {
      throw StoreError.notPossible(
        "the contact that was split off has changed since; merge the two with people merge")
    }
  }
}
