import CirclesModel
import SourceDiagnostics
import VCard

extension CardBuilder {
  /// BDAY: the first that is a date; others are kept as they are.
  mutating func appendBirthday(_ property: Property) {
    let text = text(property)
    if text.isEmpty { return }
    let date = date(of: property, text)
    if let date, date.calendar != "gregorian" {
      otherBirthdays.append(date)
      return keep(property, text)
    }
    if let date, fields.birthday == nil {
      fields.birthday = date
      return
    }
    if date == nil, !property.holdsText { warn(property, text) }
    keep(property, text)
  }

  /// Apple's birthday in another calendar. It is kept as written too, since what Apple writes for
  /// a leap month is not known.
  mutating func appendAlternateBirthday(_ property: Property) {
    signs.take(.appleProperty)
    let text = text(property)
    if text.isEmpty { return }
    if property.parameter("CALSCALE") != nil, let date = date(of: property, text) {
      otherBirthdays.append(date)
    } else {
      warn(property, text)
    }
    keep(property, text)
  }

  /// A day with a name: an anniversary, X-ABDATE.
  mutating func appendDate(_ property: Property, label: String) {
    let text = text(property)
    if text.isEmpty { return }
    if let date = date(of: property, text) {
      fields.dates.append(LabelledDate(label: label, date: date))
      return
    }
    if !property.holdsText { warn(property, text) }
    fields.extra.append(
      ExtraProperty(
        name: property.name, value: text, label: property.name == "X-ABDATE" ? label : ""))
  }

  /// The date of a property in the calendar it names, without a year that stands for none.
  private mutating func date(of property: Property, _ text: String) -> PartialDate? {
    if !property.parameters.isEmpty, property.omitsYear { signs.take(.appleProperty) }
    return property.date(from: text).map(PartialDate.init)
  }

  private mutating func warn(_ property: Property, _ text: String) {
    diagnostics.append(
      property.diagnostic(
        .warning, "vcard.bad-date", "\(property.name) is not a date; kept as text", value: text))
  }
}

extension PartialDate {
  /// A Gregorian day.
  init(_ date: DateValue) { self.init(year: date.year, month: date.month, day: date.day) }

  /// A day of the calendar it says.
  init(_ date: CalendarDateValue) {
    self.init(
      year: date.year, month: date.month, day: date.day, calendar: date.calendar.rawValue,
      era: date.era)
  }
}
