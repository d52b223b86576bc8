import CirclesModel
import CirclesStore
import Foundation
import SystemPackage

extension Intake {
  /// Writes the notes anew that are missing in `failed/`, and tells the ledger of files that came
  /// there just before a crash; answers how many files lie there, or in `drop/` if they are kept.
  func checkFailed() throws(IntakeError) -> Int {
    let folder = FailedFolder(tools.layout, fileSystem: tools.fileSystem)
    guard let entries = try? folder.entries() else { return failedCount + keptAside.count }
    failedCount = entries.count
    let rejected = try rows(in: .rejected, of: root)
    if !rejected.isEmpty, !tools.keeps {
      let there = Set(entries.compactMap(\.digest))
      let moved = rejected.filter { row in
        ArchivedName.digests(of: row.sha256).contains(where: there.contains)
      }
      quarantined += moved.map(\.sha256).filter { !quarantined.contains($0) }
    }
    let missing = entries.filter { !$0.hasNote && $0.digest != nil }
    if missing.isEmpty { return entries.count + keptAside.count }
    let known = try Dictionary(
      (rejected + rows(in: .quarantined)).flatMap { row in
        ArchivedName.digests(of: row.sha256).map { ($0, row) }
      }, uniquingKeysWith: { first, _ in first })
    for entry in missing {
      guard let digest = entry.digest, let row = known[digest] else { continue }
      let sha8 = String(digest.prefix(8))
      let note = SidecarNote(row, sha8: sha8, at: tools.clock.wall)
      if let problem = folder.write(note, beside: entry.path) {
        tools.log.cannotExplain(LoggedFile(path: entry.path, sha8: sha8), code: problem.code)
      }
    }
    return entries.count + keptAside.count
  }

  /// Has files read again that cannot be read and are kept, when somebody asks for it.
  func retryKept() throws(IntakeError) {
    let request = RetryRequest(tools.layout, fileSystem: tools.fileSystem)
    if !tools.keeps || !request.isThere { return }
    try save(
      rows(in: .rejected, of: root).map { row in
        var entry = row
        entry.state = .deferred
        (entry.attempts, entry.deferrals, entry.crashes, entry.kills) = (0, 0, 0, 0)
        return entry
      })
    for path in keptAside { tracker.forget(path) }
    keptAside = []
    request.remove()
  }

  private func rows(
    in state: LedgerState, of root: String? = nil
  ) throws(IntakeError) -> [LedgerEntry] {
    do throws(StoreError) { return try notebook.ledgerEntries(in: state, root: root) } catch {
      throw IntakeError(error)
    }
  }
}
