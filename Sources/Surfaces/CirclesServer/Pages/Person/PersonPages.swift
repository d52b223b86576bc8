import CirclesModel
import CirclesPipeline
import CirclesQueries
import CirclesStore
import HTTPTypes
import Hummingbird

/// A person: what is known, what was said, and how to put it right.
struct PersonPages {
  let site: PageSite

  func add(to router: Router<ServerContext>) {
    router.get("people/:id") { request, context in
      try await show(request, context.parameters.require("id"))
    }
    router.get("people/:id/edit") { request, context in
      try await edit(request, context.parameters.require("id"))
    }
    router.post("people/:id/edit") { request, context in
      try await save(request, context.parameters.require("id"))
    }
    router.post("people/:id/birthday") { request, context in
      let id = try context.parameters.require("id")
      let day = try await FormFields(sentBy: request).required("birthday")
      guard let date = PartialDate(typed: day) else {
        throw Problem(.unprocessableContent, "There is no such day.")
      }
      return try await site.change { notebook, _ in
        PagePath("people", id).done(try notebook.setBirthday(date, of: id))
      }
    }
    router.post("people/:id/relate") { request, context in
      try await relate(request, context.parameters.require("id"))
    }
  }

  // MARK: Showing

  private func show(_ request: Request, _ id: String) async throws -> Response {
    let fields = FormFields(of: request)
    let site = site
    return try await site.page(for: request) { notebook in
      guard let person = try APICall.contact(id, notebook),
        let sheet = try notebook.person(id: person.id, from: site.today)
      else {
        throw Problem(.notFound, "There is nobody with that id.")
      }
      let view = PersonView(
        sheet: sheet, brief: try notebook.brief(of: sheet.summary.id, on: site.today),
        facts: try Self.facts(of: sheet, notebook),
        timeline: try TimelineView(person.id, fields, site, notebook))
      return .init(sheet.summary.name, .people, aside: view.ways, view.html)
    }
  }

  /// The sentences behind what is told of a person.
  private static func facts(of sheet: PersonSheet, _ notebook: Notebook) throws -> NotedView {
    let findings = sheet.findings
    let interests = try notebook.interestNotes(of: sheet.summary.id)
    var sayings = (findings.facts + findings.events + findings.topicsToAvoid)
      .prefix(NotedView.most * 3).map { FindingQuote(note: $0.note, words: $0.text) }
    sayings += findings.comingDates.prefix(NotedView.most).map {
      FindingQuote(note: $0.note, words: $0.text)
    }
    sayings += findings.offeredBirthdays.map { FindingQuote(note: $0.note, words: $0.words) }
    sayings += findings.interests.prefix(NotedView.most).flatMap { interests[$0.name] ?? [] }
    return NotedView(
      person: sheet.summary.id, findings: findings, interests: interests,
      sentences: try notebook.sentences(of: sayings))
  }

  // MARK: Changing

  private func edit(_ request: Request, _ id: String) async throws -> Response {
    try await site.page(for: request) { notebook in
      var form = PersonForm(person: try notebook.editable(id), id: id)
      form.seen = form.version
      return Self.page(form)
    }
  }

  private static func page(_ form: PersonForm) -> PageSite.Content {
    .init("Edit \(form.person.fields.name.display)", .people, form.html)
  }

  private func save(_ request: Request, _ id: String) async throws -> Response {
    let fields = try await FormFields(sentBy: request)
    return try await site.change(
      refusing: request,
      form: { notebook, why in
        var form = PersonForm(person: try notebook.editable(id), id: id)
        form.refused = (fields, why)
        return Self.page(form)
      }
    ) { notebook, site in
      var wanted = try notebook.editable(id)
      if let seen = fields["seen"], seen != PersonForm(person: wanted, id: id).version {
        throw Problem(
          .conflict,
          "Somebody else changed this person in the meantime. Go back and reload the page."
        )
      }
      let typed = TypedValues(region: try site.region(notebook))
      try PersonForm.read(fields, into: &wanted, typed: typed)
      let path = PagePath("people", id)
      guard let run = try notebook.editPerson(id, { $0 = wanted }) else {
        return path.adding(["said": Notice.Said.same.rawValue])
      }
      return path.done(run)
    }
  }

  private func relate(_ request: Request, _ id: String) async throws -> Response {
    let fields = try await FormFields(sentBy: request)
    let name = try fields.required("name")
    let word = try fields.required("as")
    return try await site.change { notebook, _ in
      switch try notebook.resolvePerson(name) {
      case .one(let other):
        let run = try notebook.relate(other.id, to: id, as: word, context: fields["context"])
        return PagePath("people", id).done(run)
      case .ambiguous:
        throw Problem(
          .unprocessableContent, "Several people match. Write the full name.")
      case .none: throw Problem(.unprocessableContent, "No matches.")
      }
    }
  }
}
