import CirclesModel
import CirclesQueries
import CirclesStore
import Foundation
import HTTPTypes
import Hummingbird

/// Questions over the whole notebook.
enum QueryRoutes {
  static let operations = [search, due, birthdays, attention, graph, connections, interactions]

  private static let search = APIOperation(
    method: .get, path: "/search", summary: "Searches everything, with the words of search",
    query: [APIParameter("q", .words, isRequired: true), .cursor, .limit],
    answer: .page(of: APIShapes.hit)
  ) { call in
    let site = call.site
    let when = try await site.desk.read { try site.when($0) }
    let query: SearchQuery
    do throws(SearchQuery.Problem) {
      query = try SearchQuery(call.asked("q") ?? "", when: when)
    } catch {
      throw Problem(.badRequest, "q cannot be read; see how to search.")
    }
    if query.isEmpty { throw Problem(.badRequest, "q is missing: what to search for.") }
    var request = SearchRequest(query, in: site.zone)
    request.limit = try call.limit(20)
    if let page = call.asked("cursor") {
      guard let cursor = PageCursor(text: page) else { throw APICall.wrongCursor }
      request.page = cursor
    }
    return try await site.desk.read { [request] notebook in
      var request = request
      request.people = try request.query.with.map { try person($0, notebook).id }
      request.senders = try request.query.from.map { name in
        if name.lowercased() == "me" { return .me }
        switch try notebook.resolvePerson(name) {
        case .one(let person): return .person(person.id)
        default: return .named(name)
        }
      }
      guard let page = try notebook.search(request) else { throw APICall.wrongCursor }
      return APIResponse.page(page.hits.map(SearchLine.json), page.next)
    }
  }

  private static func person(_ name: String, _ notebook: Notebook) throws -> PersonSummary {
    guard case .one(let person) = try notebook.resolvePerson(name) else {
      throw Problem(.badRequest, "with: names nobody, or several.")
    }
    return person
  }

  private static let due = APIOperation(
    method: .get, path: "/due", summary: "Who is due, most overdue first",
    query: [.cursor, .limit], answer: .page(of: APIShapes.due)
  ) { call in
    let people = try await call.site.desk.read { [today = call.site.today] in
      try $0.duePeople(on: today, limit: 10_000)
    }
    return try call.page(of: people, "due", id: \.id, DueLine.json)
  }

  private static let birthdays = APIOperation(
    method: .get, path: "/birthdays", summary: "Coming birthdays, soonest first",
    query: [.cursor, .limit], answer: .page(of: APIShapes.birthday)
  ) { call in
    let days = try await call.site.desk.read { [today = call.site.today] in
      try $0.birthdays(from: today)
    }
    return try call.page(of: days, "birthdays", id: \.person.id, BirthdayLine.json)
  }

  private static let attention = APIOperation(
    method: .get, path: "/attention",
    summary: "For a widget: the most overdue people, birthdays of a week, and what is waiting",
    query: [.limit],
    answer: .answer(
      APIMember("due", .list(APIShapes.due)), APIMember("birthdays", .list(APIShapes.birthday)),
      APIMember("inbox", .integer(0...Int(Int32.max))))
  ) { call in
    let limit = try call.limit(5)
    let today = call.site.today
    return try await call.site.desk.read { notebook in
      let due = try notebook.duePeople(on: today, limit: limit)
      let days = try notebook.birthdays(from: today, within: 7).prefix(limit)
      let waiting = try notebook.inboxEntryCount()
      var bytes = Array("{\"due\":".utf8)
      bytes += APIResponse.array(due.map(DueLine.json))
      bytes += Array(",\"birthdays\":".utf8)
      bytes += APIResponse.array(days.map(BirthdayLine.json))
      bytes += Array(",\"inbox\":\(waiting)}".utf8)
      return APIResponse.json(bytes)
    }
  }

  private static let graph = APIOperation(
    method: .get, path: "/graph", summary: "Who knows whom",
    answer: .answer(
      APIMember(
        "nodes",
        .list(
          .answer(
            APIMember("id", .text), APIMember("contact", .text), APIMember("name", .text)))),
      APIMember(
        "edges",
        .list(
          .answer(
            APIMember("from", .text), APIMember("to", .text), APIMember("kind", .text)))))
  ) { call in
    let graph = try await call.site.desk.read { try $0.graph() }
    return APIResponse.object { json in
      json.key("nodes")
      json.array(graph.nodes) { json, node in
        json.object { json in
          json.key("id")
          json.value(node.id)
          json.key("contact")
          json.value(node.identifier)
          json.key("name")
          json.value(node.name)
          json.key("relationship")
          json.value(node.relationship)
          json.key("interactions")
          json.value(node.interactions)
        }
      }
      json.key("edges")
      json.array(graph.edges) { json, edge in
        json.object { json in
          json.key("from")
          json.value(graph.nodes[edge.from].id)
          json.key("to")
          json.value(graph.nodes[edge.to].id)
          json.key("kind")
          json.value(edge.kind.rawValue)
          json.key("label")
          json.value(edge.label)
        }
      }
    }
  }

  private static let connections = APIOperation(
    method: .get, path: "/connections", summary: "Connections between two people",
    query: [.cursor, .limit],
    answer: .page(of: .answer(APIMember("from", .text), APIMember("to", .text)))
  ) { call in
    let (cursor, limit) = (try call.cursor("connections"), try call.limit())
    let page = try await call.site.desk.read {
      try $0.connectionLines(after: cursor, limit: limit)
    }
    guard let page else { throw APICall.wrongCursor }
    return APIResponse.page(page.lines, page.next)
  }

  private static let interactions = APIOperation(
    method: .get, path: "/interactions", summary: "What is filed under people, newest first",
    query: [.cursor, .limit],
    answer: .page(
      of: .answer(
        APIMember("id", .text), APIMember("contact", .text), APIMember("source", .text),
        APIMember("interaction_date", .text), APIMember("content", .text)))
  ) { call in
    let (cursor, limit) = (try call.cursor("interactions"), try call.limit())
    let page = try await call.site.desk.read {
      try $0.interactionLines(after: cursor, limit: limit)
    }
    guard let page else { throw APICall.wrongCursor }
    return APIResponse.page(page.lines, page.next)
  }
}
