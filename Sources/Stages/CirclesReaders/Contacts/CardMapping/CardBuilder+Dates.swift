import CirclesModel
import SourceDiagnostics
import VCard

extension CardBuilder {
  /// BDAY: the first that is a date; others are kept as they are.
  mutating func appendBirthday(_ property: Property) {
    let text = text(property)
    if text.isEmpty { return }
    let isText = Self.isText(property)
    let date = isText ? Self.fullDate(text) : self.date(of: property, text)
    if let date, date.calendar != "gregorian" {
      otherBirthdays.append(date)
      return keep(property, text)
    }
    if let date, fields.birthday == nil {
      fields.birthday = date
      return
    }
    if date == nil, !isText { warn(property, text) }
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
    let isText = Self.isText(property)
    if let date = isText ? Self.fullDate(text) : date(of: property, text) {
      fields.dates.append(LabelledDate(label: label, date: date))
      return
    }
    if !isText { warn(property, text) }
    fields.extra.append(
      ExtraProperty(
        name: property.name, value: text, label: property.name == "X-ABDATE" ? label : ""))
  }

  /// The date of a property in the calendar it names, without a year that stands for none.
  private mutating func date(of property: Property, _ text: String) -> PartialDate? {
    if property.parameters.isEmpty {
      return DateValue(text: text)?.omitting(year: nil).map(PartialDate.init)
    }
    let omitted = omittedYear(property)
    if let scale = property.parameter("CALSCALE") {
      guard let calendar = CalendarScale(parameter: scale) else { return nil }
      return CalendarDateValue(text: text, calendar: calendar)?.omitting(year: omitted)
        .map(PartialDate.init)
    }
    return DateValue(text: text)?.omitting(year: omitted).map(PartialDate.init)
  }

  /// The year that Apple writes for none; the misspelt name is some exporters' own.
  private mutating func omittedYear(_ property: Property) -> Int? {
    guard
      let parameter = property.parameters.first(where: {
        $0.name == "X-APPLE-OMIT-YEAR" || $0.name == "X-APPLE-OMID-YEAR"
      })
    else { return nil }
    signs.take(.appleProperty)
    return Int(parameter.value.asciiTrimmed)
  }

  private static func isText(_ property: Property) -> Bool {
    property.parameter("VALUE")?.equalsIgnoringASCIICase("text") ?? false
  }

  /// A whole day that stands in a property said to hold text; nothing less can be meant as a date
  /// there.
  private static func fullDate(_ text: String) -> PartialDate? {
    guard let date = DateValue(text: text)?.omitting(year: nil), date.day != nil,
      date.month != nil, text.utf8.first?.isASCIIDigit ?? false
    else { return nil }
    return PartialDate(date)
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
