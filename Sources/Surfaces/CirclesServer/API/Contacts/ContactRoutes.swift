import CirclesModel
import CirclesPipeline
import CirclesQueries
import CirclesStore
import HTTPTypes
import Hummingbird

/// Contacts: who they are, what was with them, and changing them.
enum ContactRoutes {
  static let operations = [list, add, show, change, remove, timeline]

  private static let list = APIOperation(
    method: .get, path: "/contacts", summary: "Contacts, all or those with every word of q",
    query: [
      APIParameter("q"), APIParameter("sort", .word(PeopleRequest.Order.allCases.map(\.rawValue))),
      .cursor, .limit,
    ], answer: .page(of: APIShapes.person)
  ) { call in
    guard let order = PeopleRequest.Order(rawValue: call.asked("sort") ?? "name") else {
      throw Problem(.badRequest, "sort is name, last, urgency or birthday.")
    }
    let name = "contacts/\(order.rawValue)"
    var request = PeopleRequest(query: call.asked("q") ?? "")
    request.order = order
    if order == .birthday {
      let people = try await call.site.desk.read { [request] in try $0.people(request) }
      return try call.page(of: people, name, id: \.id, PersonLine.json)
    }
    request.limit = try call.limit()
    request.after = try call.place(name, 3).map {
      PeopleRequest.Place(lastConnectedAt: $0[0].isEmpty ? nil : $0[0], name: $0[1], id: $0[2])
    }
    let page = try await call.site.desk.read { [request] in try $0.peoplePage(request) }
    let last = page.next == nil ? nil : page.people.last
    return APIResponse.page(
      page.people.map(PersonLine.json),
      last.map { PageCursor([name, $0.lastConnectedAt ?? "", $0.name, $0.id]) })
  }

  private static let show = APIOperation(
    method: .get, path: "/contacts/{id}", summary: "Everything known about a contact",
    answer: APIShapes.contact, hasTag: true
  ) { call in
    try await call.site.desk.read { notebook in
      try answer(try call.contact(notebook).id, notebook, call)
    }
  }

  private static let add = APIOperation(
    method: .post, path: "/contacts", summary: "Adds a person by hand", body: ContactBody.new,
    status: .created, answer: APIShapes.contact
  ) { call in
    try await call.site.desk.edit { notebook in
      let body = try ContactBody(call.body, TypedValues(region: try call.site.region(notebook)))
      var person = EditedPerson()
      body.apply(to: &person)
      if person.fields.name.display.isEmpty {
        throw Problem(.unprocessableContent, "A person needs a name.")
      }
      let added = try notebook.addPerson(person.fields, relationship: body.relationship)
      return try answer(
        added.id, notebook, call, .created,
        [.location: "/api/contacts/\(added.id)", .run: added.run])
    }
  }

  private static let change = APIOperation(
    method: .patch, path: "/contacts/{id}",
    summary: "Changes what the body names; null removes a value", body: ContactBody.change,
    answer: APIShapes.contact
  ) { call in
    try await call.site.desk.editHolding { notebook in
      let id = try call.contact(notebook).id
      try check(id, notebook, call)
      let body = try ContactBody(
        call.body, TypedValues(region: try call.site.region(notebook)),
        known: try notebook.editable(id).fields)
      let run = try notebook.editPerson(id) { body.apply(to: &$0) }
      return try answer(id, notebook, call, .ok, run.map { [.run: $0] } ?? [:])
    }
  }

  private static let remove = APIOperation(
    method: .delete, path: "/contacts/{id}",
    summary: "Removes a contact; their notes go back to the inbox", status: .noContent
  ) { call in
    try await call.site.desk.editHolding { notebook in
      let id = try call.contact(notebook).id
      try check(id, notebook, call)
      let run = try notebook.removePerson(id, reading: try call.site.reading(notebook))
      return Response(status: .noContent, headers: [.run: run])
    }
  }

  private static let timeline = APIOperation(
    method: .get, path: "/contacts/{id}/timeline",
    summary: "The timeline of a contact, newest last; next leads to what came before",
    query: [.cursor, .limit], answer: .page(of: APIShapes.timeline)
  ) { call in
    let (cursor, limit) = (try call.cursor("timeline"), try call.limit())
    return try await call.site.desk.read { notebook in
      var request = TimelineRequest(
        person: try call.contact(notebook).id, today: call.site.today)
      request.limit = limit
      request.page = cursor
      guard let page = try notebook.timeline(request) else { throw APICall.wrongCursor }
      return APIResponse.page(page.entries.map { TimelineLine.json($0, isFull: true) }, page.next)
    }
  }

  // MARK: A contact in full

  /// Refuses a request that names another version of a contact than the present one (If-Match).
  private static func check(_ id: String, _ notebook: Notebook, _ call: APICall) throws {
    guard let tags = call.headers[.ifMatch] else { return }
    let now = APIResponse.tag(of: try sheet(id, notebook, call))
    let known = tags.split(separator: ",").map { $0.drop { $0 == " " }.prefix { $0 != " " } }
    guard known.contains(where: { $0 == "*" || $0 == now }) else {
      throw Problem(
        .preconditionFailed, "The contact was changed in the meantime; get it again.")
    }
  }

  private static func sheet(
    _ id: String, _ notebook: Notebook, _ call: APICall
  ) throws -> [UInt8] {
    guard let sheet = try notebook.person(id: id, from: call.site.today) else {
      throw StoreError.gone(id: id)
    }
    return SheetLine.json(sheet, birthday: nil)
  }

  private static func answer(
    _ id: String, _ notebook: Notebook, _ call: APICall, _ status: HTTPResponse.Status = .ok,
    _ headers: HTTPFields = [:]
  ) throws -> Response {
    let bytes = try sheet(id, notebook, call)
    var headers = headers
    headers[.eTag] = APIResponse.tag(of: bytes)
    return APIResponse.json(bytes, status, headers)
  }
}
