import Foundation

/// Whether the daemon was asked to end; asked from signal handlers and looked at between steps.
public final class StopRequest: @unchecked Sendable {
  // Everything mutable is touched under the lock alone.
  private let lock = NSLock()
  private var isAsked = false
  private var listeners: [@Sendable () -> Void] = []

  /// Nobody has asked yet.
  public init() {}

  /// Whether somebody has asked.
  public var isRequested: Bool { lock.withLock { isAsked } }

  /// Asks; once is enough.
  public func request() {
    let listeners = lock.withLock {
      let waiting = isAsked ? [] : self.listeners
      isAsked = true
      self.listeners = []
      return waiting
    }
    for listener in listeners { listener() }
  }

  /// Calls when somebody asks, at once if somebody has.
  func whenRequested(_ listener: @escaping @Sendable () -> Void) {
    let isLate = lock.withLock {
      if !isAsked { listeners.append(listener) }
      return isAsked
    }
    if isLate { listener() }
  }
}
