import Foundation
public import SystemPackage

/// Holds hints between the system that gives them and the loop that takes them.
///
/// A burst becomes one hint, memory is bounded, and waiting costs nothing: no thread and no timer
/// but the one that ends the wait.
public final class ChangeMailbox: @unchecked Sendable {
  /// More folders than this are as good as all of them.
  public static let folderLimit = 4096
  /// How long the rest of a burst is waited for. Files settle for seconds: nobody notices.
  public static let gathering = Duration.milliseconds(100)

  /// Longer waits end after this, since a clock's arithmetic has its limits.
  static let longestWait = Duration.seconds(86_400)

  // Everything below is touched under the lock alone.
  private let lock = NSLock()
  private var folders: Set<FilePath> = []
  private var isLost = false
  private var failure: Int32?
  private var hasFailed = false
  private var isStopped = false
  private var waiting: Waiter?
  private var nextID: UInt64 = 0

  private struct Waiter {
    let id: UInt64
    let wake: CheckedContinuation<Void, Never>
    let alarm: Task<Void, Never>
  }

  /// An empty mailbox.
  public init() {}

  /// Something may have changed in a folder.
  public func changed(_ folder: FilePath) {
    put {
      if isLost { return }
      folders.insert(folder)
      if folders.count > Self.folderLimit { loseAll() }
    }
  }

  /// Something may have changed anywhere.
  public func lost() { put { loseAll() } }

  /// There will be no more hints; said once.
  public func failed(_ code: Int32) {
    put {
      if hasFailed { return }
      hasFailed = true
      failure = code
    }
  }

  /// Nothing is taken out any more.
  public func stop() { put { isStopped = true } }

  /// The next hint, as `ChangeNotifier.next(within:)` promises.
  public func next(within limit: Duration) async -> ChangeEvent? {
    await wait(limit)
    if Task.isCancelled { return nil }
    if isBurst {
      do { try await Task.sleep(for: Self.gathering) } catch { return nil }
    }
    return take()
  }

  private func put(_ change: () -> Void) {
    let woken = lock.withLock {
      change()
      return removeWaiter()
    }
    woken?.resume()
  }

  private func loseAll() {
    isLost = true
    folders.removeAll()
  }

  private var hasSomething: Bool {
    isStopped || isLost || failure != nil || !folders.isEmpty
  }

  private var isBurst: Bool {
    lock.withLock { !folders.isEmpty && !isStopped && failure == nil }
  }

  /// Returns when there is something, the time is over, the task is cancelled or another one waits.
  private func wait(_ limit: Duration) async {
    let id = lock.withLock {
      nextID += 1
      return nextID
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { wake in
        let (stays, displaced) = lock.withLock {
          () -> (Bool, CheckedContinuation<Void, Never>?) in
          // The handler below may have run already: then there is nobody left to wake this one.
          if hasSomething || limit <= .zero || Task.isCancelled { return (false, nil) }
          let displaced = removeWaiter()
          waiting = Waiter(id: id, wake: wake, alarm: alarm(for: id, in: limit))
          return (true, displaced)
        }
        displaced?.resume()
        if !stays { wake.resume() }
      }
    } onCancel: {
      wake(id)
    }
  }

  /// Wakes that waiter when its time is over.
  private func alarm(for id: UInt64, in limit: Duration) -> Task<Void, Never> {
    let limit = min(limit, Self.longestWait)
    return Task { [weak self] in
      try? await Task.sleep(for: limit)
      if !Task.isCancelled { self?.wake(id) }
    }
  }

  private func wake(_ id: UInt64) {
    lock.withLock { waiting?.id == id ? removeWaiter() : nil }?.resume()
  }

  private func removeWaiter() -> CheckedContinuation<Void, Never>? {
    defer { waiting = nil }
    waiting?.alarm.cancel()
    return waiting?.wake
  }

  /// The most urgent hint, taken out.
  private func take() -> ChangeEvent? {
    lock.withLock {
      if isStopped { return nil }
      if let code = failure {
        failure = nil
        return .failed(code)
      }
      if isLost {
        isLost = false
        return .lost
      }
      if folders.isEmpty { return nil }
      defer { folders.removeAll() }
      return .changed(folders)
    }
  }
}
