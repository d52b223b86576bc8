import CirclesModel
import CirclesStore

/// `find_people`: who is called so.
struct FindPeopleTool: AssistantTool {
  let name = "find_people"
  let title = "Find people"
  let about = """
    Finds people of the notebook by a name, nickname, phone, e-mail address or organization. Where \
    nobody fits, those whose names come nearest. Use the contact of one as person in other tools.
    """
  let parameters = [
    ToolParameter(name: "query", kind: .person, about: "A name or part of one.")
  ]
  let answer: [AnswerMember] = [
    AnswerMember("total", .figure, "How many fit; at most \(mostPeople) are listed.")
  ]

  private static let mostPeople = 25

  func call(_ arguments: ToolArguments, _ desk: AssistantContext) throws -> JSONValue {
    let query = try arguments.needed("query")
    var found = try desk.notebook.people(matching: query)
    if found.isEmpty, case .one(let person) = try desk.notebook.resolvePerson(query) {
      found = [person]
    }
    let isMet = !found.isEmpty
    let total = found.count
    if !isMet { found = try desk.notebook.nearestPeople(to: query) }
    return .members([
      ("candidates", .array(found.prefix(Self.mostPeople).map(CandidateList.json))),
      ("match", .string(isMet ? (total == 1 ? "one" : "several") : "none")),
      ("total", .some(total)),
    ])
  }
}
