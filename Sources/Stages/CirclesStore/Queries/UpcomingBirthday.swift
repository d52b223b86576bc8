/// Somebody's next birthday.
public struct UpcomingBirthday: Hashable, Sendable {
  /// How far away it is (`Architecture.md` section 12).
  public enum Group: String, Hashable, Sendable, CaseIterable {
    /// On the day itself.
    case today
    /// In 1 to 7 days.
    case thisWeek = "this week"
    /// In 8 to 30 days.
    case thisMonth = "this month"
    /// Further away.
    case later

    /// The group of a birthday so many days away.
    public init(daysAway: Int) {
      switch daysAway {
      case ...0: self = .today
      case 1...7: self = .thisWeek
      case 8...30: self = .thisMonth
      default: self = .later
      }
    }
  }

  /// Whose it is.
  public var person: PersonSummary
  /// The Gregorian day it is celebrated (ISO 8601): 1 March for 29 February in other years.
  public var date: String
  /// Days from the day asked for.
  public var daysAway: Int
  /// The age the person turns; nil where the year of birth is unknown.
  public var turns: Int?

  /// The group it is listed in.
  public var group: Group { Group(daysAway: daysAway) }
}
