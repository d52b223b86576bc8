/// How a calendar is written.
public struct CalendarExportOptions: Hashable, Sendable {
  /// When a birthday of 29 February is in years without one.
  public enum LeapDay: String, Hashable, Sendable, CaseIterable {
    /// On 1 March, as `birthdays` has it.
    case march
    /// On 28 February, as Nextcloud has it.
    case february
  }

  /// When to be reminded of an event.
  public struct Alarm: Hashable, Sendable {
    /// `PT9H`, `-P1D`: as seen from the beginning of the day.
    public var trigger: String

    /// Reads `9h` (at nine in the morning of the day) or `2d` (two days before); nil for anything
    /// else.
    public init?(text: String) {
      guard let number = Int(text.dropLast()), text.first?.isNumber == true else { return nil }
      switch text.last {
      case "h" where number < 24: trigger = number == 0 ? "PT0S" : "PT\(number)H"
      case "d" where (1...365).contains(number): trigger = "-P\(number)D"
      default: return nil
      }
    }
  }

  /// Where 29 February falls in other years.
  public var leapDay = LeapDay.march
  /// Reminders, for each event alike.
  public var alarms: [Alarm] = []
  /// The day from which days that notes tell lie ahead (`2026-03-17`); nil: today here.
  public var today: String?

  /// No alarms.
  public init() {}
}
