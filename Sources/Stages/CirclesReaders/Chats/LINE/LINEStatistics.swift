import CirclesModel
import PhoneNumbers
import SourceDiagnostics

/// What a look through a whole export of LINE shows.
struct LINEStatistics {
  private(set) var title: LINETitle?
  /// One for each place that the year has.
  private(set) var first = DateOrderEvidence(.first)
  private(set) var last = DateOrderEvidence(.last)
  private var tabSenders: [String] = []
  private var known: Set<String> = []
  private var search = LINENameSearch()
  private let owners: [String]
  private var hasDay = false
  private var isAtStart = true
  private static let maximumSenders = 4096

  init(_ path: String, _ context: ReadingContext) {
    owners = context.owners
    title = LINETitle(path: path)
  }

  /// Takes one more line.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    if isAtStart {
      title = LINETitle(String(decoding: bytes.prefix(1024), as: UTF8.self)) ?? title
      isAtStart = false
    }
    switch LINELine(bytes, .tabs) {
    case .day(let date, let place, let weekday):
      hasDay = true
      if place == .first { first.add(date) } else { last.add(date, weekday: weekday) }
    case .message(_, _, let name, _):
      if !name.isEmpty, tabSenders.count < Self.maximumSenders, known.insert(name).inserted {
        tabSenders.append(name)
      }
    case .other:
      // Nobody writes with spaces in a file with tabs, so these lines go on messages there.
      guard hasDay, tabSenders.isEmpty, bytes.contains(0x3A) else { return }
      let line = String(decoding: bytes.prefix(512), as: UTF8.self)
      if let (_, rest) = LINEClock.split(line) { search.add(rest) }
    }
  }

  /// Who writes, in the order in which they first do, and how the columns are kept apart.
  func decide() -> (senders: [String], layout: LINELayout) {
    if !tabSenders.isEmpty { return (tabSenders, .tabs) }
    let found = search.names
    let told = ([title?.name].compactMap { $0 } + owners).filter { name in
      // A name of several words begins with one that was found.
      found.contains { $0 == name || name.hasPrefix($0 + " ") || $0.hasPrefix(name + " ") }
    }
    let others = found.filter { name in
      !told.contains { $0 == name || $0.hasPrefix(name + " ") || name.hasPrefix($0 + " ") }
    }
    return (told + others, .spaces(LINENames(told + others)))
  }
}

/// How one export of LINE is to be read.
struct LINEReading: Sendable {
  let path: String
  let format: String
  let layout: LINELayout
  /// The order of days whose year stands last.
  let order: DateOrder
  let isGuess: Bool
  let roles: WhatsAppRoles
  let isGroup: Bool
  /// The group's name.
  let groupName: String
  let key: String
  private(set) var diagnostics: [Diagnostic] = []

  /// What conversations call the app.
  static let app = "line"

  /// Decides; nil where nobody writes anything.
  init?(
    _ census: LINEStatistics, _ input: any InputSource, _ format: String, _ context: ReadingContext
  ) {
    let (senders, layout) = census.decide()
    guard !senders.isEmpty else { return nil }
    (path, self.format, self.layout) = (input.path, format, layout)
    let decided = census.last.decide(
      wanted: context.dateOrder, region: context.region,
      modifiedDay: input.modifiedAt.map { Int($0 / 86_400) }, custom: nil)
    order = decided?.order ?? .dmy
    isGuess = decided?.isGuess == true && census.last.hasDates
    let title = census.title?.naming(senders)
    roles = WhatsAppRoles(
      WhatsAppSenders(writing: senders, noticeSender: nil, notices: []), title: title?.name, context
    )
    // LINE calls a chat between two after the other side, by the same name as before messages.
    let phones = PhoneNormalizer(region: context.region)
    let isOfWriter = title.map { title in
      senders.contains { WhatsAppRoles.same($0, title.name, phones) }
    }
    let isTold = title?.isGroup == true && isOfWriter == false
    isGroup = roles.isGroup || isTold || isOfWriter == false && senders.count > 1
    groupName = title?.name ?? roles.threadName ?? ""
    let name = isGroup && !groupName.isEmpty ? WhatsAppRoles.mark(of: groupName, phones) : nil
    key = MessageKeys.thread(
      app: Self.app, name ?? roles.identity(orElse: senders.first ?? ""))
    if isGuess {
      diagnostics = [
        Diagnostic(
          .warning, "line.date-order-guessed",
          "nothing in the file tells day from month; read as \(order.rawValue), "
            + "--date-order overrides this", at: SourceLocation(path: path))
      ]
    }
  }

  /// Who a name is.
  func sender(_ name: String) -> MessageSender {
    if isGroup, !roles.isMe(name) { return .named(WhatsAppRoles.shown(name)) }
    return roles.sender(name)
  }

  /// Whether the desktop program wrote it.
  var isOfDesktop: Bool { if case .spaces = layout { true } else { false } }
}
