import CirclesModel
import CirclesQueries
import CirclesStore
import HTTPTypes
import Hummingbird

/// Runs: what each did, and taking one back.
enum RunRoutes {
  static let operations = [
    APIOperation(
      method: .get, path: "/runs", summary: "What imports and changes did, the newest first",
      query: [.cursor, .limit], answer: .page(of: APIShapes.run)
    ) { call in
      let (offset, limit) = (try call.offset("runs"), try call.limit())
      let runs = try await call.site.desk.read { try $0.runs(limit: limit + 1, offset: offset) }
      let next = runs.count > limit ? PageCursor(["runs", "\(offset + limit)"]) : nil
      return APIAnswer.page(runs.prefix(limit).map(RunLine.json), next)
    },
    APIOperation(
      method: .post, path: "/runs/{id}/undo", summary: "Takes a run back whole",
      body: APIShapes.nothing, allowsNoBody: true, answer: APIShapes.undo
    ) { call in
      try await call.site.desk.edit { notebook in
        guard case .one(let run) = try notebook.resolveRun(call.part("id")) else {
          throw Problem(.notFound, "There is no run of that id (any more).")
        }
        let outcome = try notebook.undo(run: run.id)
        return APIAnswer.json(UndoLine.json(outcome, run: run))
      }
    },
  ]
}
