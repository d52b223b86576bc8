import CirclesModel
import SourceDiagnostics
import VCard

/// A date whose year, month and day stand in columns of their own.
struct SplitDate {
  private var parts: [(part: DatePart, column: String, text: String)] = []

  /// Takes a cell; false where it is not a number, and may be a whole date.
  mutating func add(_ part: DatePart, _ text: String, column: String) -> Bool {
    guard Int(text) != nil else { return false }
    parts.append((part, column, text))
    return true
  }

  /// The date; nil where the numbers are none. A zero says that a part is not known.
  private var date: PartialDate? {
    func number(_ wanted: DatePart) -> Int? {
      parts.first { $0.part == wanted }.flatMap { Int($0.text) }.flatMap { $0 == 0 ? nil : $0 }
    }
    return DateValue(year: number(.year), month: number(.month), day: number(.day))?
      .omitting(year: nil).map(PartialDate.init)
  }

  /// Gives a contact the date, as its birthday where there is no label; what is not a date is kept as
  /// text under its columns.
  func give(to contact: inout SheetContact, label: String? = nil) {
    guard let first = parts.first, parts.contains(where: { Int($0.text) != 0 }) else { return }
    guard let date else {
      contact.problems.append(
        ("csv.bad-date", "these numbers are not a date; kept as text", first.column))
      for part in parts { contact.keep(part.column, part.text) }
      return
    }
    if let label {
      contact.fields.dates.append(LabelledDate(label: label, date: date))
    } else if contact.fields.birthday == nil {
      contact.fields.birthday = date
    } else {
      for part in parts { contact.keep(part.column, part.text) }
    }
  }
}
