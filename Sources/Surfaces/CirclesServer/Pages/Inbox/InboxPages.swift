import CirclesModel
import CirclesPipeline
import CirclesQueries
import CirclesStore
import HTTPTypes
import Hummingbird
import SourceDiagnostics

/// What waits: one entry at a time, and what can be done with it.
struct InboxPages {
  let site: PageSite

  func add(to router: Router<ServerContext>) {
    router.get("inbox") { request, _ in try await show(request) }
    router.post("inbox/again") { request, _ in try await recheck(request) }
    router.post("inbox/:entry/assign") { request, context in
      try await act(request, context) { entry, fields, notebook in
        try assign(entry, to: fields.required("contact"), only: fields["only"] != nil, notebook)
      }
    }
    router.post("inbox/:entry/new") { request, context in
      try await act(request, context) { entry, fields, notebook in
        var new = ContactFields()
        new.name = TypedValues.name(try fields.required("name"))
        let added = try notebook.addPerson(new)
        var done = try assign(entry, to: added.id, only: fields["only"] != nil, notebook)
        done.runs.append(added.run)
        return done
      }
    }
    router.post("inbox/:entry/dismiss") { request, context in
      try await act(request, context) { entry, _, notebook in
        let edit = try notebook.dismiss([entry.target])
        return Done(runs: [edit.run], others: edit.notes.count - 1)
      }
    }
    router.post("inbox/:entry/edit") { request, context in try await edit(request, context) }
  }

  // MARK: Showing

  private func show(_ request: Request) async throws -> Response {
    let fields = FormFields(of: request)
    let wanted = fields["entry"]
    return try await site.page(for: request) { notebook in
      let queue = try notebook.inboxQueue()
      let index = wanted.flatMap { queue.index(of: $0) } ?? 0
      guard index < queue.places.count,
        let entry = try notebook.inboxEntry(at: queue.places[index])
      else { return .init("Inbox", .inbox, InboxView.empty) }
      var view = InboxView(entry: entry, number: index + 1, count: queue.places.count)
      view.previous = index > 0 ? queue.places[index - 1].id : nil
      view.next = index + 1 < queue.places.count ? queue.places[index + 1].id : nil
      view.days = try notebook.messages(ofDays: entry.notes.suffix(InboxView.maximumDays))
      if let query = fields["q"] {
        view.query = query
        var people = PeopleRequest(query: query)
        people.limit = InboxView.maximumFound
        view.found = try notebook.peoplePage(people).people
      }
      return .init("Inbox", .inbox, aside: view.position, view.html)
    }
  }

  // MARK: Deciding

  /// What was done with an entry.
  private struct Done {
    /// The runs, the newest first.
    var runs: [String]
    var others: Int
    var person: String?
  }

  /// Does something with an entry and goes on to the next one.
  private func act(
    _ request: Request, _ context: ServerContext,
    _ body: @escaping @Sendable (InboxEntry, FormFields, Notebook) throws -> Done
  ) async throws -> Response {
    let id = try context.parameters.require("entry")
    let fields = try await FormFields(sentBy: request)
    return try await site.change(isHeld: true) { notebook, _ in
      let queue = try notebook.inboxQueue()
      guard let index = queue.index(of: id),
        let entry = try notebook.inboxEntry(at: queue.places[index])
      else { throw StoreError.gone(id: id) }
      let done = try body(entry, fields, notebook)
      let next = queue.places.dropFirst(index + 1).first ?? queue.places.prefix(index).last
      var path = PagePath("inbox", query: ["entry": next?.id])
        .done(done.runs[0], others: done.others, to: done.person, of: id)
      for run in done.runs.dropFirst() { path = path.adding(["done": run]) }
      return path
    }
  }

  @Sendable private func assign(
    _ entry: InboxEntry, to person: String, only: Bool, _ notebook: Notebook
  ) throws -> Done {
    let reading = try site.reading(notebook)
    let before = try notebook.inboxCount()
    let edit = try notebook.assign(
      only ? .note(entry.item.id) : entry.target, to: person, reading: reading, follows: !only)
    let settled = before - (try notebook.inboxCount())
    return Done(runs: [edit.run], others: max(0, settled - 1), person: person)
  }

  private func edit(_ request: Request, _ context: ServerContext) async throws -> Response {
    let id = try context.parameters.require("entry")
    let fields = try await FormFields(sentBy: request)
    let text = try fields.required("text").replacing("\r\n", with: "\n")
    return try await site.change(isHeld: true) { notebook, site in
      let queue = try notebook.inboxQueue()
      guard let index = queue.index(of: id),
        let entry = try notebook.inboxEntry(at: queue.places[index])
      else { throw StoreError.gone(id: id) }
      let path = PagePath("inbox", query: ["entry": id])
      guard entry.notes.count == 1 else {
        throw StoreError.notPossible(
          "A conversation of several days cannot be edited as one text.")
      }
      if text == entry.item.content { return path.adding(["said": Notice.Said.same.rawValue]) }
      let edit = try notebook.edit(
        note: entry.notes[0], text: text, reading: try site.reading(notebook))
      return path.done(edit.run)
    }
  }

  /// Looks through what waits once more, with what was learned since.
  private func recheck(_ request: Request) async throws -> Response {
    try await site.change { notebook, site in
      var options = try site.told(notebook)
      options.databasePath = notebook.path
      options.command = "reprocess"
      let before = try notebook.inboxCount()
      let report: RunReport
      do {
        report = try ReprocessPipeline().run(
          notebook, ReprocessOptions(options), QuietObserver())
      } catch PipelineError.store(let failure) { throw failure }
      let settled = max(0, before - (try notebook.inboxCount()))
      guard let run = report.run, settled > 0 || report.records.imported > 0 else {
        return PagePath("inbox").adding(["said": Notice.Said.same.rawValue])
      }
      return PagePath("inbox").done(run, others: settled)
    }
  }
}

extension InboxEntry {
  /// What a change of the entry is about.
  fileprivate var target: InboxTarget {
    conversation.map { .conversation($0, day: nil) } ?? .note(item.id)
  }
}

/// Hears nothing.
final class QuietObserver: PipelineObserver {
  func diagnostic(_ diagnostic: Diagnostic) {}
  func records(ndjson: [UInt8]) {}
  func contactResult(_ result: ContactResult) {}
  func progress(_ progress: PipelineProgress) {}
  func decision(_ decision: AssignedDecision) {}
}
