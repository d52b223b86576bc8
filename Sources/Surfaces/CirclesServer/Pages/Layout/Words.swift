import CirclesModel
import CirclesQueries
import Foundation

/// How the pages say numbers and times.
enum Words {
  /// `3 people`, `1 person`.
  static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(self.number(number)) \(number == 1 ? one : many ?? one + "s")"
  }

  /// `12,345`.
  static func number(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + text
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// `14 March 2026` of a day or time in ISO 8601; the text itself where it is none.
  static func day(_ iso: String) -> String {
    guard let day = GregorianDay(iso: iso.prefix(10)), (1...12).contains(day.month) else {
      return iso
    }
    return "\(day.day) \(months[day.month - 1]) \(day.year)"
  }

  /// `14 March 2026, 18:05` of a time in ISO 8601 on its own clock.
  static func moment(_ iso: String) -> String {
    let clock = iso.dropFirst(11).prefix(5)
    return day(iso) + (clock.utf8.count == 5 ? ", \(clock)" : "")
  }

  /// A day or time as an element that says it to programs, too.
  static func time(_ iso: String, _ words: (String) -> String = Words.moment) -> HTML {
    tag(.time, Attribute("datetime", iso), text: words(iso))
  }

  /// `5 June 1990`, `5 June`, `1990`, as much as is known.
  static func date(_ date: PartialDate) -> String {
    var parts: [String] = []
    if let day = date.day { parts.append(String(day)) }
    if let month = date.month {
      parts.append(
        (1...12).contains(month) && date.calendar == "gregorian"
          ? months[month - 1] : "month \(month)")
    }
    if let year = date.year { parts.append(String(year)) }
    let text = parts.joined(separator: " ")
    return date.calendar == "gregorian" ? text : text + ", \(date.calendar) calendar"
  }

  /// `today`, `tomorrow`, `in 12 days`.
  static func distance(_ days: Int) -> String {
    days <= 0 ? "today" : days == 1 ? "tomorrow" : "in \(number(days)) days"
  }

  /// `41 days ago`, `today`.
  static func ago(_ days: Int) -> String {
    days <= 0 ? "today" : days == 1 ? "yesterday" : "\(number(days)) days ago"
  }

  /// A name, written from whichever side its script is.
  static func name(_ name: String) -> HTML {
    tag(.bdi, .anyScript, text: name.isEmpty ? "(no name)" : name)
  }

  /// A person's name as a link to their page.
  static func person(_ name: String, id: String) -> HTML {
    tag(.a, .href(PagePath("people", id))) { self.name(name) }
  }
}
