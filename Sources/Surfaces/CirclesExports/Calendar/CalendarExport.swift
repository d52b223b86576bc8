import CirclesModel
public import CirclesStore
import GRDB

extension Notebook {
  /// Writes birthdays, other yearly days and the days ahead that notes tell as one calendar
  /// (RFC 5545). The same notebook gives the same bytes on the same day.
  public func exportCalendar(
    _ options: CalendarExportOptions = CalendarExportOptions(), to emit: ByteSink
  ) throws -> ExportSummary {
    try exporting { db in
      try CalendarExport(options: options, db: db).write(to: emit)
    }
  }
}

struct CalendarExport {
  let options: CalendarExportOptions
  let db: Database

  func write(to emit: ByteSink) throws -> ExportSummary {
    var text = CalendarText()
    for line in [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//circles-import//calendar//EN",
      "CALSCALE:GREGORIAN", "METHOD:PUBLISH", "NAME:Circles", "X-WR-CALNAME:Circles",
    ] { text.line(line) }
    var summary = ExportSummary()
    var (birthdays, others) = (0, 0)
    let occurrences = try occurrences()
    let stream = try ContactStream(db)
    while let contact = try stream.next() {
      if let event = birthday(of: contact, occurrences[contact.key] ?? []) {
        event.write(to: &text, alarms: options.alarms)
        birthdays += 1
      }
      let (events, leftOut) = days(of: contact)
      for event in events { event.write(to: &text, alarms: options.alarms) }
      others += events.count
      summary.leftOut += leftOut
      if text.bytes.count > 1 << 15, try !emit(text.take()) { return summary }
    }
    let told = try NotedDays(db: db, today: options.today).events()
    for event in told {
      event.write(to: &text, alarms: options.alarms)
      if text.bytes.count > 1 << 15, try !emit(text.take()) { return summary }
    }
    text.line("END:VCALENDAR")
    _ = try emit(text.take())
    summary.add(birthdays, "birthday", "birthdays")
    summary.add(others, "other yearly day", "other yearly days")
    summary.add(told.count, "day from notes", "days from notes")
    return summary
  }

  /// Days of birthdays in other calendars, for the years ahead.
  private func occurrences() throws -> [Int: [GregorianDay]] {
    var days: [Int: [GregorianDay]] = [:]
    for row in try Row.fetchAll(
      db, sql: "SELECT contact_key, day FROM birthday_occurrence ORDER BY contact_key, day")
    {
      let key = try row.decode(Int.self, forColumn: "contact_key")
      if let day = Self.day(try row.decode(String.self, forColumn: "day")) {
        days[key, default: []].append(day)
      }
    }
    return days
  }

  private func birthday(of contact: StoredContact, _ days: [GregorianDay]) -> CalendarEvent? {
    guard let birthday = contact.fields.birthday, DeathDay.of(contact.fields) == nil else {
      return nil
    }
    let name = contact.fields.name.display
    guard birthday.calendar == "gregorian" else {
      guard let first = days.first else { return nil }
      return CalendarEvent(
        uid: "\(contact.id)-birthday", title: "\u{1F382} \(name)",
        description: OtherCalendar.words(birthday), category: "Birthday", day: first,
        days: Array(days.dropFirst()), modifiedAt: contact.modifiedAt)
    }
    guard let (first, rule, year) = yearly(birthday) else { return nil }
    return CalendarEvent(
      uid: "\(contact.id)-birthday",
      title: "\u{1F382} \(name)" + (year.map { " (\($0))" } ?? ""), category: "Birthday",
      day: first, rule: rule, modifiedAt: contact.modifiedAt)
  }

  /// Anniversaries, name days and the like, and how many of them cannot be told.
  private func days(of contact: StoredContact) -> ([CalendarEvent], leftOut: Int) {
    var events: [CalendarEvent] = []
    var seen: [String: Int] = [:]
    var leftOut = 0
    // The day on which LinkedIn tied two people is nobody's to keep.
    for day in contact.fields.dates where day.label != "connected" {
      let isGregorian = day.date.calendar == "gregorian"
      let known = isGregorian ? yearly(day.date) : nil
      let others = isGregorian ? [] : OtherCalendar.days(of: day.date, from: options.today)
      guard let first = known?.0 ?? others.first else {
        leftOut += 1
        continue
      }
      let label = day.label.isEmpty ? "day" : day.label
      let word = String(
        label.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
      let number = (seen[word] ?? 0) + 1
      seen[word] = number
      events.append(
        CalendarEvent(
          uid: "\(contact.id)-\(word)" + (number > 1 ? "-\(number)" : ""),
          title: "\(contact.fields.name.display): \(label)"
            + (known?.year.map { " (\($0))" } ?? ""),
          description: isGregorian ? "" : OtherCalendar.words(day.date), category: "Anniversary",
          day: first, rule: known?.1, days: Array(others.dropFirst()),
          modifiedAt: contact.modifiedAt))
    }
    return (events, leftOut)
  }

  /// The first day of a yearly one, its rule, and its year where that is known.
  private func yearly(_ date: PartialDate) -> (GregorianDay, String, year: Int?)? {
    guard let month = date.month, let day = date.day else { return nil }
    let isLeapDay = month == 2 && day == 29
    let known = date.year.flatMap { GregorianDay(year: $0, month: month, day: day) }
    guard let first = known ?? GregorianDay(year: isLeapDay ? 1972 : 1970, month: month, day: day)
    else { return nil }
    // Day 60 of a year is 29 February where there is one, else 1 March.
    let rule =
      !isLeapDay
      ? "FREQ=YEARLY"
      : options.leapDay == .march
        ? "FREQ=YEARLY;BYYEARDAY=60" : "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"
    return (first, rule, known?.year)
  }

  /// `2026-03-17` as a day; nil for anything else.
  static func day(_ text: String) -> GregorianDay? {
    let parts = text.split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
      return nil
    }
    return GregorianDay(year: year, month: month, day: day)
  }
}
