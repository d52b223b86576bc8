import CLibCurl
import Foundation

/// libcurl's easy interface on a thread of its own: connections are kept between requests.
public final class CurlTransport: HTTPTransport, @unchecked Sendable {
  // The handle is used on the queue alone.
  private let queue = DispatchQueue(label: "circles.http")
  private let handle: OpaquePointerBox

  private struct OpaquePointerBox: @unchecked Sendable { var pointer: UnsafeMutableRawPointer? }

  private static let isReady: Bool = curl_global_init(3) == CURLE_OK

  /// A transport; nothing is opened before the first request.
  public init() {
    handle = OpaquePointerBox(pointer: Self.isReady ? curl_easy_init() : nil)
  }

  deinit {
    if let pointer = handle.pointer { curl_easy_cleanup(pointer) }
  }

  /// What became of a request.
  public func exchange(
    _ request: HTTPRequest, _ credentials: HTTPCredentials?, usesDigest: Bool, _ limits: HTTPLimits
  ) async -> HTTPExchange {
    await withCheckedContinuation { continuation in
      queue.async { [handle] in
        guard let curl = handle.pointer else {
          let host = request.url.host(percentEncoded: false) ?? ""
          return continuation.resume(
            returning: HTTPExchange(
              .failure(.unreachable(host: host, "libcurl cannot be used")), traffic: .init()))
        }
        let exchange = CurlExchange(request, limits)
        continuation.resume(
          returning: exchange.perform(curl, credentials, usesDigest: usesDigest))
      }
    }
  }
}
