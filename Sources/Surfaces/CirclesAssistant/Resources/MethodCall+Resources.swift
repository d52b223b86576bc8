import CirclesModel
import CirclesQueries
import CirclesStore
import Foundation

extension MethodCall {
  private static let pageLength = 100
  private static let person = "circles://person/"
  private static let mediaType = "application/json"

  /// At the level of figures nobody has a page.
  private var hasPages: Bool { level.tells(.id) && level.tells(.name) }

  /// `resources/list`: the people by name, a page at a time.
  func listResources() throws(RPCError) -> [UInt8] {
    let start = try place(request.parameters["cursor"])
    var people: [PersonSummary] = []
    if hasPages {
      do throws(StoreError) {
        people = try server.reader().people()
      } catch {
        throw Self.error(error)
      }
    }
    let page = people.dropFirst(start).prefix(Self.pageLength)
    let renderer = server.renderer
    return answer(isListing: true) { json in
      json.key("resources")
      json.array(page) { json, person in
        json.object { json in
          json.key("uri")
          json.value(Self.person + person.id)
          json.key("name")
          renderer.write(.string(person.name), as: .name, to: &json)
          json.key("mimeType")
          json.value(Self.mediaType)
        }
      }
      if start + page.count < people.count {
        json.key("nextCursor")
        json.value(PageCursor(["resources", String(start + page.count)]).text)
      }
    }
  }

  private func place(_ cursor: JSONValue?) throws(RPCError) -> Int {
    guard let cursor, cursor != .null else { return 0 }
    guard let page = cursor.text.flatMap(PageCursor.init), page.fields.count == 2,
      page.fields[0] == "resources", let start = Int(page.fields[1]), start > 0
    else { throw RPCError(.invalidParameters, "there is no such page") }
    return start
  }

  /// `resources/templates/list`.
  func listTemplates() throws(RPCError) -> [UInt8] {
    try refuseCursor()
    return answer(isListing: true) { json in
      json.key("resourceTemplates")
      json.array(hasPages ? [Self.person + "{id}"] : []) { json, template in
        json.object { json in
          json.key("uriTemplate")
          json.value(template)
          json.key("name")
          json.value("person")
          json.key("title")
          json.value("A person's page")
          json.key("description")
          json.value("What the notebook knows of a person; id as find_people tells it.")
          json.key("mimeType")
          json.value(Self.mediaType)
        }
      }
    }
  }

  /// `resources/read`.
  func readResource() throws(RPCError) -> [UInt8] {
    let uri = try text("uri")
    guard hasPages, uri.hasPrefix(Self.person),
      let id = String(uri.dropFirst(Self.person.count)).removingPercentEncoding,
      let page = try page(of: id)
    else {
      throw RPCError(
        revision.isModern ? .invalidParameters : .unknownResource, "Resource not found")
    }
    var text = JSONWriter(capacity: 4096)
    server.renderer.write(page, as: PersonPage.shape, to: &text)
    return answer(isListing: true) { json in
      json.key("contents")
      json.array([text.text]) { json, text in
        json.object { json in
          json.key("uri")
          json.value(uri)
          json.key("mimeType")
          json.value(Self.mediaType)
          json.key("text")
          json.value(text)
        }
      }
    }
  }

  /// The page of just the contact that bears an id or identifier.
  private func page(of id: String) throws(RPCError) -> JSONValue? {
    do throws(StoreError) {
      guard case .one(let person) = try server.reader().resolvePerson(id),
        person.id == id.lowercased() || person.identifier == id,
        let sheet = try server.reader().person(id: person.id)
      else { return nil }
      return PersonPage.json(sheet)
    } catch {
      throw Self.error(error)
    }
  }
}
