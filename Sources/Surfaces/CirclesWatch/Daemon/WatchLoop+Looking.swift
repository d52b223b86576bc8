import CirclesStore
import SystemPackage

extension WatchLoop {
  /// How often a pass follows folders that appear while it is made.
  private static let passes = 8
  /// How many links and pipes are told of.
  private static let skippedLimit = 1000

  /// Lists everything when it is time to, or the folders in which something changed.
  func look(_ intake: Intake) throws(IntakeError) {
    if clock.now >= times.nextScan {
      intake.dirty = []
      try scanAll(intake)
    } else if !intake.dirty.isEmpty {
      let result = scanner.scan(folders: Array(intake.dirty))
      intake.dirty = []
      observe(result, intake)
      follow(hints.arm(also: result.folders.map(\.path), now: clock.now), intake)
      // Since now some folder is not watched perhaps.
      if options.poll == nil, !hints.isWhole {
        times.nextScan = min(times.nextScan, clock.now + WakeTimes.polled)
      }
    }
    board.update(intake.tracker, at: clock.now)
  }

  private func scanAll(_ intake: Intake) throws(IntakeError) {
    let start = clock.now
    try intake.retryKept()
    var result = scanner.scan()
    if result.isDropMissing {
      root.restoreFolders()
      result = scanner.scan()
    }
    board.problem(
      "watch.drop-missing",
      result.isDropMissing ? "The folder drop is not there, or is no folder." : nil)
    observe(result, intake)
    follow(hints.arm(exactly: result.folders.map(\.path), now: clock.now), intake)
    board.mode(hints.current.mode)
    board.problem("watch.no-watches", hints.advice)
    let failed = try intake.checkFailed()
    board.scanned(at: clock.wall, failed: failed)
    times.nextScan = start + pace(result)
    // Watches that were refused are tried again by listing everything.
    if let retry = hints.retryAt { times.nextScan = min(times.nextScan, retry) }
    log.scanned(
      files: result.fileCount, folders: result.folders.count, took: clock.now - start)
  }

  /// Takes in what a scan found.
  private func observe(_ result: ScanResult, _ intake: Intake) {
    intake.observe(result)
    for one in result.skipped where skipped.count < Self.skippedLimit {
      if skipped.insert(one).inserted {
        log.skipped(kind: "\(one.kind)", path: one.path)
      }
    }
    var unread = 0
    for problem in result.problems {
      let code: String
      switch problem.reason {
      case .file(let problem) where problem.kind == .gone: continue
      case .file(let problem): code = problem.code
      case .tooDeep: code = "watch.too-deep"
      case .tooMany: code = "watch.too-many"
      }
      unread += 1
      log.cannotList(problem.path, code: code)
      board.lastError(code)
    }
    if result.covering == nil {
      board.problem(
        "watch.cannot-list",
        unread > 0 ? "\(unread) folders or files could not be checked." : nil)
    }
  }

  /// Folders that were not watched while they were listed are listed once more.
  private func follow(_ arming: NotifierArming, _ intake: Intake) {
    var added = arming.added
    for _ in 0..<Self.passes where !added.isEmpty {
      let result = scanner.scan(folders: added)
      observe(result, intake)
      added = hints.arm(also: result.folders.map(\.path), now: clock.now).added
    }
  }

  private func pace(_ result: ScanResult) -> Duration {
    if let poll = options.poll { return poll }
    if result.folders.contains(where: { $0.kind == .network }) { return WakeTimes.network }
    return hints.isWhole ? WakeTimes.watched : WakeTimes.polled
  }
}
