import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("How the daemon is")
struct StatusBoardTests {
  private let board = StatusBoard(version: "1", pid: 7, now: Date(timeIntervalSince1970: 0))
  private var now: WatchStatus { board.current(at: Date(timeIntervalSince1970: 60)) }

  @Test("a problem makes it degraded while it works, and not while it begins or ends")
  func degraded() {
    board.state(.idle)
    #expect(now.state == .idle)
    board.problem("watch.paused", "Everything waits.")
    #expect(now.state == .degraded)
    #expect(now.problems.map(\.code) == ["watch.paused"])
    board.state(.stopping)
    #expect(now.state == .stopping)
    board.state(.importing)
    board.problem("watch.paused", nil)
    #expect(now.state == .importing)
    #expect(now.problems.isEmpty)
  }

  @Test("files that are refused are counted by what is refused, without their names")
  func refused() {
    board.show([
      "/d/a": "watch.cannot-read", "/d/b": "watch.cannot-read", "/d/c": "watch.cannot-file",
    ])
    #expect(now.problems.map(\.code) == ["watch.cannot-file", "watch.cannot-read"])
    #expect(now.problems.contains { $0.sentence.contains(" 2 ") })
    #expect(!now.problems.contains { $0.sentence.contains("/d/") })
    board.show([:])
    #expect(now.problems.isEmpty)
  }

  @Test("counts add up, and the heartbeat is that of the writing")
  func counts() {
    board.count(committed: 2, records: 5, refused: 1)
    board.count(failed: 1)
    board.count(committed: 1)
    board.lostEvents()
    #expect(now.committed == 3)
    #expect(now.failed == 1)
    #expect(now.eventsLost == 1)
    #expect(now.heartbeat == Date(timeIntervalSince1970: 60))
    #expect(board.totals == (3, 5, 1, 1, 0))
  }
}
