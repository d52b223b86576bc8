import Foundation

/// A place where the daemon may be made to fail, so that tests can show what a crash there leaves.
///
/// In a debug build, `CIRCLES_FAULT=after-commit:kill:3` kills the process the third time it comes by
/// that place; `trap` instead of `kill` makes it trap, `wait` makes it wait for a minute, or until the
/// file that `CIRCLES_FAULT_GATE` names is there: meanwhile the test does something, once there is a
/// file of that name with `.reached` behind it. A release build has nothing of it.
public enum FaultPoint: String, CaseIterable, Sendable {
  case started
  case opened
  case read
  case attemptRow = "attempt-row"
  case parsed
  case begun
  case midUpsert = "mid-upsert"
  case beforeCommit = "before-commit"
  case afterCommit = "after-commit"
  case beforeRename = "before-rename"
  case afterRename = "after-rename"
  case beforeSidecar = "before-sidecar"

  /// Comes by this place.
  @inlinable
  public func reach() {
    #if DEBUG
      FaultPlan.current?.reach(self)
    #endif
  }
}

#if DEBUG
  /// What is to happen, and where: read once from the environment.
  @usableFromInline
  final class FaultPlan: @unchecked Sendable {
    // The count is touched only under the lock.

    /// The plan of this process; nil where nothing is to fail.
    @usableFromInline
    static let current = ProcessInfo.processInfo.environment["CIRCLES_FAULT"].flatMap(
      FaultPlan.init)

    private enum Action: String { case kill, trap, wait }

    private let point: FaultPoint
    private let action: Action
    private var remaining: Int
    private let lock = NSLock()

    /// Reads `POINT:ACTION[:N]`; nil where it is none.
    init?(_ text: String) {
      let parts = text.split(separator: ":").map(String.init)
      guard parts.count == 2 || parts.count == 3, let point = FaultPoint(rawValue: parts[0]),
        let action = Action(rawValue: parts[1]), let count = parts.count == 3 ? Int(parts[2]) : 1
      else { return nil }
      self.point = point
      self.action = action
      remaining = count
    }

    @usableFromInline
    func reach(_ reached: FaultPoint) {
      if reached != point { return }
      lock.lock()
      remaining -= 1
      let isDue = remaining == 0
      lock.unlock()
      if !isDue { return }
      switch action {
      case .kill: kill(getpid(), SIGKILL)
      case .trap: raise(SIGTRAP)
      case .wait: Self.wait(for: ProcessInfo.processInfo.environment["CIRCLES_FAULT_GATE"])
      }
    }

    private static func wait(for gate: String?) {
      if let gate { close(open(gate + ".reached", O_WRONLY | O_CREAT, 0o666)) }
      for _ in 0..<6000 {
        if let gate, access(gate, F_OK) == 0 { return }
        usleep(10_000)
      }
    }
  }
#endif
