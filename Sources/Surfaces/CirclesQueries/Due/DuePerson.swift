/// How long somebody has not been in touch, beside how often the user wants to be.
public struct DuePerson: Hashable, Sendable {
  /// The contact's id.
  public var id: String
  /// The contact's identifier.
  public var identifier: String
  /// The contact's name.
  public var name: String
  /// When the newest chat, call or meeting was (ISO 8601).
  public var lastContact: String
  /// How many days ago that was.
  public var daysSince: Int
  /// How often the user wants to be in touch: the person's own cadence, else that of the relationship.
  public var everyDays: Int
  /// Whether the cadence is the person's own.
  public var isOwnCadence: Bool
  /// Family, Friend, ...
  public var relationship: String
  /// How many days there usually were between two contacts; nil where there were too few.
  public var usualDays: Int?

  /// By how many days it is too late; negative where the time has not come.
  public var overdueDays: Int { daysSince - everyDays }

  /// Why the person stands in the list, in words.
  public var reason: String {
    let wish = isOwnCadence ? "you want every \(Self.days(everyDays))" : relationshipRule
    guard let usualDays, usualDays > 0, daysSince >= 2 * usualDays else { return wish }
    return "usually every \(Self.days(usualDays)), now \(Self.days(daysSince)); \(wish)"
  }

  private var relationshipRule: String { "\(relationship): every \(Self.days(everyDays))" }

  private static func days(_ count: Int) -> String { count == 1 ? "day" : "\(count) days" }

  /// How pressing it is: how many times over the wanted time has passed, up to twice that where the
  /// rhythm of the past is broken.
  var urgency: Double {
    let wanted = Double(daysSince) / Double(max(1, everyDays))
    guard let usualDays, usualDays > 0 else { return wanted }
    let broken = Double(daysSince) / Double(usualDays)
    return wanted * min(4, max(1, broken)).squareRoot()
  }
}
