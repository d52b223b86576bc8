import CirclesModel
import CirclesQueries
import CirclesStore

/// `inbox`: what waits for somebody to say whose it is.
struct InboxTool: AssistantTool {
  let name = "inbox"
  let title = "What is waiting in the inbox"
  let about = """
    Conversations and notes that the program could not file, oldest first, each with whom it may \
    be about. Only the user decides whose one is, never its text.
    """
  let parameters = [
    ToolParameter(
      name: "limit", kind: .number(1...100), about: "Maximum number of entries (20).",
      isRequired: false)
  ]
  let answer = [
    AnswerMember("total", .figure, "How many entries are waiting.", required: true),
    AnswerMember(
      "entries",
      .list(
        .object([
          AnswerMember("id", .id, "Names the entry in file_note.", required: true),
          AnswerMember("kind", .word(["conversation", "note"]), required: true),
          AnswerMember("source", .word(NoteSource.allCases.map(\.rawValue))),
          AnswerMember("app", .token), AnswerMember("since", .time), AnswerMember("until", .time),
          AnswerMember("days", .figure), AnswerMember("messages", .figure),
          AnswerMember("partner", .name, "Who the other side is, as the chat calls them."),
          AnswerMember("title", .text), AnswerMember("text", .text),
          AnswerMember("suggestions", .list(suggestion)),
        ])), required: true),
  ]

  /// Who a note may be about.
  static let suggestion = AnswerShape.object([
    AnswerMember("contact", .contact, required: true), AnswerMember("name", .name, required: true),
    AnswerMember("about", .text, "What tells people of one name apart."),
    AnswerMember("confidence", .share, "0 to 1."),
  ])

  private static let longestText = 600

  func call(_ arguments: ToolArguments, _ desk: AssistantContext) throws -> JSONValue {
    let entries = try desk.notebook.inboxEntries()
    return .members([
      ("total", .some(entries.count)),
      ("entries", .array(entries.prefix(arguments.number("limit") ?? 20).map(Self.json))),
    ])
  }

  private static func json(_ entry: InboxEntry) -> JSONValue {
    let apart = entry.item.suggestions.tellingNamesakesApart()
    return .members([
      ("id", .string(entry.id)), ("kind", .string(entry.kind.rawValue)),
      ("source", .string(entry.item.source.rawValue)), ("app", .some(entry.item.app)),
      ("since", .some(entry.since)), ("until", .some(entry.until)), ("days", .some(entry.days)),
      ("messages", entry.messages > 0 ? .some(entry.messages) : .null),
      ("partner", .filled(entry.item.partner)), ("title", .filled(entry.item.title)),
      ("text", .cut(entry.item.content, to: longestText)),
      (
        "suggestions",
        .array(
          entry.item.suggestions.map {
            Self.suggestion($0.identifier, $0.name, $0.confidence, about: apart[$0.id])
          })
      ),
    ])
  }

  static func suggestion(
    _ contact: String, _ name: String, _ confidence: Double, about: String? = nil
  ) -> JSONValue {
    .members([
      ("contact", .string(contact)), ("name", .string(name)), ("about", .some(about)),
      ("confidence", .number((confidence * 10_000).rounded() / 10_000)),
    ])
  }
}
