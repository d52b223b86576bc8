import Foundation

/// Days counted from 1 January 1970.
enum CivilDay {
  /// 1 January of a year.
  static func number(year: Int) -> Int {
    let before = year - 1
    return before * 365 + before / 4 - before / 100 + before / 400 - 719_162
  }

  /// A day as ISO 8601 writes it.
  static func text(_ day: Int) -> String {
    let date = Date(timeIntervalSince1970: Double(day) * 86_400)
    return date.formatted(.iso8601.year().month().day())
  }
}
