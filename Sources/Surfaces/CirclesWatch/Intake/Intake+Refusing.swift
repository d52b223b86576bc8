import SystemPackage

/// What keeps a file from being read, or put away, until somebody sees to it.
struct Refusal: Hashable {
  /// What the status says of it: `watch.cannot-read` or `watch.cannot-file`.
  let code: String
  /// The file as it was then; one that has changed begins anew.
  let identity: FileIdentity
  /// How often in a row.
  let count: Int
}

extension Intake {
  /// Somebody has to give leave first; meanwhile the file is looked at now and then.
  func refuse(_ found: FoundFile, _ code: String, after problem: FileError) {
    let before = refused[found.path]
    let isSame = before?.code == code && before?.identity == found.identity
    let count = isSame ? (before?.count ?? 0) + 1 : 1
    let delay = Backoff.refusal.delay(afterFailure: count) ?? .seconds(60)
    refused[found.path] = Refusal(code: code, identity: found.identity, count: count)
    tracker.hold(found.path, found.identity, until: tools.clock.now + delay)
    tools.board.lastError(problem.code)
    showRefused()
    let file = LoggedFile(path: found.path)
    if code == "watch.cannot-file" {
      tools.log.cannotFile(file, code: problem.code, retryIn: delay)
    } else {
      tools.log.deferred(file, code: problem.code, attempts: 0, retryIn: delay)
    }
  }

  /// A file is read, or put away: it is not refused any more.
  func allowed(_ path: FilePath) {
    if refused.removeValue(forKey: path) != nil { showRefused() }
  }

  /// A file could be read. Whether it can be put away shows later.
  func readable(_ path: FilePath) {
    if refused[path]?.code == "watch.cannot-read" { allowed(path) }
  }

  /// A file was not as it was found. Where a disk tells other sizes than it has bytes that is so each
  /// time, so it is not read again at once.
  func settleAgain(_ found: FoundFile) {
    dirty.insert(found.path.removingLastComponent())
    tracker.settleAgain(found.path, found.identity, at: tools.clock.now)
  }

  /// Takes in what a scan found. What somebody has taken away needs no leave any more.
  func observe(_ scan: ScanResult) {
    tracker.observe(scan, at: tools.clock.now)
    let gone = refused.keys.filter { !tracker.knows($0) }
    for path in gone { refused[path] = nil }
    if !gone.isEmpty { showRefused() }
    keptAside = keptAside.filter { tracker.isSettled($0) }
  }

  private func showRefused() { tools.board.show(refused.mapValues(\.code)) }
}
