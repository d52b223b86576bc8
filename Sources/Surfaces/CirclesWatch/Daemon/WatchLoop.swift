import CirclesPipeline
import CirclesStore
import Foundation
import SystemPackage

/// Lists, waits for files to settle, has them taken, and goes on whatever happens meanwhile.
final class WatchLoop: @unchecked Sendable {
  // Everything mutable belongs to the one task that runs the loop, but for what `hurry` and `rescan`
  // touch, which is safe by itself.
  let options: WatchOptions
  let layout: WatchLayout
  let log: WatchLog
  let stop: StopRequest
  let board: StatusBoard
  let clock: any WatchClock
  let fileSystem: any FileSystem
  let scanner: FolderScanner
  let root: WatchedRoot
  let hints: NotifierSupervisor
  var times = WakeTimes()
  var skipped: Set<ScanResult.Skipped> = []
  private(set) var heart: Heartbeat?
  var intake: Intake?
  /// Whether the notebook was open once: if it is not there then, it is not to be made anew.
  var hadNotebook = false

  init(
    _ options: WatchOptions, log: WatchLog, stop: StopRequest, board: StatusBoard,
    fileSystem: any FileSystem = SystemFileSystem(), clock: any WatchClock = SystemClock()
  ) {
    self.options = options
    self.log = log
    self.stop = stop
    self.board = board
    self.clock = clock
    self.fileSystem = fileSystem
    layout = WatchLayout(root: options.root)
    scanner = FolderScanner(fileSystem: fileSystem, layout: layout)
    root = WatchedRoot(layout, fileSystem)
    hints = NotifierSupervisor(polls: options.poll != nil, log)
  }

  /// Runs until it is asked to stop; with `once`, until nothing is left to be taken.
  func run() async throws(WatchError) {
    if isNotebookFar() { throw .notebookOnNetwork }
    try root.prepare()
    if layout.takes(notebook: options.databasePath) { throw .notebookInFolder }
    let heart = Heartbeat(board, StatusFile(layout, fileSystem: fileSystem), log)
    self.heart = heart
    heart.beat()
    log.started(version: board.current(at: clock.wall).version, pid: getpid())
    if options.sources.contains(where: \.prunes) { log.prunesNobody() }
    stop.whenRequested { [hints] in hints.nudge() }
    do throws(WatchError) {
      while !stop.isRequested, try await step() {}
    } catch {
      board.gaveUp(error)
      log.gaveUp(code: error.code)
      end(heart)
      throw error
    }
    end(heart)
  }

  /// Whether the notebook is on a disk of another machine, where SQLite's write-ahead journal does not
  /// keep two programs apart. Asked of the nearest folder that is there.
  private func isNotebookFar() -> Bool {
    var folder = FilePath(options.databasePath).removingLastComponent()
    while !folder.isEmpty {
      if let kind = try? fileSystem.folderKind(of: folder) { return kind == .network }
      if !folder.removeLastComponent() { break }
    }
    return false
  }

  /// Lists everything at the next turn.
  func rescan() { hints.nudge() }

  /// Somebody asked to stop: if that has not happened by then, what is unfinished is left as a crash
  /// would leave it, which loses nothing.
  func hurry(within seconds: Double) {
    board.state(.stopping)
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + seconds) { [self] in
      CrashMarker.stopping()
      board.state(.stopped)
      heart?.beat()
      Foundation._exit(0)
    }
  }

  private func end(_ heart: Heartbeat) {
    if let intake {
      do throws(IntakeError) { try endBurst(intake) } catch { log.gaveUp(code: "notebook") }
      try? intake.flush()
      // What was written stands in the one file then, unless somebody else has it open.
      try? intake.notebook.close()
      // Whatever the ledger could not be told, it ended by itself: no file is to be blamed.
      CrashMarker.stopping()
    }
    hints.current.stop()
    board.state(.stopped)
    heart.beat()
  }

  /// One turn; answers whether there is to be another.
  private func step() async throws(WatchError) -> Bool {
    if try !isRootThere() {
      _ = await hints.current.next(within: WakeTimes.missing)
      return true
    }
    do throws(IntakeError) {
      if let until = times.pausedUntil, clock.now < until {
        await wait(intake)
        return true
      }
      let intake = try begun()
      try intake.recheckFiled()
      try look(intake)
      try await take(intake)
      resumed()
      if options.once, isDone(intake) { return false }
      await wait(intake)
    } catch {
      try pause(after: error)
    }
    return true
  }

  /// A folder that is gone may come back: its disk was unplugged. Nothing counts as deleted.
  private func isRootThere() throws(WatchError) -> Bool {
    if try root.isThere() {
      board.problem("watch.root-missing", nil)
      return true
    }
    if options.once { throw .noFolder }
    board.problem("watch.root-missing", "The folder is not there; its disk may be unplugged.")
    board.lastError("watch.root-missing")
    times.nextScan = clock.now
    return false
  }

  private func isDone(_ intake: Intake) -> Bool {
    intake.dirty.isEmpty && intake.tracker.pendingCount == intake.tracker.heldCount
  }
}
