import CirclesHTTP
import Foundation

extension DAVClient {
  /// The answer to a request, with failures as a sync tells them.
  static func answer(
    _ send: () async throws(HTTPClientError) -> HTTPResponse
  ) async throws(SyncError) -> HTTPResponse {
    do throws(HTTPClientError) { return try await send() } catch { throw .http(error) }
  }

  /// The answer to a request that writes. A failure of the server is an answer, too: it may take other
  /// resources all the same.
  static func written(
    to url: URL, _ send: () async throws(HTTPClientError) -> HTTPResponse
  ) async throws(SyncError) -> HTTPResponse {
    do throws(HTTPClientError) {
      return try await send()
    } catch {
      if case .status(_, let status) = error { return HTTPResponse(status, url: url) }
      throw .http(error)
    }
  }
}
