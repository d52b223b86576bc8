import CirclesModel
import SourceDiagnostics

/// What a look through a whole export of LINE shows.
struct LineCensus {
  private(set) var title: LineTitle?
  /// Names to look for where no tabs tell them.
  private(set) var names: [String]
  private(set) var senders: [String] = []
  /// One for each place that the year has.
  private(set) var first = DateOrderEvidence(.first)
  private(set) var last = DateOrderEvidence(.last)
  private(set) var hasMessages = false
  private var known: Set<String> = []
  private var isAtStart = true
  private static let maximumSenders = 4096

  init(_ context: ReadingContext) { names = context.owners }

  /// Takes one more line.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    if isAtStart {
      title = LineTitle(String(decoding: bytes.prefix(1024), as: UTF8.self))
      if let name = title?.name { names.insert(name, at: 0) }
      isAtStart = false
    }
    switch LineLine(bytes, names: names) {
    case .day(let date, .first): first.add(date)
    case .day(let date, _): last.add(date)
    case .message(_, _, let name, _):
      if name.isEmpty { break }
      hasMessages = true
      if senders.count < Self.maximumSenders, known.insert(name).inserted { senders.append(name) }
    case .other: break
    }
  }
}

/// How one export of LINE is to be read.
struct LineReading: Sendable {
  let path: String
  let format: String
  let names: [String]
  /// The order of days whose year stands last.
  let order: DateOrder
  let isGuess: Bool
  let roles: ChatRoles
  let isGroup: Bool
  let key: String
  private(set) var diagnostics: [Diagnostic] = []

  /// What conversations call the app.
  static let app = "line"

  /// Decides; nil where nobody writes anything.
  init?(
    _ census: LineCensus, _ input: any InputSource, _ format: String, _ context: ReadingContext
  ) {
    guard census.hasMessages else { return nil }
    (path, self.format, names) = (input.path, format, census.names)
    let decided = census.last.decide(
      wanted: context.dateOrder, region: context.region,
      modifiedDay: input.modifiedAt.map { Int($0 / 86_400) }, custom: nil)
    order = decided?.order ?? .dmy
    isGuess = decided?.isGuess == true && census.last.hasDates
    roles = ChatRoles(
      ChatVoices(writing: census.senders, noticeSender: nil, notices: []),
      title: census.title?.name, context)
    isGroup = roles.isGroup || census.title?.isGroup == true
    let first = census.senders.first ?? ""
    key = MessageKeys.thread(app: Self.app, roles.identity(orElse: first))
    if isGuess {
      diagnostics = [
        Diagnostic(
          .warning, "line.date-order-guessed",
          "nothing in the file tells day from month; taken as \(order.rawValue), "
            + "--date-order says otherwise", at: SourceLocation(path: path))
      ]
    }
  }

  /// Who a name is.
  func sender(_ name: String) -> MessageSender {
    if isGroup, name != roles.me { return .named(ChatRoles.shown(name)) }
    return roles.sender(name)
  }
}
