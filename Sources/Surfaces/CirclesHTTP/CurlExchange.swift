import CLibCurl
import Foundation

/// One request and its answer, while libcurl works on them.
final class CurlExchange {
  private let request: HTTPRequest
  private let limits: HTTPLimits
  private let host: String
  private var body: [UInt8] = []
  private var headers: [String: String] = [:]
  private var answers = 0
  private var isTooLarge = false
  private var pace: Pace

  /// How large the fields of an answer's head may be together.
  private static let maximumHead = 1 << 18

  init(_ request: HTTPRequest, _ limits: HTTPLimits) {
    self.request = request
    self.limits = limits
    host = request.url.host(percentEncoded: false) ?? ""
    pace = Pace(limits)
  }

  /// Sends the request and waits for the answer.
  func perform(
    _ curl: UnsafeMutableRawPointer, _ credentials: HTTPCredentials?, usesDigest: Bool
  ) -> HTTPExchange {
    // Connections and what is known of hosts stay; everything else is said anew.
    curl_easy_reset(curl)
    setLimits(curl)
    setCredentials(curl, credentials, usesDigest: usesDigest)
    circles_curl_text(curl, CURLOPT_URL, request.url.absoluteString)
    circles_curl_text(curl, CURLOPT_CUSTOMREQUEST, request.method)
    if let body = request.body {
      _ = body.withUnsafeBytes {
        // An empty body is one too.
        circles_curl_body(
          curl, $0.baseAddress ?? UnsafeRawPointer(Self.empty), curl_off_t($0.count))
      }
    }
    let fields = list()
    defer { curl_slist_free_all(fields) }
    circles_curl_list(curl, CURLOPT_HTTPHEADER, fields)
    circles_curl_sinks(
      curl,
      { bytes, size, count, context in
        CurlExchange.of(context)?.takeBody(bytes, size * count) ?? 0
      },
      { bytes, size, count, context in
        CurlExchange.of(context)?.takeHeader(bytes, size * count) ?? 0
      }, Unmanaged.passUnretained(self).toOpaque())
    circles_curl_watch(
      curl,
      { context, _, down, _, up in
        guard let exchange = CurlExchange.of(context) else { return 1 }
        return exchange.pace.isTooSlow(Int(down + up), hasBegun: exchange.answers > 0) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
    let code = curl_easy_perform(curl)
    return ended(code, curl)
  }

  nonisolated(unsafe) private static let empty = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private static func of(_ context: UnsafeMutableRawPointer?) -> CurlExchange? {
    context.map { Unmanaged<CurlExchange>.fromOpaque($0).takeUnretainedValue() }
  }

  private func setLimits(_ curl: UnsafeMutableRawPointer) {
    circles_curl_long(curl, CURLOPT_NOSIGNAL, 1)
    circles_curl_long(curl, CURLOPT_FOLLOWLOCATION, 0)
    circles_curl_long(curl, CURLOPT_CONNECTTIMEOUT, limits.connectSeconds)
    circles_curl_long(curl, CURLOPT_TIMEOUT, limits.totalSeconds)
    circles_curl_text(curl, CURLOPT_PROTOCOLS_STR, "http,https")
    circles_curl_long(curl, CURLOPT_SSL_VERIFYPEER, 1)
    circles_curl_long(curl, CURLOPT_SSL_VERIFYHOST, 2)
    // Whatever of gzip, deflate, ... this libcurl knows.
    circles_curl_text(curl, CURLOPT_ACCEPT_ENCODING, "")
    circles_curl_text(curl, CURLOPT_USERAGENT, "circles-import")
    if let file = ProcessInfo.processInfo.environment["SSL_CERT_FILE"], !file.isEmpty {
      circles_curl_text(curl, CURLOPT_CAINFO, file)
    }
    // What is on this machine is not asked for through a proxy, which would see the password.
    if ServerAddress.isLoopback(host) { circles_curl_text(curl, CURLOPT_NOPROXY, "*") }
  }

  private func setCredentials(
    _ curl: UnsafeMutableRawPointer, _ credentials: HTTPCredentials?, usesDigest: Bool
  ) {
    guard let credentials else { return }
    circles_curl_text(curl, CURLOPT_USERNAME, credentials.user)
    circles_curl_text(curl, CURLOPT_PASSWORD, credentials.password)
    let basic = 1
    let digest = 2
    circles_curl_long(curl, CURLOPT_HTTPAUTH, usesDigest ? digest : basic)
  }

  private func list() -> UnsafeMutablePointer<curl_slist>? {
    var list: UnsafeMutablePointer<curl_slist>?
    let own = [HTTPRequest.Header("Expect", "")]
    for header in request.headers + own {
      let line = header.value.isEmpty ? "\(header.name):" : "\(header.name): \(header.value)"
      // A line break would be a field more.
      if line.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) { continue }
      list = curl_slist_append(list, line) ?? list
    }
    return list
  }

  private func takeBody(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    guard body.count + count <= limits.bodyBytes else {
      isTooLarge = true
      return 0
    }
    body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
    return count
  }

  private func takeHeader(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    let line = String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self
    ).trimmingCharacters(in: .whitespacesAndNewlines)
    if line.uppercased().hasPrefix("HTTP/") {
      // Another answer begins: that of a proxy, or to what was asked to sign in.
      answers += 1
      headers = [:]
      body = []
    } else if let colon = line.firstIndex(of: ":") {
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      let size = headers.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
      guard size + count <= Self.maximumHead else {
        isTooLarge = true
        return 0
      }
      headers[name] = headers[name].map { "\($0), \(value)" } ?? value
    }
    return count
  }

