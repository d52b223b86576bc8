import CirclesModel
import CirclesStore
import Foundation
import SystemPackage

extension Intake {
  /// Puts a file away that is in the notebook: the one at the path, for what is in a file that was
  /// removed or replaced is lost. The next turn takes it to the notebook that is there then.
  func archive(_ taken: IntakeFile) {
    if notebook.isReplaced { return }
    let found = taken.claimed.found
    if tools.keeps { return tracker.settled(found.path, found.identity) }
    let outcome = away.file(taken.claimed)
    follow(outcome, of: taken)
    switch outcome {
    case .filed(let path):
      if isOurs(taken) { filed.append(taken.sha256) }
      recent.add(taken.claimed, at: path, now: tools.clock.now)
      tools.log.filed(taken.logged)
    case .gone: if isOurs(taken) { filed.append(taken.sha256) }
    case .replaced, .refused, .infrastructure: break
    }
  }

  /// Puts a file aside that cannot be read.
  func quarantine(_ taken: IntakeFile) {
    let found = taken.claimed.found
    if tools.keeps {
      tools.board.count(failed: 1)
      keptAside.insert(found.path)
      return tracker.settled(found.path, found.identity)
    }
    let outcome = away.quarantine(taken.claimed, taken.note(at: tools.clock.wall))
    follow(outcome, of: taken)
    switch outcome {
    case .filed:
      if isOurs(taken) { quarantined.append(taken.sha256) }
      tools.board.count(failed: 1)
      tools.log.quarantined(
        taken.logged, code: taken.entry.lastCode ?? "", attempts: taken.entry.attempts)
    case .gone: if isOurs(taken) { quarantined.append(taken.sha256) }
    case .replaced, .refused, .infrastructure: break
    }
  }

  /// Whether the row is that of a file of this folder: another one's file lies where it did.
  private func isOurs(_ taken: IntakeFile) -> Bool { taken.entry.root == root }

  /// What is the same wherever a file was to go.
  private func follow(_ outcome: ArchivingOutcome, of taken: IntakeFile) {
    let found = taken.claimed.found
    switch outcome {
    case .filed(let path):
      tracker.forget(found.path)
      touched.formUnion([found.path.removingLastComponent(), path.removingLastComponent()])
      allowed(found.path)
    case .gone:
      tracker.forget(found.path)
      allowed(found.path)
    case .replaced:
      tools.log.replaced(taken.logged)
      settleAgain(found)
    case .refused(let problem), .infrastructure(let problem):
      refuse(found, "watch.cannot-file", after: problem)
    }
  }

  /// Takes up after a daemon that was killed between a move and its row in the ledger: what is no
  /// longer where it lay was put away. If it does lie there again, it is known by its content.
  func settleMoved() throws(StoreError) {
    if tools.keeps { return }
    for (state, moved) in [(LedgerState.committed, LedgerState.filed), (.rejected, .quarantined)] {
      let gone = try notebook.ledgerEntries(in: state, root: root).filter { entry in
        isGone(tools.layout.drop.pushing(FilePath(entry.path)))
      }.map(\.sha256)
      try notebook.ledger(
        filed: moved == .filed ? gone : [], quarantined: moved == .quarantined ? gone : [])
    }
  }

  private func isGone(_ path: FilePath) -> Bool {
    do throws(FileError) {
      return try tools.fileSystem.statusIfAny(path) == nil
    } catch {
      return error.kind == .gone
    }
  }

  /// Looks also at what the last daemon put away a moment ago: who was writing to it then may still be,
  /// or may have ended while nobody looked.
  func watchFiledBefore() throws(StoreError) {
    if tools.keeps { return }
    let now = tools.clock.wall
    let since = now.addingTimeInterval(-Double(RecentlyArchived.period.components.seconds))
    let rows = try notebook.ledgerEntries(
      filedSince: since, root: root, limit: RecentlyArchived.limit)
    if rows.isEmpty { return }
    let folders = Set([since, now].map { tools.layout.done(at: $0) })
    recent.add(
      rows, in: Array(folders), from: tools.layout.drop, tools.fileSystem, now: tools.clock.now)
  }

  /// Moves files back that grew after they were put away.
  func recheckFiled() throws(IntakeError) {
    let grown = recent.restoreGrown(tools.fileSystem, now: tools.clock.now)
    if grown.isEmpty { return }
    do throws(StoreError) {
      try notebook.ledger(superseded: grown)
    } catch {
      throw IntakeError(error)
    }
  }
}
