import Recurrences
import Testing

@Suite("Dates of an event")
struct RecurrenceSetTests {
  private func times(
    _ rules: [String], from start: String = "20260302T090000", through end: String,
    added: [String] = [], removed: [String] = []
  ) throws -> [String] {
    let set = RecurrenceSet(
      start: try #require(CalendarTime(start)), rules: try rules.map { try RecurrenceRule($0) },
      added: added.compactMap { CalendarTime($0) },
      removed: Set(removed.compactMap { CalendarTime($0) }))
    return set.occurrences(through: try #require(CalendarTime(end))).times.map(\.description)
  }

  @Test("An event without a rule takes place once, and not before its time")
  func once() throws {
    #expect(try times([], through: "20260302T090000") == ["20260302T090000"])
    #expect(try times([], through: "20260302T085959") == [])
  }

  @Test("Dates are added and taken out, and told once where they are named twice")
  func exceptions() throws {
    let told = try times(
      ["FREQ=WEEKLY"], through: "20260325T000000", added: ["20260305T120000", "20260309T090000"],
      removed: ["20260316T090000"])
    #expect(
      told == ["20260302T090000", "20260305T120000", "20260309T090000", "20260323T090000"])
  }

  @Test("An end in UTC is turned into the time zone of the start")
  func until() throws {
    let rule = try RecurrenceRule("FREQ=DAILY;UNTIL=20260304T080000Z")
    let set = RecurrenceSet(
      start: try #require(CalendarTime("20260302T090000")), rules: [rule])
    let end = try #require(CalendarTime("20260401T000000"))
    #expect(set.occurrences(through: end).times.count == 2)
    let anHourAhead = set.occurrences(through: end) { time in
      CalendarTime(year: time.year, month: time.month, day: time.day, hour: time.hour + 1)
    }
    #expect(anHourAhead.times.count == 3)
  }

  @Test("An end that is a date includes its day")
  func untilDate() throws {
    #expect(
      try times(["FREQ=DAILY;UNTIL=20260303"], through: "20260401T000000")
        == ["20260302T090000", "20260303T090000"])
  }

  @Test("All-day events recur as dates; 29 February only in leap years")
  func allDay() throws {
    #expect(
      try times(["FREQ=YEARLY"], from: "20200229", through: "20301231")
        == ["20200229", "20240229", "20280229"])
    #expect(
      try times(["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"], from: "20200229", through: "20221231")
        == ["20200229", "20210228", "20220228"])
  }

  @Test("A rule without an end stops at the limit, and says so")
  func limit() throws {
    let set = RecurrenceSet(
      start: try #require(CalendarTime("20000101T000000")),
      rules: [try RecurrenceRule("FREQ=MINUTELY")])
    let told = set.occurrences(through: try #require(CalendarTime("20260101T000000")), limit: 100)
    #expect(told.times.count == 100)
    #expect(told.isCut)
    let whole = set.occurrences(through: try #require(CalendarTime("20000101T001000")), limit: 100)
    #expect(whole.times.count == 11)
    #expect(!whole.isCut)
  }

  @Test("A rule that never comes true ends")
  func never() throws {
    for rule in ["FREQ=DAILY;INTERVAL=7;BYDAY=TU", "FREQ=HOURLY;INTERVAL=24;BYHOUR=10"] {
      #expect(try times([rule], through: "20991231T000000") == ["20260302T090000"])
    }
  }

  @Test("Every other week is counted from the day on which weeks begin")
  func weeks() throws {
    // 8 March 2012 is a Thursday, the last day of a week that begins on Friday.
    #expect(
      try times(
        ["FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,SU;WKST=FR"], from: "20120308", through: "20120408")
        == ["20120308", "20120318", "20120322", "20120401", "20120405"])
    #expect(
      try times(
        ["FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,SU"], from: "20120308", through: "20120330")
        == ["20120308", "20120311", "20120322", "20120325"])
  }

  @Test("A count counts what takes place, not what is passed over")
  func count() throws {
    #expect(
      try times(
        ["FREQ=HOURLY;INTERVAL=5;BYHOUR=9,14;COUNT=3"], from: "20260302T090000",
        through: "20261231T000000") == ["20260302T090000", "20260302T140000", "20260307T090000"])
  }
}

@Suite("Rules that are read or refused")
struct RecurrenceRuleTests {
  @Test(
    "What is no rule is malformed",
    arguments: [
      "", "FREQ", "FREQ=", "FREQ=SOMETIMES", "COUNT=3", "FREQ=DAILY;COUNT=0", "FREQ=DAILY;COUNT=x",
      "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;INTERVAL=99999", "FREQ=DAILY;FREQ=WEEKLY",
      "FREQ=DAILY;UNTIL=20261301", "FREQ=DAILY;UNTIL=20260101;COUNT=2", "FREQ=WEEKLY;BYDAY=XX",
      "FREQ=DAILY;BYHOUR=25", "FREQ=HOURLY;INTERVAL=2;BYHOUR=25", "FREQ=DAILY;BYDAY=é",
      "FREQ=DAILY;BYSECOND=" + String(repeating: "1,", count: 3_000),
    ])
  func malformed(text: String) {
    #expect(throws: RecurrenceRule.Problem.malformed) { try RecurrenceRule(text) }
  }

  @Test(
    "A rule that could be searched for ages is refused",
    arguments: [
      "FREQ=SECONDLY", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30", "FREQ=HOURLY;BYYEARDAY=366",
    ])
  func tooFine(text: String) {
    #expect(throws: RecurrenceRule.Problem.tooFine) { try RecurrenceRule(text) }
  }

  @Test("Positions among several times of a day are refused, not told wrongly")
  func unsupported() {
    #expect(throws: RecurrenceRule.Problem.unsupported) {
      try RecurrenceRule("FREQ=MONTHLY;BYDAY=MO,TU;BYHOUR=3,5;BYSETPOS=-1")
    }
  }

  @Test("Another calendar's rule is told from a broken one")
  func otherCalendar() throws {
    #expect(throws: RecurrenceRule.Problem.otherCalendar) {
      try RecurrenceRule("RSCALE=CHINESE;FREQ=YEARLY")
    }
    _ = try RecurrenceRule("rscale=gregorian;freq=yearly")
  }

  @Test(
    "A date that does not exist is none",
    arguments: ["20260229", "20261301", "20260101T240000", "2026010", "20260101T1200", "２０２６0101"])
  func noDate(text: String) { #expect(CalendarTime(text) == nil) }

  @Test("Dates and times read as they are written", arguments: ["20240229", "20260314T182059"])
  func written(text: String) { #expect(CalendarTime(text)?.description == text) }
}
