/// Which day a message of a thread belongs to (`Architecture.md` section 9): its local calendar day,
/// except that a conversation which runs past midnight without a gap of four hours stays with the
/// day it began.
public struct DayRule: Hashable, Sendable {
  /// How long a pause, in seconds, ends a conversation.
  public static let gap: Int64 = 4 * 3600

  /// The day of the last message, as a count of days since 1970-01-01; nil before the first.
  public private(set) var day: Int64?
  /// When the last message was sent, in seconds of the local clock.
  public private(set) var last = Int64.min

  /// Before the first message, or after a message of that day and time.
  public init(day: Int64? = nil, last: Int64 = .min) {
    self.day = day
    self.last = last
  }

  /// The day of the next message, in the order of time.
  public mutating func day(at local: Int64) -> Int64 {
    let own = LocalClock.day(of: local)
    if let day, own > day, local &- last >= Self.gap || local < last {
      self.day = own
    } else if let day {
      self.day = day
    } else {
      self.day = own
    }
    last = local
    return self.day ?? own
  }
}
