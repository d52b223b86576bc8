import CirclesModel
import Foundation
import Recurrences
import SourceDiagnostics
import VCard

/// What is the same for all events of a calendar.
struct EventReading {
  let path: String
  let format: String
  let calendar: ICalendar
  let owner: OwnerMatcher
  /// The clock of times without a zone.
  let floating: EventZone
  /// Until when something has happened.
  let now: Int64
  /// How many meetings may still be read of the file.
  var room = 200_000
  /// The number of the next record.
  var index = 0

  /// The longest text of a meeting, in characters.
  private static let longest = 20_000
  private static let ownUID = "@circles-import"

  /// Reads all components of one event: the event itself, and single times that are told apart.
  mutating func read(_ events: [ICalendarComponent], into chunk: inout ParsedChunk) {
    let uid = events.first?.first("UID")?.text ?? ""
    if uid.hasSuffix(Self.ownUID) {
      for event in events {
        skip(event, "calendar.own", "an event of our own calendar; left out", &chunk)
      }
      return
    }
    let latest = Self.latest(events)
    for event in events where !latest.contains(where: { $0.line == event.line }) {
      skip(event, "calendar.repeated", "the file has a later version of this event", &chunk)
    }
    let master = latest.first { $0.first("RECURRENCE-ID") == nil }
    let single = latest.filter { $0.first("RECURRENCE-ID") != nil }
    let prefix = Self.prefix(uid, master ?? single.first)
    if let master, let birthday = birthday(master) {
      for event in single { skip(event, "calendar.birthday", "one year of a birthday", &chunk) }
      let note = note(master, id: prefix + "birthday", at: nil, birthday)
      chunk.records.append(.note(note))
      return
    }
    var series = MeetingSeries(prefix: prefix)
    var kept: Set<String> = []
    var apart: Set<String> = []
    for event in single {
      read(apart: event, of: master, prefix, &kept, &apart, &series, &chunk)
    }
    if let master {
      series.versions[prefix] = master.version
      let changes = laterChanges(single, of: master)
      read(whole: master, changes, prefix, without: apart, &kept, &series, &chunk)
      series.kept = kept
    }
    chunk.series.append(series)
  }

  /// The components without older versions of themselves; of equal ones the last stays.
  private static func latest(_ events: [ICalendarComponent]) -> [ICalendarComponent] {
    var latest: [ICalendarComponent] = []
    var places: [String: Int] = [:]
    for event in events {
      let key = event.first("RECURRENCE-ID")?.value.trimmed ?? ""
      guard let place = places[key] else {
        places[key] = latest.count
        latest.append(event)
        continue
      }
      if latest[place].version <= event.version { latest[place] = event }
    }
    return latest
  }

  /// A single time of an event, told by itself.
  private mutating func read(
    apart event: ICalendarComponent, of master: ICalendarComponent?, _ prefix: String,
    _ kept: inout Set<String>, _ apart: inout Set<String>, _ series: inout MeetingSeries,
    _ chunk: inout ParsedChunk
  ) {
    guard let line = event.first("RECURRENCE-ID"),
      let replaced = time(line, event, &chunk)
    else { return refuse(event, "calendar.bad-time", "RECURRENCE-ID is not a time", &chunk) }
    let id = prefix + replaced.key
    apart.insert(replaced.key)
    series.versions[id] = event.version
    if isCancelled(event) {
      series.cancelled.append(id)
      return skip(event, "calendar.cancelled", "a cancelled meeting; it is removed", &chunk)
    }
    let start = event.first("DTSTART").flatMap { time($0, event, &chunk) } ?? replaced
    var people = EventParticipants(event, owner: owner, account: calendar.owner)
    if let master, event.first("ATTENDEE") == nil {
      people = EventParticipants(master, owner: owner, account: calendar.owner)
    }
    guard holds(event, people, at: start.instant, &chunk) else {
      series.cancelled.append(id)
      if !people.isDeclined, !people.attendees.isEmpty { series.meet(start.instant) }
      return
    }
    kept.insert(id)
    chunk.records.append(.note(note(event, id: id, at: start.instant, Self.entry(people))))
  }

  /// An event with all of its times.
  private mutating func read(
    whole event: ICalendarComponent, _ changes: FutureOverrides, _ prefix: String,
    without apart: Set<String>, _ kept: inout Set<String>, _ series: inout MeetingSeries,
    _ chunk: inout ParsedChunk
  ) {
    if isCancelled(event) {
      return skip(event, "calendar.cancelled", "a cancelled meeting; it is removed", &chunk)
    }
    guard let line = event.first("DTSTART") else {
      return refuse(event, "calendar.no-start", "the event has no DTSTART", &chunk)
    }
    guard let start = time(line, event, &chunk) else {
      return refuse(event, "calendar.bad-time", "DTSTART is not a time", &chunk, line)
    }
    let people = EventParticipants(event, owner: owner, account: calendar.owner)
    guard holds(event, people, at: min(start.instant, now), &chunk) else { return }
    let rules = EventRules(event, from: start, in: calendar, floating: floating)
    for (line, problem) in rules.problems {
      warn("calendar.bad-rule", Self.words(problem), line, &chunk)
    }
    let recurs = event.first("RRULE") != nil || event.first("RDATE") != nil
    let end = now + changes.lead
    let found = rules.set.occurrences(through: start.zone.local(end)) { utc in
      start.zone.local(utc.wallSeconds)
    }
    if found.isCut {
      warn(
        "calendar.too-often", "the event recurs too often; the rest is left out",
        event.first("RRULE") ?? line, &chunk)
    }
    if let next = rules.next(after: end, start) { series.meet(next - changes.lead) }
    let entry = Self.entry(people)
    let count = chunk.records.count
    for time in found.times {
      let moment = EventTime(time, start.zone)
      let key = recurs ? moment.key : ""
      if apart.contains(key) { continue }
      let change = changes.last(before: moment)
      guard let seconds = change.map({ $0.instant(of: moment) }) ?? moment.instant else { continue }
      if seconds > now {
        series.meet(seconds)
        continue
      }
      if room == 0 {
        warn("calendar.too-many", "the file has more meetings than can be read", line, &chunk)
        break
      }
      room -= 1
      kept.insert(prefix + key)
      chunk.records.append(
        .note(
          note(change?.event ?? event, id: prefix + key, at: seconds, change?.entry ?? entry)))
    }
    if chunk.records.count == count, kept.isEmpty {
      skip(event, "calendar.ahead", "the event has not taken place yet", &chunk)
    }
  }

