import Hummingbird

/// Serves a notebook to the browser, the phone app and other programs of this machine.
package struct NotebookServer {
  package let desk: NotebookDesk

  package init(desk: NotebookDesk) {
    self.desk = desk
  }

  /// Everything that is answered, and what every request passes on its way.
  func router() -> Router<ServerContext> {
    let router = Router(context: ServerContext.self)
    APIRoutes(desk: desk).add(to: router.group("api"))
    PageRoutes(desk: desk).add(to: router)
    return router
  }
}
