import CirclesModel
import CirclesQueries
import CirclesStore

/// `upcoming`: what lies ahead.
struct UpcomingTool: AssistantTool {
  let name = "upcoming"
  let title = "What lies ahead"
  let about = """
    Birthdays and other dates of the next days, and the people with whom the user has not been in touch \
    for longer than they wanted, who has waited longest first.
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
      "dates",
      .list(
        .object([
          AnswerMember("contact", .contact, required: true),
          AnswerMember("name", .name, required: true), AnswerMember("date", .time),
          AnswerMember("days_away", .figure, required: true), AnswerMember("text", .text),
          AnswerMember("note", .id),
        ])), "Days that notes name, and anniversaries.", required: true),
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

  func call(_ arguments: ToolArguments, _ desk: AssistantContext) throws -> JSONValue {
    let days = arguments.number("days") ?? 30
    let today = try desk.today()
    let birthdays = try desk.notebook.birthdays(from: today, within: days)
    let due = try desk.notebook.duePeople(on: today, limit: Self.mostDue)
    let dates = try desk.notebook.comingDays(from: today, days: days)
    return .members([
      ("birthdays", .array(birthdays.map(Self.json))), ("dates", .array(dates.map(Self.json))),
      ("due", .array(try due.map { try Self.json($0, desk) })),
    ])
  }

  private static func json(_ birthday: UpcomingBirthday) -> JSONValue {
    .members([
      ("contact", .string(birthday.person.identifier)), ("name", .string(birthday.person.name)),
      ("date", .string(birthday.date)), ("days_away", .some(birthday.daysAway)),
      ("turns", .some(birthday.turns)),
    ])
  }

  private static func json(_ day: ComingDay) -> JSONValue {
    .members([
      ("contact", .string(day.contact)), ("name", .string(day.name)), ("date", .string(day.date)),
      ("days_away", .some(day.daysAway)), ("text", .filled(day.text)), ("note", .some(day.note)),
    ])
  }

  private static func json(_ due: DuePerson, _ desk: AssistantContext) throws -> JSONValue {
    .members([
      ("contact", .string(try desk.person(due.id).identifier)), ("name", .string(due.name)),
      ("last_contact", .string(due.lastContact)), ("days_since", .some(due.daysSince)),
      ("every_days", .some(due.everyDays)), ("overdue_days", .some(due.overdueDays)),
    ])
  }
}
