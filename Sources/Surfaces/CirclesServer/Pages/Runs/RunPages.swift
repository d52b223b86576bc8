import CirclesModel
import CirclesStore
import HTTPTypes
import Hummingbird

/// What each import and change did, and how to undo it.
struct RunPages {
  let site: PageSite
  private static let pageSize = 50
  /// The most records of a run whose undoing is tried out unasked.
  private static let largestTried = 500

  func add(to router: Router<ServerContext>) {
    router.get("runs") { request, _ in try await list(request) }
    router.get("runs/:id") { request, context in
      try await show(request, context.parameters.require("id"))
    }
    router.post("undo") { request, _ in try await undo(request) }
  }

  private func list(_ request: Request) async throws -> Response {
    let from = max(0, FormFields(of: request)["from"].flatMap { Int($0) } ?? 0)
    return try await site.page(for: request) { notebook in
      let runs = try notebook.runs(limit: Self.pageSize + 1, offset: from)
      let view = RunsView(
        runs: Array(runs.prefix(Self.pageSize)),
        next: runs.count > Self.pageSize ? from + Self.pageSize : nil)
      return .init("Runs", .runs, view.html)
    }
  }

  private func show(_ request: Request, _ id: String) async throws -> Response {
    let asked = FormFields(of: request)["preview"] != nil
    let preview = try await self.preview(id, isAsked: asked)
    return try await site.page(for: request) { notebook in
      guard let detail = try notebook.run(id: id, limit: RunView.most + 1) else {
        throw Problem(.notFound, "There is no such run, or it was undone.")
      }
      return .init(
        RunWords.title(detail.summary), .runs, RunView(detail: detail, preview: preview).html)
    }
  }

  /// What undoing a run would do. That is tried out, which takes the notebook's lock: of a large run
  /// only where it is asked for.
  private func preview(_ id: String, isAsked: Bool) async throws -> RunView.Preview {
    try await site.desk.edit { notebook in
      guard case .one(let run) = try notebook.resolveRun(id) else { return .impossible }
      let report = run.report
      let size = report.records.imported + report.contacts.created + report.contacts.updated
      if size > Self.largestTried, !isAsked { return .large }
      guard let outcome = try? notebook.undo(run: id, isDryRun: true) else { return .impossible }
      return .outcome(outcome)
    }
  }

  private func undo(_ request: Request) async throws -> Response {
    let fields = try await FormFields(sentBy: request)
    let runs = fields.all("run").prefix(4)
    if runs.isEmpty { throw Problem(.unprocessableContent, "Choose the run to undo.") }
    let back = fields.back(or: PagePath("runs"))
    return try await site.change { notebook, _ in
      var isWhole = true
      for run in runs { isWhole = try notebook.undo(run: run).kept.isEmpty && isWhole }
      return back.withoutNotice.adding(["undone": isWhole ? "1" : "partly"])
    }
  }
}
