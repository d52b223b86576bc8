import CirclesPipeline
import Hummingbird

/// What people look at in a browser.
struct PageRoutes {
  let desk: NotebookPool
  /// How files and notes are read; nil for as the newest import was told.
  var importing: ImportOptions?

  func add(to router: Router<ServerContext>) {
    let site = PageSite(desk: desk, importing: importing)
    for asset in PageAsset.all {
      router.get(RouterPath(asset.path.text)) { request, _ in asset.response(to: request) }
    }
    TodayPage(site: site).add(to: router)
    InboxPages(site: site).add(to: router)
    PeoplePages(site: site).add(to: router)
    PersonPages(site: site).add(to: router)
    NotePage(site: site).add(to: router)
    SearchPage(site: site).add(to: router)
    GraphPage(site: site).add(to: router)
    YearPage(site: site).add(to: router)
    RunPages(site: site).add(to: router)
    FolderPage(site: site).add(to: router)
  }
}
