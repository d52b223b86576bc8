import CirclesModel
import VCard

/// A row of `ZABCDRECORD`, which is read while the statement stands on it.
struct AddressBookRow {
  private let statement: Statement

  init(_ statement: Statement) { self.statement = statement }

  var key: Int64 { statement.integer(AddressBookTables.Column.key.place) }
  var entity: Int64 { statement.integer(AddressBookTables.Column.entity.place) }
  var identifier: String { text(.identifier) }
  var groupName: String { text(.groupName) }

  /// Brings the row's own columns to their places.
  func take(into contact: inout SheetContact, keepsPhotos: Bool) {
    contact.fields.name.prefix = text(.title)
    contact.fields.name.given = text(.first)
    contact.fields.name.middle = text(.middle)
    contact.fields.name.family = text(.last)
    contact.fields.name.suffix = text(.suffix)
    contact.fields.name.phoneticGiven = text(.phoneticFirst)
    contact.fields.name.phoneticMiddle = text(.phoneticMiddle)
    contact.fields.name.phoneticFamily = text(.phoneticLast)
    let nickname = text(.nickname)
    if !nickname.isEmpty { contact.fields.nicknames = [nickname] }
    contact.fields.organization = text(.organization)
    contact.fields.department = text(.department)
    contact.fields.jobTitle = text(.jobTitle)
    // kABShowAsMask is 7; 1 is a company.
    if statement.integer(AddressBookTables.Column.flags.place) & 7 == 1 {
      contact.fields.kind = .organization
    }
    contact.fields.birthday =
      AppleDay(
        date: text(.birthday), year: text(.birthdayYear), yearless: text(.birthdayYearless)
      ).partial
    contact.keep("X-MAIDENNAME", text(.maiden))
    contact.keep("X-PHONETIC-ORG", text(.phoneticOrganization))
    contact.fields.photo = photo(keepsPhotos)
  }

  private func text(_ column: AddressBookTables.Column) -> String {
    statement.text(column.place)?.trimmed.inNFC ?? ""
  }

  /// A picture stands behind a byte 1; a byte 2 means a file beside the database.
  private func photo(_ keepsData: Bool) -> Photo? {
    let blob = statement.blob(AddressBookTables.Column.image.place)
    guard blob.count > 5, blob[0] == 1 || blob[0] == 0xFF || blob[0] == 0x89 else { return nil }
    let data = blob[0] == 1 ? Array(blob.dropFirst()) : blob
    let type: String? =
      data.starts(with: [0xFF, 0xD8])
      ? "image/jpeg"
      : data.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? "image/png" : nil
    return Photo(mediaType: type, byteCount: data.count, data: keepsData ? data : nil)
  }
}

/// A day as Core Data keeps it: seconds since 2001 in UTC, its year, and the seconds since the
/// beginning of its year.
struct AppleDay {
  let date: String
  let year: String
  let yearless: String

  /// The day; nil where nothing says one.
  var partial: PartialDate? {
    let told = Double(year).flatMap { Int(exactly: $0) }
    if let seconds = Self.seconds(date), abs(seconds) < 1 << 38 {
      let day = WallTime(secondsSince1970: seconds + 978_307_200)
      return PartialDate(year: Self.known(day.year), month: day.month, day: day.day)
    }
    guard let seconds = Self.seconds(yearless), seconds >= 0, seconds < 366 * 86_400 else {
      return nil
    }
    // A day without a year is one of 1604, so that 29 February is among them.
    let known = told.flatMap(Self.known)
    guard let start = WallTime(year: known ?? DateValue.appleMissingYear, month: 1, day: 1) else {
      return nil
    }
    let day = WallTime(secondsSince1970: start.secondsSince1970 + seconds)
    return PartialDate(year: known, month: day.month, day: day.day)
  }

  private static func seconds(_ text: String) -> Int64? {
    guard let number = Double(text), number.isFinite, abs(number) < 1e15 else { return nil }
    return Int64(number.rounded(.down))
  }

  private static func known(_ year: Int) -> Int? {
    year > DateValue.appleMissingYear && year <= 9999 ? year : nil
  }
}
