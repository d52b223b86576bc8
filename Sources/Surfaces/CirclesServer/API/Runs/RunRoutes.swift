import CirclesModel
import CirclesQueries
import CirclesStore
import HTTPTypes
import Hummingbird

/// Runs: what each did, and taking one back.
enum RunRoutes {
  static let operations = [
    APIOperation(
      method: .get, path: "/runs", summary: "What imports and changes did, newest first",
      query: [.cursor, .limit], answer: .page(of: APIShapes.run)
    ) { call in
      let (place, limit) = (try call.place("runs", 1), try call.limit())
      let runs = try await call.site.desk.read {
        try $0.runs(limit: limit + 1, before: place?.first)
      }
      guard let runs else { throw APICall.wrongCursor }
      let shown = runs.prefix(limit)
      let next = runs.count > limit ? shown.last.map { PageCursor(["runs", $0.id]) } : nil
      return APIResponse.page(shown.map(RunLine.json), next)
    },
    APIOperation(
      method: .post, path: "/runs/{id}/undo", summary: "Undoes a run",
      body: APIShapes.nothing, allowsNoBody: true, answer: APIShapes.undo
    ) { call in
      try await call.site.desk.edit { notebook in
        guard case .one(let run) = try notebook.resolveRun(call.part("id")) else {
          throw Problem(.notFound, "There is no run with that id.")
        }
        let outcome = try notebook.undo(run: run.id)
        return APIResponse.json(UndoLine.json(outcome, run: run))
      }
    },
  ]
}
