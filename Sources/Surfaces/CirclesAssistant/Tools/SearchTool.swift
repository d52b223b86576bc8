import CirclesModel
import CirclesQueries
import CirclesStore

/// `search`: what was said, written down or is known.
struct SearchTool: AssistantTool {
  let name = "search"
  let title = "Search the notebook"
  let about = """
    Finds messages, notes, people, and what notes say of them; all words must match. "in quotes" \
    is a phrase, dent* a prefix, -word excludes. Filters: from:me, from:ana, \
    with:ana, in:whatsapp, before:2026, after:"last May", on:2026-03, kind:note (message, note, \
    contact, fact, interest), is:inbox, has:link (media, call, link, date, phone, email, birthday).
    """
  let parameters = [
    ToolParameter(name: "query", kind: .text, about: "What to look for."),
    ToolParameter(
      name: "limit", kind: .number(1...100), about: "Maximum number of hits (20).",
      isRequired: false),
  ]
  let answer =
    [
      AnswerMember(
        "hits",
        .list(
          .object([
            AnswerMember(
              "kind", .word(SearchQuery.Kind.allCases.map(\.rawValue)), required: true),
            AnswerMember("id", .id), AnswerMember("note", .id),
            AnswerMember("contact", .contact), AnswerMember("contact_name", .name),
            AnswerMember("app", .token), AnswerMember("at", .time),
            AnswerMember("from", .name, "me, them, or who said it in a group."),
            AnswerMember("snippet", .text, "Matches are between ⟦ and ⟧."),
            AnswerMember("score", .share),
          ]))),
      AnswerMember("has_more", .flag, "Whether there are more hits than listed."),
    ] + CandidateList.members

  func call(_ arguments: ToolArguments, _ desk: AssistantContext) throws -> JSONValue {
    let (zone, when) = (try desk.zone(), try desk.when())
    let text = try arguments.needed("query")
    let query: SearchQuery
    do throws(SearchQuery.Problem) {
      query = try SearchQuery(text, when: when)
    } catch {
      throw ToolError(Self.words(error))
    }
    if query.isEmpty { throw ToolError(Self.words(.empty)) }
    var request = SearchRequest(query, now: desk.now, in: zone)
    request.limit = arguments.number("limit") ?? 20
    request.people = try query.with.map { try desk.person($0).id }
    request.senders = try query.from.map { try Self.sender($0, desk) }
    guard let page = try desk.notebook.search(request) else {
      throw ToolError("there is no such page")
    }
    return .members([
      ("hits", .array(page.hits.map(Self.json))), ("has_more", .bool(page.next != nil)),
    ])
  }

  private static func sender(_ name: String, _ desk: AssistantContext) throws
    -> SearchRequest.Sender
  {
    if name.lowercased() == "me" { return .me }
    switch try desk.notebook.resolvePerson(name) {
    case .one(let person): return .person(person.id)
    case .none: return .named(name)
    case .ambiguous(let people): throw CandidateList(people: people, isMet: true)
    }
  }

  private static func json(_ hit: SearchHit) -> JSONValue {
    .members([
      ("kind", .string(hit.kind.rawValue)), ("id", .string(hit.id)), ("note", .some(hit.note)),
      ("contact", .some(hit.contact)), ("contact_name", .some(hit.contactName)),
      ("app", .some(hit.app)), ("at", .some(hit.at)), ("from", .some(hit.from)),
      ("snippet", .string(hit.snippet)),
      ("score", .number((hit.score * 10_000).rounded() / 10_000)),
    ])
  }

  private static func words(_ problem: SearchQuery.Problem) -> String {
    switch problem {
    case .empty: "say what to look for, such as: dentist with:ana"
    case .notATime(let name, let value): "\(name): \(ToolError.quoted(value)) is not a time"
    case .unknownValue(let name, let value, let known):
      "there is no \(name):\(ToolError.quoted(value)); \(name): takes "
        + known.joined(separator: ", ")
    case .noValue(let name): "\(name): needs a value, without a space before it"
    case .excluded(let name): "-\(name): only words can be excluded"
    case .tooLong: "that is too much to search at once (at most \(SearchQuery.mostWords) words)"
    }
  }
}
