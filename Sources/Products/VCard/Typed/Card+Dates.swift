extension Card {
  /// The birthday (BDAY; RFC 6350, 6.2.5): the first that is a day of the Gregorian calendar, else
  /// one of another (Apple's X-ALTBDAY, `BDAY;CALSCALE=...`) or Android's. A new one takes the place
  /// of all.
  public var birthday: CalendarDateValue? {
    get {
      let days = values(.birthday)
      return days.first { $0.calendar == .gregorian } ?? days.first
    }
    set { if newValue != birthday { set(only: newValue, .birthday) } }
  }

  /// The wedding day or another yearly memory (ANNIVERSARY; RFC 6350, 6.2.6; Apple's X-ABDATE of
  /// that name, and what other exporters call it).
  public var anniversary: CalendarDateValue? {
    get { values(.anniversary).first }
    set { if newValue != anniversary { set(only: newValue, .anniversary) } }
  }

  /// The day of death (DEATHDATE; RFC 6474).
  public var deathDate: CalendarDateValue? {
    get { values(.deathDate).first }
    set { if newValue != deathDate { set(only: newValue, .deathDate) } }
  }

  /// Other days with a name (Apple's X-ABDATE, Android's events).
  public var dates: [Labelled<CalendarDateValue>] {
    get { values(.dates) }
    set { set(newValue, .dates) }
  }
}

extension CardField where Value == CalendarDateValue {
  static var birthday: Self {
    Self { kind, property, _, _ in
      switch kind {
      case .birthday: return property.date
      case .alternateBirthday: return property.parameter("CALSCALE") == nil ? nil : property.date
      case .androidCustom:
        guard case .event(let text, .birthday)? = AndroidCustom(property) else { return nil }
        return property.date(from: text)
      default: return nil
      }
    } write: { day, version in
      let isOther = day.calendar != .gregorian
      return LabelledProperty(day.property(isOther ? "X-ALTBDAY" : "BDAY", in: version))
    }
  }

  static var anniversary: Self {
    yearly("ANNIVERSARY", label: "anniversary", appleLabel: "_$!<Anniversary>!$_")
  }
  static var deathDate: Self { yearly("DEATHDATE", label: "death", appleLabel: "death") }

  /// A day that 4.0 has a property for, and 3.0 only Apple's for any day.
  private static func yearly(_ name: String, label known: String, appleLabel: String) -> Self {
    Self { kind, property, label, _ in
      switch kind {
      case .date(let label) where label == known: return property.date
      case .labelledDate where label == known: return property.date
      case .androidCustom:
        guard case .event(let text, .labelled(let label))? = AndroidCustom(property),
          label == known
        else { return nil }
        return property.date(from: text)
      default: return nil
      }
    } write: { day, version in
      version == .v40
        ? LabelledProperty(day.property(name, in: version))
        : LabelledProperty(day.property("X-ABDATE", in: version), label: appleLabel)
    }
  }
}

extension CardField where Value == Labelled<CalendarDateValue> {
  static var dates: Self {
    Self { kind, property, label, _ in
      let day: Labelled<CalendarDateValue>?
      switch kind {
      case .labelledDate:
        day = property.date.map { Labelled($0, of: property, label: label) }
      case .androidCustom:
        guard case .event(let text, .labelled(let label))? = AndroidCustom(property) else {
          return nil
        }
        day = property.date(from: text).map {
          Labelled($0, customLabel: label.isEmpty ? nil : label)
        }
      default: return nil
      }
      // Those have places of their own.
      return day?.customLabel == "anniversary" || day?.customLabel == "death" ? nil : day
    } write: { day, version in
      var property = day.value.property("X-ABDATE", in: version)
      property.parameters += day.parameters
      return LabelledProperty(property, label: day.customLabel)
    }
  }
}

extension CalendarDateValue {
  /// The day as a property. One without a year is written in 3.0 as Apple does, since 3.0 has no
  /// form for it.
  package func property(_ name: String, in version: Version) -> Property {
    func made(_ text: String?, _ parameters: [Parameter] = []) -> Property {
      Property(
        name: name, parameters: parameters, rawValue: Array((text ?? "").utf8)[...],
        version: version)
    }
    if calendar != .gregorian {
      return made(
        DateNotation.apple(era: era, year: year, month: month, day: day),
        [Parameter("CALSCALE", calendar.rawValue)])
    }
    if version == .v40 { return made(DateNotation.basic(year: year, month: month, day: day)) }
    if year == nil, month != nil, day != nil {
      let missing = DateValue.appleMissingYear
      return made(
        DateNotation.extended(year: missing, month: month, day: day),
        [Parameter("X-APPLE-OMIT-YEAR", String(missing))])
    }
    return made(DateNotation.extended(year: year, month: month, day: day))
  }
}
