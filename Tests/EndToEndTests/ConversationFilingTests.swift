import Foundation
import Testing

@Suite("Whom a conversation is with")
struct ConversationFilingTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  private func rows() throws -> NotebookRows { try NotebookRows(place.database) }

  /// Imports a WhatsApp chat of the phone's owner, Robin.
  private func chat(with name: String, _ lines: String...) throws {
    let file = "WhatsApp Chat with \(name).txt"
    try place.file(file, lines.map { $0 + "\n" }.joined())
    let outcome = try place.run("import", file, "--owner", "Robin", "--region", "GB")
    try #require(outcome.status == 0)
  }

  /// The names under which days lie, `-` for the inbox, each with how many.
  private func places() throws -> [String] {
    try rows().texts(
      """
      SELECT coalesce(c.identifier, '-') || ' ' || count(*) FROM note AS n
      LEFT JOIN contact AS c ON c.id = n.contact_id GROUP BY c.key ORDER BY 1
      """)
  }

  @Test("A chat with one of two namesakes is not torn apart by what is said on a day")
  func namesakes() throws {
    func card(_ uid: String, _ company: String) -> String {
      Cards.card("Sarah Chen", "ORG:\(company)").replacing("UID:sarah-chen", with: "UID:\(uid)")
    }
    try place.file("book.vcf", card("s1", "Northwind") + card("s2", "Contoso"))
    try place.run("import", "book.vcf", "--quiet")
    try chat(
      with: "Sarah", "[13/01/2026, 19:00:00] Sarah: good to see you yesterday",
      "[22/01/2026, 21:00:00] Robin: guess what, my new job at Contoso starts in May",
      "[20/03/2026, 21:00:00] Sarah: my boss at Northwind wants the report on Friday")
    #expect(try places() == ["- 3"])
  }

  @Test("Somebody with the partner's first name who is talked of is not the partner")
  func mentioned() throws {
    try place.file("book.vcf", Cards.card("Ana Ruiz") + Cards.card("Ana Moss"))
    try place.run("import", "book.vcf", "--quiet")
    try chat(
      with: "Ana", "[13/01/2026, 19:00:00] Ana: good to see you yesterday",
      "[22/01/2026, 21:00:00] Robin: I ran into Ana Ruiz today",
      "[22/01/2026, 21:05:00] Ana: wow, how is she?")
    #expect(try places() == ["- 2"])
  }

  @Test("A chat whose partner gets a name in the phone takes the days along that wait")
  func renamed() throws {
    let lines = [
      "[15/01/2026, 09:00:00] NAME: hello, the pool is clean now",
      "[16/01/2026, 09:00:00] Robin: thanks a lot for that",
      "[17/01/2026, 09:00:00] NAME: the invoice is sent, have a look",
    ]
    try place.file("book.vcf", Cards.card("Ben Okafor"))
    try place.run("import", "book.vcf", "--quiet")
    func chat(as name: String, _ more: String...) throws {
      let all = (lines + more).map { $0.replacing("NAME", with: name) + "\n" }
      try place.file("WhatsApp Chat with \(name).txt", all.joined())
      try place.run("import", "WhatsApp Chat with \(name).txt", "--owner", "Robin")
    }
    try chat(as: "Pool guy")
    #expect(try places() == ["- 3"])
    let before = try everything()
    try chat(as: "Ben Okafor", "[20/02/2026, 09:00:00] NAME: coming on Monday")
    #expect(try places() == ["ben-okafor 4"])
    #expect(try place.run("runs", "undo", "last").status == 0)
    #expect(try everything() == before)
  }

  @Test("Who is not meant on one day is not meant on the others, and undo puts all of them back")
  func notThem() throws {
    try place.file("book.vcf", Cards.card("Sarah Chen"))
    try place.run("import", "book.vcf", "--quiet")
    try chat(
      with: "Sarah", "[13/01/2026, 19:00:00] Sarah: are you coming to the lake",
      "[14/01/2026, 19:00:00] Sarah: please bring the tent")
    try #require(places() == ["sarah-chen 2"])
    let before = try everything()
    let note = try #require(try rows().text("SELECT id FROM note ORDER BY captured_at"))
    for isLast in [false, true] {
      #expect(try place.run("note", "unfile", note, "--not", "Sarah Chen").status == 0)
      #expect(try places() == ["- 2"])
      if isLast { break }
      #expect(try place.run("runs", "undo", "last").status == 0)
      #expect(try everything() == before)
    }
    #expect(try place.run("reprocess").status == 0)
    #expect(try places() == ["- 2"])
  }

  @Test("A chat goes on with whom it is filed under when somebody of that name comes into the book")
  func namesakeComes() throws {
    func card(_ uid: String) -> String {
      Cards.card("Sarah Chen").replacing("UID:sarah-chen", with: "UID:\(uid)")
    }
    try place.file("book.vcf", card("s1"))
    try place.run("import", "book.vcf", "--quiet")
    try chat(with: "Sarah Chen", "[13/01/2026, 19:00:00] Sarah Chen: are you coming")
    try place.file("more.vcf", card("s2"))
    try place.run("import", "more.vcf", "--source", "work", "--quiet")
    try chat(
      with: "Sarah Chen", "[13/01/2026, 19:00:00] Sarah Chen: are you coming",
      "[16/01/2026, 19:00:00] Sarah Chen: home again")
    #expect(try places() == ["s1 2"])
  }

  @Test("A day that was put somewhere by hand, or by another program, moves none that comes")
  func oneDayByHand() throws {
    try place.file("book.vcf", Cards.card("Sarah Chen") + Cards.card("Sarah Miller"))
    try place.run("import", "book.vcf", "--quiet")
    let first = "[13/01/2026, 19:00:00] Sarah: are you coming"
    let second = "[14/01/2026, 19:00:00] Sarah: please bring the tent"
    try chat(with: "Sarah", first)
    let note = try #require(try rows().text("SELECT id FROM note"))
    let assigned = try place.run("inbox", "assign", note, "Sarah Chen", "--only-this")
    #expect(assigned.status == 0)
    try chat(with: "Sarah", first, second)
    #expect(try places() == ["- 1", "sarah-chen 1"])
  }

  @Test("A number that passed to another: her words are hers, and his stay his")
  func numberPassedOn() throws {
    func text(_ name: String, _ date: Int, _ body: String) throws {
      try place.file(
        "sms.xml",
        """
        <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
        <smses count="1">
        <sms protocol="0" address="+447700900333" date="\(date)" type="1" body="\(body)" contact_name="\(name)" />
        </smses>
        """)
      try #require(try place.run("import", "sms.xml").status == 0)
    }
    try place.file("book.vcf", Cards.card("Tom Varga", "TEL:+447700900333"))
    try place.run("import", "book.vcf", "--quiet")
    try text("Tom Varga", 1_772_445_600_000, "Dinner at ours?")
    try place.file(
      "book.vcf",
      Cards.card("Tom Varga", "TEL:+447700900444") + Cards.card("Ana Ruiz", "TEL:+447700900333"))
    try place.run("import", "book.vcf", "--quiet")
    try text("Ana Ruiz", 1_777_716_000_000, "Did you get the parcel?")
    #expect(try places() == ["ana-ruiz 1", "tom-varga 1"])
  }

  /// All rows but the keys of conversations: those of another name stay, and harm nothing.
  private func everything() throws -> [String] {
    try rows().everything().filter { !$0.hasPrefix("thread_block ") }
  }
}
