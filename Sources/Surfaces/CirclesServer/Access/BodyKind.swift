import HTTPTypes
import Hummingbird

/// Refuses bodies that are not JSON, where JSON is wanted: a form of another site's page could send
/// anything else without asking.
struct BodyKind: RouterMiddleware {
  typealias Context = ServerContext

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    let hasBody =
      request.headers[.transferEncoding] != nil
      || request.headers[.contentLength].map { $0 != "0" } ?? false
    if hasBody, request.uri.path != FileUpload.path, !Self.isJSON(request.headers[.contentType]) {
      throw Problem(.unsupportedMediaType, "The body must be application/json.")
    }
    return try await next(request, context)
  }

  private static func isJSON(_ type: String?) -> Bool {
    let name = type?.split(separator: ";").first?.lowercased().filter { $0 != " " }
    return name == "application/json" || name == "application/merge-patch+json"
  }
}
