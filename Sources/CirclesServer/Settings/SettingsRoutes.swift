import CirclesModel
import CirclesStore
import HTTPTypes
import Hummingbird
import NIOCore

/// `GET` and `PATCH /api/settings`: after how many days people are due, and the calendar's address.
struct SettingsRoutes {
  let desk: NotebookDesk
  /// What addresses begin with, as the request reached the server.
  let scheme: String

  func add(to api: RouterGroup<ServerContext>) {
    api.get("settings") { request, _ in try await settings(request) }
    api.patch("settings") { request, context in
      var request = request
      let bytes = try await request.collectBody(upTo: context.maxUploadSize)
      let days = try Self.reminderDays(Array(bytes.readableBytesView))
      if !days.isEmpty { _ = try await desk.edit { try $0.setReminderDays(days) } }
      return try await settings(request)
    }
  }

  private func settings(_ request: Request) async throws -> Response {
    let days = try await desk.read { try $0.reminderDays() }
    let calendar = try await CalendarFeed.address(desk)
    var json = JSONWriter()
    json.object { json in
      json.key("reminder_days")
      json.object { json in
        for (name, number) in days.sorted(by: { $0.key < $1.key }) {
          json.key(dynamic: name)
          json.value(number)
        }
      }
      json.key("calendar_url")
      json.value("\(scheme)://\(request.head.authority ?? "")\(calendar)")
    }
    return Response(
      status: .ok, headers: [.contentType: "application/json"],
      body: .init(byteBuffer: ByteBuffer(bytes: json.bytes)))
  }

  /// The days that a body says; null takes one away.
  private static func reminderDays(_ bytes: [UInt8]) throws -> [String: Int?] {
    guard let value = JSONValue(parsing: bytes) else {
      throw Problem(.badRequest, "The body is not JSON.")
    }
    guard case .object(let members) = value else { throw wrong("The body is not an object.") }
    if let other = members.keys.first(where: { $0 != "reminder_days" }) {
      throw wrong(
        other == "calendar_url"
          ? "calendar_url cannot be changed." : "Only reminder_days can be changed.")
    }
    guard let days = members["reminder_days"] else { return [:] }
    guard case .object(let numbers) = days else { throw wrong("reminder_days is not an object.") }
    return try numbers.mapValues { value in
      if value == .null { return nil }
      guard let number = value.integer else {
        throw wrong("Reminder days are whole numbers, or null for none.")
      }
      return number
    }
  }

  private static func wrong(_ detail: String) -> Problem { Problem(.unprocessableContent, detail) }
}
