import CirclesModel
import CirclesQueries
import Testing

@testable import CirclesStore
@testable import circles_import

@Suite struct BirthdayLinesTests {
  private let zoe = PeopleFixtures.person("Zoë")
  private let hanako = PeopleFixtures.person("山田 花子")

  @Test("birthdays stand under today, this week, this month and later")
  func groups() {
    let lines = BirthdayLines.text(
      [
        PeopleFixtures.birthday(zoe, on: "2026-11-21", in: 0, turns: 38),
        PeopleFixtures.birthday(hanako, on: "2026-11-22", in: 1),
        PeopleFixtures.birthday(zoe, on: "2026-11-28", in: 7),
        PeopleFixtures.birthday(zoe, on: "2026-12-21", in: 30),
        PeopleFixtures.birthday(zoe, on: "2026-12-22", in: 31),
      ], .plain)
    #expect(
      lines == [
        "Today", "  2026-11-21  Zoë        today  turns 38", "",
        "This week", "  2026-11-22  山田 花子  tomorrow", "  2026-11-28  Zoë        in 7 days", "",
        "This month", "  2026-12-21  Zoë        in 30 days", "",
        "Later", "  2026-12-22  Zoë        in 31 days",
      ])
  }

  @Test("an empty notebook gets a sentence, not an empty screen")
  func empty() { #expect(BirthdayLines.text([], .plain) == ["No birthdays are known yet."]) }

  @Test("for programs each is an object with the day and the distance")
  func json() {
    let line = BirthdayLine.json(
      PeopleFixtures.birthday(zoe, on: "2026-11-28", in: 7, turns: 38))
    #expect(
      String(decoding: line, as: UTF8.self) == """
        {"type":"birthday","id":"3f2a1b7c-0000-5000-8000-000000000001","identifier":"urn:uuid:1",\
        "name":"Zoë","date":"2026-11-28","days":7,"turns":38,"when":"this week"}

        """)
  }

  @Test(
    "dates are told as far as they are known",
    arguments: [
      (PartialDate(year: 1990, month: 3, day: 15), "15 March 1990"),
      (PartialDate(month: 3, day: 15), "15 March"),
      (PartialDate(year: 1990, month: 3), "March 1990"),
      (PartialDate(year: 1990), "1990"),
      (PartialDate(day: 12), "day 12"),
      (PartialDate(month: 13, day: 1), "1 month 13 (no such day)"),
      (
        PartialDate(year: 6, month: 8, day: 11, calendar: "chinese", era: 78, isLeapMonth: true),
        "11 leap month 8 year 6 of cycle 78, chinese calendar"
      ),
    ])
  func words(date: PartialDate, text: String) { #expect(DateText.words(date) == text) }
}
