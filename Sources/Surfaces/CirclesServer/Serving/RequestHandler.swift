import CirclesStore
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1

/// Answers requests: the gate, the routes, and what every answer carries.
struct RequestHandler: Sendable {
  let gate: RequestGuard
  let table: RouteTable
  let routes: RouterResponder<ServerContext>
  let logger: Logger

  /// The answer to a request. Throws only where the bytes of the request are no HTTP.
  func answer(_ request: Request, on channel: any Channel) async throws -> Response {
    var response: Response
    do {
      response = try await routed(request, channel)
    } catch let error as HTTPParserError {
      throw error
    } catch {
      response = Problem(explaining: error).response(to: request)
      if response.status.kind == .serverError {
        logger.error("\(response.status.code) \(type(of: error)): \(table.template(request))")
      }
    }
    response = ResponseHeaders.conditional(response, to: request)
    ResponseHeaders.add(to: &response)
    return request.method == .head ? response.createHeadResponse() : response
  }

  private func routed(_ request: Request, _ channel: any Channel) async throws -> Response {
    var context = ServerContext(source: .init(channel: channel, logger: logger))
    switch try await gate.judge(request, at: channel.localAddress) {
    case .answered(let response): return response
    case .admitted(let access): context.access = access
    case .keyed: break
    }
    try BodyLimit.check(request)
    let response = try await routes.respond(to: request, context: context)
    guard response.status.code >= 400, response.headers[.contentType] == nil else {
      return response
    }
    // What the router itself says: it knows no such path, or not with this method.
    let allowed = table.methods(at: request.uri.path)
    if response.status == .notFound, !allowed.isEmpty {
      throw Problem(
        .methodNotAllowed, "This address does not support \(request.method.rawValue).",
        headers: [.allow: allowed.joined(separator: ", ")])
    }
    throw Problem(
      response.status,
      response.status == .notFound
        ? "There is nothing at this address." : "The request cannot be answered.")
  }
}

/// How long bodies may be.
enum BodyLimit {
  /// Any body but that of files.
  static let usual = 1 << 20
  /// Files that are handed over.
  static let files = 1 << 30

  /// Refuses a body that says itself that it is too long.
  static func check(_ request: Request) throws {
    guard let length = request.headers[.contentLength].flatMap(Int.init) else { return }
    // The parts' own headers come on top of the files.
    let limit = request.uri.path == FileUpload.path ? files + usual : usual
    if length > limit { throw tooLong(limit) }
  }

  /// Why a body is not taken.
  static func tooLong(_ limit: Int) -> Problem {
    Problem(.contentTooLarge, "No more than \(limit >> 20) MB are accepted here.")
  }
}
