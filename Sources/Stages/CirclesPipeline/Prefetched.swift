import Dispatch

/// Pure work that is done on another core until somebody asks for what came of it.
final class Prefetched<Value: Sendable>: @unchecked Sendable {
  // Written once, before the group is left.
  private var result: Value?
  private let group = DispatchGroup()
  private let work: @Sendable () -> Value

  /// Begins the work.
  init(_ work: @escaping @Sendable () -> Value) {
    self.work = work
    group.enter()
    DispatchQueue.global().async { [self] in
      result = work()
      group.leave()
    }
  }

  /// What came of it; waits for it.
  var value: Value {
    group.wait()
    return result ?? work()
  }
}
