import CirclesModel
import HTTPTypes
import Hummingbird
import NIOCore

/// `GET /api/events`: what changes in the notebook, as server-sent events. Their data holds ids, never
/// a text.
struct EventRoutes {
  /// After so many looks without a change the line is shown to be alive.
  private static let quietLooks = 25

  let events: ChangeEvents
  let gate: RequestGuard

  var operation: APIOperation {
    APIOperation(
      method: .get, path: "/events",
      summary: "What changes, as server-sent events; Last-Event-ID replays what was missed",
      answer: .text, answerType: "text/event-stream"
    ) { call in
      let stream = events.listen()
      let known = call.headers[named: "Last-Event-ID"]
      let access = call.context.access
      return Response(
        status: .ok, headers: [.contentType: "text/event-stream"],
        body: ResponseBody { writer in
          try await Self.begin(known, events.mark, &writer)
          var quiet = 0
          for await event in stream {
            switch event {
            case .changed(let runs, let mark):
              quiet = 0
              try await writer.write(Self.changed(runs, mark))
            case .quiet:
              quiet += 1
              if quiet % Self.quietLooks == 0 {
                try await writer.write(ByteBuffer(string: ":\n\n"))
              }
            }
            // A token can be revoked while its owner listens.
            if let access, try await !gate.stillAdmits(access) { break }
          }
          try await writer.finish(nil)
        })
    }
  }

  /// What comes first: who missed something while away is told so at once.
  private static func begin(
    _ known: String?, _ mark: String, _ writer: inout any ResponseBodyWriter
  ) async throws {
    try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
    if let known, known != mark { try await writer.write(changed([], mark)) }
    // An id alone is kept by the browser, and is no event.
    try await writer.write(ByteBuffer(string: "id: \(mark)\n\n"))
  }

  private static func changed(_ runs: [String], _ mark: String) -> ByteBuffer {
    var buffer = ByteBuffer()
    for run in runs.isEmpty ? [nil] : runs.map(Optional.some) {
      var json = JSONWriter()
      json.object { json in
        json.key("type")
        json.value("changed")
        if let run {
          json.key("run")
          json.value(run)
        }
      }
      buffer.writeImmutableBuffer(event(json, mark))
    }
    return buffer
  }

  private static func event(_ json: JSONWriter, _ mark: String) -> ByteBuffer {
    ByteBuffer(string: "id: \(mark)\ndata: \(String(decoding: json.bytes, as: UTF8.self))\n\n")
  }
}
