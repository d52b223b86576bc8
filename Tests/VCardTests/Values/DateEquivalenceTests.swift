import SeededRandom
import Testing
import VCard

@Suite("Many ways to write one day")
struct DateEquivalenceTests {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  @Test(
    "every day of a common and of a leap year reads the same in every notation",
    arguments: [1999, 2000])
  func notations(year: Int) {
    for month in 1...12 {
      for day in 1...31 {
        let date = DateValue(year: year, month: month, day: day)
        let (mm, dd) = (two(month), two(day))
        let name = Self.months[month - 1]
        let ways = [
          "\(year)-\(mm)-\(dd)", "\(year)\(mm)\(dd)", "\(year)/\(mm)/\(dd)", "\(dd).\(mm).\(year)",
          "\(day).\(month).\(year)", "\(year)-\(mm)-\(dd)T12:30:00Z", "  \(year)\(mm)\(dd)\n",
          "\(name) \(day), \(year)", "\(day) \(name.prefix(3)) \(year)",
          "\(day)-\(name.uppercased())-\(year)",
        ]
        for way in ways { #expect(DateValue(text: way) == date, "\(way)") }
        if let yearless = DateValue(month: month, day: day) {
          for way in ["--\(mm)\(dd)", "--\(mm)-\(dd)", "\(name) \(day)", "0000-\(mm)-\(dd)"] {
            #expect(DateValue(text: way) == yearless, "\(way)")
          }
        }
      }
    }
  }

  @Test(
    "a year has 365 days or 366",
    arguments: [
      (1900, 365), (1996, 366), (1999, 365), (2000, 366), (2100, 365), (2400, 366), (1, 365),
      (4, 366),
    ])
  func daysOfYear(year: Int, days: Int) {
    var count = 0
    for month in 0...13 {
      for day in 0...32 where DateValue(year: year, month: month, day: day) != nil { count += 1 }
    }
    #expect(count == days)
  }

  @Test("slashes with a day above twelve have one order, others have none")
  func slashes() {
    for first in 1...31 {
      for second in 1...31 {
        let read = DateValue(text: "\(two(first))/\(two(second))/1980")
        let readings = Set(
          [
            DateValue(year: 1980, month: first, day: second),
            DateValue(year: 1980, month: second, day: first),
          ].compactMap { $0 })
        #expect(read == (readings.count == 1 ? readings.first : nil), "\(first)/\(second)")
      }
    }
  }

  @Test("years of two digits lie between 1930 and 2029")
  func twoDigits() {
    for short in 0...99 {
      let expected = short < 30 ? 2000 + short : 1900 + short
      #expect(DateValue(text: "15.04.\(two(short))")?.year == expected)
    }
  }

  @Test("text of the greatest length is read, one blank more is not")
  func length() {
    let date = "1980-04-15"
    #expect(DateValue(text: String(repeating: " ", count: 70) + date)?.year == 1980)
    #expect(DateValue(text: String(repeating: " ", count: 71) + date) == nil)
  }

  @Test("no text at all can be more than a date or none", arguments: 0..<3)
  func random(seed: Int) {
    let pool = Array("0123456789-/. :TZ+AprMay,".utf8)
    var dice = SeededRandom(UInt64(seed) + 77)
    for _ in 0..<2000 {
      let bytes = (0...dice.below(14)).map { _ in pool[dice.below(pool.count)] }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let date = DateValue(text: text) else { continue }
      #expect(DateValue(year: date.year, month: date.month, day: date.day) == date)
      #expect(DateValue(text: " " + text + " ") == date)
    }
  }
}
