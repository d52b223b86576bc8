import CirclesStore
import HTTPTypes
import Hummingbird
import NIOCore

/// What every request passes before anything is looked up for it: the name it was sent to, who sends
/// it, and whether a page of another site made the browser do so.
struct RequestGuard: Sendable {
  let names: HostNames
  let doorkeeper: Authenticator
  let desk: NotebookPool

  /// What becomes of a request.
  enum Verdict {
    /// It may go on.
    case admitted(Access)
    /// It goes on without: the address has a key of its own.
    case keyed
    /// It is answered already.
    case answered(Response)
  }

  /// The cookie's name: servers at several ports of one machine share their cookies.
  var cookieName: String { "circles_\(names.port)" }

  /// Decides, or throws why the request is refused.
  func judge(_ request: Request, at local: SocketAddress?) async throws -> Verdict {
    try checkTarget(request, local)
    if let answer = try redeemed(request) { return .answered(answer) }
    guard let access = try await access(of: request) else {
      let isRead = request.method == .get || request.method == .head
      if isRead, request.uri.path == CalendarFeed.path { return .keyed }
      throw Self.unknown
    }
    try checkSite(request)
    return .admitted(access)
  }

  // MARK: The name

  private func checkTarget(_ request: Request, _ local: SocketAddress?) throws {
    let hosts = request.headers.filter { $0.name.canonicalName == "host" }
    guard let authority = request.head.authority, hosts.isEmpty, names.allow(authority, at: local)
    else {
      throw Problem(
        .misdirectedRequest, "This server does not use that name. Open the printed address.")
    }
    guard request.head.path?.hasPrefix("/") == true else {
      throw Problem(.badRequest, "The target of a request must start with a slash.")
    }
  }

  // MARK: Who asks

  private static let unknown = Problem(
    .unauthorized,
    "Open the address that `circles-import serve` printed, or send a token "
      + "(create one with `circles-import serve tokens add NAME`).",
    headers: [.wwwAuthenticate: "Bearer realm=\"circles-import\""])

  /// The printed address: its token becomes a cookie. What a browser fetches ahead, before the user has
  /// pressed Enter, does not count.
  private func redeemed(_ request: Request) throws -> Response? {
    guard request.method == .get, request.uri.path == "/",
      let token = request.uri.queryParameters["token"]
    else { return nil }
    if request.headers[.secPurpose]?.contains("prefetch") == true { throw Self.unknown }
    var headers: HTTPFields = [.location: "/"]
    if let session = doorkeeper.redeem(String(token)) {
      headers[.setCookie] =
        "\(cookieName)=\(session.text); Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict"
        + (names.isSecure ? "; Secure" : "")
    } else if !hasSession(request) {
      throw Self.unknown
    }
    return Response(status: .seeOther, headers: headers)
  }

  private func access(of request: Request) async throws -> Access? {
    if let credentials = request.headers[.authorization] {
      let words = credentials.split(separator: " ", maxSplits: 1)
      guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
      let digest = Secret.digest(of: words[1])
      return try await isDevice(digest) ? .device(digest: digest) : nil
    }
    return hasSession(request) ? .browser : nil
  }

  /// Whether whom was let in still may: a token can have been revoked since.
  func stillAdmits(_ access: Access) async throws -> Bool {
    switch access {
    case .browser: true
    case .device(let digest): try await isDevice(digest)
    }
  }

  private func isDevice(_ digest: [UInt8]) async throws -> Bool {
    try await desk.read { try $0.hasAccessToken(digest: digest) }
  }

  private func hasSession(_ request: Request) -> Bool {
    request.headers[values: .cookie].contains { line in
      line.split(separator: ";").contains { cookie in
        let pair = cookie.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
        return pair.count == 2 && pair[0] == cookieName && doorkeeper.knows(session: pair[1])
      }
    }
  }

  // MARK: Which site asks

  private func checkSite(_ request: Request) throws {
    if request.method == .get || request.method == .head { return }
    let site = request.headers[named: "Sec-Fetch-Site"]
    let isOwn: Bool
    switch request.headers[.origin] {
    case nil: isOwn = site == nil || site == "same-origin" || site == "none"
    case "null": isOwn = site == "same-origin"
    case let origin?:
      let own = "\(names.scheme)://\(request.head.authority ?? "")".lowercased()
      isOwn = origin.lowercased() == own && (site == nil || site == "same-origin")
    }
    guard isOwn else {
      throw Problem(.forbidden, "Pages of other sites may not change anything here.")
    }
  }
}

extension HTTPFields {
  /// A field whose name the library does not have.
  subscript(named name: StaticString) -> String? {
    get { HTTPField.Name("\(name)").flatMap { self[$0] } }
    set { if let name = HTTPField.Name("\(name)") { self[name] = newValue } }
  }
}
