import CirclesModel
import GRDB

extension ContactLoader {
  /// Settles the conflicts of an account in which one side is back at what both last agreed on: then only
  /// the other side has changed the field.
  func settleConflicts(of account: String, _ db: Database) throws -> [ContactOutcome] {
    let conflicts = OpenConflicts(db)
    let open = try conflicts.all(account).filter { $0.common != nil }
    if open.isEmpty { return [] }
    try noticeOthers(db)
    let batch = try batch(account, db)
    var outcomes: [ContactOutcome] = []
    for one in open {
      if one.common == one.conflict.yours {
        if let outcome = try takeTheirs(one.conflict, batch) { outcomes.append(outcome) }
      } else if one.common != one.conflict.theirs {
        continue
      }
      // An undo of this run brings it back.
      try conflicts.settle(one.id, by: run)
    }
    return outcomes
  }

  private func takeTheirs(_ conflict: SyncConflict, _ batch: Batch) throws -> ContactOutcome? {
    guard let mine = try ContactRows.read(Notebook.key(of: conflict.contact, batch.db), batch.db)
    else { return nil }
    let change = CardChange(field: conflict.field, before: conflict.yours, after: conflict.theirs)
    var edited = EditedPerson(mine.header, mine.state)
    edited.fields = change.applied(to: edited.fields)
    let state = edited.state(over: mine.state)
    guard try write(state, over: mine, batch) else { return nil }
    identity = nil
    return ContactOutcome(
      result: ContactResult(identifier: mine.header.identifier, action: .updated),
      isDuplicate: false)
  }
}
