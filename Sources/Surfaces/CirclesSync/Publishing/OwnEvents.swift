import CirclesExports
import CirclesModel
import CirclesStore
import Foundation

/// The notebook's own days as `export calendar` writes them, each as a calendar of one event.
struct OwnEvents {
  /// One of them.
  struct Event {
    /// Its UID, the same for ever.
    var uid: String
    /// The whole resource.
    var body: [UInt8]
    /// What it says, in short.
    var digest: String
    /// Its one day (`20260317`), after which it may vanish; nil for what comes each year.
    var day: String?
  }

  /// By UID.
  private(set) var events: [String: Event] = [:]

  /// Those of a notebook.
  init(_ notebook: Notebook) throws(StoreError) {
    var bytes: [UInt8] = []
    do {
      _ = try notebook.exportCalendar { more in
        bytes += more
        return true
      }
    } catch let failure as StoreError {
      throw failure
    } catch {
      throw .internal("the calendar cannot be made")
    }
    var event: [ArraySlice<UInt8>] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: Array("BEGIN:VEVENT".utf8)) { event = [] }
      event.append(line)
      if line.starts(with: Array("END:VEVENT".utf8)) { add(event) }
    }
  }

  private static let head = Array(
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//circles-import//calendar//EN\r\n".utf8)
  private static let foot = Array("END:VCALENDAR\r\n".utf8)

  private mutating func add(_ lines: [ArraySlice<UInt8>]) {
    let body = lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    let unfolded = String(decoding: body, as: UTF8.self).replacing("\r\n ", with: "")
    var (uid, day, recurs) = ("", String?.none, false)
    for line in unfolded.split(separator: "\r\n") {
      if line.hasPrefix("UID:") { uid = String(line.dropFirst(4)) }
      if line.hasPrefix("DTSTART"), let colon = line.lastIndex(of: ":") {
        day = String(line[line.index(after: colon)...].prefix(8))
      }
      if line.hasPrefix("RRULE") || line.hasPrefix("RDATE") { recurs = true }
    }
    guard !uid.isEmpty else { return }
    events[uid] = Event(
      uid: uid, body: Self.head + body + Self.foot,
      digest: RecordDigest(of: body, seed: "published/1").hex, day: recurs ? nil : day)
  }
}
