/// Which of several copies of an event is the later one: SEQUENCE tells, and where that is the same,
/// LAST-MODIFIED, else DTSTAMP (RFC 5545, 3.8.7).
public struct EventVersion: Hashable, Comparable, Sendable {
  /// As one number: greater for a later version, 1 where nothing is told.
  public let number: Int64

  /// A version by how it was stored.
  public init(number: Int64) { self.number = max(1, number) }

  /// A version as an event tells it. `stamp` has the digits of a time, from the year to the second;
  /// 0 where none is told.
  public init(sequence: Int, stamp: Int64) {
    let sequence = Int64(min(max(sequence, 0), 0x7FFF))
    number = 1 + sequence << 47 + min(max(stamp, 0), 1 << 47 - 2)
  }

  /// Whether one is older than another.
  public static func < (left: EventVersion, right: EventVersion) -> Bool {
    left.number < right.number
  }
}
