import Testing

@testable import DateMentions

/// The same words said on every day of some years, against what the house rules say in arithmetic.
@Suite("The same words on every day")
struct CalendarSweepTests {
  private static let days: [CivilDay] =
    (CivilDay(2027, 11, 20)?.number).map { first in
      stride(from: first, to: first + 500, by: 3).map { CivilDay(number: $0) }
    } ?? []

  private let finder = DateMentionFinder(order: .mdy)

  private func value(_ text: String, on day: CivilDay) -> String? {
    let found = finder.mentions(in: text, at: ReferenceTime(day: day, second: 36_000))
    return found.count == 1 ? found.first?.notation : nil
  }

  private static let names = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  @Test("The days are a leap year and more")
  func sweep() {
    #expect(Self.days.count > 160)
    #expect(Self.days.contains { $0.parts.month == 2 && $0.parts.year == 2028 })
  }

  @Test("A bare weekday is one to seven days ahead", arguments: 1...7)
  func bare(_ number: Int) throws {
    for day in Self.days {
      let text = try #require(value(Self.names[number - 1], on: day))
      let ahead = (1...7).map { day + $0 }.first { $0.weekday == number }
      #expect(text == ahead?.iso)
    }
  }

  @Test("Told in the past, it is one to seven days back", arguments: 1...7)
  func told(_ number: Int) throws {
    for day in Self.days {
      let text = try #require(value("we met on \(Self.names[number - 1])", on: day))
      let back = (1...7).map { day - $0 }.first { $0.weekday == number }
      #expect(text == back?.iso)
    }
  }

  @Test("Next is in the next week from Monday to Sunday", arguments: 1...7)
  func next(_ number: Int) throws {
    for day in Self.days {
      let monday = day - (day.weekday - 1)
      #expect(value("next \(Self.names[number - 1])", on: day) == (monday + (6 + number)).iso)
    }
  }

  @Test("Next week, this weekend and last week touch each other")
  func weeks() throws {
    for day in Self.days {
      let monday = day - (day.weekday - 1)
      #expect(value("next week", on: day) == "\((monday + 7).iso)/\((monday + 13).iso)")
      #expect(value("last week", on: day) == "\((monday - 7).iso)/\((monday - 1).iso)")
      #expect(value("this weekend", on: day) == "\((monday + 5).iso)/\((monday + 6).iso)")
      #expect(value("next weekend", on: day) == "\((monday + 12).iso)/\((monday + 13).iso)")
    }
  }

  @Test("Counted days and weeks are exact")
  func counted() throws {
    for day in Self.days {
      for count in [1, 2, 10, 45] {
        #expect(value("in \(count) days", on: day) == (day + count).iso)
        #expect(value("\(count) days ago", on: day) == (day - count).iso)
        #expect(value("in \(count) weeks", on: day) == (day + 7 * count).iso)
      }
    }
  }

  @Test("A month ahead or back is whole, and holds or follows the day")
  func months() throws {
    let names = ["January", "February", "April", "September", "December"]
    for day in Self.days {
      for (name, number) in zip(names, [1, 2, 4, 9, 12]) {
        let (year, month, _) = day.parts
        let ahead = month <= number ? year : year + 1
        let back = month >= number ? year : year - 1
        let first = try #require(CivilDay(ahead, number, 1))
        let last = first + (CivilDay.length(ofMonth: number, year: ahead) - 1)
        #expect(value("moving in \(name)", on: day) == "\(first.iso)/\(last.iso)")
        let past = try #require(value("they moved in \(name)", on: day))
        #expect(past.hasPrefix("\(back)-"))
      }
    }
  }

  @Test("A date without a year is the nearest in its direction")
  func yearless() throws {
    for day in Self.days {
      let year = day.parts.year
      let here = try #require(CivilDay(year, 6, 5))
      #expect(value("due June 5", on: day) == "\(here >= day ? year : year + 1)-06-05")
      #expect(value("it was June 5", on: day) == "\(here <= day ? year : year - 1)-06-05")
    }
  }

  @Test("A day of the month is the nearest that exists")
  func dayOfMonth() throws {
    for day in Self.days {
      for number in [1, 15, 31] {
        let ahead = (0...62).map { day + $0 }.first { $0.parts.day == number }
        let back = (0...62).map { day - $0 }.first { $0.parts.day == number }
        let suffix = number == 15 ? "th" : "st"
        #expect(value("due on the \(number)\(suffix)", on: day) == ahead?.iso)
        #expect(value("it was the \(number)\(suffix)", on: day) == back?.iso)
      }
    }
  }

  @Test("Thirds of a month are ten days, ten days and the rest")
  func thirds() throws {
    for month in 1...12 {
      let first = try #require(CivilDay(2028, month, 1))
      let length = CivilDay.length(ofMonth: month, year: 2028)
      let name = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ][month - 1]
      let day = try #require(Self.days.first)
      #expect(value("early \(name) 2028", on: day) == "\(first.iso)/\((first + 9).iso)")
      #expect(value("mid \(name) 2028", on: day) == "\((first + 10).iso)/\((first + 19).iso)")
      #expect(
        value("late \(name) 2028", on: day) == "\((first + 20).iso)/\((first + length - 1).iso)")
      #expect(
        value("the second half of \(name) 2028", on: day)
          == "\((first + 15).iso)/\((first + length - 1).iso)")
    }
  }

  @Test("Every day can be written in figures and read again, in either order")
  func figures() {
    for day in Self.days {
      let (year, month, number) = day.parts
      #expect(value("\(month)/\(number)/\(year)", on: day) == day.iso)
      #expect(value("\(year)-\(padded(month, 2))-\(padded(number, 2))", on: day) == day.iso)
      let british = DateMentionFinder(order: .dmy)
        .mentions(in: "\(number)/\(month)/\(year)", at: ReferenceTime(day: day, second: 0))
      #expect(british.map(\.notation) == [day.iso])
    }
  }

  @Test("Every day can be spelled in words and read again")
  func spelled() throws {
    let ones = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
      "eighteenth", "nineteenth", "twentieth", "twenty first", "twenty second", "twenty third",
      "twenty fourth", "twenty fifth", "twenty sixth", "twenty seventh", "twenty eighth",
      "twenty ninth", "thirtieth", "thirty first",
    ]
    let day = try #require(Self.days.first)
    for (index, word) in ones.enumerated() {
      let iso = "2029-07-\(padded(index + 1, 2))"
      #expect(value("july \(word) twenty twenty nine", on: day) == iso)
      #expect(value("the \(word) of July 2029", on: day) == iso)
      #expect(value("July \(index + 1), 2029", on: day) == iso)
    }
  }

  @Test("Every hour of the clock is read in both notations")
  func hours() throws {
    let day = try #require(Self.days.first)
    for hour in 0...23 {
      let twelve = hour % 12 == 0 ? 12 : hour % 12
      let half = hour < 12 ? "am" : "pm"
      #expect(value("\(twelve)\(half)", on: day) == "T\(padded(hour, 2)):00")
      #expect(value("\(twelve):45 \(half)", on: day) == "T\(padded(hour, 2)):45")
      #expect(value("\(padded(hour, 2)):20:05", on: day) == "T\(padded(hour, 2)):20:05")
    }
  }
}
