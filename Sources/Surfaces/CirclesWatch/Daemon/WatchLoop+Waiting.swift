import CirclesPipeline
import CirclesStore
import SystemPackage

extension WatchLoop {
  /// Waits for a hint, or for the next thing that is due.
  func wait(_ intake: Intake?) async {
    if !stop.isRequested { board.state(.idle) }
    heart?.beatIfChanged()
    if let intake, !intake.loader.isInBurst { try? intake.notebook.gather() }
    let sleep = times.sleep(
      from: clock.now, nextDue: intake?.tracker.nextDue,
      hasRecent: intake.map { !$0.recent.isEmpty } ?? false)
    switch await hints.current.next(within: sleep) {
    case nil: break
    case .changed(let folders): intake?.dirty.formUnion(folders)
    case .lost:
      times.nextScan = clock.now
      if !hints.takeNudge() {
        board.lostEvents()
        log.lostEvents()
      }
    case .failed(let code):
      hints.broke(code, now: clock.now)
      times.nextScan = clock.now
    }
  }

  /// What keeps everything from going on: it is tried again after a while, each time a longer one.
  func pause(after end: IntakeError) throws(WatchError) {
    let code: String
    switch end {
    case .stopping: return
    case .broken(let failure): throw .notebook(failure)
    case .file(let fault): code = fault
    case .pause(let fault, let failure):
      if options.once { throw failure.map { .notebook($0) } ?? .folder(FileError(.read, 5)) }
      code = fault
    }
    times.pauses += 1
    let delay = Backoff.infrastructure.delay(afterFailure: times.pauses) ?? .seconds(300)
    times.pausedUntil = clock.now + delay
    times.pausedSince = times.pausedSince ?? clock.now
    board.lastError(code)
    board.problem(
      "watch.paused",
      "Waiting for the disk, the notebook or the machine (\(code)); continues by itself."
    )
    log.paused(code: code, retryIn: delay)
  }

  /// What everything waited for is back.
  func resumed() {
    guard let since = times.pausedSince else { return }
    (times.pauses, times.pausedUntil, times.pausedSince) = (0, nil, nil)
    board.problem("watch.paused", nil)
    log.resumed(after: clock.now - since)
  }
}
