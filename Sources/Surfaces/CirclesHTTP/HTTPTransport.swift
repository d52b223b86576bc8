/// Sends one request and takes one answer: no retries, no redirects.
public protocol HTTPTransport: Sendable {
  /// What became of a request.
  func exchange(
    _ request: HTTPRequest, _ credentials: HTTPCredentials?, usesDigest: Bool, _ limits: HTTPLimits
  ) async -> HTTPExchange
}

/// A request's end: an answer or a failure, and what it cost.
public struct HTTPExchange: Sendable {
  /// The answer, or why there is none.
  public var result: Result<HTTPResponse, HTTPClientError>
  /// Whether the failure may pass when the request is sent again.
  public var mayPass: Bool
  /// What went out and came in.
  public var traffic: HTTPTraffic

  /// Makes an end.
  public init(
    _ result: Result<HTTPResponse, HTTPClientError>, mayPass: Bool = false, traffic: HTTPTraffic
  ) {
    self.result = result
    self.mayPass = mayPass
    self.traffic = traffic
  }
}
