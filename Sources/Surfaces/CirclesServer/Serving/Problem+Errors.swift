import CirclesStore
import HTTPTypes
import Hummingbird
import NIOCore

extension Problem {
  /// What an error means for who asked. An error of ours is not explained: it might name somebody.
  init(explaining error: any Error) {
    switch error {
    case let problem as Problem: self = problem
    case let failure as StoreError: self.init(failure)
    case is NIOTooManyBytesError: self = BodyLimit.tooLong(BodyLimit.usual)
    case let error as HTTPError:
      self.init(error.status, error.body ?? error.status.reasonPhrase, headers: error.headers)
    case is DecodingError: self.init(.badRequest, "The body is not as expected here.")
    default: self.init(.internalServerError, "Internal error.")
    }
  }

  private init(_ failure: StoreError) {
    switch failure {
    case .busy:
      self.init(
        .serviceUnavailable, "Another program is writing to the notebook; try again.",
        headers: [.retryAfter: "2"])
    case .missing:
      // While another file is put in its place there is none for a moment.
      self.init(
        .serviceUnavailable, "The notebook is missing.", headers: [.retryAfter: "2"])
    case .gone: self.init(.notFound, "There is nothing with that id.")
    case .notPossible(let why): self.init(.unprocessableContent, why)
    case .undone: self.init(.conflict, "It was undone while in progress; try again.")
    case .full:
      self.init(
        HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage"),
        "No space left for the notebook.")
    case .internal: self.init(.internalServerError, "Internal error.")
    case .notADatabase, .notANotebook, .io, .system, .noFolder, .readOnly, .newerSchema,
      .damaged:
      self.init(.internalServerError, "The notebook cannot be used.")
    }
  }
}

/// Makes problem documents of what goes wrong behind a route.
struct ProblemMiddleware: RouterMiddleware {
  typealias Context = ServerContext

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound && error.body == nil {
      // The router's own: whoever knows the routes says more.
      throw error
    } catch {
      throw Problem(explaining: error)
    }
  }
}
