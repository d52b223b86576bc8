import CirclesExports
import CirclesModel
import CirclesPipeline
import CirclesStore

/// The fields of a contact of the app, as the notebook says them.
struct AppFields {
  private let record: ServerRecord

  init(_ record: ServerRecord) { self.record = record }

  /// All fields that the record has.
  var all: [String: CloudValue] {
    var all: [String: CloudValue] = [:]
    for field in CloudRecordType.contact.fields where field.side == .both {
      let value = record.value(field)
      if value != .none { all[field.name] = value }
    }
    return all
  }

  /// Makes changes of a person; a name is never taken out.
  func apply(_ values: [String: CloudValue], to person: inout EditedPerson) {
    func text(_ name: String) -> String? {
      switch values[name] {
      case .text(let text)?: text
      case CloudValue.none?: ""
      default: nil
      }
    }
    if let name = text("name"), !name.isEmpty, name != person.fields.name.display {
      person.fields.name = TypedValues.name(name)
    }
    if let word = text("relationshipType") {
      person.relationshipType = word.isEmpty ? EditedPerson.usualRelationship : word
    }
    if let details = text("familyDetails") { person.familyDetails = details }
    if let notes = text("travelNotes") { person.travelNotes = notes }
    if let info = text("jobInfo") { person.jobInfo = info }
    let parts = ["birthdayYear", "birthdayMonth", "birthdayDay", "birthdayCalendar"]
    if parts.contains(where: { values[$0] != nil }) {
      person.fields.birthday = birthdayOfParts
    } else if let birthday = values["birthday"] {
      person.fields.birthday = Self.day(birthday)
    }
  }

  /// Adds changes made to another person: what this one has stays.
  func add(_ values: [String: CloudValue], to person: inout EditedPerson) {
    var new = values
    new["name"] = nil
    if person.relationshipType != EditedPerson.usualRelationship { new["relationshipType"] = nil }
    if person.fields.birthday != nil { new = new.filter { !$0.key.hasPrefix("birthday") } }
    let texts = [
      "familyDetails": person.familyDetails, "jobInfo": person.jobInfo,
      "travelNotes": person.travelNotes,
    ]
    for (field, old) in texts {
      if case .text(let text)? = new[field] { new[field] = .text(Self.joined(old, text)) }
    }
    apply(new, to: &person)
  }

  /// Two texts as one, each thing once.
  private static func joined(_ old: String, _ new: String) -> String {
    if new.contains(old) || old.isEmpty { return new }
    return old.contains(new) ? old : old + "; " + new
  }

  /// The texts among changes as a note of the person; nil without any.
  func note(of values: [String: CloudValue]) -> String? {
    let texts = ["familyDetails", "jobInfo", "travelNotes"].compactMap { field -> String? in
      if case .text(let text)? = values[field] { return text }
      return nil
    }
    guard !texts.isEmpty, case .text(let name) = CloudValue(json: record.fields["name"]) else {
      return nil
    }
    return name + ": " + texts.joined(separator: "; ")
  }

  /// The birthday as its parts tell it.
  private var birthdayOfParts: PartialDate? {
    func number(_ name: String, _ range: ClosedRange<Int>) -> Int? {
      if case .number(let number) = CloudValue(json: record.fields[name]), range.contains(number) {
        return number
      }
      return nil
    }
    var date = PartialDate(
      year: number("birthdayYear", 1...9999), month: number("birthdayMonth", 1...13),
      day: number("birthdayDay", 1...31))
    if case .text(let calendar) = CloudValue(json: record.fields["birthdayCalendar"]),
      calendar.utf8.count <= 40
    {
      date.calendar = calendar
    }
    return date.year == nil && date.month == nil && date.day == nil ? nil : date
  }

  /// The day of a time in milliseconds.
  private static func day(_ value: CloudValue) -> PartialDate? {
    guard case .number(let milliseconds) = value,
      (-62_135_596_800_000...253_402_300_799_000).contains(milliseconds)
    else { return nil }
    let seconds = (Double(milliseconds) / 1000).rounded(.down)
    let wall = WallTime(secondsSince1970: Int64(seconds))
    return PartialDate(year: wall.year, month: wall.month, day: wall.day)
  }

  /// What reminders are to change, in days; those that no longer stand there go.
  static func reminderDays(
    _ values: [String: CloudValue], before: [String: Int]
  ) -> [String: Int?] {
    var days: [String: Int?] = [:]
    let range = 1...36_500
    if case .number(let number)? = values["defaultReminderInterval"], range.contains(number) {
      days["default"] = number
    }
    guard case .text(let text)? = values["relationshipTypeReminders"],
      case .object(let members)? = JSONValue(parsing: Array(text.utf8))
    else { return days }
    for (name, value) in members where !name.isEmpty && name.utf8.count <= 100 {
      if let number = value.integer, range.contains(number), name != "default" {
        days[name] = number
      }
    }
    for name in before.keys where name != "default" && members[name] == nil {
      days[name] = .some(nil)
    }
    return days
  }
}
