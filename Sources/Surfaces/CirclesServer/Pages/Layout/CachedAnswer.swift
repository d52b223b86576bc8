import Synchronization

/// An answer that takes long, kept for as long as what it was made of stays the same.
final class CachedAnswer<Value: Sendable>: Sendable {
  private let kept = Mutex<(mark: String, value: Value)?>(nil)

  /// The kept answer where `mark` is what it was, else a new one.
  func value(for mark: String, _ make: () throws -> Value) rethrows -> Value {
    if let kept = kept.withLock({ $0 }), kept.mark == mark { return kept.value }
    let value = try make()
    kept.withLock { $0 = (mark, value) }
    return value
  }
}
