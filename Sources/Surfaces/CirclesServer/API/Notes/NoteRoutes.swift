import CirclesModel
import CirclesPipeline
import CirclesQueries
import CirclesStore
import HTTPTypes
import Hummingbird

/// The inbox and notes.
enum NoteRoutes {
  static let operations = [inbox, assign, dismiss, show, write, move, unfile, also]

  private static let inbox = APIOperation(
    method: .get, path: "/inbox", summary: "What is waiting, oldest first",
    query: [.cursor, .limit], answer: .page(of: APIShapes.entry)
  ) { call in
    let (place, limit) = (try call.place("inbox", 2), try call.limit())
    return try await call.site.desk.read { notebook in
      let queue = try notebook.inboxQueue()
      let start = place.map { queue.index(after: .init(at: $0[0], note: $0[1])) } ?? 0
      let shown = start..<min(start + limit, queue.places.count)
      let entries = try queue.places[shown].compactMap { try notebook.inboxEntry(at: $0) }
      var next: PageCursor?
      if shown.upperBound < queue.places.count, let last = queue.marks[shown].last {
        next = PageCursor(["inbox", last.at, last.note])
      }
      return APIResponse.page(entries.map { InboxLine.json($0) }, next)
    }
  }

  private static let assign = APIOperation(
    method: .post, path: "/inbox/{id}/assign",
    summary: "Files an entry under a contact; a whole conversation with its later days",
    body: APIShapes.toContact, answer: APIShapes.change
  ) { call in
    try await call.site.desk.editHolding { notebook in
      let target = try entry(call, notebook, waiting: true)
      guard let person = try call.contact(in: "contact", notebook) else { throw noContact }
      let edit = try notebook.assign(
        target, to: person.id, reading: try call.site.reading(notebook))
      if edit.notes.isEmpty { throw settled }
      return answer(edit)
    }
  }

  private static let dismiss = APIOperation(
    method: .post, path: "/inbox/{id}/dismiss",
    summary: "Dismisses an entry for good", body: APIShapes.nothing,
    allowsNoBody: true, answer: APIShapes.change
  ) { call in
    try await call.site.desk.editHolding { notebook in
      answer(try notebook.dismiss([try entry(call, notebook)]))
    }
  }

  private static let show = APIOperation(
    method: .get, path: "/notes/{id}", summary: "A note in full, where it is filed and why",
    answer: APIShapes.note
  ) { call in
    try await call.site.desk.read { notebook in
      APIResponse.json(try sheet(try call.note(notebook), notebook))
    }
  }

  private static let write = APIOperation(
    method: .post, path: "/notes",
    summary: "Writes a note, filed as any note or under the given contact",
    body: .body(APIMember("text", .words), .optional("contact", .words)), status: .created,
    answer: APIShapes.note
  ) { call in
    try await call.site.desk.edit { notebook in
      let person = try call.contact(in: "contact", notebook)
      let written = try NotePipeline().filing(
        call.body["text"]?.text ?? "", for: person, into: notebook, try call.site.told(notebook))
      var headers: HTTPFields = [.location: "/api/notes/\(written.note)"]
      if let run = written.run { headers[.run] = run }
      return APIResponse.json(try sheet(written.note, notebook), .created, headers)
    }
  }

  private static let move = APIOperation(
    method: .post, path: "/notes/{id}/move", summary: "Files a note under a contact",
    body: APIShapes.toContact, answer: APIShapes.change
  ) { call in
    try await call.site.desk.edit { notebook in
      let note = try call.note(notebook)
      guard let person = try call.contact(in: "contact", notebook) else { throw noContact }
      return answer(
        try notebook.assign(
          note: note, to: person.id, reading: try call.site.reading(notebook),
          command: "note move"))
    }
  }

  private static let unfile = APIOperation(
    method: .post, path: "/notes/{id}/unfile",
    summary: "Moves a note back to the inbox; not names a person it is not about",
    body: .body(.optional("not", .words)), allowsNoBody: true, answer: APIShapes.change
  ) { call in
    try await call.site.desk.edit { notebook in
      let note = try call.note(notebook)
      let stranger = try call.contact(in: "not", notebook)
      return answer(
        try NotePipeline().unfile(
          note, not: stranger?.id, in: notebook, try call.site.told(notebook).knowing(notebook)))
    }
  }

  private static let also = APIOperation(
    method: .post, path: "/notes/{id}/also", summary: "Files a note under another contact as well",
    body: APIShapes.toContact, answer: APIShapes.change
  ) { call in
    try await call.site.desk.edit { notebook in
      let note = try call.note(notebook)
      guard let person = try call.contact(in: "contact", notebook) else { throw noContact }
      return answer(
        try notebook.also(note: note, person.id, reading: try call.site.reading(notebook)))
    }
  }

  // MARK: Shared

  private static let noContact = Problem(.unprocessableContent, "contact is missing.")

  private static func answer(_ edit: NoteEdit) -> Response {
    APIResponse.change(edit.run) { json in
      json.key("notes")
      json.array(edit.notes) { $0.value($1) }
    }
  }

  private static func sheet(_ id: String, _ notebook: Notebook) throws -> [UInt8] {
    guard let sheet = try notebook.noteSheet(id: id) else { throw StoreError.gone(id: id) }
    return NoteSheetLine.json(sheet)
  }

  private static let settled = Problem(.notFound, "Nothing of this entry is waiting any more.")

  /// The entry that is meant; with `waiting` a note must still wait.
  private static func entry(
    _ call: APICall, _ notebook: Notebook, waiting: Bool = false
  ) throws -> InboxTarget {
    switch try notebook.resolveEntry(call.part("id")) {
    case .conversation(let name, let day): return .conversation(name, day: day)
    case .note(_, let state) where waiting && state != "inbox": throw settled
    case .note(let note, _): return .note(note)
    case .several, .none: throw Problem(.notFound, "There is no entry with that id.")
    }
  }
}

extension NotePipeline {
  /// Writes a note down; what is wrong with it is a problem of the request.
  func filing(
    _ text: String, for person: PersonSummary?, into notebook: Notebook, _ options: ImportOptions
  ) throws -> WrittenNote {
    do throws(PipelineError) {
      return try write(text, for: person, into: notebook, options)
    } catch {
      throw Problem.pipeline(error)
    }
  }
}

extension Problem {
  /// What a failure of the pipeline means for who asked.
  static func pipeline(_ failure: PipelineError) -> any Error {
    switch failure {
    case .store(let failure): failure
    case .usage(let why): Problem(.unprocessableContent, "\(why).")
    default: failure
    }
  }
}
