import CirclesQueries
import CirclesStore
import Foundation
import HTTPTypes
import Hummingbird

/// What was said, written down or is known, with the words of the command `search`.
struct SearchPage {
  let site: PageSite

  func add(to router: Router<ServerContext>) {
    router.get("search") { request, _ in try await show(request) }
  }

  private func show(_ request: Request) async throws -> Response {
    let fields = FormFields(of: request)
    let site = site
    return try await site.page(for: request) { notebook in
      var view = SearchView(words: fields["q"] ?? "")
      if let words = fields["q"] {
        do {
          view.result = try Self.answer(words, fields["page"], site, notebook)
        } catch let problem as SearchQuery.Problem {
          view.problem = SearchView.words(for: problem)
        } catch let unclear as Unclear {
          view.problem = "Several people are called \(unclear.name). Write the whole name."
        }
      }
      return .init("Search", .search, view.html)
    }
  }

  /// A name in the question that several bear.
  private struct Unclear: Error { var name: String }

  private static func answer(
    _ words: String, _ page: String?, _ site: PageSite, _ notebook: Notebook
  ) throws -> SearchPage.Answer {
    let query = try SearchQuery(words, when: site.when(notebook))
    if query.isEmpty { throw SearchQuery.Problem.empty }
    var request = SearchRequest(query, in: site.zone)
    request.people = try query.with.map { name in
      switch try notebook.resolvePerson(name) {
      case .one(let person): return person.id
      case .ambiguous: throw Unclear(name: name)
      case .none: return name
      }
    }
    request.senders = try query.from.map { name in
      if name.lowercased() == "me" { return .me }
      switch try notebook.resolvePerson(name) {
      case .one(let person): return .person(person.id)
      case .ambiguous: throw Unclear(name: name)
      case .none: return .named(name)
      }
    }
    if let page {
      guard let cursor = PageCursor(text: page) else {
        throw Problem(.badRequest, "This search has no such page.")
      }
      request.page = cursor
    }
    guard let found = try notebook.search(request) else {
      throw Problem(.badRequest, "This search has no such page.")
    }
    // A contact's page is at its id; a hit names it by its identifier.
    var people: [String: String] = [:]
    for identifier in Set(found.hits.compactMap(\.contact)) {
      if case .one(let person) = try notebook.resolvePerson(identifier) {
        people[identifier] = person.id
      }
    }
    return Answer(page: found, people: people)
  }

  /// What was found, with the ids of those it is about.
  struct Answer {
    var page: CirclesQueries.SearchPage
    var people: [String: String]
  }
}
