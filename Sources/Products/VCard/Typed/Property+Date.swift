extension Property {
  /// The day that a BDAY, an ANNIVERSARY or the like gives, in the calendar that CALSCALE names,
  /// without a year that stands for none (Apple's 1604); nil where it gives none.
  public var date: CalendarDateValue? { date(from: trimmedText) }

  /// The same of the value's text, which the caller has.
  package func date(from text: String) -> CalendarDateValue? {
    if parameters.isEmpty {
      return DateValue(text: text)?.omitting(year: nil).map { CalendarDateValue($0) }
    }
    if holdsText { return fullDate(text).map { CalendarDateValue($0) } }
    let omitted = omittedYear
    if let scale = parameter("CALSCALE") {
      guard let calendar = CalendarScale(parameter: scale) else { return nil }
      return CalendarDateValue(text: text, calendar: calendar)?.omitting(year: omitted)
    }
    return DateValue(text: text)?.omitting(year: omitted).map { CalendarDateValue($0) }
  }

  /// Whether a year of this date may stand for none.
  package var omitsYear: Bool { yearOmission != nil }

  private var omittedYear: Int? { yearOmission.flatMap { Int($0.value.asciiTrimmed) } }

  /// Apple's mark for a day without a year; the misspelt name is some exporters' own.
  private var yearOmission: Parameter? {
    parameters.first { $0.name == "X-APPLE-OMIT-YEAR" || $0.name == "X-APPLE-OMID-YEAR" }
  }

  /// A whole day that stands in a property said to hold text; nothing less can be meant as a date
  /// there.
  private func fullDate(_ text: String) -> DateValue? {
    guard let date = DateValue(text: text)?.omitting(year: nil), date.day != nil,
      date.month != nil, text.utf8.first?.isASCIIDigit ?? false
    else { return nil }
    return date
  }
}
