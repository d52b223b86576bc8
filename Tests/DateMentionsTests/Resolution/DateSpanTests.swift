import Testing

@testable import DateMentions

@Suite("Stretches of time and their values")
struct DateSpanTests {
  private func day(_ iso: String) throws -> CivilDay {
    try #require(ReferenceTime(iso: iso)).day
  }

  private func resolver(_ iso: String, past: Bool = false) throws -> Resolver {
    Resolver(reference: try #require(ReferenceTime(iso: iso)), isPast: past)
  }

  @Test("One day is a day, more are a range with its last day in it")
  func days() throws {
    let first = try day("2026-03-18")
    #expect(DateSpan(first).onlyDay == first)
    #expect(DateSpan(first, until: first + 3).onlyDay == nil)
    #expect(DateSpan(first, until: first + 3).end == first + 3)
  }

  @Test("A moment is no day, and its seconds show only if there are any")
  func moments() throws {
    let base = try day("2026-03-18").number * DateSpan.day
    #expect(DateSpan(moment: base).onlyDay == nil)
    #expect(DateSpan.iso(moment: base + 3_661) == "2026-03-18T01:01:01")
    #expect(DateSpan.iso(moment: base + 3_660) == "2026-03-18T01:01")
    #expect(DateSpan.iso(moment: -1) == "1969-12-31T23:59:59")
  }

  @Test("What lies outside four-digit years cannot be printed")
  func printable() throws {
    let last = try day("9999-12-31")
    #expect(DateSpan(last - 1).isPrintable)
    #expect(!DateSpan(last + 400).isPrintable)
    #expect(!DateSpan(try day("0001-01-01") - 1).isPrintable)
  }

  @Test("At the ends of the calendar nothing is said rather than something wrong")
  func ends() throws {
    let finder = DateMentionFinder()
    for iso in ["0001-01-01T00:00", "9999-12-31T23:59"] {
      let time = try #require(ReferenceTime(iso: iso))
      for text in [
        "yesterday", "tomorrow", "last week", "next week", "next month", "last month", "next year",
        "last century", "in 10 years", "10 years ago", "the 31st", "June 5", "it was June 5",
        "this weekend", "last winter", "Easter", "last Thanksgiving", "Diwali", "Hanukkah", "Eid",
        "in 5 hours", "Monday to Friday", "since May", "Nov-Feb", "the 90s", "week 53", "Q4",
      ] {
        for mention in finder.mentions(in: text, at: time) {
          #expect(!mention.notation.contains("-00"), "\(text): \(mention.notation)")
          #expect(!mention.notation.hasPrefix("-") || mention.kind == .annual)
        }
      }
    }
  }

  @Test("Bounds open one side")
  func bounds() throws {
    let resolver = try resolver("2026-03-18T10:00")
    let may = DateExpression.month(5, year: nil, .nearest)
    #expect(resolver.value(.open(.before, may))?.text == "../2026-04-30")
    #expect(resolver.value(.open(.until, may))?.text == "../2026-05-31")
    #expect(resolver.value(.open(.since, may))?.text == "2026-05-01/..")
    #expect(resolver.value(.open(.after, may))?.text == "2026-06-01/..")
  }

  @Test("The nth of a period stays in it")
  func nth() throws {
    let resolver = try resolver("2026-03-18T10:00")
    let february = DateExpression.month(2, year: 2026, .nearest)
    #expect(resolver.value(.nthWeekday(4, 6, of: february))?.text == "2026-02-28")
    #expect(resolver.value(.nthWeekday(5, 6, of: february)) == nil)
    #expect(resolver.value(.nthWeekday(-1, 7, of: february))?.text == "2026-02-22")
    #expect(resolver.value(.nthWeekday(-5, 7, of: february)) == nil)
    #expect(resolver.value(.nthUnit(29, .day, of: february)) == nil)
    #expect(resolver.value(.nthUnit(-1, .day, of: february))?.text == "2026-02-28")
    #expect(resolver.value(.nthUnit(5, .week, of: february)) == nil)
  }

  @Test("One inside another is the first inside it")
  func within() throws {
    let resolver = try resolver("2026-03-18T10:00")
    let next = DateExpression.unit(.month, 1)
    let twentieth = DateExpression.day(year: nil, month: nil, day: 20, weekday: nil)
    #expect(resolver.value(.within(twentieth, next))?.text == "2026-04-20")
    #expect(resolver.value(.within(.weekday(3, .nearest), .unit(.week, 1)))?.text == "2026-03-25")
    #expect(
      resolver.value(.within(.month(5, year: nil, .nearest), .unit(.year, 1)))?.text
        == "2027-05-01/2027-05-31")
  }

  @Test("The side of a span that knows more decides for the other")
  func spans() throws {
    let resolver = try resolver("2026-03-18T10:00")
    func on(_ day: Int, _ month: Int? = nil, _ year: Int? = nil) -> DateExpression {
      .day(year: year, month: month, day: day, weekday: nil)
    }
    #expect(resolver.value(.span(on(28), on(3, 7)))?.text == "2026-06-28/2026-07-03")
    #expect(resolver.value(.span(on(28, 12), on(3, 1, 2030)))?.text == "2029-12-28/2030-01-03")
    #expect(resolver.value(.span(on(28, 12, 2029), on(3, 1)))?.text == "2029-12-28/2030-01-03")
    #expect(resolver.value(.span(on(10), on(14)))?.text == "2026-04-10/2026-04-14")
    #expect(resolver.value(.span(on(10, 5, 2026), on(1, 5, 2026))) == nil)
  }

  @Test("Lengths and patterns are written as ISO 8601 has them")
  func iso() {
    typealias Amount = DateExpression.Amount
    #expect(Iso.duration([Amount(count: 3, unit: .week)]) == "P3W")
    #expect(
      Iso.duration([Amount(count: 1, unit: .month), Amount(count: 2, unit: .hour)]) == "P1MT2H")
    #expect(Iso.duration([Amount(count: 2, unit: .quarter)]) == "P6M")
    #expect(Iso.pattern(.weekday(4, .nearest)) == "XXXX-WXX-4")
    #expect(Iso.pattern(.day(year: nil, month: 6, day: 5, weekday: nil)) == "XXXX-06-05")
    #expect(Iso.pattern(.now) == nil)
  }

  @Test("Hours of parts of the day do not overlap and follow each other")
  func partsOfDay() {
    let parts: [DateExpression.PartOfDay] = [.morning, .afternoon, .evening, .night]
    for (a, b) in zip(parts, parts.dropFirst()) {
      #expect(DayClock.hours(of: a).1 == DayClock.hours(of: b).0)
    }
    #expect(DayClock.hours(of: .lateNight).1 == 86_399)
  }

  @Test("Units longer than a month have months, shorter ones none")
  func months() {
    #expect(DayClock.months(.decade, 2) == 240)
    #expect(DayClock.months(.week, 1) == nil)
    #expect(DayClock.months(.century, 9_999) == nil)
  }
}
