import CirclesModel
import Testing

@testable import CirclesReaders

/// The lines between messages that say when.
@Suite struct DaySeparatorTests {
  /// A Saturday.
  private let taken = WallTime(year: 2031, month: 3, day: 15, hour: 20)

  private func read(_ text: String, region: String = "GB", order: DateOrder? = nil) -> String? {
    guard let separator = DaySeparator(text) else { return nil }
    let resolving = DayResolving(takenAt: taken, order: order, region: region)
    guard let day = resolving.day(of: separator)?.midnight else { return "?" }
    let clock = separator.clock?.best.map { " \($0.hour):\($0.minute)" } ?? ""
    return "\(day.year)-\(day.month)-\(day.day)\(clock)"
  }

  @Test(
    "days are told from when the screenshot was taken",
    arguments: [
      ("Today 9:41 AM", "2031-3-15 9:41"), ("TODAY AT 2:22 PM", "2031-3-15 14:22"),
      ("Yesterday", "2031-3-14"), ("Heute um 18:05", "2031-3-15 18:5"),
      ("Ayer 20:00", "2031-3-14 20:0"),
      ("Hier à 7:15", "2031-3-14 7:15"), ("Thursday • 3:30 PM", "2031-3-13 15:30"),
      ("Saturday", "2031-3-8"), ("Mi. 9:00", "2031-3-12 9:0"), ("segunda-feira", "2031-3-10"),
      ("9:06 AM • SMS", "2031-3-15 9:6"), ("Wed 6:42 PM", "2031-3-12 18:42"),
    ])
  func relative(text: String, expected: String) {
    #expect(read(text) == expected)
  }

  @Test("every word for a day may stand in a line of days, and a word of a sentence may not")
  func words() {
    for word in DayNames.words + DaySeparator.connectors + DaySeparator.services {
      #expect(DayWords.mayBe(word), "\(word)")
      #expect(DayWords.mayBe("12 \(word.uppercased()) 2026"), "\(word)")
    }
    for line in [
      "lst March 2026", "ler mars", "loth May", "3月15日 Sunday morning", "T0day", "5unday 9:41",
      "aujourd'hui", "Wednesday•3:30", "14th 9:4l p.m.", "",
    ] {
      #expect(DayWords.mayBe(line), "\(line)")
    }
    for line in ["today our bus", "See you on Monday", "9:41 said", "lunch, 14 March"] {
      #expect(!DayWords.mayBe(line), "\(line)")
    }
  }

  @Test(
    "dates in words are dates, without a year the last such day",
    arguments: [
      ("12 January 2026", "2026-1-12"), ("Mon, 10 Mar at 19:05", "2031-3-10 19:5"),
      ("July 4", "2030-7-4"), ("14 de agosto de 2029", "2029-8-14"), ("1er mai", "2030-5-1"),
      ("24. Dezember", "2030-12-24"), ("2026年3月14日", "2026-3-14"), ("29 February", "2028-2-29"),
      ("March 15", "2031-3-15"), ("March 16", "2030-3-16"),
    ])
  func named(text: String, expected: String) {
    #expect(read(text) == expected)
  }

  @Test("digits follow the order that is said, else the region's, and say when it was guessed")
  func digits() throws {
    #expect(read("04/07/2030") == "2030-7-4")
    #expect(read("04/07/2030", region: "US") == "2030-4-7")
    #expect(read("04/07/2030", order: .mdy) == "2030-4-7")
    #expect(read("13/07/30", region: "US") == "2030-7-13")
    #expect(read("2030-07-04") == "2030-7-4")
    let separator = try #require(DaySeparator("04/07/2030"))
    let guessed = DayResolving(takenAt: taken, order: nil, region: "GB").day(of: separator)
    #expect(guessed?.isGuess == true)
    let said = DayResolving(takenAt: taken, order: .dmy, region: "GB").day(of: separator)
    #expect(said?.isGuess == false)
  }

  @Test(
    "what people say is no separator",
    arguments: [
      "See you today", "so 9:30", "May I", "Monday works for me", "12 eggs", "at", "", "do it",
      "call me at 9:41", "3 March madness", "10 March 5 April", "99/99/99999",
    ])
  func said(text: String) {
    #expect(DaySeparator(text) == nil)
  }

  @Test("without a time of the screenshot only dates with a year are days")
  func untimed() throws {
    let resolving = DayResolving(takenAt: nil, order: nil, region: "GB")
    let today = try #require(DaySeparator("Today"))
    let dated = try #require(DaySeparator("3 May 2030"))
    #expect(resolving.day(of: today) == nil)
    #expect(resolving.day(of: dated)?.midnight == WallTime(year: 2030, month: 5, day: 3))
  }

  @Test("a day that no month has is none")
  func impossible() {
    #expect(read("31 June 2030") == "?")
    #expect(read("30 February") == "?")
  }
}
