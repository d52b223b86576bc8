import CirclesModel
import CirclesPipeline
import CirclesQueries
import CirclesStore
import HTTPTypes
import Hummingbird

/// Everybody, and those who may be one person.
struct PeoplePages {
  let site: PageSite
  private let duplicates = CachedAnswer<[DuplicatePair]>()
  private static let pageSize = 50
  private static let pairsOnPage = 20

  init(site: PageSite) { self.site = site }

  func add(to router: Router<ServerContext>) {
    router.get("people") { request, _ in try await list(request) }
    router.get("people/new") { request, _ in
      try await site.page(for: request) { _ in
        Self.newPerson(PersonForm(person: EditedPerson(), id: nil))
      }
    }
    router.post("people/new") { request, _ in try await create(request) }
    router.get("people/duplicates") { request, _ in try await showDuplicates(request) }
    router.get("people/merge") { request, _ in try await compare(request) }
    router.post("people/merge") { request, _ in try await merge(request) }
    router.post("people/:id/unmerge") { request, context in
      let id = try context.parameters.require("id")
      return try await site.change { notebook, _ in
        let (run, _, _) = try notebook.unmerge(id)
        return PagePath("people", id).done(run)
      }
    }
  }

  // MARK: The list

  private func list(_ request: Request) async throws -> Response {
    let fields = FormFields(of: request)
    var wanted = PeopleRequest(query: fields["q"] ?? "")
    wanted.order = fields["sort"].flatMap(PeopleRequest.Order.init(rawValue:)) ?? .name
    wanted.limit = Self.pageSize
    let offset = min(fields["from"].flatMap { Int($0) } ?? 0, 10_000_000)
    let asked = wanted
    return try await site.page(for: request) { notebook in
      let page = try notebook.peoplePage(asked, offset: offset)
      let view = PeopleView(
        request: asked, offset: offset, page: page, total: try notebook.peopleCount())
      return .init("People", .people, aside: view.ways, view.html)
    }
  }

  private static func newPerson(_ form: PersonForm) -> PageSite.Content {
    .init("New person", .people, form.html)
  }

  private func create(_ request: Request) async throws -> Response {
    let fields = try await FormFields(sentBy: request)
    return try await site.change(
      refusing: request,
      form: { _, why in
        var form = PersonForm(person: EditedPerson(), id: nil)
        form.refused = (fields, why)
        return Self.newPerson(form)
      }
    ) { notebook, site in
      var person = EditedPerson()
      try PersonForm.read(
        fields, into: &person, typed: TypedValues(region: try site.region(notebook)))
      let added = try notebook.addPerson(person.fields, relationship: person.relationshipType)
      return PagePath("people", added.id).done(added.run)
    }
  }

  // MARK: Two who may be one

  private func showDuplicates(_ request: Request) async throws -> Response {
    let from = max(0, FormFields(of: request)["from"].flatMap { Int($0) } ?? 0)
    return try await site.page(for: request) { notebook in
      let pairs = try duplicates.value(for: notebook.peopleMark()) {
        try notebook.likelyDuplicates()
      }
      let shown = Array(pairs.dropFirst(from).prefix(Self.pairsOnPage))
      return .init(
        "Perhaps the same person", .people,
        DuplicatesView(pairs: shown, from: from, count: pairs.count).html)
    }
  }

  private func compare(_ request: Request) async throws -> Response {
    let fields = FormFields(of: request)
    guard let left = fields["left"], let right = fields["right"], left != right else {
      throw Problem(.badRequest, "Choose two people first.")
    }
    return try await site.page(for: request) { notebook in
      guard let one = try notebook.person(id: left), let other = try notebook.person(id: right)
      else { throw Problem(.notFound, "One of the two no longer exists.") }
      return .init("One person or two?", .people, MergeView(left: one, right: other).html)
    }
  }

  private func merge(_ request: Request) async throws -> Response {
    let fields = try await FormFields(sentBy: request)
    let left = try fields.required("left")
    let right = try fields.required("right")
    var choices: [MergeField: MergeSide] = [:]
    for field in MergeField.allCases {
      choices[field] = fields["keep-\(field.rawValue)"].flatMap(MergeSide.init(rawValue:))
    }
    let chosen = choices
    return try await site.change { notebook, _ in
      PagePath("people", left).done(
        try notebook.merge(kept: left, absorbed: right, choices: chosen))
    }
  }
}