  /// Whether an event is a meeting with anybody; else it is told why not.
  private mutating func holds(
    _ event: ICalendarComponent, _ people: EventParticipants, at seconds: Int64,
    _ chunk: inout ParsedChunk
  ) -> Bool {
    if people.isCut {
      warn(
        "calendar.many-attendees", "the event has more attendees than can be read",
        event.first("ATTENDEE"), &chunk)
    }
    if people.isDeclined {
      skip(event, "calendar.declined", "a meeting that the owner declined", &chunk)
    } else if people.attendees.isEmpty {
      skip(event, "calendar.nobody", "an event without attendees", &chunk)
    } else if seconds > now {
      skip(event, "calendar.ahead", "the event has not taken place yet", &chunk)
    } else {
      return true
    }
    return false
  }

  func isCancelled(_ event: ICalendarComponent) -> Bool {
    calendar.method == "CANCEL" || event.first("STATUS")?.value.uppercased() == "CANCELLED"
  }

  private func birthday(_ event: ICalendarComponent) -> CalendarEntry? {
    guard !isCancelled(event), let start = event.first("DTSTART"),
      let day = CalendarTime(start.value.trimmed), day.isDate
    else { return nil }
    let categories = event.all("CATEGORIES").map { $0.text.lowercased() }.joined(separator: ",")
    let field = event.first("X-NEXTCLOUD-BC-FIELD-TYPE")?.value.uppercased()
    if let field, field != "BDAY" { return nil }
    let isMarked =
      categories.contains("birthday") || categories.contains("geburtstag") || field != nil
    let isYearly =
      event.all("RRULE").contains { $0.value.uppercased().contains("FREQ=YEARLY") }
      || event.first("RDATE") != nil || isMarked
      || event.first("X-GOOGLE-CALENDAR-CONTENT-DISPLAY") != nil
    guard isYearly,
      let title = BirthdayTitle(event.first("SUMMARY")?.text ?? "", isMarked: isMarked)
    else { return nil }
    let year = title.year ?? event.first("X-NEXTCLOUD-BC-YEAR").flatMap { Int($0.value.trimmed) }
    var entry = CalendarEntry()
    entry.birthday = CalendarEntry.Birthday(
      names: title.names, month: day.month, day: day.day, year: year)
    return entry
  }

  static func entry(_ people: EventParticipants) -> CalendarEntry {
    var entry = CalendarEntry()
    entry.attendees = people.attendees
    return entry
  }

  /// How the ids of an event's notes begin: the same in every file, however long the UID is.
  private static func prefix(_ uid: String, _ event: ICalendarComponent?) -> String {
    var name = "uid/" + uid
    if uid.isEmpty {
      // Without a UID, what it is called and when it begins has to tell it again.
      let words = ["SUMMARY", "DTSTART"].map { event?.first($0)?.value ?? "" }
      name = "event/" + words.joined(separator: "\u{0}")
    }
    return "meeting:" + RecordDigest(of: name.utf8, seed: "meeting/1").hex + ":"
  }

  private mutating func note(
    _ event: ICalendarComponent, id: String, at seconds: Int64?, _ entry: CalendarEntry
  ) -> NoteRecord {
    defer { index += 1 }
    let title = (event.first("SUMMARY")?.text ?? "").cleanLabel
    let parts = [
      title, (event.first("LOCATION")?.text ?? "").trimmed,
      (event.first("DESCRIPTION")?.text ?? "").trimmed,
    ]
    let text = parts.filter { !$0.isEmpty }.joined(separator: "\n")
    var note = NoteRecord(
      source: RecordSource(path: path, format: format, index: index, line: event.line),
      id: id, noteSource: entry.birthday == nil ? .meeting : .birthday,
      capturedAt: seconds.map { .instant(seconds: $0, offset: 0) }, title: title,
      text: text.isEmpty ? "Meeting" : String(text.prefix(Self.longest)),
      speakers: entry.attendees.map { $0.name.isEmpty ? $0.email : $0.name })
    note.calendar = entry
    return note
  }

  private func time(
    _ line: ICalendarLine, _ event: ICalendarComponent, _ chunk: inout ParsedChunk
  ) -> EventTime? {
    var isKnown = true
    let time = EventTime(line, in: calendar, floating: floating, isKnown: &isKnown)
    if !isKnown {
      warn(
        "calendar.unknown-zone", "the time zone is not defined; the calendar's is used", line,
        &chunk)
    }
    return time
  }

  private static func words(_ problem: RecurrenceRule.Problem) -> String {
    switch problem {
    case .malformed: "this is not a rule or date; the event is read without it"
    case .tooFine: "the event recurs too often to follow; read without the rule"
    case .unsupported, .otherCalendar:
      "this kind of rule is not supported; the event is read without it"
    }
  }
}

extension EventTime {
  init(_ time: CalendarTime, _ zone: EventZone) { (self.time, self.zone) = (time, zone) }
}
