import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("Waiting until a file is quiet")
struct SettleTrackerTests {
  private func file(
    _ path: FilePath, size: Int64 = 1, modified: Int64 = 0, kind: FolderKind = .local
  ) -> FoundFile {
    let identity = FileIdentity(device: 1, inode: 1, size: size, modified: modified, changed: 0)
    return FoundFile(path: path, identity: identity, folderKind: kind)
  }

  private func scan(_ files: [FoundFile], covering: [FilePath]? = nil) -> ScanResult {
    var result = ScanResult()
    result.covering = covering
    let folders = Dictionary(grouping: files) { $0.path.removingLastComponent() }
    result.folders = folders.map { .init(path: $0.key, kind: .local, files: $0.value) }
    return result
  }

  @Test("a file is ready after two quiet seconds, on a network after ten")
  func quiet() {
    var tracker = SettleTracker()
    tracker.observe(scan([file("/d/a"), file("/d/n", kind: .network)]), at: .seconds(5))
    #expect(tracker.ready(at: .seconds(6)).isEmpty)
    #expect(tracker.nextDue == .seconds(7))
    #expect(tracker.ready(at: .seconds(7)).map(\.path) == ["/d/a"])
    #expect(tracker.ready(at: .seconds(15)).count == 2)
  }

  @Test("a file that grows is not ready before it stops (F4)")
  func growing() {
    var tracker = SettleTracker()
    for second in 0..<20 {
      tracker.observe(scan([file("/d/a", size: Int64(second))]), at: .seconds(second))
      #expect(tracker.ready(at: .seconds(second)).isEmpty)
    }
    #expect(tracker.oldestPending(at: .seconds(20)) == .seconds(20))
    #expect(tracker.ready(at: .seconds(21)).count == 1)
  }

  @Test("a file that was not as it was found must be quiet once more, though no scan sees a change")
  func settlesAgain() {
    var tracker = SettleTracker()
    let found = file("/d/a")
    tracker.observe(scan([found]), at: .seconds(0))
    tracker.settleAgain(found.path, found.identity, at: .seconds(5))
    tracker.observe(scan([found]), at: .seconds(5))
    #expect(tracker.ready(at: .seconds(6)).isEmpty)
    #expect(tracker.ready(at: .seconds(7)).count == 1)
  }

  @Test("times of files count for nothing but whether they changed (F10)")
  func fileTimes() {
    var tracker = SettleTracker()
    for modified in [Int64.max, 0, Int64.min] {
      tracker.observe(scan([file("/d/a", modified: modified)]), at: .seconds(0))
      #expect(tracker.ready(at: .seconds(1)).isEmpty)
      #expect(tracker.ready(at: .seconds(2)).count == 1)
    }
  }

  @Test("the clock on the wall may jump as it likes (F22)", arguments: [-86_400.0, 31_536_000])
  func wallClock(_ jump: TimeInterval) {
    let clock = ManualClock()
    var tracker = SettleTracker()
    tracker.observe(scan([file("/d/a"), file("/d/b")]), at: clock.now)
    clock.setWall(by: jump)
    #expect(tracker.ready(at: clock.now).isEmpty)
    clock.pass(.seconds(2))
    #expect(tracker.ready(at: clock.now).count == 2)
    tracker.hold("/d/b", file("/d/b").identity, until: clock.now + .seconds(10))
    clock.setWall(by: jump)
    #expect(tracker.ready(at: clock.now).map(\.path) == ["/d/a"])
    clock.pass(.seconds(10))
    #expect(tracker.ready(at: clock.now).count == 2)
  }

  @Test("a file that is put off waits, unless it changes")
  func hold() {
    var tracker = SettleTracker()
    let before = file("/d/a")
    tracker.observe(scan([before]), at: .zero)
    tracker.hold("/d/a", before.identity, until: .seconds(100))
    #expect(tracker.ready(at: .seconds(99)).isEmpty)
    #expect(tracker.heldCount == 1)
    tracker.observe(scan([file("/d/a", size: 2)]), at: .seconds(50))
    #expect(tracker.heldCount == 0)
    #expect(tracker.ready(at: .seconds(52)).count == 1)
  }

