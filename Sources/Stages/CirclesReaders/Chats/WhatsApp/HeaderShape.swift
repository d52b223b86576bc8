import CirclesModel

/// What the headers of one export have in common: its dialect, apart from the order of day and
/// month.
///
/// An export is written by one phone in one go, so a line of another shape is part of a message,
/// such as a date at the start of a pasted line.
struct HeaderShape: Hashable, Sendable {
  /// What stands around the date and time.
  enum Frame: Hashable, Sendable {
    /// `[date, time] name: text`, as iOS writes.
    case brackets
    /// `date, time - name: text`, as Android writes.
    case dash
    /// `date, time: name: text`, as iOS wrote until 2017.
    case colon
  }

  /// Where a year of four digits stands.
  enum YearPlace: Hashable, Sendable {
    case first, last
    /// All three numbers have two digits or one.
    case unknown
  }

  /// Where the word for the half of the day stands.
  enum PeriodPlace: Hashable, Sendable { case none, beforeTime, afterTime }

  var frame: Frame
  /// Whether the time stands before the date (`19:05, 14/03/2022`), as in Vietnamese, and in what
  /// WhatsApp Web copies.
  var isTimeFirst: Bool
  /// Between the parts of the date: `/`, `.`, `-`, or `年`.
  var dateSeparator: String
  /// Between the parts of the time: `:`, `.`, `h`, or `時`.
  var timeSeparator: String
  var hasSeconds: Bool
  var hasComma: Bool
  var yearPlace: YearPlace
  var periodPlace: PeriodPlace

  /// The order that goes with a way of writing, where only one is in use: dots and hyphens with the
  /// day first, `M/D/YY` with AM and PM in capitals with the month first.
  func customOrder(looksAmerican: Bool) -> DateOrder? {
    switch dateSeparator {
    case ".", "-": yearPlace == .last || dateSeparator == "." ? .dmy : nil
    case "年": .ymd
    default:
      yearPlace == .unknown && periodPlace == .afterTime && looksAmerican ? .mdy : nil
    }
  }
}

/// The header of one line, taken apart but not yet understood: which of the numbers is the day, and
/// what the word for the half of the day means, only the whole file tells.
struct WhatsAppHeader: Sendable {
  /// The dialect it is written in.
  var shape: HeaderShape
  /// The three numbers of the date, in the order in which they stand.
  var date: WrittenDate
  /// The hour as written.
  var hour: Int
  var minute: Int
  var second: Int
  /// The word for the half of the day, in lower case without spaces and dots; empty for none.
  var period: String
  /// Whether the word is AM or PM in capitals, and whether a day or month begins with 0: American
  /// dates have the one and not the other.
  var isUpperCase: Bool
  var isPadded: Bool
  /// Whether the word for the half of the day has dots, as in `a. m.`.
  var isDotted: Bool
  /// Whether a mark of direction stands before it, as iOS puts before what no keyboard wrote.
  var isMarked: Bool
  /// Where the rest begins, in bytes from the start of the line.
  var restStart: Int
}

/// The three numbers of a date, in the order in which they stand.
struct WrittenDate: Hashable, Sendable {
  var first: Int
  var second: Int
  var third: Int
}
