import CirclesModel
import CirclesStore

/// `upcoming`: what lies ahead.
struct UpcomingTool: AssistantTool {
  let name = "upcoming"
  let title = "What lies ahead"
  let about = """
    Birthdays and other dates of the next days, and the people with whom the user has not been in touch \
    for longer than they wanted.
    """
  let parameters = [
    ToolParameter(
      name: "days", kind: .number(1...366), about: "How many days to look ahead (30).",
      isRequired: false)
  ]
  let answer = [
    AnswerMember(
      "birthdays",
      .list(
        .object([
          AnswerMember("contact", .contact, required: true),
          AnswerMember("name", .name, required: true), AnswerMember("date", .time),
          AnswerMember("days_away", .figure, required: true), AnswerMember("turns", .figure),
        ])), required: true)
  ]

  func call(_ arguments: ToolArguments, _ desk: AssistantDesk) throws -> JSONValue {
    let days = arguments.number("days") ?? 30
    let birthdays = try desk.notebook.birthdays(from: desk.today()).filter { $0.daysAway <= days }
    return .members([("birthdays", .array(birthdays.map(Self.json)))])
  }

  private static func json(_ birthday: UpcomingBirthday) -> JSONValue {
    .members([
      ("contact", .string(birthday.person.identifier)), ("name", .string(birthday.person.name)),
      ("date", .string(birthday.date)), ("days_away", .some(birthday.daysAway)),
      ("turns", .some(birthday.turns)),
    ])
  }
}
