import CirclesPipeline
import Foundation
import Logging
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("The loop of the daemon")
struct WatchLoopTests {
  /// The machine's clock, which counts how often it is asked.
  private final class CountingClock: WatchClock, @unchecked Sendable {
    private let lock = NSLock()
    private let clock = SystemClock()
    private var count = 0

    var now: Duration {
      lock.withLock { count += 1 }
      return clock.now
    }
    var wall: Date { clock.wall }
    var asked: Int { lock.withLock { count } }
  }

  private let folder: WatchedFolder
  private let stop = StopRequest()
  private let board = StatusBoard(version: "1", pid: 1, now: Date())

  init() throws { folder = try WatchedFolder() }

  private func loop(
    notebook: FilePath, clock: any WatchClock = SystemClock(),
    _ change: (inout WatchOptions) -> Void = { _ in }
  ) -> WatchLoop {
    var options = WatchOptions(
      root: folder.layout.root, databasePath: notebook.string,
      importing: ImportOptions(region: "US"))
    options.settle = .milliseconds(50)
    change(&options)
    let handler = WatchLogHandler(.json, showsPaths: false, sink: { _ in })
    return WatchLoop(
      options, log: WatchLog(Logger(label: "test") { _ in handler }), stop: stop, board: board,
      clock: clock)
  }

  @Test("while everything waits it sleeps, and does not turn for what has fallen due")
  func pauses() async throws {
    let clock = CountingClock()
    // No notebook can be made below a file.
    let file = try folder.put("", "a.tmp")
    let loop = loop(notebook: file.appending("book.sqlite"), clock: clock)
    try folder.put(card("Ana Ruiz", uid: "a"), "a.vcf")
    let stop = stop
    Task {
      try await Task.sleep(for: .milliseconds(600))
      stop.request()
    }
    try await loop.run()
    #expect(board.current(at: Date()).problems.map(\.code) == ["watch.paused"])
    // One turn that fails, and one that waits.
    #expect(clock.asked < 30)
  }
}
