import CirclesModel
import CirclesStore

/// `person_brief`: what to know before meeting somebody.
struct PersonBriefTool: AssistantTool {
  let name = "person_brief"
  let title = "Brief on a person"
  let about = """
    What to know before calling or meeting somebody: when you were last in touch, what has happened \
    since, what was told, what lies ahead, what to ask about and what to avoid.
    """
  let parameters = [
    ToolParameter(name: "person", kind: .person, about: "Who: a contact, id or name.")
  ]
  let answer: [AnswerMember] = [
    AnswerMember("contact", .contact), AnswerMember("name", .name),
    AnswerMember("last_contact", .time),
  ]

  func call(_ arguments: ToolArguments, _ desk: AssistantDesk) throws -> JSONValue {
    let person = try desk.person(arguments.needed("person"))
    return .members([
      ("contact", .string(person.identifier)), ("name", .string(person.name)),
      ("last_contact", .some(person.lastConnectedAt)),
    ])
  }
}
