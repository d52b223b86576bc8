/// How long to wait before something that failed is tried again.
enum Backoff: Sendable {
  /// One file cannot be read or taken: three attempts, then it is put aside.
  case file
  /// A file may not be read, or not be moved: no end, three times soon, since somebody may be seeing
  /// to it, and then up to a minute apart.
  case refusal
  /// The disk, the notebook or the machine is at fault: no end, up to five minutes apart.
  case infrastructure
  /// A file ends in the middle of a record: three looks, then what is complete is taken.
  case unfinishedTail
  /// The system has no watch to give: up to an hour apart.
  case watch

  /// The longest wait that the ledger notes down for a file, in seconds.
  static let longestOfFile = 600.0

  /// The wait after the n-th failure (from 1); nil where it is not to be tried again.
  func delay(afterFailure count: Int) -> Duration? {
    let step = max(count, 1) - 1
    switch self {
    case .file: return step < 2 ? .seconds(10 << (2 * step)) : nil
    case .refusal: return .seconds(min(10 << min(max(step - 2, 0), 3), 60))
    case .infrastructure: return .seconds(min(1 << min(step, 9), 300))
    case .unfinishedTail: return step < 3 ? .seconds([10, 60, 600][step]) : nil
    case .watch: return .seconds(60 * min(1 << min(step, 6), 60))
    }
  }
}
