import ArgumentParser
import CirclesModel
import Testing

@testable import CirclesStore
@testable import circles_import

@Suite struct NotedSectionsTests {
  private func lines(_ change: (inout PersonFindings) -> Void) -> [String] {
    let zoe = PeopleFixtures.person("Zoe")
    var sheet = PeopleFixtures.sheet(ContactFields(), of: zoe)
    change(&sheet.findings)
    return PersonCard(sheet, birthday: nil, .plain).lines()
  }

  private func thing(_ text: String, key: String = "") -> NotedItem {
    NotedItem(key: key, text: text, note: "n", saidAt: "2026-03-09T10:00:00Z")
  }

  @Test("interests come with how often they were said and when last")
  func interests() {
    let lines = lines {
      $0.interests = [
        NotedInterest(name: "pottery", text: "pottery", times: 3, lastSaid: "2026-03-09T10:00:00Z"),
        NotedInterest(name: "cello", text: "cello", times: 1, lastSaid: "2026-03-01T10:00:00Z"),
      ]
    }
    #expect(lines.contains("Interests     pottery  3 times, last 2026-03-09"))
    #expect(lines.contains("              cello  2026-03-01"))
  }

  @Test("days, events, facts and what not to mention have their places")
  func others() {
    let lines = lines {
      $0.comingDates = [
        NotedDate(
          text: "in May", kind: "range", value: "2026-05-01/2026-05-31", note: "n",
          saidAt: "2026-03-09")
      ]
      $0.events = [thing("moving to Denver")]
      $0.facts = [thing("a tailor", key: "job"), thing("a baker", key: "job")]
      $0.topicsToAvoid = [thing("the shoulder")]
    }
    #expect(
      lines.contains("Coming        2026-05-01 to 2026-05-31  \"in May\", said 2026-03-09"))
    #expect(lines.contains("Events        moving to Denver  2026-03-09"))
    #expect(lines.contains("Facts         job: a tailor  2026-03-09"))
    #expect(!lines.joined().contains("baker"))
    #expect(lines.contains("Don't mention the shoulder  2026-03-09"))
  }

  @Test("an anniversary is told by the day it comes next")
  func anniversary() {
    let lines = lines {
      $0.comingDates = [
        NotedDate(
          text: "May 20", kind: "annual", value: "--05-20", label: "anniversary",
          firstDay: "2026-05-20", note: "n", saidAt: "2026-03-09")
      ]
    }
    #expect(
      lines.contains("Coming        2026-05-20  \"May 20\", anniversary, said 2026-03-09"))
  }

  @Test("a birthday that was said is a question, with the command to take it")
  func birthday() {
    let offered = OfferedBirthday(
      person: "3f2a1b7c-0000", identifier: "zoe", name: "Zoe", month: 6, day: 5, year: 1990,
      note: "abcdefgh-1", words: "June fifth", saidAt: "2026-03-09T10:00:00Z", date: "2026-06-05",
      daysAway: 4)
    let lines = lines { $0.offeredBirthdays = [offered] }
    #expect(
      lines.contains("Birthday      5 June 1990?  \"June fifth\", said 2026-03-09, note abcdefgh"))
    #expect(
      lines.contains("              if so: circles-import people birthday 3f2a1b7c 1990-06-05"))
    let listed = OfferedLines.text([offered], .plain)
    #expect(listed.first == "From notes, not confirmed")
    #expect(listed.last == "  2026-06-05  Zoe  in 4 days  people birthday 3f2a1b7c 1990-06-05")
    let json = JSONValue(parsing: OfferedLines.json(offered))
    #expect(json?["type"]?.text == "birthday" && json?["confirmed"]?.flag == false)
    #expect(json?["value"]?.text == "1990-06-05" && json?["note"]?.text == "abcdefgh-1")
    #expect(OfferedLines.text([], .plain).isEmpty)
  }

  @Test("a long list is cut, and what not to mention is not")
  func long() {
    let many = (1...20).map { thing("thing \($0)") }
    let lines = lines {
      $0.events = many
      $0.topicsToAvoid = many
    }
    #expect(lines.contains("              and 12 more"))
    #expect(lines.count { $0.contains("thing") } == 28)
  }

  @Test("nothing that a note said reaches the terminal unescaped")
  func escaping() {
    let nasty = "\u{1B}[2J\u{202E}"
    let text = lines {
      $0.interests = [NotedInterest(name: nasty, text: nasty, times: 1, lastSaid: nasty)]
      $0.events = [thing(nasty)]
      $0.facts = [thing(nasty, key: nasty)]
      $0.topicsToAvoid = [thing(nasty)]
      $0.comingDates = [
        NotedDate(text: nasty, kind: "date", value: nasty, holiday: nasty, note: "", saidAt: "")
      ]
    }.joined()
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }
}

@Suite struct BirthdayTextTests {
  @Test("a day of every year and a day of one are understood")
  func days() throws {
    #expect(try BirthdayText.checked("--12-31") == PartialDate(month: 12, day: 31))
    #expect(try BirthdayText.checked("--02-29") == PartialDate(month: 2, day: 29))
    #expect(try BirthdayText.checked("1990-12-31") == PartialDate(year: 1990, month: 12, day: 31))
    #expect(try BirthdayText.checked("1992-02-29") == PartialDate(year: 1992, month: 2, day: 29))
  }

  @Test(
    "what is no day is refused",
    arguments: [
      "", "--", "--02-30", "--13-01", "--00-10", "1990-02-29", "1990-04-31", "0000-01-01",
      "90-01-01",
      "--1-1", "1990-12-31-", "31.12.1990", "--12-3x", "tomorrow", "-12-31", "----12-31",
    ])
  func nonsense(text: String) {
    #expect(throws: ValidationError.self) { try BirthdayText.checked(text) }
  }
}
