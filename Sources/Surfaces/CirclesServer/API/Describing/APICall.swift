import CirclesModel
import CirclesQueries
import CirclesStore
import Foundation
import HTTPTypes
import Hummingbird

/// A request of the API, checked against its description.
struct APICall: Sendable {
  let site: PageSite
  /// The request itself, for what is neither JSON nor a question.
  let request: Request
  let context: ServerContext
  var headers: HTTPFields { request.headers }
  /// What the body says; an empty object where there is none.
  let body: JSONValue
  private let path: [String: String]
  private let query: FormFields

  init(
    _ operation: APIOperation, _ site: PageSite, _ request: Request, _ context: ServerContext
  ) async throws {
    self.site = site
    self.request = request
    self.context = context
    query = FormFields(of: request)
    var path: [String: String] = [:]
    for name in operation.pathNames {
      let text = try context.parameters.require(name)
      // Identifiers may hold slashes, which are encoded in a path.
      guard let decoded = text.removingPercentEncoding, !decoded.isEmpty else {
        throw Problem(.notFound, "There is nothing at this address.")
      }
      path[name] = decoded
    }
    self.path = path
    guard let schema = operation.body else {
      body = .object([:])
      return
    }
    body = try await Self.body(of: request, schema, operation.allowsNoBody, context)
  }

  private static func body(
    of request: Request, _ schema: APISchema, _ allowsNone: Bool, _ context: ServerContext
  ) async throws -> JSONValue {
    var request = request
    let bytes = Array(try await request.collectBody(upTo: context.maxUploadSize).readableBytesView)
    if bytes.isEmpty, allowsNone { return .object([:]) }
    if bytes.isEmpty { throw Problem(.badRequest, "A JSON body is expected here.") }
    guard let value = JSONValue(parsing: bytes) else {
      throw Problem(.badRequest, "The body is not JSON, or it is nested too deeply.")
    }
    if let why = schema.objection(to: value) {
      throw Problem(.unprocessableContent, "\(why).")
    }
    return value
  }

  /// A part of the path.
  func part(_ name: String) -> String { path[name] ?? "" }

  /// A value behind the question mark; nil where it is empty.
  func asked(_ name: String) -> String? { query[name] }

  /// How many items are wanted.
  func limit(_ usual: Int = 50) throws -> Int {
    guard let text = query.raw("limit") else { return usual }
    guard let limit = Int(text), APIParameter.limits.contains(limit) else {
      throw Problem(.badRequest, "limit must be a number from 1 to 1000.")
    }
    return limit
  }

  /// Where the page begins; nil for the first.
  func cursor(_ list: String) throws -> PageCursor? {
    guard let text = query.raw("cursor") else { return nil }
    guard let cursor = PageCursor(text: text), cursor.fields.first == list else {
      throw Self.wrongCursor
    }
    return cursor
  }

  /// The sort values, so many, of the item behind which the page begins; nil for the first page.
  func place(_ list: String, _ count: Int) throws -> [String]? {
    guard let cursor = try cursor(list) else { return nil }
    guard cursor.fields.count == count + 1 else { throw Self.wrongCursor }
    return Array(cursor.fields.dropFirst())
  }

  static let wrongCursor = Problem(.badRequest, "cursor is not from this list.")

  /// A page of a list that is at hand as a whole. It goes on behind the item that was the last, wherever
  /// that stands by now; where it stood, if it is gone.
  func page<Item>(
    of items: [Item], _ list: String, id: (Item) -> String, _ json: (Item) -> [UInt8]
  ) throws -> Response {
    let (place, limit) = (try place(list, 2), try limit())
    var start = 0
    if let place {
      guard let offset = Int(place[0]), offset > 0 else { throw Self.wrongCursor }
      start = items.firstIndex { id($0) == place[1] }.map { $0 + 1 } ?? offset - 1
    }
    let shown = items.dropFirst(start).prefix(limit)
    let end = start + shown.count
    let next = end < items.count ? shown.last.map { PageCursor([list, "\(end)", id($0)]) } : nil
    return APIResponse.page(shown.map(json), next)
  }

  // MARK: Who is meant

  /// The contact that the path names.
  func contact(_ notebook: Notebook) throws -> PersonSummary {
    guard let person = try Self.contact(part("id"), notebook) else {
      throw Problem(.notFound, "There is no contact with that id.")
    }
    return person
  }

  /// The contact that the body names; nil where it names none.
  func contact(in member: String, _ notebook: Notebook) throws -> PersonSummary? {
    guard let id = body[member]?.text else { return nil }
    guard let person = try Self.contact(id, notebook) else {
      throw Problem(.unprocessableContent, "\(member) is not a contact's id.")
    }
    return person
  }

  /// Ids and identifiers alone name a contact for certain; names do not.
  static func contact(_ text: String, _ notebook: Notebook) throws -> PersonSummary? {
    guard case .one(let person) = try notebook.resolvePerson(text) else { return nil }
    if person.id == text || person.identifier == text { return person }
    let others = try notebook.person(id: person.id)?.identifiers ?? []
    return others.contains(text) ? person : nil
  }

  /// The note that the path names.
  func note(_ notebook: Notebook) throws -> String {
    guard case .one(let id, _) = try notebook.resolveNote(part("id")) else {
      throw Problem(.notFound, "There is no note with that id.")
    }
    return id
  }
}
