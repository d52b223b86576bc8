import Foundation
import Testing

@Suite("Who is due, a brief before a call, and today")
struct DueTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    let book =
      Cards.card("Ana Ruiz", "BDAY:\(Self.day(3, yearless: true))", "CATEGORIES:Friends")
      + Cards.card("Ben Okafor") + Cards.card("Cem Aydin") + Cards.card("Dora Lind")
    try place.file("book.vcf", book)
    for (name, days) in [("Ana Ruiz", 50), ("Ben Okafor", 20), ("Cem Aydin", 200)] {
      let date = Self.day(-days).split(separator: "-").reversed().joined(separator: "/")
      try place.file(
        "WhatsApp Chat with \(name).txt",
        "\(date), 19:05 - \(name): I start at the new school in Leeds on Monday\n"
          + "\(date), 19:07 - Robin Vale: good luck\n")
    }
    let outcome = try place.run(
      "book.vcf", "WhatsApp Chat with Ana Ruiz.txt", "WhatsApp Chat with Ben Okafor.txt",
      "WhatsApp Chat with Cem Aydin.txt", "--owner", "Robin Vale", "--date-order", "dmy")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try place.run("note", "Ana Ruiz", "She took up climbing").status == 0)
    #expect(try place.run("note", "Dora Lind", "Met her brother").status == 0)
    #expect(try place.run("people", "cadence", "ana", "30d").status == 0)
    #expect(try place.run("people", "cadence", "ben", "30d").status == 0)
    #expect(try place.run("people", "cadence", "cem", "180d").status == 0)
  }

  /// A day so many days from today, in the zone in which the program runs.
  private static func day(_ days: Int, yearless: Bool = false) -> String {
    let date = Date.now.addingTimeInterval(Double(days) * 86400)
    let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
    let text = date.formatted(style)
    return yearless ? "1990" + text.dropFirst(4) : text
  }

  @Test("those whose time has come, by the last chat and not by a note; never is never")
  func due() throws {
    let all = try place.run("due", "--output", "jsonl").objects("due")
    #expect(all.map { $0["name"] as? String } == ["Ana Ruiz", "Cem Aydin"])
    #expect(all.first?["days_since"] as? Int == 50 && all.first?["every_days"] as? Int == 30)
    #expect(
      all.first?["overdue_days"] as? Int == 20 && all.first?["contact"] as? String == "ana-ruiz")
    let more = try place.run("due", "--all", "--output", "jsonl").objects("due")
    #expect(more.map { $0["name"] as? String } == ["Ana Ruiz", "Cem Aydin", "Ben Okafor"])
    #expect(try place.run("people", "cadence", "cem", "never").status == 0)
    let rest = try place.run("due", "--all", "--output", "jsonl").objects("due")
    #expect(rest.map { $0["name"] as? String } == ["Ana Ruiz", "Ben Okafor"])
    let text = try place.run("due")
    #expect(text.lines.count == 2 && text.lines.allSatisfy { $0.count <= 80 })
  }

  @Test("companies stay out, and a text about somebody is no contact with them")
  func notDue() throws {
    try place.file(
      "shop.vcf",
      "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:shop\r\nFN:Swift Plumbing\r\n"
        + "ORG:Swift Plumbing\r\nEND:VCARD\r\n"
        + Cards.card("Al Gas Fitter") + Cards.card("Eve Stone", "TITLE:Boiler repairs"))
    let shops = ["Swift Plumbing", "Al Gas Fitter", "Eve Stone"]
    for shop in shops {
      try place.file(
        "WhatsApp Chat with \(shop).txt",
        "14/03/2020, 19:05 - \(shop): we can come on Monday \(shop.count)\n"
          + "14/03/2020, 19:07 - Robin Vale: thank you\n")
    }
    try place.file(
      "more.notes.jsonl",
      #"{"id":"s1","source":"shortcut_import","captured_at":"2020-03-14T18:20:00Z","#
        + #""text":"Remember that Dora Lind likes green tea"}"# + "\n")
    #expect(
      try place.run(
        "shop.vcf", "WhatsApp Chat with Swift Plumbing.txt",
        "WhatsApp Chat with Al Gas Fitter.txt", "WhatsApp Chat with Eve Stone.txt",
        "more.notes.jsonl", "--owner", "Robin Vale", "--date-order", "dmy"
      ).status == 0)
    func names(_ options: String...) throws -> [String?] {
      try place.runner.run(["due", "--output", "jsonl"] + options).objects("due")
        .map { $0["name"] as? String }
    }
    #expect(try names() == ["Ana Ruiz", "Cem Aydin"])
    #expect(try Set(shops).isSubset(of: names("--all").compactMap(\.self)))
    #expect(try place.run("people", "cadence", "eve stone", "30d").status == 0)
    #expect(try names().contains("Eve Stone"))
    #expect(try !names("--all").contains("Dora Lind"))
  }

  @Test("a brief tells the last contact, what was noted since, and what they like")
  func brief() throws {
    let brief = try #require(
      try place.run("brief", "ana", "--output", "jsonl").objects("brief").first)
    #expect((brief["last_contact"] as? String)?.hasPrefix(Self.day(-50)) == true)
    func texts(_ key: String) -> [String] {
      (brief[key] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
    }
    #expect(texts("since_last").contains { $0.contains("climbing") })
    #expect(texts("gifts").contains("Likes climbing"))
    #expect(texts("ahead").contains { $0.hasPrefix("Birthday") })
    #expect(brief["avoid"] is [Any] && brief["family"] is [Any] && brief["ask"] is [Any])
    #expect(try place.run("brief", "nobody").status == 64)
    let text = try place.run("brief", "ana").lines
    #expect(text.first?.contains("last in touch on \(Self.day(-50))") == true)
    #expect(text.allSatisfy { $0.count <= 80 })
  }

  @Test("today tells birthdays of the week, who is due and what waits, in a few lines")
  func today() throws {
    #expect(try place.run("note", "Somebody called about the boat").status == 0)
    let lines = try place.run("today", "--output", "jsonl")
    #expect(try lines.objects("birthday").map { $0["name"] as? String } == ["Ana Ruiz"])
    #expect(try lines.objects("due").count == 2)
    #expect(try lines.objects("inbox").first?["entries"] as? Int == 1)
    let text = try place.run("today").lines
    #expect(text.count <= 10 && text.allSatisfy { $0.count <= 80 })
  }

  @Test("today names everybody whose birthday is today or tomorrow, and where the others are")
  func manyBirthdays() throws {
    let cards = (0..<12).map { index in
      let days = index < 7 ? index % 2 : 5
      return Cards.card("Guest \(index) Lind", "BDAY:\(Self.day(days, yearless: true))")
    }
    try place.file("party.vcf", cards.joined())
    #expect(try place.run("party.vcf").status == 0)
    let lines = try place.run("today").lines.filter { $0.contains("irthday") }
    #expect(lines.filter { $0.contains(", today") || $0.contains(", tomorrow") }.count == 7)
    // The five others, and Ana's.
    #expect(lines.last?.contains("and 6 more birthdays: circles-import birthdays") == true)
  }

  @Test("today tells a yearly day of another calendar in the week in which it comes round")
  func otherCalendars() throws {
    let soon = Calendar(identifier: .persian)
      .dateComponents(in: .current, from: Date.now.addingTimeInterval(3 * 86400))
    let (month, day) = (try #require(soon.month), try #require(soon.day))
    let value = "1380" + [month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    try place.file("wed.vcf", Cards.card("Dara Kia", "ANNIVERSARY;CALSCALE=persian:\(value)"))
    #expect(try place.run("wed.vcf").status == 0)
    let dates = try place.run("today", "--output", "jsonl").objects("date")
    #expect(dates.map { $0["name"] as? String } == ["Dara Kia"])
    #expect(dates.first?["date"] as? String == Self.day(3))
  }
}
