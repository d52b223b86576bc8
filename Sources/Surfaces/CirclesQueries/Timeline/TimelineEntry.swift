/// Something that happened with a person, or to them.
public struct TimelineEntry: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A day of a chat.
    case chat
    /// A note about them.
    case note
    /// A meeting of a calendar.
    case meeting
    /// A day on which one called the other, and wrote nothing.
    case call
    /// A birthday that they had.
    case birthday
    /// Something that a note says happened.
    case event
  }

  /// What it is.
  public var kind: Kind
  /// When it was (ISO 8601): a day, or a time as the source has it.
  public var at: String
  /// The note that tells it; nil for a birthday.
  public var note: String?
  /// The app of a chat, else the kind of note.
  public var app: String?
  /// A line about it.
  public var summary: String
  /// All of it; nil where there is no more.
  public var text: String?

  /// The local day.
  public var day: String { String(at.prefix(10)) }
}

/// A page of a timeline, the newest entry last.
public struct TimelinePage: Hashable, Sendable {
  /// The entries.
  public var entries: [TimelineEntry]
  /// Where what came before begins; nil where nothing did.
  public var next: PageCursor?
}

/// Which part of a person's timeline is asked for.
public struct TimelineRequest: Sendable {
  /// The contact's id.
  public var person: String
  /// The days that count.
  public var days = DayRange()
  /// The words that an entry must hold.
  public var words = SearchTerms()
  /// The app of a chat, else the kind of note, that an entry must be of; nil for any.
  public var app: String?
  /// What an entry must be; nil for anything.
  public var kind: TimelineEntry.Kind?
  /// How many entries at most: the newest.
  public var limit = 50
  /// Where the page begins, from the one before.
  public var page: PageCursor?
  /// Today on the local clock (`2026-03-14`): birthdays up to it are told.
  public var today: String

  /// All that there is of a person.
  public init(person: String, today: String) {
    self.person = person
    self.today = today
  }
}
