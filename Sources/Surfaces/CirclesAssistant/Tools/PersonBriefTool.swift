import CirclesModel
import CirclesQueries
import CirclesStore

/// `person_brief`: what to know before meeting somebody.
struct PersonBriefTool: AssistantTool {
  let name = "person_brief"
  let title = "Brief on a person"
  let about = """
    What to know before calling or meeting somebody: when the last contact was, what was noted \
    since, what \
    they told, which days they named lie ahead, what to ask about, what to avoid, what they like, \
    and \
    their family.
    """
  let parameters = [
    ToolParameter(name: "person", kind: .person, about: "Who: a contact, id or name.")
  ]
  let answer =
    [
      AnswerMember("contact", .contact), AnswerMember("id", .id), AnswerMember("name", .name),
      AnswerMember("last_contact", .time),
    ]
    + parts.map { AnswerMember($0.name, .list(item), $0.about) }

  private struct Part: Sendable {
    var name: String
    var about: String
    var items: @Sendable (Brief) -> [Brief.Item]
  }

  private static let item = AnswerShape.object([
    AnswerMember("text", .text), AnswerMember("note", .id), AnswerMember("at", .time),
  ])

  private static let parts = [
    Part(name: "since_last", about: "Days they named that have passed since, and notes about them.")
    { $0.sinceLast },
    Part(name: "told_last", about: "The latest events, newest first.") { $0.toldLast },
    Part(name: "ahead", about: "Days they named, and their birthday.") { $0.ahead },
    Part(name: "ask", about: "What to ask about.") { $0.ask },
    Part(name: "avoid", about: "What not to bring up.") { $0.avoid },
    Part(name: "gifts", about: "What they like.") { $0.gifts },
    Part(name: "family", about: "Their family.") { $0.family },
  ]

  func call(_ arguments: ToolArguments, _ desk: AssistantContext) throws -> JSONValue {
    let person = try desk.person(arguments.needed("person"))
    guard let brief = try desk.notebook.brief(of: person.id, on: desk.today()) else {
      throw StoreError.gone(id: person.id)
    }
    return .members(
      [
        ("contact", .string(person.identifier)), ("id", .string(person.id)),
        ("name", .string(person.name)), ("last_contact", .some(brief.lastContact)),
      ] + Self.parts.map { part in (part.name, .array(part.items(brief).map(Self.json))) })
  }

  private static func json(_ item: Brief.Item) -> JSONValue {
    .members([
      ("text", .cut(item.text, to: 400)), ("note", .some(item.note)), ("at", .some(item.at)),
    ])
  }
}
