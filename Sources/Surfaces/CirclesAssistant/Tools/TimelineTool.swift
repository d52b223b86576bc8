import CirclesModel
import CirclesQueries
import CirclesStore

/// `timeline`: what there was with somebody.
struct TimelineTool: AssistantTool {
  let name = "timeline"
  let title = "Timeline of a person"
  let about = """
    The history with a person, newest last: days of chats, notes, meetings, calls, birthdays, and \
    events that notes mention. Long texts are cut; search finds the words.
    """
  let parameters = [
    ToolParameter(name: "person", kind: .person, about: "Who: a contact, id or name."),
    ToolParameter(
      name: "since", kind: .text,
      about: "Not before: 2026-03-14, 2026-03, 2026, or words such as 'last May'.",
      isRequired: false),
    ToolParameter(
      name: "until", kind: .text, about: "Not after, written likewise; included.",
      isRequired: false),
    ToolParameter(
      name: "limit", kind: .number(1...200), about: "The newest so many (20).", isRequired: false),
  ]
  let answer = [
    AnswerMember("contact", .contact), AnswerMember("name", .name),
    AnswerMember(
      "entries",
      .list(
        .object([
          AnswerMember(
            "kind", .word(TimelineEntry.Kind.allCases.map(\.rawValue)), required: true),
          AnswerMember("at", .time), AnswerMember("note", .id), AnswerMember("app", .token),
          AnswerMember("summary", .text), AnswerMember("text", .text),
        ]))),
    AnswerMember("has_earlier", .flag, "Whether there is more before: ask with until."),
  ]

  private static let longestText = 800

  func call(_ arguments: ToolArguments, _ desk: AssistantContext) throws -> JSONValue {
    let person = try desk.person(arguments.needed("person"))
    var request = TimelineRequest(person: person.id, today: try desk.today())
    request.days = try Self.days(arguments, desk)
    request.limit = arguments.number("limit") ?? 20
    guard let page = try desk.notebook.timeline(request) else {
      throw ToolError("there is no such page")
    }
    return .members([
      ("contact", .string(person.identifier)), ("name", .string(person.name)),
      ("entries", .array(page.entries.map(Self.json))),
      ("has_earlier", .bool(page.next != nil)),
    ])
  }

  private static func json(_ entry: TimelineEntry) -> JSONValue {
    .members([
      ("kind", .string(entry.kind.rawValue)), ("at", .string(entry.at)),
      ("note", .some(entry.note)), ("app", .some(entry.app)),
      ("summary", .cut(entry.summary, to: longestText)),
      ("text", entry.text.map { .cut($0, to: longestText) } ?? .null),
    ])
  }

  private static func days(_ arguments: ToolArguments, _ desk: AssistantContext) throws -> DayRange
  {
    let when = try desk.when()
    func days(_ name: String) throws -> DayRange? {
      guard let text = arguments.text(name) else { return nil }
      if let days = when.days(text) { return days }
      throw ToolError(
        "\(name): \(ToolError.quoted(text)) is not a time; write 2026-03-14, 2026-03, 2026, "
          + "yesterday, 'last May' or '3 weeks ago'")
    }
    var range = try days("since")?.onward ?? DayRange()
    if let until = try days("until") { range = range.intersection(until.throughEnd) }
    return range
  }
}
