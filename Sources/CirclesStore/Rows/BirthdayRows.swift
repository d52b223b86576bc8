import CirclesModel
import GRDB

/// Days on which birthdays of other calendars fall, for the years ahead: SQL reckons only Gregorian
/// ones.
final class BirthdayRows {
  private let db: Database
  private let thisYear: Int

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
    let days = GregorianDays.occurrences(of: birthday, from: thisYear)
    if days.isEmpty { return }
    let writer = try SQLWriter(
      db, "INSERT OR IGNORE INTO birthday_occurrence (contact_key, day, turns) VALUES (?, ?, ?)")
    for (day, turns) in days {
      writer.integer(contact)
      writer.text(day)
      writer.optional(turns)
      try writer.run()
    }
  }
}
