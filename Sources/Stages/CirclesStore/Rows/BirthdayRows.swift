import CirclesModel
import GRDB

/// Days on which birthdays of other calendars fall, for the years ahead: SQL reckons only Gregorian
/// ones.
final class BirthdayRows {
  private let db: Database
  private let thisYear: Int
  /// Days by birthday without its year: reckoning them costs a millisecond.
  private var known: [PartialDate: [GregorianDays.Occurrence]] = [:]

  init(_ db: Database) {
    self.db = db
    thisYear = GregorianDays.thisYear
  }

  /// Writes the days of a birthday, and removes those of an earlier one.
  func replace(with birthday: PartialDate?, of contact: Int, wasEmpty: Bool) throws {
    if !wasEmpty {
      try db.run(
        "DELETE FROM birthday_occurrence WHERE contact_key = ?", [contact])
    }
    guard let birthday, birthday.calendar != "gregorian" else { return }
    let days = days(of: birthday)
    if days.isEmpty { return }
    let writer = try SQLWriter(
      db, "INSERT OR IGNORE INTO birthday_occurrence (contact_key, day, turns) VALUES (?, ?, ?)")
    for occurrence in days {
      writer.integer(contact)
      writer.text(occurrence.day)
      writer.optional(GregorianDays.turns(birthday, on: occurrence))
      try writer.run()
    }
  }

  private func days(of birthday: PartialDate) -> [GregorianDays.Occurrence] {
    var day = birthday
    day.year = nil
    day.era = nil
    if let days = known[day] { return days }
    let days = GregorianDays.occurrences(of: day, from: thisYear)
    known[day] = days
    return days
  }
}
