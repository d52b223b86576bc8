import CirclesHTTP
import CirclesModel
import Digests
import Foundation

/// Speaks CloudKit Web Services: signs requests, tells what errors mean, waits where it is asked to.
final class CloudClient {
  let place: CloudPlace
  private let http: HTTPClient
  private let key: (id: String, key: ES256Key)?
  private var tokens: (api: String, web: String)?
  private let tokenChanged: @Sendable (String) -> Void
  private let sleep: @Sendable (Double) async -> Void

  /// How long the cloud may ask us to wait.
  private static let longestWait = 30.0
  private static let attempts = 5

  init(
    _ place: CloudPlace, _ access: CloudAccess, _ http: HTTPClient,
    tokenChanged: @escaping @Sendable (String) -> Void,
    sleep: @escaping @Sendable (Double) async -> Void = HTTPClient.pause
  ) throws(SyncError) {
    self.place = place
    self.http = http
    self.tokenChanged = tokenChanged
    self.sleep = sleep
    switch access {
    case .key(let id, let pem):
      guard let read = ES256Key(pem: pem) else {
        throw .secret("the key file has no P-256 private key in PEM")
      }
      key = (id, read)
    case .tokens(let api, let web):
      key = nil
      tokens = (api, web)
    }
  }

  var traffic: HTTPTraffic { http.traffic }

  /// What the cloud answered to a whole request.
  enum Answer {
    case done(JSONValue)
    /// The zone is not there (any more).
    case noZone
    /// The request holds more than is taken at once.
    case tooLarge
    /// What was known of the changes is too old to go on from.
    case oldToken
  }

  /// The answer to an operation.
  func ask(_ operation: String, _ body: [UInt8]) async throws(SyncError) -> Answer {
    var attempt = 0
    while true {
      let response = try await Self.answered { () async throws(HTTPClientError) in
        try await http.send(try request(operation, body))
      }
      if tokens != nil, let next = response.headers["x-apple-cloudkit-web-auth-token"],
        !next.isEmpty
      {
        if tokens?.web != next { tokenChanged(next) }
        tokens?.web = next
      }
      let json = JSONValue(parsing: response.body)
      let code = json?["serverErrorCode"]?.text
      if response.status == 200, code == nil {
        guard let json else { throw .http(.broken(host: host, "it is not JSON")) }
        return .done(json)
      }
      switch code {
      case "ZONE_NOT_FOUND": return .noZone
      case "LIMIT_EXCEEDED": return .tooLarge
      case "CHANGE_TOKEN_EXPIRED", "SYNC_TOKEN_EXPIRED": return .oldToken
      case "ACCESS_DENIED", "AUTHENTICATION_FAILED", "AUTHENTICATION_REQUIRED", "SIGN_IN_FAILED":
        throw .http(.refused(host: host, status: code == "ACCESS_DENIED" ? 403 : 401))
      case "QUOTA_EXCEEDED": throw .cloud("the user's iCloud storage is full")
      default: break
      }
      switch response.status {
      case 401, 421: throw .http(.refused(host: host, status: 401))
      case 403: throw .http(.refused(host: host, status: 403))
      case 413: return .tooLarge
      case 429, 500...599:
        attempt += 1
        let pause = json?["retryAfter"]?.decimal ?? response.retryAfter.map(Double.init)
        if response.status == 429 || response.status == 503 || pause != nil {
          guard attempt < Self.attempts else { throw busy(pause) }
        } else if attempt == Self.attempts {
          throw .http(.status(host: host, response.status))
        }
        try await wait(pause ?? 0.2 * Double(1 << attempt))
      default: throw .http(.status(host: host, response.status))
      }
    }
  }

  /// Waits as long as the cloud asks for; fails where that is too long.
  func wait(_ seconds: Double) async throws(SyncError) {
    guard seconds <= Self.longestWait else { throw busy(seconds) }
    await sleep(max(seconds, 0.05))
  }

  private func busy(_ seconds: Double?) -> SyncError {
    .http(.busy(host: host, seconds: seconds.map { Int(min($0, 1_000_000).rounded(.up)) }))
  }

  private var host: String { place.server.host(percentEncoded: false) ?? "" }

  private func request(_ operation: String, _ body: [UInt8]) throws(HTTPClientError) -> HTTPRequest
  {
    let path = place.path(operation)
    var parts = URLComponents(url: place.server, resolvingAgainstBaseURL: false)
    parts?.path = path
    if let tokens {
      let unreserved = CharacterSet.alphanumerics.intersection(
        CharacterSet(charactersIn: "!"..."~"))
      func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
      }
      parts?.percentEncodedQuery =
        "ckAPIToken=\(encoded(tokens.api))&ckWebAuthToken=\(encoded(tokens.web))"
    }
    guard let url = parts?.url else { throw .address("this is not a server address") }
    var headers = [HTTPRequest.Header("Content-Type", "application/json; charset=utf-8")]
    if let key {
      let date = Date().formatted(.iso8601)
      var hash = SHA256Hash()
      body.withUnsafeBytes { hash.update($0) }
      let digest = Data(hash.digest()).base64EncodedString()
      guard let signature = key.key.signature(of: Array("\(date):\(digest):\(path)".utf8)) else {
        throw .address("the key cannot sign")
      }
      headers += [
        HTTPRequest.Header("X-Apple-CloudKit-Request-KeyID", key.id),
        HTTPRequest.Header("X-Apple-CloudKit-Request-ISO8601Date", date),
        HTTPRequest.Header(
          "X-Apple-CloudKit-Request-SignatureV1", Data(signature).base64EncodedString()),
      ]
    }
    var request = HTTPRequest("POST", url, headers: headers, body: body)
    // Every write names the version it is of: twice does no more than once.
    request.mayRepeat = true
    request.takesFailures = true
    return request
  }

  /// Uploads the bytes of a file to where the cloud wants them; answers what stands for them.
  func upload(_ bytes: [UInt8], to text: String) async throws(SyncError) -> JSONValue? {
    guard let url = URL(string: text), ServerAddress.isSafe(url), isOwn(url) else {
      throw .http(.redirect(host: host))
    }
    var request = HTTPRequest(
      "POST", url, headers: [HTTPRequest.Header("Content-Type", "application/octet-stream")],
      body: bytes)
    request.mayRepeat = true
    let sent = request
    let response = try await Self.answered { () async throws(HTTPClientError) in
      try await http.send(sent)
    }
    guard response.status == 200 else { throw .http(.status(host: host, response.status)) }
    return JSONValue(parsing: response.body)?["singleFile"]
  }

  /// Pictures go to Apple alone, or to the server that was named.
  private func isOwn(_ url: URL) -> Bool {
    if ServerAddress.isSameServer(url, place.server) { return true }
    let name = url.host(percentEncoded: false)?.lowercased() ?? ""
    return url.scheme == "https" && name.hasSuffix(".icloud-content.com")
      && host.hasSuffix(".apple-cloudkit.com")
  }

  private static func answered<Value>(
    _ work: () async throws(HTTPClientError) -> Value
  ) async throws(SyncError) -> Value {
    do throws(HTTPClientError) { return try await work() } catch { throw .http(error) }
  }
}
