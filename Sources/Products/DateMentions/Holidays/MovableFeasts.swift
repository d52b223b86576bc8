/// Days that move with the sun's calendar: Easter and nth weekdays.
enum MovableFeasts {
  /// Western Easter by the anonymous Gregorian computus (Meeus, Jones, Butcher).
  static func easter(_ year: Int) -> CivilDay? {
    let a = year % 19
    let (b, c) = (year / 100, year % 100)
    let (d, e) = (b / 4, b % 4)
    let g = (8 * b + 13) / 25
    let h = (19 * a + b - d - g + 15) % 30
    let (i, k) = (c / 4, c % 4)
    let l = (32 + 2 * e + 2 * i - h - k) % 7
    let m = (a + 11 * h + 19 * l) / 433
    let month = (h + l - 7 * m + 90) / 25
    let day = (h + l - 7 * m + 33 * month + 19) % 32
    return CivilDay(year, month, day)
  }

  /// Easter of the Julian calendar (Meeus), given in the Gregorian one.
  static func orthodoxEaster(_ year: Int) -> CivilDay? {
    let (a, b, c) = (year % 4, year % 7, year % 19)
    let d = (19 * c + 15) % 30
    let e = (2 * a + 4 * b - d + 34) % 7
    let month = (d + e + 114) / 31
    let day = (d + e + 114) % 31 + 1
    guard let julian = CivilDay(year, month, day) else { return nil }
    return julian + (year / 100 - year / 400 - 2)
  }

  /// The nth weekday of a month, from its end if negative.
  static func weekday(_ nth: Int, _ weekday: Int, month: Int, year: Int) -> CivilDay? {
    guard nth != 0, let first = CivilDay(year, month, 1) else { return nil }
    let length = CivilDay.length(ofMonth: month, year: year)
    if nth > 0 {
      let day = 1 + (weekday - first.weekday + 7) % 7 + (nth - 1) * 7
      return day <= length ? first + (day - 1) : nil
    }
    let last = first + (length - 1)
    let day = last - ((last.weekday - weekday + 7) % 7 + (-nth - 1) * 7)
    return day >= first ? day : nil
  }
}
