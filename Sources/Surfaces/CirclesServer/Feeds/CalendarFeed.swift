import CirclesExports
import CirclesStore
import Digests
import HTTPTypes
import Hummingbird
import NIOCore

/// Birthdays and dates for a calendar that subscribes to them. A calendar can send no header, so the
/// address has a key of its own, which opens nothing else.
struct CalendarFeed {
  /// Where it is.
  static let path = "/calendar.ics"
  /// What the key is called in the notebook.
  private static let keyName = "calendar"

  let desk: NotebookPool

  func add(to router: Router<ServerContext>) {
    router.get("calendar.ics") { request, context in
      if context.access == nil { try await check(request) }
      return try await Self.calendar(desk)
    }
  }

  /// The same for programs that send a token.
  static let operation = APIOperation(
    method: .get, path: "/calendar.ics",
    summary: "Birthdays and dates; calendars subscribe to calendar_url of the settings",
    answer: .text, answerType: "text/calendar", hasTag: true
  ) { call in try await calendar(call.site.desk) }

  private static func calendar(_ desk: NotebookPool) async throws -> Response {
    let bytes = try await desk.read { notebook in
      var bytes: [UInt8] = []
      _ = try notebook.exportCalendar { more in
        bytes += more
        return true
      }
      return bytes
    }
    return Response(
      status: .ok,
      headers: [.contentType: "text/calendar; charset=utf-8", .eTag: EntityTag.of(bytes)],
      body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  private func check(_ request: Request) async throws {
    let known = try await desk.read { try $0.addressKey(Self.keyName) }
    guard let offered = request.uri.queryParameters["key"], let known,
      Secret.digest(of: offered) == Secret.digest(of: known)
    else {
      throw Problem(.unauthorized, "The calendar's address has a different key; see the settings.")
    }
  }

  /// The path with the key, which is made the first time that somebody asks.
  static func address(_ desk: NotebookPool) async throws -> String {
    if let key = try await desk.read({ try $0.addressKey(keyName) }) { return "\(path)?key=\(key)" }
    let made = Secret().text
    return "\(path)?key=\(try await desk.edit { try $0.addressKey(keyName, orElse: made) })"
  }
}

/// Names of contents, by which a client asks for what it does not have yet.
enum EntityTag {
  /// The tag of some bytes.
  static func of(_ bytes: [UInt8]) -> String {
    var hash = SHA256Hash()
    bytes.withUnsafeBytes { hash.update($0) }
    let digits = hash.digest().prefix(12).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    return "\"\(digits.joined())\""
  }
}
