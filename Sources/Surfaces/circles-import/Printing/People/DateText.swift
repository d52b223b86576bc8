import CirclesModel
import Foundation

/// Days in words, as far as they are known.
enum DateText {
  /// `15 March 1990`, `15 March`, `March 1990`, `1990`; in another calendar with its name behind.
  static func words(_ date: PartialDate) -> String {
    var parts: [String] = []
    if let day = date.day { parts.append(date.month == nil ? "day \(day)" : String(day)) }
    if let month = date.month { parts.append(monthName(month, date)) }
    if let year = date.year { parts.append(yearText(year, date)) }
    var text = parts.isEmpty ? "?" : parts.joined(separator: " ")
    if !isDay(date) { text += " (no such day)" }
    return date.calendar == "gregorian" ? text : text + ", \(date.calendar) calendar"
  }

  /// Whether there may be such a day: of a calendar other than the Gregorian one only its bounds are
  /// looked at. Another program may have written anything into the notebook.
  private static func isDay(_ date: PartialDate) -> Bool {
    if date.calendar == "gregorian" {
      let month = date.month ?? 1
      let day = date.day ?? 1
      // 2000 has every day that any year has.
      return WallTime(year: 2000, month: month, day: day) != nil
    }
    return (1...13).contains(date.month ?? 1) && (1...31).contains(date.day ?? 1)
  }

  /// `today`, `tomorrow`, `in 12 days`.
  static func distance(_ days: Int) -> String {
    switch days {
    case ...0: "today"
    case 1: "tomorrow"
    default: "in \(days) days"
    }
  }

  private static func yearText(_ year: Int, _ date: PartialDate) -> String {
    guard let era = date.era else { return String(year) }
    return "year \(year) of cycle \(era)"
  }

  private static func monthName(_ month: Int, _ date: PartialDate) -> String {
    let names = calendar(named: date.calendar)?.monthSymbols ?? []
    // Any number may come from the notebook, the least of all, too.
    let name = month > 0 && month <= names.count ? names[month - 1] : "month \(month)"
    return date.isLeapMonth ? "leap \(name)" : name
  }

  /// Foundation's calendar of a CLDR name, speaking English as the rest of the program.
  private static func calendar(named name: String) -> Calendar? {
    guard let identifier = identifiers[name] else { return nil }
    var calendar = Calendar(identifier: identifier)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    return calendar
  }

  private static let identifiers: [String: Calendar.Identifier] = [
    "gregorian": .gregorian, "hebrew": .hebrew, "islamic": .islamic,
    "islamic-civil": .islamicCivil, "islamic-tbla": .islamicTabular,
    "islamic-umalqura": .islamicUmmAlQura, "persian": .persian, "indian": .indian,
    "coptic": .coptic, "ethiopic": .ethiopicAmeteMihret, "buddhist": .buddhist,
    "japanese": .japanese, "roc": .republicOfChina,
  ]
}
