import CirclesModel
import SourceDiagnostics

/// How one export is to be read: everything that its census decided.
struct WhatsAppReading: Sendable {
  let path: String
  let format: String
  let order: DateOrder
  /// Whether the order of day and month had to be guessed.
  let isGuess: Bool
  let periods: DayPeriodRules
  let roles: WhatsAppRoles
  let bodies: BodyReader
  /// What the file's name tells the thread is called.
  let title: String?
  /// The key of the thread.
  let key: String
  private(set) var diagnostics: [Diagnostic] = []

  /// Decides; nil where nobody writes anything.
  init?(
    _ census: WhatsAppStatistics, title: String?, _ input: any InputSource, _ format: String,
    _ context: ReadingContext
  ) {
    let shape = census.dialect.shape
    guard !census.isEmpty,
      let (order, isGuess) = census.order.decide(
        wanted: context.dateOrder, region: context.region,
        modifiedDay: input.modifiedAt.map { Int($0 / 86_400) },
        custom: shape.customOrder(looksAmerican: census.looksAmerican)
          ?? census.ownLanguageOrder(fileName: input.path))
    else { return nil }
    (path, self.format, self.title) = (input.path, format, title)
    (self.order, self.isGuess) = (order, isGuess)
    periods = census.periods.rules
    roles = WhatsAppRoles(census.voices, title: title, context)
    bodies = BodyReader(
      repeated: census.repeated, threadName: roles.threadName,
      threadNameIsPerson: roles.threadNameIsPerson, isBracketed: shape.frame != .dash,
      hasPlainNotices: census.hasPlainNotices,
      groupName: census.noticeSenderIsGroup ? census.noticeSender : nil,
      writers: census.writers)
    let times = (order, periods)
    key = MessageKeys.thread(
      app: Self.app,
      roles.identity(
        orElse: census.firstMessage.map { first in
          let time = first.header.time(times.0, times.1)?.text ?? ""
          return "\u{0}\(time)\u{0}\(first.sender)\u{0}\(first.text)"
        } ?? ""))
    report(context)
  }

  /// Whether what follows a header is what somebody said who writes in this file.
  func isSent(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let name = SenderLabel.split(rest, knowing: title)?.name else { return false }
    return roles.isMe(name) || roles.others.contains(name)
  }

  /// What conversations call the app.
  static let app = "whatsapp"

  private mutating func report(_ context: ReadingContext) {
    let place = SourceLocation(path: path)
    if isGuess {
      diagnostics.append(
        Diagnostic(
          .warning, "whatsapp.date-order-guessed",
          "nothing in the file tells day from month; read as \(order.rawValue), "
            + "--date-order overrides this", at: place))
    }
    if let wanted = context.dateOrder, wanted != order {
      diagnostics.append(
        Diagnostic(
          .warning, "whatsapp.date-order-impossible",
          "the dates cannot be \(wanted.rawValue); read as \(order.rawValue)", at: place))
    }
    if !roles.isGroup, roles.me == nil, roles.partner == nil {
      diagnostics.append(
        Diagnostic(
          .note, "whatsapp.owner-unknown",
          "it is unknown which of the two is the owner; give --owner NAME", at: place))
    }
  }
}

extension WhatsAppStatistics {
  /// The order of the language that the app speaks, where the file or its name tell that it is none
  /// of those that put the month first.
  func ownLanguageOrder(fileName: String) -> DateOrder? {
    guard dialect.shape.yearPlace != .first else { return nil }
    return language.isNotAmerican || WhatsAppTitle.isForeign(path: fileName) ? .dmy : nil
  }
}

extension WhatsAppHeader {
  /// When the message was sent; nil for a date or time that is none.
  func time(_ order: DateOrder, _ periods: DayPeriodRules) -> WallTime? {
    guard let day = date.day(order).flatMap(GregorianDay.init(daysSince1970:)) else { return nil }
    return WallTime(
      year: day.year, month: day.month, day: day.day, hour: periods.hour(hour, period),
      minute: minute, second: second)
  }
}
