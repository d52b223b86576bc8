import CirclesModel
import CirclesStore
import HTTPTypes
import Hummingbird

/// `GET` and `PATCH /api/settings`: after how many days people are due, and the calendar's address.
struct SettingsRoutes {
  /// What addresses begin with, as the request reached the server.
  let scheme: String

  private static let days = APISchema.integer(1...36500)
  private static let settings = APISchema.answer(
    APIMember("reminder_days", .map(days)), APIMember("calendar_url", .text))

  var operations: [APIOperation] {
    [
      APIOperation(
        method: .get, path: "/settings",
        summary: "The days after which people are due, and the calendar's address",
        answer: Self.settings
      ) { call in try await answer(call) },
      APIOperation(
        method: .patch, path: "/settings",
        summary: "Changes the days of the named relationships; null removes them",
        body: .body(.optional("reminder_days", .map(Self.days.orNull))), answer: Self.settings
      ) { call in
        var run: String?
        if case .object(let days)? = call.body["reminder_days"], !days.isEmpty {
          let wanted = days.mapValues(\.integer)
          run = try await call.site.desk.edit { try $0.setReminderDays(wanted) }
        }
        return try await answer(call, run.map { [.run: $0] } ?? [:])
      },
    ]
  }

  private func answer(_ call: APICall, _ headers: HTTPFields = [:]) async throws -> Response {
    let days = try await call.site.desk.read { try $0.reminderDays() }
    let calendar = try await CalendarFeed.address(call.site.desk)
    return APIResponse.object(.ok, headers) { json in
      json.key("reminder_days")
      json.object { json in
        for (name, number) in days.sorted(by: { $0.key < $1.key }) {
          json.key(dynamic: name)
          json.value(number)
        }
      }
      json.key("calendar_url")
      json.value("\(scheme)://\(call.request.head.authority ?? "")\(calendar)")
    }
  }
}
