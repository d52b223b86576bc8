import CirclesModel

extension MessageTime {
  /// The time of a number of milliseconds since 1970, UTC; nil where that is no likely time.
  static func milliseconds(_ count: Int64?) -> MessageTime? {
    // Before 1970, and after the year 9999, is damage.
    guard let count, count > 0, count < 253_402_300_800_000 else { return nil }
    return .instant(seconds: count / 1000, offset: 0)
  }

  /// Milliseconds by which times of one kind can be ordered.
  var order: Int64 {
    switch self {
    case .instant(let seconds, _): seconds * 1000
    case .wall(let time): time.secondsSince1970 * 1000
    }
  }
}
