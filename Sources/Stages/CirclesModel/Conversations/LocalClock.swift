import Foundation

/// What the clock on the user's wall shows at an instant.
///
/// The offset of a zone is looked up once for an hour and a quarter of it, in which it cannot
/// change: every message asks.
public struct LocalClock: Sendable {
  private let zone: TimeZone
  private var quarter = Int64.min
  private var offset = 0

  /// A clock in a zone (IANA: `Europe/London`); the system's where it is nil or unknown.
  public init(zone: String?) {
    self.zone = zone.flatMap(TimeZone.init(identifier:)) ?? TimeZone.current
  }

  /// The offset from UTC at an instant, in seconds.
  public mutating func offset(at seconds: Int64) -> Int {
    // No zone changes its offset but at a full quarter of an hour.
    let asked = seconds / 900 - (seconds % 900 < 0 ? 1 : 0)
    if asked != quarter {
      quarter = asked
      offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds)))
    }
    return offset
  }

  /// Seconds since 1970-01-01T00:00:00 of the local clock.
  public mutating func local(_ time: MessageTime) -> Int64 {
    switch time {
    case .wall(let wall): return wall.secondsSince1970
    case .instant(let seconds, _):
      let bounded = Self.bounded(seconds)
      return bounded + Int64(offset(at: bounded))
    }
  }

  /// The time as rows show it (``text(local:)``); an instant stays itself in the hour that comes twice.
  public mutating func text(of time: MessageTime) -> String {
    guard case .instant(let seconds, _) = time else { return text(local: local(time)) }
    let offset = offset(at: Self.bounded(seconds))
    let local = Self.bounded(Self.bounded(seconds) + Int64(offset))
    return MessageTime.instant(seconds: local - Int64(offset), offset: offset).text
  }

  /// The time as rows show it: the local clock's, with its offset (`2026-03-14T18:20:00-07:00`).
  public mutating func text(local seconds: Int64) -> String {
    let seconds = Self.bounded(seconds)
    // The offset at the wall time, looked up as if it were UTC and then again where that leads.
    let first = offset(at: seconds)
    let second = offset(at: seconds - Int64(first))
    return MessageTime.instant(seconds: seconds - Int64(second), offset: second).text
  }

  /// The local calendar day, as a count of days since 1970-01-01.
  public static func day(of local: Int64) -> Int64 {
    local / 86_400 - (local % 86_400 < 0 ? 1 : 0)
  }

  /// The time, or the first or last one that there is a date for.
  public static func bounded(_ seconds: Int64) -> Int64 {
    max(-62_135_596_800, min(253_402_300_799, seconds))
  }
}
