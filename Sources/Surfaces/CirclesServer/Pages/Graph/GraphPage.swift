import CirclesModel
import CirclesQueries
import CirclesStore
import Hummingbird

/// Who knows whom, as a picture.
struct GraphPage {
  /// As many people can be told apart in one picture.
  static let most = 300

  let site: PageSite
  private let pictures = CachedAnswer<HTML>()

  init(site: PageSite) { self.site = site }

  func add(to router: Router<ServerContext>) {
    router.get("graph") { request, _ in try await show(request) }
  }

  private func show(_ request: Request) async throws -> Response {
    let group = FormFields(of: request)["group"] ?? ""
    return try await site.page(for: request) { notebook in
      let html = try pictures.value(for: group + "\n" + notebook.peopleMark()) {
        let whole = try notebook.graph()
        let part = whole.part(group: group, most: Self.most)
        return GraphView(
          graph: part, layout: ForceLayout(part), group: group,
          groups: try notebook.groupNames(), total: whole.part(group: group, most: .max).nodes.count
        ).html
      }
      return .init("Who knows whom", .graph, html)
    }
  }
}