  private func ended(_ code: CURLcode, _ curl: UnsafeMutableRawPointer) -> HTTPExchange {
    var traffic = HTTPTraffic()
    traffic.requests = max(1, answers)
    traffic.bytes =
      circles_curl_info_long(curl, CURLINFO_REQUEST_SIZE)
      + circles_curl_info_long(curl, CURLINFO_HEADER_SIZE)
      + Int(circles_curl_info_size(curl, CURLINFO_SIZE_UPLOAD_T))
      + Int(circles_curl_info_size(curl, CURLINFO_SIZE_DOWNLOAD_T))
    if code == CURLE_OK {
      let status = circles_curl_info_long(curl, CURLINFO_RESPONSE_CODE)
      return HTTPExchange(
        .success(HTTPResponse(status, headers: headers, body: body, url: request.url)),
        traffic: traffic)
    }
    let (failure, mayPass) = failure(code)
    return HTTPExchange(.failure(failure), mayPass: mayPass, traffic: traffic)
  }

  /// What libcurl's code means, and whether it may pass.
  private func failure(_ code: CURLcode) -> (HTTPClientError, Bool) {
    if isTooLarge { return (.tooLarge(host: host), false) }
    switch code {
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CACERT_BADFILE,
      CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
      return (.certificate(host: host), false)
    case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL:
      return (.address("this is not a server address"), false)
    case CURLE_PARTIAL_FILE:
      return (.broken(host: host, "it ends too early"), true)
    case CURLE_BAD_CONTENT_ENCODING, CURLE_WEIRD_SERVER_REPLY:
      return (.broken(host: host, "its answer is malformed"), false)
    case CURLE_OPERATION_TIMEDOUT, CURLE_ABORTED_BY_CALLBACK:
      // Whoever waited for this long does not want to wait again.
      return (.unreachable(host: host, "it does not answer in time"), false)
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
      return (.unreachable(host: host, "there is no such host, or no network"), true)
    case CURLE_COULDNT_CONNECT:
      return (.unreachable(host: host, "nobody answers there"), true)
    default:
      let words = curl_easy_strerror(code).map { String(cString: $0) } ?? "unknown"
      return (.unreachable(host: host, "the connection broke (\(words))"), true)
    }
  }
}
