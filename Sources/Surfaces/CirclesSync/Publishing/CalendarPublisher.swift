import CirclesHTTP
import CirclesStore
import Foundation

/// Keeps the notebook's own days in a calendar on a server: only what it put there itself is changed
/// or taken out again.
struct CalendarPublisher {
  let client: DAVClient
  let calendar: ServerCollection
  let account: String
  /// How much may be written at once; nil for the usual.
  let limit: Int?

  /// How many failures of the server are borne.
  private static let maximumFailures = 5

  /// What is to be done.
  struct Plan {
    var puts: [(event: OwnEvents.Event, known: PublishedEvent?)] = []
    var deletes: [PublishedEvent] = []
    /// Days that lie behind: they stay in the calendar, and are no longer looked after.
    var past: [PublishedEvent] = []

    var count: Int { puts.count + deletes.count }
  }

  /// Compares the notebook with what was put there; fails where too much would change at once.
  func plan(_ notebook: Notebook) throws(SyncError) -> Plan {
    let (own, known) = try AccountSync.store { () throws(StoreError) in
      (try OwnEvents(notebook).events, try notebook.publishedEvents(of: account, in: calendar.href))
    }
    var plan = Plan()
    for event in own.values.sorted(by: { $0.uid < $1.uid }) {
      let old = known[event.uid]
      if old?.digest != event.digest { plan.puts.append((event, old)) }
    }
    let today = Date().formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
      .replacing("-", with: "")
    for old in known.values.sorted(by: { $0.uid < $1.uid }) where own[old.uid] == nil {
      if let day = old.day, day < today { plan.past.append(old) } else { plan.deletes.append(old) }
    }
    let most = limit ?? max(50, known.count / 10)
    if !known.isEmpty, plan.count > most {
      throw .tooMany(
        SyncError.TooMany(
          changed: plan.puts.count, gone: plan.deletes.count, limit: most,
          noun: "days of \(calendar.title)"))
    }
    return plan
  }

  /// Carries a plan out; answers how many were written, and how many the server did not take.
  func publish(
    _ plan: Plan, _ notebook: Notebook
  ) async throws(SyncError) -> (pushed: Int, failed: Int) {
    var done = (pushed: 0, failed: 0)
    for (event, known) in plan.puts {
      let href = known?.href ?? calendar.href + DAVHref.key(event.uid) + ".ics"
      let etag: String
      switch try await put(event, at: href, known) {
      case .written(let version):
        etag = version
        done.pushed += 1
      case .theirs(let version): etag = version
      case .rejected(let status):
        done.failed += 1
        try check(done.failed, status)
        continue
      }
      let published = PublishedEvent(
        uid: event.uid, href: href, etag: etag, digest: event.digest, day: event.day)
      try AccountSync.store { () throws(StoreError) in
        try notebook.savePublished(published, of: account, in: calendar.href)
      }
    }
    for event in plan.deletes {
      guard try await delete(event) else {
        done.failed += 1
        continue
      }
      done.pushed += 1
      try forget(event, notebook)
    }
    for event in plan.past { try forget(event, notebook) }
    return done
  }

  private func forget(_ event: PublishedEvent, _ notebook: Notebook) throws(SyncError) {
    try AccountSync.store { () throws(StoreError) in
      try notebook.forgetPublished(event.uid, of: account)
    }
  }

  private enum Written {
    /// Written, as this version.
    case written(String)
    /// Somebody changed it there since that version of ours: theirs stays.
    case theirs(String)
    case rejected(Int)
  }

  /// Writes an event. Of a notebook that knows nothing of an event there, the UID tells that it came
  /// from here; what somebody changed since is never overwritten.
  private func put(
    _ event: OwnEvents.Event, at href: String, _ known: PublishedEvent?
  ) async throws(SyncError) -> Written {
    guard let url = DAVHref.resolve(href, from: calendar.url) else { return .rejected(0) }
    let isNew = HTTPRequest.Header("If-None-Match", "*")
    let isThere = HTTPRequest.Header("If-Match", "*")
    let first = known.map { $0.etag.isEmpty ? isThere : HTTPRequest.Header("If-Match", $0.etag) }
    var response = try await send(event, to: url, first ?? isNew)
    if response.status == 412 {
      let now = try await DAVClient.answer { () async throws(HTTPClientError) in
        try await client.resource(url)
      }
      let etag = EntityTag.usable(now.headers["etag"], known: "")
      if [404, 410].contains(now.status) {
        response = try await send(event, to: url, isNew)
      } else if let known, !known.etag.isEmpty {
        // Where only the answer was lost, it is what is to be written.
        return now.body == event.body && !etag.isEmpty ? .written(etag) : .theirs(known.etag)
      } else {
        // Not every server knows `If-Match: *`.
        response = try await send(
          event, to: url, etag.isEmpty ? isThere : HTTPRequest.Header("If-Match", etag))
      }
    }
    try check(response)
    guard response.status / 100 == 2 else { return .rejected(response.status) }
    if let etag = response.headers["etag"] { return .written(etag) }
    // A server that says none may have changed what it got (RFC 4791 5.3.4).
    let now = try await DAVClient.answer { () async throws(HTTPClientError) in
      try await client.resource(url)
    }
    return .written(now.headers["etag"] ?? "")
  }

  private func send(
    _ event: OwnEvents.Event, to url: URL, _ condition: HTTPRequest.Header
  ) async throws(SyncError) -> HTTPResponse {
    try await DAVClient.written(to: url) { () async throws(HTTPClientError) in
      try await client.put(event.body, at: url, condition)
    }
  }

  private func delete(_ event: PublishedEvent) async throws(SyncError) -> Bool {
    guard let url = DAVHref.resolve(event.href, from: calendar.url) else { return true }
    let response = try await DAVClient.written(to: url) {
      () async throws(HTTPClientError) in
      try await client.delete(url, etag: event.etag)
    }
    // What was changed there is somebody's now, and what is gone is gone.
    if [404, 410, 412].contains(response.status) { return true }
    try check(response)
    return response.status / 100 == 2
  }

  private func check(_ response: HTTPResponse) throws(SyncError) {
    let host = response.url.host(percentEncoded: false) ?? ""
    if response.status == 403 { throw .http(.refused(host: host, status: 403)) }
  }

  /// A server that fails with one event may take the others; one that fails again and again is broken.
  private func check(_ failures: Int, _ status: Int) throws(SyncError) {
    if status / 100 == 5, failures > Self.maximumFailures {
      throw .http(.status(host: calendar.url.host(percentEncoded: false) ?? "", status))
    }
  }
}
