/// The calendars that the CALSCALE parameter names, and their CLDR names.
public enum CalendarScale: String, Hashable, Sendable, CaseIterable {
  case gregorian
  case buddhist
  case chinese
  case coptic
  case dangi
  case ethiopic
  case ethiopicAmeteAlem = "ethiopic-amete-alem"
  case hebrew
  case indian
  case islamic
  case islamicCivil = "islamic-civil"
  case islamicTabular = "islamic-tbla"
  case islamicUmalqura = "islamic-umalqura"
  case japanese
  case persian
  case roc

  /// The calendar a CALSCALE parameter means; nil for one that is unknown.
  ///
  /// Apple writes the names of its `NSCalendar` identifiers, others those of CLDR or of RFC 7529.
  package init?(parameter: String) {
    var key = parameter.asciiLowercased
    key.removeAll { $0 == "-" || $0 == "_" || $0 == " " }
    switch key {
    case "gregorian", "gregory", "iso8601": self = .gregorian
    case "buddhist", "thai", "thaisolar": self = .buddhist
    case "chinese": self = .chinese
    case "coptic": self = .coptic
    case "dangi", "korean": self = .dangi
    case "ethiopic", "ethiopian", "ethiopicametemihret": self = .ethiopic
    case "ethioaa", "ethiopicametealem": self = .ethiopicAmeteAlem
    case "hebrew", "jewish": self = .hebrew
    case "indian", "saka": self = .indian
    case "islamic", "hijri": self = .islamic
    case "islamicc", "islamiccivil": self = .islamicCivil
    case "islamictbla", "islamictabular": self = .islamicTabular
    case "islamicumalqura", "islamicummalqura", "umalqura": self = .islamicUmalqura
    case "japanese": self = .japanese
    case "persian", "jalali": self = .persian
    case "roc", "republicofchina", "minguo": self = .roc
    default: return nil
    }
  }

  /// Whether a year of this calendar is told only together with its era or cycle.
  package var countsYearsWithinEra: Bool {
    self == .chinese || self == .dangi || self == .japanese
  }

  /// The most months a year has.
  var months: Int {
    switch self {
    case .coptic, .ethiopic, .ethiopicAmeteAlem, .hebrew: 13
    default: 12
    }
  }

  /// The most days a month has, whatever the year.
  func days(inMonth month: Int) -> Int {
    switch self {
    case .gregorian, .buddhist, .japanese, .roc: DateValue.days(inMonth: month, of: nil)
    case .chinese, .dangi, .hebrew: 30
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmalqura: 30
    case .coptic, .ethiopic, .ethiopicAmeteAlem: month == 13 ? 6 : 30
    case .persian: month <= 6 ? 31 : 30
    case .indian: month <= 6 ? 31 : 30
    }
  }
}
