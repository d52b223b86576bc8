import Foundation
import Testing

@Suite("Searching a notebook")
struct SearchTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file(
      "book.vcf",
      Cards.card("Ana Ruiz", "TEL:+44 7700 900111", "NOTE:Met in Denver")
        + Cards.card("Ben Okafor"))
    try place.file(
      "a.notes.jsonl",
      InboxPlace.note(
        "v1", "Call with Ana Ruiz. She is learning pottery and got a new job at the hospital.",
        "2026-02-10T18:20:00Z")
        + InboxPlace.note("v2", "The code is 4711, ﬁancé of Zoë, 祝你们新年快乐", "2026-04-01T10:00:00Z"))
    try place.file(
      "_chat.txt",
      """
      [14/03/2026, 21:42:00] Ana Ruiz: my dentist moved to Straße 5
      [14/03/2026, 21:43:00] Robin: ok, see you at the café
      [15/03/2026, 09:00:00] Ana Ruiz: 明日は東京駅で dentist dentist

      """)
    let outcome = try place.run(
      "import", "--time-zone", "Europe/London", "--region", "GB", "--owner", "Robin", "book.vcf",
      "a.notes.jsonl",
      "_chat.txt")
    try #require(outcome.status == 0)
  }

  private func run(_ arguments: String...) throws -> CommandRunner.Outcome {
    try place.runner.run(arguments, input: nil)
  }

  /// The kinds and snippets of what is found.
  private func hits(_ arguments: String...) throws -> [String] {
    let outcome = try place.runner.run(
      ["search", "--output", "jsonl", "--time-zone", "Europe/London"] + arguments, input: nil)
    #expect(outcome.status == 0)
    return try outcome.objects("hit").map { "\($0["kind"] ?? "") \($0["snippet"] ?? "")" }
  }

  @Test(
    "A message is one hit, and its day is no note beside it; a note is one; what it says others")
  func kinds() throws {
    #expect(
      try hits("dentist") == [
        "message 明日は東京駅で ⟦dentist⟧ ⟦dentist⟧", "message my ⟦dentist⟧ moved to Straße 5",
      ])
    #expect(try hits("pottery", "--kind", "interest") == ["interest ⟦pottery⟧"])
    #expect(try hits("pottery", "--kind", "note").count == 1)
    #expect(try hits("denver") == ["contact Met in ⟦Denver⟧"])
    let hit = try #require(try run("search", "café", "--output", "jsonl").objects("hit").first)
    #expect(hit["contact"] as? String == "ana-ruiz")
    #expect(hit["contact_name"] as? String == "Ana Ruiz")
    #expect(hit["app"] as? String == "whatsapp" && hit["from"] as? String == "me")
    #expect(hit["at"] as? String == "2026-03-14T21:43:00")
    #expect(hit["note"] is String && hit["score"] is Double)
  }

  @Test(
    "Case, accents and ligatures make no difference, and scripts without spaces are found",
    arguments: [
      ("CAFE", 1), ("strasse", 1), ("fiance", 1), ("zoe", 1), ("快乐", 1), ("新年快乐", 1), ("东", 0),
      ("東", 1), ("東京", 1), ("京東", 0), ("07700900111", 1), ("dent*", 2), ("dent", 0),
    ])
  func folded(words: String, count: Int) throws { #expect(try hits(words).count == count) }

  @Test(
    "Operators, phrases and words that must not be met",
    arguments: [
      (["from:me"], 1), (["dentist", "from:ana-ruiz"], 2), (["dentist", "from:me"], 0),
      (["dentist -moved"], 1), (["--", "dentist", "-moved"], 1), (["\"dentist moved\""], 1),
      (["\"moved dentist\""], 0), (["dentist", "on:2026-03-15"], 1),
      (["dentist before:2026-03-15"], 1),
      (["dentist after:2026-03-14"], 1), (["dentist", "--since", "2026-03-15"], 1),
      (["dentist", "--until", "2026-03"], 2), (["dentist", "--until", "2026-03-14"], 1),
      (["dentist", "--with", "Ben Okafor"], 0), (["dentist", "in:whatsapp"], 2),
      (["dentist", "--in", "telegram"], 0), (["code is:inbox"], 1), (["code is:assigned"], 0),
      (["kind:contact", "has:phone", "denver"], 1), (["kind:contact has:birthday denver"], 0),
      (["kind:contact has:phone"], 1), (["kind:contact"], 2), (["kind:contact -denver"], 1),
      (["has:birthday"], 0), (["kind:contact with:ben"], 1),
    ])
  func operators(words: [String], count: Int) throws {
    let outcome = try place.runner.run(
      ["search", "--output", "jsonl", "--time-zone", "Europe/London"] + words, input: nil)
    #expect(outcome.status == 0)
    #expect(try outcome.objects("hit").count == count)
  }

  @Test("What is dismissed is found, but not in the inbox")
  func dismissed() throws {
    #expect(try run("inbox", "dismiss", "v2").status == 0)
    #expect(try hits("4711").count == 1)
    #expect(try run("search", "4711").output.hasPrefix("Dismissed  2026-04-01"))
    #expect(try hits("4711 is:inbox").isEmpty)
    #expect(try hits("4711 is:dismissed").count == 1)
  }

  @Test("A person is found by how the name is said")
  func phonetic() throws {
    try place.file(
      "taro.vcf",
      Cards.card(
        "山田 太郎", "X-PHONETIC-FIRST-NAME:たろう", "X-PHONETIC-LAST-NAME:やまだ"))
    #expect(try run("import", "taro.vcf").status == 0)
    for name in ["やまだ", "たろう やまだ", "やまだ たろう", "山田太郎"] {
      #expect(try run("people", "show", name).status == 0, "\(name)")
    }
    #expect(try hits("kind:contact やまだ").count == 1)
  }

  @Test("Pages follow each other and hold each hit once")
  func pages() throws {
    let first = try run("search", "dentist", "--limit", "1", "--output", "jsonl")
    let next = try #require(first.objects("page").first?["next"] as? String)
    let second = try run(
      "search", "dentist", "--limit", "1", "--page", next, "--output", "jsonl")
    #expect(try second.objects("page").isEmpty)
    let (one, other) = (try first.objects("hit"), try second.objects("hit"))
    #expect(one.count == 1 && other.count == 1)
    #expect(one.first?["id"] as? String != other.first?["id"] as? String)
  }

  @Test(
    "What cannot be understood is a usage error, and marks of query languages are words",
    arguments: [
      [], ["before:someday"], ["is:nothing", "x"], ["kind:dog"], ["from:"], ["with:nobody"],
      ["x", "--page", "y"], ["x", "--since", "2026-13"], ["x", "--kind", "dog"],
      ["x", "--limit", "0"],
    ] as [[String]])
  func refused(words: [String]) throws {
    #expect(try place.runner.run(["search"] + words, input: nil).status == 64)
  }

  @Test(
    "No mark of a query language is an error",
    arguments: ["+44 7700", "AND", "\"un", "(x", "a:b", "x*y", "zoe@example.org", "a-b"])
  func marks(words: String) throws { #expect(try run("search", words).status == 0) }

  @Test("For people hits stand under person and day, in 80 columns")
  func text() throws {
    let text = try run("search", "dentist", "--time-zone", "Europe/London").output
    #expect(
      text == """
        Ana Ruiz  2026-03-15  whatsapp
          09:00 Ana Ruiz: 明日は東京駅で ⟦dentist⟧ ⟦dentist⟧

        Ana Ruiz  2026-03-14  whatsapp
          21:42 Ana Ruiz: my ⟦dentist⟧ moved to Straße 5

        """)
  }

  @Test("The index can be made anew, and finds the same")
  func rebuild() throws {
    let before = try hits("dentist")
    #expect(try run("search", "--rebuild").status == 0)
    #expect(try hits("dentist") == before)
    #expect(try NotebookRows(place.database).number("SELECT count(*) FROM search_state") == 1)
    // What another program changes since is known.
    try NotebookRows(place.database).edit(
      "UPDATE message SET text = 'a plumber' WHERE text LIKE 'my dentist%'")
    #expect(try hits("dentist") == ["message 明日は東京駅で ⟦dentist⟧ ⟦dentist⟧"])
    #expect(try hits("plumber") == ["message a ⟦plumber⟧"])
  }

  @Test("A timeline is in the order of time, and its limit keeps the newest")
  func timeline() throws {
    let whole = try run("people", "timeline", "Ana Ruiz", "--output", "jsonl").objects("timeline")
    let days = whole.compactMap { ($0["at"] as? String)?.prefix(10) }
    #expect(days == days.sorted() && days.contains("2026-02-10"))
    #expect(whole.contains { $0["kind"] as? String == "note" && $0["note"] is String })
    #expect(whole.count { $0["kind"] as? String == "chat" } == 2)
    let last = try run("people", "timeline", "Ana Ruiz", "--limit", "1", "--output", "jsonl")
    let newest = try last.objects("timeline")
    #expect(newest.first?["summary"] as? String == whole.last?["summary"] as? String)
    let next = try #require(last.objects("page").first?["next"] as? String)
    let rest = try run("people", "timeline", "Ana Ruiz", "--page", next, "--output", "jsonl")
    #expect(try rest.objects("timeline").count == whole.count - 1)
    let found = try run(
      "people", "timeline", "Ana Ruiz", "--grep", "hospital", "--full", "--output", "jsonl")
    let texts = try found.objects("timeline").compactMap { $0["text"] as? String }
    #expect(texts.contains { $0.contains("learning pottery") })
    let march = try run(
      "people", "timeline", "Ana Ruiz", "--since", "2026-03-15", "--until", "2026-03", "--output",
      "jsonl"
    ).objects("timeline")
    #expect(march.count { $0["kind"] as? String == "chat" } == 1)
    #expect(try run("people", "timeline", "nobody").status == 64)
    #expect(try run("people", "timeline", "Ana Ruiz", "--since", "never").status == 64)
  }

  @Test("A birthday that was had stands in the timeline with the age")
  func birthday() throws {
    try NotebookRows(place.database).edit(
      """
      UPDATE contact SET birthday_month = 2, birthday_day = 1, birthday_year = 1990
      WHERE identifier = 'ana-ruiz'
      """)
    let lines = try run("people", "timeline", "Ana Ruiz", "--output", "jsonl").objects("timeline")
    let birthday = try #require(lines.first { $0["kind"] as? String == "birthday" })
    #expect(birthday["at"] as? String == "2026-02-01")
    #expect(birthday["summary"] as? String == "Birthday: turned 36")
  }
}
