/// What notes say of a person, for the sheet: what was said last comes first.
public struct PersonFindings: Hashable, Sendable {
  /// What the person likes and does; what was said most often comes first.
  public var interests: [NotedInterest] = []
  /// Days that lie ahead, the soonest first; in an export all that notes name.
  public var comingDates: [NotedDate] = []
  /// What happens in the person's life.
  public var events: [NotedItem] = []
  /// Circumstances, by `job`, `family`, ...
  public var facts: [NotedItem] = []
  /// What is better not mentioned.
  public var topicsToAvoid: [NotedItem] = []
  /// Birthdays that notes tell, where the contact has none; never more than said.
  public var offeredBirthdays: [OfferedBirthday] = []

  /// Nothing.
  public init() {}

  /// Whether nothing is known.
  public var isEmpty: Bool { self == PersonFindings() }
}

/// Something that a note says of a person.
public struct NotedItem: Hashable, Sendable {
  /// What it is about, of a fact: `job`, `family`, ...; empty for anything else.
  public var key: String
  /// The words.
  public var text: String
  /// The note's id.
  public var note: String
  /// When it was said (ISO 8601).
  public var saidAt: String
}

/// An interest, over all notes about a person.
public struct NotedInterest: Hashable, Sendable {
  /// What it is counted as.
  public var name: String
  /// What it was called last.
  public var text: String
  /// In how many notes it was said.
  public var times: Int
  /// When it was said last (ISO 8601).
  public var lastSaid: String
}

/// A day that a note about a person names.
public struct NotedDate: Hashable, Sendable {
  /// The words.
  public var text: String
  /// `date`, `range`, ... (`Contract.md` section 3).
  public var kind: String
  /// ISO 8601, as the kind says.
  public var value: String
  /// The holiday it is, if one.
  public var holiday: String?
  /// What day it is of somebody: `birthday`, `anniversary`; nil where the words do not say.
  public var label: String?
  /// Its first day, of the person's anniversary the next one; nil where it has no beginning, and for
  /// any other that comes again and again.
  public var firstDay: String?
  /// The note's id.
  public var note: String
  /// When it was said (ISO 8601).
  public var saidAt: String
}

/// A birthday that a note tells of somebody whose own is not known. It is offered, and taken by
/// nobody but the user.
public struct OfferedBirthday: Hashable, Sendable {
  /// The contact's id.
  public var person: String
  /// The contact's identifier.
  public var identifier: String
  /// The contact's name.
  public var name: String
  /// The month.
  public var month: Int
  /// The day.
  public var day: Int
  /// The year of birth; nil for unknown.
  public var year: Int?
  /// The id of the newest note that says so.
  public var note: String
  /// Its words.
  public var words: String
  /// When it was said (ISO 8601).
  public var saidAt: String
  /// The next Gregorian day it would be celebrated.
  public var date: String
  /// Days until then.
  public var daysAway: Int

  /// The group it would be listed in.
  public var group: UpcomingBirthday.Group { UpcomingBirthday.Group(daysAway: daysAway) }

  /// The day as `people birthday` takes it: `--06-05`, `1990-06-05`.
  public var value: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    func four(_ number: Int) -> String { String("000\(number)".suffix(4)) }
    return (year.map(four) ?? "-") + "-" + two(month) + "-" + two(day)
  }
}
