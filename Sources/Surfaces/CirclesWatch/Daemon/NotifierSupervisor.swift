import Foundation
import SystemPackage

/// Keeps hints coming: makes new ones after a while where the system has none to give, and says
/// meanwhile what to do about it.
final class NotifierSupervisor: @unchecked Sendable {
  // Everything mutable is touched under the lock alone: nudges come from signal handlers' queues.
  private let lock = NSLock()
  private var hints: any ChangeNotifier
  private var isNudged = false
  private let makes: @Sendable () throws(ChangeNotifierError) -> any ChangeNotifier
  private let log: WatchLog
  private var refusal: NotifierState?
  private var failures = 0
  private var whole = false
  private var due: Duration?

  /// Hints of the system, or with `polls` none.
  init(
    polls: Bool, _ log: WatchLog,
    making: @escaping @Sendable () throws(ChangeNotifierError) -> any ChangeNotifier =
      NativeNotifier.make
  ) {
    makes = making
    self.log = log
    hints = PollingNotifier()
    if !polls { make() }
  }

  /// The hints as they are now.
  var current: any ChangeNotifier { lock.withLock { hints } }

  /// Whether every folder is watched.
  var isWhole: Bool { lock.withLock { whole } }

  /// When watches are tried again; nil where nothing is missing.
  var retryAt: Duration? { lock.withLock { due } }

  /// What the user can do so that every folder is watched; nil where nothing is missing.
  var advice: String? {
    switch lock.withLock({ refusal }) {
    case .exhausted(let limit): limit.advice
    case .failed(let code): "The system refuses watches (error \(code)); folders are listed."
    case nil, .armed, .polling: nil
    }
  }

  /// Wakes the loop, and has it list everything.
  func nudge() {
    lock.withLock { isNudged = true }
    current.nudge()
  }

  /// Whether the loop was woken by `nudge`, and not by a loss of events; asked once.
  func takeNudge() -> Bool {
    lock.withLock {
      defer { isNudged = false }
      return isNudged
    }
  }

  /// Watches these folders and no others.
  func arm(exactly folders: [FilePath], now: Duration) -> NotifierArming {
    if let due = retryAt, now >= due { make() }
    return note(current.arm(exactly: folders), folders.count, isAll: true, now)
  }

  /// Watches these folders too.
  func arm(also folders: [FilePath], now: Duration) -> NotifierArming {
    note(current.arm(also: folders), folders.count, isAll: false, now)
  }

  /// There will be no more hints from these.
  func broke(_ code: Int32, now: Duration) {
    let old = current
    lock.withLock {
      hints = PollingNotifier()
      whole = false
    }
    old.stop()
    refused(.failed(code), now)
  }

  private func make() {
    do throws(ChangeNotifierError) {
      let made = try makes()
      lock.withLock { hints = made }
    } catch {
      lock.withLock { refusal = error.state }
    }
  }

  /// That some folders are watched does not say that those are which were refused before.
  private func note(
    _ arming: NotifierArming, _ folders: Int, isAll: Bool, _ now: Duration
  ) -> NotifierArming {
    let was = lock.withLock {
      defer { whole = arming.isWhole && (isAll || whole) }
      return whole
    }
    switch arming.state {
    case .armed where !isAll: break
    case .armed:
      lock.withLock {
        refusal = nil
        failures = 0
        due = nil
      }
      if !was, arming.isWhole { log.armed(current.mode, folders: folders) }
    case .polling:
      // By choice, or because the system refused to make any.
      if let refusal = lock.withLock({ self.refusal }) { refused(refusal, now) }
    case .exhausted, .failed: refused(arming.state, now)
    }
    return arming
  }

  private func refused(_ state: NotifierState, _ now: Duration) {
    let delay = lock.withLock {
      refusal = state
      if let due, now < due { return Duration?.none }
      failures += 1
      let delay = Backoff.watch.delay(afterFailure: failures)
      due = delay.map { now + $0 }
      return delay
    }
    if let delay { log.polling(after: state, retryIn: delay) }
  }
}
