import CirclesModel
import CirclesQueries
import CirclesStore

/// `upcoming`: what lies ahead.
struct UpcomingTool: AssistantTool {
  let name = "upcoming"
  let title = "What lies ahead"
  let about = """
    Birthdays of the next days, and the people with whom the user has not been in touch for longer than \
    they wanted, who has waited longest first.
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
        ])), required: true),
    AnswerMember(
      "due",
      .list(
        .object([
          AnswerMember("contact", .contact, required: true),
          AnswerMember("name", .name, required: true), AnswerMember("last_contact", .time),
          AnswerMember("days_since", .figure, required: true),
          AnswerMember("every_days", .figure, required: true),
          AnswerMember("overdue_days", .figure, required: true),
        ])), "At most \(mostDue).", required: true),
  ]

  private static let mostDue = 25

  func call(_ arguments: ToolArguments, _ desk: AssistantDesk) throws -> JSONValue {
    let days = arguments.number("days") ?? 30
    let today = try desk.today()
    let birthdays = try desk.notebook.birthdays(from: today).filter { $0.daysAway <= days }
    let due = try desk.notebook.duePeople(on: today, limit: Self.mostDue)
    return .members([
      ("birthdays", .array(birthdays.map(Self.json))), ("due", .array(due.map(Self.json))),
    ])
  }

  private static func json(_ birthday: UpcomingBirthday) -> JSONValue {
    .members([
      ("contact", .string(birthday.person.identifier)), ("name", .string(birthday.person.name)),
      ("date", .string(birthday.date)), ("days_away", .some(birthday.daysAway)),
      ("turns", .some(birthday.turns)),
    ])
  }

  private static func json(_ due: DuePerson) -> JSONValue {
    .members([
      ("contact", .string(due.id)), ("name", .string(due.name)),
      ("last_contact", .string(due.lastContact)), ("days_since", .some(due.daysSince)),
      ("every_days", .some(due.everyDays)), ("overdue_days", .some(due.overdueDays)),
    ])
  }
}
