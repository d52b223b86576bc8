import CirclesModel
import Foundation
import PhoneNumbers
import SourceDiagnostics

/// Gives a calendar's events, some at a time: all components of one event together, wherever they
/// stand in the file.
final class ICalendarCursor: RecordCursor {
  private static let eventsPerChunk = 64

  private let size: Int
  private let path: String
  private var told = 0
  private var first: ParsedChunk?
  private var waiting: [(reading: EventReading, events: [[ICalendarComponent]])] = []
  private var total = 0
  private var room: Int
  private var index = 0

  init(_ bytes: [UInt8], path: String, format: String, context: ReadingContext) {
    self.path = path
    size = bytes.count
    let file = ICalendarFile(bytes, path: path)
    first = ParsedChunk(refused: file.refused, diagnostics: file.diagnostics)
    let owner = OwnerMatcher(context.owners, PhoneNormalizer(region: context.region))
    let now = Int64(Date().timeIntervalSince1970)
    let home = context.timeZone.flatMap(TimeZone.init(identifier:)) ?? .gmt
    for calendar in file.calendars {
      let zone = calendar.zoneName.flatMap { EventZone($0, in: calendar) } ?? .named(home)
      waiting.append(
        (
          EventReading(
            path: path, format: format, calendar: calendar, owner: owner, floating: zone, now: now),
          Self.together(calendar.events)
        ))
    }
    total = max(1, waiting.reduce(0) { $0 + $1.events.count })
    room = waiting.first?.reading.room ?? 0
    waiting.reverse()
    for place in waiting.indices { waiting[place].events.reverse() }
  }

  /// The components of each event, in the order in which the events begin.
  private static func together(_ events: [ICalendarComponent]) -> [[ICalendarComponent]] {
    var groups: [[ICalendarComponent]] = []
    var places: [String: Int] = [:]
    for event in events {
      let uid = event.first("UID")?.text ?? ""
      if !uid.isEmpty, let place = places[uid] {
        groups[place].append(event)
      } else {
        if !uid.isEmpty { places[uid] = groups.count }
        groups.append([event])
      }
    }
    return groups
  }

  func next() -> (any RecordChunk)? {
    if let parsed = first {
      first = nil
      index = parsed.refused
      return ICalendarChunk(parsed: parsed, byteCount: 0)
    }
    while let last = waiting.indices.last, waiting[last].events.isEmpty { waiting.removeLast() }
    guard let last = waiting.indices.last else {
      if told == size { return nil }
      defer { told = size }
      return ICalendarChunk(parsed: ParsedChunk(), byteCount: size - told)
    }
    var parsed = ParsedChunk()
    var count = 0
    waiting[last].reading.index = index
    waiting[last].reading.room = room
    while count < Self.eventsPerChunk, parsed.records.count < 512,
      let events = waiting[last].events.popLast()
    {
      waiting[last].reading.read(events, into: &parsed)
      count += 1
    }
    (index, room) = (waiting[last].reading.index, waiting[last].reading.room)
    let bytes = min(size - told, size / total * count)
    told += bytes
    return ICalendarChunk(parsed: parsed, byteCount: bytes)
  }
}

/// Some events, read.
struct ICalendarChunk: RecordChunk {
  let parsed: ParsedChunk
  let byteCount: Int

  func parse() -> ParsedChunk { parsed }
}