  @Test("a file that is taken care of counts no more until it changes")
  func settled() {
    var tracker = SettleTracker()
    let before = file("/d/a")
    tracker.observe(scan([before]), at: .zero)
    tracker.settled("/d/a", before.identity)
    tracker.observe(scan([before]), at: .seconds(9))
    #expect(tracker.pendingCount == 0)
    #expect(tracker.nextDue == nil)
    tracker.observe(scan([file("/d/a", size: 2)]), at: .seconds(10))
    #expect(tracker.ready(at: .seconds(12)).count == 1)
  }

  @Test("what is said of an older state of a file counts for nothing")
  func stale() {
    var tracker = SettleTracker()
    tracker.observe(scan([file("/d/a", size: 2)]), at: .zero)
    tracker.settled("/d/a", file("/d/a", size: 1).identity)
    #expect(tracker.pendingCount == 1)
  }

  @Test("a file that is gone is forgotten, one in a folder that cannot be read is not")
  func gone() {
    var tracker = SettleTracker()
    tracker.observe(scan([file("/d/a"), file("/d/b"), file("/d/s/c"), file("/d/t/e")]), at: .zero)
    var result = scan([file("/d/a")])
    result.problems = [.init(path: "/d/s", reason: .file(FileError(.list, EIO)))]
    tracker.observe(result, at: .seconds(3))
    #expect(Set(tracker.ready(at: .seconds(3)).map(\.path)) == ["/d/a", "/d/s/c"])
  }

  @Test("a scan of a part leaves the rest alone, and forgets a folder that went")
  func part() {
    var tracker = SettleTracker()
    tracker.observe(scan([file("/d/a"), file("/d/s/c"), file("/d/s/u/x")]), at: .zero)
    tracker.observe(scan([], covering: ["/d/s"]), at: .seconds(3))
    #expect(tracker.ready(at: .seconds(3)).map(\.path) == ["/d/a"])
  }

  @Test("the user's own wait counts on every disk, and files come in order of age")
  func ownWait() {
    var tracker = SettleTracker(quiet: .init(.zero))
    let files = [file("/d/b", modified: 2), file("/d/c", modified: 1), file("/d/a", modified: 2)]
    tracker.observe(scan(files), at: .zero)
    #expect(tracker.ready(at: .zero).map(\.path) == ["/d/c", "/d/a", "/d/b"])
    tracker.forget("/d/c")
    #expect(tracker.pendingCount == 2)
  }
}

@Suite("Waiting before another attempt")
struct BackoffTests {
  @Test("a file has three attempts, ten and forty seconds apart")
  func file() {
    #expect(Backoff.file.delay(afterFailure: 1) == .seconds(10))
    #expect(Backoff.file.delay(afterFailure: 2) == .seconds(40))
    #expect(Backoff.file.delay(afterFailure: 3) == nil)
  }

  @Test("the machine has as many as it takes, up to five minutes apart")
  func infrastructure() {
    let delays = (1...12).map { Backoff.infrastructure.delay(afterFailure: $0) }
    #expect(delays.prefix(3) == [.seconds(1), .seconds(2), .seconds(4)])
    #expect(delays.last == .seconds(300))
    #expect(Backoff.infrastructure.delay(afterFailure: .max) == .seconds(300))
  }

  @Test("what needs somebody's leave is tried soon at first, and then ever more seldom")
  func refusal() {
    let delays = (1...9).map { Backoff.refusal.delay(afterFailure: $0) }
    #expect(delays == [10, 10, 10, 20, 40, 60, 60, 60, 60].map { .seconds($0) })
    #expect(Backoff.refusal.delay(afterFailure: .max) == .seconds(60))
  }

  @Test("an unfinished tail is looked at three times, a watch is asked for hourly in the end")
  func others() {
    let tails = (1...4).map { Backoff.unfinishedTail.delay(afterFailure: $0) }
    #expect(tails == [.seconds(10), .seconds(60), .seconds(600), nil])
    #expect(Backoff.watch.delay(afterFailure: 1) == .seconds(60))
    #expect(Backoff.watch.delay(afterFailure: 50) == .seconds(3600))
  }
}
