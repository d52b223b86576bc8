public import Foundation

/// Sends requests of one account: follows redirects of the same server, sends again what may go well
/// the next time, waits as long as a server asks for, and counts.
public final class HTTPClient: @unchecked Sendable {
  // What changes is behind the lock.
  private let lock = NSLock()
  private var spent = HTTPTraffic()
  private var digest = false

  private let transport: any HTTPTransport
  private let credentials: HTTPCredentials?
  private let limits: HTTPLimits
  private let sleep: @Sendable (Double) async -> Void

  /// A client; `sleep` waits for so many seconds.
  public init(
    _ credentials: HTTPCredentials? = nil, limits: HTTPLimits = HTTPLimits(),
    transport: any HTTPTransport = CurlTransport(),
    sleep: @escaping @Sendable (Double) async -> Void = HTTPClient.pause
  ) {
    self.credentials = credentials
    self.limits = limits
    self.transport = transport
    self.sleep = sleep
  }

  /// Waits for so many seconds.
  @Sendable public static func pause(_ seconds: Double) async {
    try? await Task.sleep(for: .seconds(seconds))
  }

  /// Whether nobody signs in.
  public var isAnonymous: Bool { credentials == nil }

  /// What went out and came in so far.
  public var traffic: HTTPTraffic { lock.withLock { spent } }

  /// The answer to a request, whatever its status but for 401, 429 and those of a server that failed,
  /// which are failures.
  public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    var request = request
    for _ in 0...limits.redirects {
      let response = try await answer(to: request)
      guard [301, 302, 303, 307, 308].contains(response.status) else { return response }
      guard let place = response.headers["location"],
        let next = URL(string: place, relativeTo: request.url)?.absoluteURL,
        ServerAddress.isSameServer(request.url, next), ServerAddress.isSafe(next)
      else { throw .redirect(host: Self.host(request)) }
      // A 303 answers what was done; the methods of WebDAV are asked again as they are.
      if response.status == 303, !request.isSafe {
        request = HTTPRequest("GET", next)
      } else {
        request.url = next
      }
    }
    throw .redirect(host: Self.host(request))
  }

  private static func host(_ request: HTTPRequest) -> String {
    request.url.host(percentEncoded: false) ?? ""
  }

  /// The answer to a request at its own address.
  private func answer(to request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    guard ServerAddress.isSafe(request.url) else {
      throw .address("the address of \(Self.host(request)) is not one that may be asked")
    }
    var attempt = 0
    while true {
      let exchange = await transport.exchange(
        request, credentials, usesDigest: lock.withLock { digest }, limits)
      lock.withLock { spent += exchange.traffic }
      let pause: Double
      switch exchange.result {
      case .failure(let failure):
        guard exchange.mayPass, request.isSafe, attempt < limits.retries else { throw failure }
        pause = backOff(attempt)
      case .success(let response):
        if asksForDigest(response) { continue }
        if request.takesFailures { return response }
        guard let failure = Self.failure(response) else { return response }
        guard let seconds = wait(for: failure, response, request, attempt) else { throw failure }
        pause = seconds
      }
      attempt += 1
      await sleep(pause)
    }
  }

  /// Whether a server wants to be signed in to in the other way, which was not tried yet.
  private func asksForDigest(_ response: HTTPResponse) -> Bool {
    guard response.status == 401, credentials != nil,
      response.headers["www-authenticate"]?.lowercased().contains("digest") == true
    else { return false }
    return lock.withLock {
      defer { digest = true }
      return !digest
    }
  }

  /// What an answer says that no caller can use.
  private static func failure(_ response: HTTPResponse) -> HTTPClientError? {
    let host = response.url.host(percentEncoded: false) ?? ""
    switch response.status {
    case 401: return .refused(host: host, status: 401)
    case 429: return .busy(host: host, seconds: RetryAfter.seconds(response))
    case 503:
      let seconds = RetryAfter.seconds(response)
      return seconds == nil
        ? .status(host: host, 503) : .busy(host: host, seconds: seconds)
    case 500, 502, 504: return .status(host: host, response.status)
    default: return nil
    }
  }

  /// How long to wait before a request is sent again; nil where it is not.
  private func wait(
    for failure: HTTPClientError, _ response: HTTPResponse, _ request: HTTPRequest, _ attempt: Int
  ) -> Double? {
    guard attempt < limits.retries else { return nil }
    switch failure {
    case .busy(_, let seconds?):
      return Double(seconds) <= limits.longestWait ? max(Double(seconds), 0.05) : nil
    case .busy(_, nil): return backOff(attempt)
    case .status: return request.isSafe ? backOff(attempt) : nil
    default: return nil
    }
  }

  /// A pause that grows, and that is not the same for all.
  private func backOff(_ attempt: Int) -> Double {
    limits.pause * pow(3, Double(attempt)) * Double.random(in: 0.7...1.3)
  }
}

extension HTTPResponse {
  /// How many seconds the server asks us to wait; nil where it does not say.
  public var retryAfter: Int? { RetryAfter.seconds(self) }
}

/// How long a server asks us to wait.
enum RetryAfter {
  /// The seconds of `Retry-After`, written as a number or as a date; nil without one.
  static func seconds(_ response: HTTPResponse, now: Date = Date()) -> Int? {
    guard let text = response.headers["retry-after"] else { return nil }
    if let seconds = Int(text) { return max(0, seconds) }
    let reader = DateFormatter()
    reader.locale = Locale(identifier: "en_US_POSIX")
    reader.timeZone = TimeZone(identifier: "GMT")
    reader.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    guard let date = reader.date(from: text) else { return nil }
    return max(0, Int(date.timeIntervalSince(now).rounded(.up)))
  }
}
