import Foundation
import HTTPTypes
import Hummingbird

/// What every answer carries, whoever makes it.
enum ResponseHeaders {
  /// Nothing but the server's own pages, scripts and styles is ever loaded or run.
  static let contentSecurityPolicy =
    "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; "
    + "frame-ancestors 'none'"

  /// The headers of the answer to bytes that were no request, as the channel writes them.
  static let plain: [(String, String)] = [
    ("Content-Security-Policy", contentSecurityPolicy), ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"), ("Cache-Control", "no-store"),
  ]

  /// Adds them.
  static func add(to response: inout Response) {
    response.headers[.contentSecurityPolicy] = contentSecurityPolicy
    response.headers[.xContentTypeOptions] = "nosniff"
    response.headers[named: "Referrer-Policy"] = "same-origin"
    response.headers[.crossOriginResourcePolicy] = "same-origin"
    response.headers[named: "Cross-Origin-Opener-Policy"] = "same-origin"
    response.headers[named: "X-Frame-Options"] = "DENY"
    response.headers[.cacheControl] =
      response.headers[.eTag] == nil ? "no-store" : "private, no-cache"
    response.headers[.date] = date(Date())
    if response.status == .noContent || response.status == .notModified {
      response.headers[.contentLength] = nil
    }
  }

  /// The answer, or that the asker has it already.
  static func conditional(_ response: Response, to request: Request) -> Response {
    guard request.method == .get || request.method == .head, response.status == .ok,
      let tag = response.headers[.eTag], let known = request.headers[.ifNoneMatch]
    else { return response }
    let tags = known.split(separator: ",").map { tag in
      let tag = tag.drop { $0 == " " }.prefix { $0 != " " }
      return tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
    }
    guard tags.contains("*") || tags.contains(tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...])
    else { return response }
    return Response(status: .notModified, headers: [.eTag: tag])
  }

  /// A time as HTTP writes it.
  static func date(_ time: Date) -> String {
    var seconds = time_t(time.timeIntervalSince1970)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(days[Int(parts.tm_wday) % 7]), \(two(parts.tm_mday)) "
      + "\(months[Int(parts.tm_mon) % 12]) \(parts.tm_year + 1900) "
      + "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
  }
}
