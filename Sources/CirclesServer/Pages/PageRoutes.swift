import Hummingbird

/// What people look at in a browser.
struct PageRoutes {
  let desk: NotebookDesk

  func add(to router: Router<ServerContext>) {
  }
}
