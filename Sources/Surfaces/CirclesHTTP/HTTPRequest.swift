public import Foundation

/// A request of any method.
public struct HTTPRequest: Hashable, Sendable {
  /// `GET`, `PROPFIND`, `REPORT`, `PUT`, ...
  public var method: String
  /// Where it goes.
  public var url: URL
  /// The header fields, in order.
  public var headers: [Header]
  /// The body; nil for none.
  public var body: [UInt8]?

  /// Whether the server is known to bear the request twice, whatever its method.
  public var mayRepeat = false
  /// Whether every answer is wanted, also that of a server that failed or is busy: its body says more.
  public var takesFailures = false

  /// A header field.
  public struct Header: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its value.
    public var value: String

    /// Makes a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Makes a request.
  public init(_ method: String, _ url: URL, headers: [Header] = [], body: [UInt8]? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// Whether sending it twice does no more than sending it once, whatever became of the first.
  public var isSafe: Bool {
    mayRepeat || ["GET", "HEAD", "OPTIONS", "PROPFIND", "REPORT"].contains(method)
  }
}

/// An answer of a server, whatever its status.
public struct HTTPResponse: Hashable, Sendable {
  /// The status: 207, 404, ...
  public var status: Int
  /// The header fields by lower-case name; of several of a name, joined by commas.
  public var headers: [String: String]
  /// The body, unpacked.
  public var body: [UInt8]
  /// Where it came from, after redirects.
  public var url: URL

  /// Makes an answer.
  public init(_ status: Int, headers: [String: String] = [:], body: [UInt8] = [], url: URL) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
  }
}

/// Who asks.
public struct HTTPCredentials: Hashable, Sendable {
  /// The user's name.
  public var user: String
  /// The password; never logged.
  public var password: String

  /// Makes credentials.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// What went out and came in, retries included.
public struct HTTPTraffic: Hashable, Sendable {
  /// The requests.
  public var requests = 0
  /// The bytes of heads and bodies, as they went over the wire.
  public var bytes = 0

  /// Nothing yet.
  public init() {}

  static func += (left: inout HTTPTraffic, right: HTTPTraffic) {
    left.requests += right.requests
    left.bytes += right.bytes
  }
}

/// How long and how large things may be.
public struct HTTPLimits: Hashable, Sendable {
  /// How long a connection may take to be made, in seconds.
  public var connectSeconds = 15
  /// How long one request may take in all.
  public var totalSeconds = 600
  /// How long a server may think before its first byte, in seconds: a small one looks through thousands
  /// of cards for a minute and more.
  public var firstSeconds = 100.0
  /// How long a server that began its answer may send fewer than `slowBytes` a second.
  public var slowSeconds = 60.0
  /// See `slowSeconds`.
  public var slowBytes = 32
  /// How large a body may be, unpacked.
  public var bodyBytes = 128 << 20
  /// How often a request is sent again after a failure that may pass.
  public var retries = 3
  /// How long a server may ask us to wait; more is a failure.
  public var longestWait = 30.0
  /// How many redirects are followed.
  public var redirects = 5
  /// The first pause before a request is sent again; each further is three times as long.
  public var pause = 0.2

  /// The usual limits.
  public init() {}
}
