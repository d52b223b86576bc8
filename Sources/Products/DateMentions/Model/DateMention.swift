/// A date, time, length or recurrence that a text mentions, with the value it stands for.
public struct DateMention: Hashable, Sendable {
  /// What sort of value a mention has, and how ``notation`` writes it.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One day, `2026-03-17`.
    case date
    /// A day of every year, `--06-05`.
    case annual
    /// Days from the first to the last, both included, `2026-05-01/2026-05-31`; `..` is an open end.
    case range
    /// A time of one day, `2026-01-15T19:00`.
    case datetime
    /// From one time to another, `2026-01-15T19:00/2026-01-15T21:00`; `..` is an open end.
    case datetimeRange = "datetime_range"
    /// A time of no particular day, `T19:00`.
    case time
    /// Times of no particular day, `T09:00/T17:00`.
    case timeRange = "time_range"
    /// A repetition: an ISO 8601 period (`P1Y`) or pattern (`XXXX-WXX-4`, every Thursday).
    case recurring
    /// A length, ISO 8601, `P3W`.
    case duration
  }

  /// What a day is to the person the sentence is about.
  public enum Label: String, Hashable, Sendable {
    /// The day somebody was born, in that year or in any.
    case birthday
    /// The day of a wedding or of another yearly memory.
    case anniversary
  }

  /// The place in the text.
  public var range: Range<String.Index>
  /// The words of the mention, verbatim.
  public var text: String
  /// The value as text, to be stored: ISO 8601 (`2026-03-17`, `2026-05-01/2026-05-31`, `P3W`), with
  /// `--06-05` for a day of every year, `..` for an open end, and `X` for any digit of what comes
  /// again and again (`XXXX-WXX-4`: every Thursday).
  public var notation: String
  /// The holiday that was named, in English, if one was.
  public var holiday: String?
  /// What the words around it say the day is.
  public var label: Label?
  /// The year given along with an annual day ("born 5 June 1990").
  public var year: Int?
  /// The direction of the sentence that decided between readings.
  public var tense: Tense
  /// The place as Unicode scalar offsets, the end excluded.
  package var scalars: Range<Int>
  /// What sort of value it is.
  package var kind: Kind
  /// What was recognised, before it was resolved.
  var expression: DateExpression
  /// Whether it says no more than `now`.
  package var isNow: Bool { expression == .now }

  init(
    range: Range<String.Index>, text: String, notation: String, scalars: Range<Int>, kind: Kind,
    tense: Tense, expression: DateExpression
  ) {
    self.range = range
    self.text = text
    self.notation = notation
    self.scalars = scalars
    self.kind = kind
    self.tense = tense
    self.expression = expression
  }
}

/// The direction of time a sentence looks in.
public enum Tense: String, Hashable, Sendable {
  /// It tells what happened.
  case past
  /// It plans or expects.
  case future
  /// It gives no sign; readings ahead are preferred.
  case open
}
