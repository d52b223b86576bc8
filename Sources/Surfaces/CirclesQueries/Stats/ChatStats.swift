/// A look back: how much was written, with whom, and when.
public struct ChatStats: Hashable, Sendable {
  /// Messages of some time or app.
  public struct Count: Hashable, Sendable {
    /// `2025`, `2025-03`, `whatsapp`, ...
    public var name: String
    /// How many there were.
    public var messages: Int
    /// How many of them the user wrote.
    public var mine: Int
  }

  /// What there was with one person.
  public struct Person: Hashable, Sendable {
    /// The contact's identifier.
    public var identifier: String
    /// The contact's name.
    public var name: String
    /// How many messages there were.
    public var messages: Int
    /// How many of them the user wrote.
    public var mine: Int
    /// How many conversations began after six hours of silence or more, in chats of two.
    public var starts: Int
    /// How many of them the user began.
    public var myStarts: Int
    /// The longest silence in such a chat, in days.
    public var longestSilence: Int
    /// How fast the person answers, as words; nil where there were too few answers.
    public var theirReply: String?
    /// How fast the user does.
    public var myReply: String?

    /// Their messages alone, for a chart.
    public var count: Count { Count(name: name, messages: messages, mine: mine) }
  }

  /// A run of days.
  public struct Streak: Hashable, Sendable {
    /// Its first day (ISO 8601).
    public var from: String
    /// How many days it has.
    public var days: Int
  }

  /// The year looked at; nil for all.
  public var year: Int?
  /// All messages.
  public var messages = 0
  /// What the user wrote.
  public var mine = 0
  /// Words in all of them.
  public var words = 0
  /// Notes that are no chats.
  public var notes = 0
  /// On how many days there were messages.
  public var days = 0
  /// By year, or for one year by month.
  public var periods: [Count] = []
  /// By weekday, Monday first.
  public var weekdays: [Count] = []
  /// By app, the most used first.
  public var apps: [Count] = []
  /// The people with the most messages, the most first.
  public var people: [Person] = []
  /// How many people there were messages with.
  public var peopleCount = 0
  /// Who was first written with in that time, the most messages first.
  public var newPeople: [String] = []
  /// The day with the most messages.
  public var busiest: Count?
  /// The longest run of days with messages.
  public var streak: Streak?
  /// Whether there is nothing to look back at.
  public var isEmpty: Bool { messages == 0 && notes == 0 }
}
