import Hummingbird

/// What programs ask and change: everything below `/api`.
struct APIRoutes {
  let desk: NotebookDesk

  func add(to api: RouterGroup<ServerContext>) {
  }
}
