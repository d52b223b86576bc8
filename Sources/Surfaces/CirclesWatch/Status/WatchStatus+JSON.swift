import CirclesModel
import Foundation

extension WatchStatus {
  /// The bytes of `status.json`: one object, times as ISO 8601 in UTC.
  public var json: [UInt8] {
    var writer = JSONWriter(capacity: 512)
    writer.object { writer in
      writer.key("state")
      writer.value(state.rawValue)
      writer.key("watch_mode")
      writer.value(watchMode)
      writer.key("heartbeat")
      writer.value(heartbeat.formatted(.iso8601))
      if let lastScan {
        writer.key("last_scan")
        writer.value(lastScan.formatted(.iso8601))
      }
      if let oldestPendingSeconds {
        writer.key("oldest_pending_seconds")
        writer.value(oldestPendingSeconds)
      }
      writeCounts(&writer)
      if let lastErrorCode {
        writer.key("last_error_code")
        writer.value(lastErrorCode)
      }
      writer.key("problems")
      writer.array(problems) { writer, problem in
        writer.object { writer in
          writer.key("code")
          writer.value(problem.code)
          writer.key("sentence")
          writer.value(problem.sentence)
        }
      }
      if !jobs.isEmpty { writeJobs(&writer) }
      writer.key("pid")
      writer.value(pid)
      writer.key("version")
      writer.value(version)
    }
    writer.newline()
    return writer.bytes
  }

  private func writeJobs(_ writer: inout JSONWriter) {
    writer.key("accounts")
    writer.array(jobs) { writer, job in
      writer.object { writer in
        writer.key("name")
        writer.value(job.name)
        if let done = job.lastDone {
          writer.key("last_sync")
          writer.value(done.formatted(.iso8601))
        }
        if let failure = job.failure {
          writer.key("failure")
          writer.value(failure)
        }
      }
    }
  }

  private func writeCounts(_ writer: inout JSONWriter) {
    writer.key("pending")
    writer.value(pending)
    writer.key("deferred")
    writer.value(deferred)
    writer.key("failed")
    writer.value(failed)
    writer.key("committed")
    writer.value(committed)
    writer.key("events_lost")
    writer.value(eventsLost)
  }

  /// Reads what `json` wrote; nil where it is none of that. Members that are missing, because another
  /// version wrote it, count as nothing.
  public init?(json: [UInt8]) {
    guard let value = JSONValue(parsing: json),
      let state = value["state"]?.text.flatMap(State.init(rawValue:)),
      let heartbeat = Self.date(value["heartbeat"])
    else { return nil }
    self.init(
      state: state, watchMode: value["watch_mode"]?.text ?? "", heartbeat: heartbeat,
      pid: value["pid"]?.integer ?? 0, version: value["version"]?.text ?? "")
    lastScan = Self.date(value["last_scan"])
    oldestPendingSeconds = value["oldest_pending_seconds"]?.integer
    pending = value["pending"]?.integer ?? 0
    deferred = value["deferred"]?.integer ?? 0
    failed = value["failed"]?.integer ?? 0
    committed = value["committed"]?.integer ?? 0
    eventsLost = value["events_lost"]?.integer ?? 0
    lastErrorCode = value["last_error_code"]?.text
    jobs = (value["accounts"]?.elements ?? []).compactMap { job in
      job["name"]?.text.map {
        Job(name: $0, lastDone: Self.date(job["last_sync"]), failure: job["failure"]?.text)
      }
    }
    problems = (value["problems"]?.elements ?? []).compactMap { problem in
      guard let code = problem["code"]?.text else { return nil }
      return Problem(code: code, sentence: problem["sentence"]?.text ?? "")
    }
  }

  private static func date(_ value: JSONValue?) -> Date? {
    value?.text.flatMap { try? Date($0, strategy: .iso8601) }
  }
}
