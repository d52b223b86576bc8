/// What a calendar says of a meeting or a birthday, beside its words and its time.
public struct CalendarEntry: Hashable, Sendable {
  /// Somebody who takes part in a meeting.
  public struct Attendee: Hashable, Sendable {
    /// The address, in lower case; empty where none is given.
    public var email: String
    /// The name; empty where none is given.
    public var name: String

    /// Makes an attendee.
    public init(email: String = "", name: String = "") {
      self.email = email
      self.name = name
    }
  }

  /// A day that comes each year.
  public struct Birthday: Hashable, Sendable {
    /// What the person may be called, the likeliest first.
    public var names: [String]
    /// The month, 1 to 12.
    public var month: Int
    /// The day of the month.
    public var day: Int
    /// The year of birth, where the calendar tells it.
    public var year: Int?

    /// Makes a birthday.
    public init(names: [String], month: Int, day: Int, year: Int? = nil) {
      (self.names, self.month, self.day, self.year) = (names, month, day, year)
    }
  }

  /// Who took part, but for the owner and those who declined.
  public var attendees: [Attendee] = []
  /// Whose birthday it is; nil for a meeting.
  public var birthday: Birthday?
  /// The identifiers of the contacts that were found for it; told by whoever knows the notebook.
  public var people: [String] = []

  /// Nobody and nothing.
  public init() {}
}

/// Which meetings of one event of a calendar stand: those that were read before and do not are
/// taken out.
public struct MeetingSeries: Hashable, Sendable {
  /// How the ids of its notes begin.
  public var prefix: String
  /// The ids of all that stand; nil where the file does not tell the whole event.
  public var kept: Set<String>?
  /// The ids of those that were cancelled.
  public var cancelled: [String] = []
  /// The versions that the file holds: of the event by the prefix, of single times by their ids.
  public var versions: [String: EventVersion] = [:]
  /// When the event takes place next, in seconds since 1970; nil where it does not as far as is told.
  public var next: Int64?

  /// Makes one.
  public init(prefix: String, kept: Set<String>? = nil, cancelled: [String] = []) {
    (self.prefix, self.kept, self.cancelled) = (prefix, kept, cancelled)
  }

  /// Leaves out what another copy of the event says in a later version.
  public mutating func leave(out outdated: Set<String>) {
    cancelled.removeAll(where: outdated.contains)
    if outdated.contains(prefix) {
      kept = nil
    } else {
      kept?.formUnion(outdated)
    }
  }

  /// Notes a time at which the event takes place yet.
  public mutating func meet(_ time: Int64) { next = min(next ?? time, time) }
}
