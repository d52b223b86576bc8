import Logging
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("Keeping hints coming")
struct NotifierSupervisorTests {
  /// Watches as many folders as it is told, and no more.
  private struct Watches: ChangeNotifier {
    let mode = NotifierMode.inotify
    let limit: Int

    func arm(exactly folders: [FilePath]) -> NotifierArming {
      var arming = NotifierArming(
        added: Array(folders.prefix(limit)), missing: Array(folders.dropFirst(limit)))
      if !arming.missing.isEmpty { arming.state = .exhausted(.watches) }
      return arming
    }
    func arm(also folders: [FilePath]) -> NotifierArming { NotifierArming() }
    func next(within limit: Duration) async -> ChangeEvent? { nil }
    func nudge() {}
    func stop() {}
  }

  private static let folders: [FilePath] = ["/r/drop", "/r/drop/a", "/r/drop/b"]

  private func keeper(
    _ lines: LineKeeper = LineKeeper(),
    _ make: @escaping @Sendable () throws(ChangeNotifierError) -> any ChangeNotifier
  ) -> NotifierSupervisor {
    let handler = WatchLogHandler(.text, showsPaths: false, sink: { lines.add($0) })
    return NotifierSupervisor(
      polls: false, WatchLog(Logger(label: "test") { _ in handler }), making: make)
  }

  @Test("folders beyond the limit stay missing, though others are watched again meanwhile")
  func exhausted() {
    let keeper = keeper { () throws(ChangeNotifierError) in Watches(limit: 2) }
    let arming = keeper.arm(exactly: Self.folders, now: .seconds(100))
    #expect(arming.missing == ["/r/drop/b"])
    _ = keeper.arm(also: arming.added, now: .seconds(100))
    #expect(!keeper.isWhole)
    #expect(keeper.advice != nil)
    #expect(keeper.retryAt == .seconds(160))
  }

  @Test("once all are watched nothing is missing")
  func whole() {
    let keeper = keeper { () throws(ChangeNotifierError) in Watches(limit: 3) }
    _ = keeper.arm(exactly: Self.folders, now: .seconds(100))
    #expect(keeper.isWhole)
    #expect(keeper.advice == nil)
    #expect(keeper.retryAt == nil)
  }

  @Test(
    "where the system gives none at all, each refusal is waited for longer, and never is due at once"
  )
  func refused() {
    let keeper = keeper { () throws(ChangeNotifierError) -> any ChangeNotifier in
      throw ChangeNotifierError.exhausted(.instances)
    }
    var now = Duration.seconds(100)
    var waits: [Duration] = []
    for _ in 0..<4 {
      _ = keeper.arm(exactly: Self.folders, now: now)
      let due = keeper.retryAt ?? .zero
      waits.append(due - now)
      now = due
    }
    #expect(waits == [.seconds(60), .seconds(120), .seconds(240), .seconds(480)])
    #expect(keeper.current.mode == .poll)
  }
}
