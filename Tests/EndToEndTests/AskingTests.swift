import Foundation
import Testing

@Suite("Asking across people")
struct AskingTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file(
      "book.vcf",
      Cards.card("Ana Ruiz", "TEL:+44 7700 900111") + Cards.card("Ben <b>Okafor", "NICKNAME:Ben")
        + Cards.card("Carla Moss") + Cards.card("Dora Finch"))
    try place.file(
      "a.notes.jsonl",
      InboxPlace.note(
        "v1", "Call with Ana Ruiz. She is learning pottery. She wants a new climbing rope.",
        "2026-02-10T18:20:00Z")
        + InboxPlace.note(
          "v2", "Lunch with Ana Ruiz. She is learning pottery. I gave her a chalk bag.",
          "2026-04-01T10:00:00Z")
        + InboxPlace.note(
          "v3", "Tea with Carla Moss. She is learning pottery. She hates concerts.",
          "2026-03-01T10:00:00Z"))
    try place.file(
      "_chat.txt",
      """
      [14/03/2026, 21:42:00] Ana Ruiz: my dentist moved
      [14/03/2026, 21:43:00] Robin: ok, see you at the café
      [15/03/2026, 09:00:00] Ana Ruiz: good morning

      """)
    let outcome = try place.run(
      "import", "--time-zone", "Europe/London", "--region", "GB", "--owner", "Robin", "book.vcf",
      "a.notes.jsonl", "_chat.txt")
    try #require(outcome.status == 0)
  }

  @Test(
    "An interest tells whose it is, in how many notes, and when last; a word finds its beginning")
  func interests() throws {
    for words in [[], ["PÖTT"]] {
      let outcome = try place.runner.run(
        ["interests", "--output", "jsonl"] + words, input: nil)
      let interest = try #require(
        try outcome.objects("interest").first { $0["name"] as? String == "pottery" })
      let people = try #require(interest["contacts"] as? [[String: Any]])
      #expect(people.map { $0["name"] as? String } == ["Ana Ruiz", "Carla Moss"])
      #expect(people.map { $0["contact"] as? String } == ["ana-ruiz", "carla-moss"])
      #expect(people.map { $0["times"] as? Int } == [2, 1])
      #expect(people.first?["last"] as? String == "2026-04-01")
    }
    let none = try place.run("interests", "ottery", "--output", "jsonl")
    #expect(none.status == 0 && none.lines.isEmpty)
  }

  @Test("Ideas rest on a note, keep within the price, and repeat nothing that was given")
  func gifts() throws {
    let outcome = try place.run("gifts", "Ana", "--price", "20-60", "--output", "jsonl")
    let ideas = try outcome.objects("gift_idea")
    #expect(ideas.first?["name"] as? String == "A new climbing rope")
    #expect(ideas.contains { $0["name"] as? String == "Set of pottery tools" })
    #expect(!ideas.contains { $0["name"] as? String == "Chalk bag" })
    for idea in ideas {
      let bounds = try #require(idea["priceRange"] as? String).split(separator: "-").map { Int($0) }
      #expect(bounds.count == 2 && bounds.allSatisfy { (20...60).contains($0 ?? 0) })
      let note = try #require(idea["note"] as? String)
      #expect((idea["reasoning"] as? String)?.contains(note.prefix(8)) == true)
    }
    let words = try place.run("gifts", "Ana").output
    #expect(words.contains("Given before") && words.contains("I gave her a chalk bag"))
    #expect(try place.run("gifts", "Ana", "--price", "cheap").status == 64)
    #expect(try place.run("gifts", "Nobody").status == 64)
  }

  @Test("Who is not known gets general ideas alone, and they say so")
  func unknown() throws {
    let outcome = try place.run(
      "gifts", "Dora", "--occasion", "wedding", "--output", "jsonl")
    let ideas = try outcome.objects("gift_idea")
    #expect(!ideas.isEmpty)
    #expect(ideas.allSatisfy { $0["general"] as? Bool == true && $0["note"] == nil })
    #expect(outcome.errors.contains("Nothing is known"))
  }

  @Test("The shortest chain tells how each is tied; where there is none, that is said")
  func path() throws {
    try place.run("people", "relate", "Ben", "Ana", "--as", "brother")
    try place.run("people", "relate", "Carla", "Ben", "--as", "boss")
    let outcome = try place.run("people", "path", "Ana", "Carla", "--output", "jsonl")
    let path = try #require(try outcome.objects("path").first)
    let steps = try #require(path["steps"] as? [[String: Any]])
    #expect(steps.map { $0["contact"] as? String } == ["ana-ruiz", "ben-<b>okafor", "carla-moss"])
    #expect(steps.map { $0["as"] as? String } == [nil, "brother", "boss"])
    #expect(steps.allSatisfy { $0["reversed"] == nil })
    let words = try place.run("people", "path", "Ana", "Carla").output
    #expect(words.contains("Ben <b>Okafor is Ana Ruiz's brother"))
    let none = try place.run("people", "path", "Ana", "Dora", "--output", "jsonl")
    #expect(none.status == 0 && none.lines.isEmpty && none.errors.contains("No known connection"))
    #expect(try place.run("people", "path", "Ana", "Ana").status == 64)
  }

  @Test("A look back counts; its page is the owner's alone and holds no markup from names")
  func stats() throws {
    let outcome = try place.run("stats", "--year", "2026", "--html", "y.html", "--output", "jsonl")
    let stats = try #require(try outcome.objects("stats").first)
    #expect(stats["messages"] as? Int == 3 && stats["mine"] as? Int == 1)
    #expect(stats["words"] as? Int == 11 && stats["days"] as? Int == 2)
    #expect((stats["busiest_day"] as? [String: Any])?["name"] as? String == "2026-03-14")
    #expect((stats["longest_streak"] as? [String: Any])?["days"] as? Int == 2)
    let person = try #require((stats["contacts"] as? [[String: Any]])?.first)
    #expect(person["name"] as? String == "Ana Ruiz")
    #expect(person["starts"] as? Int == 2 && person["my_starts"] as? Int == 0)
    #expect(stats["new_people"] as? [String] == ["Ana Ruiz"])
    let page = place.folder.appendingPathComponent("y.html")
    let html = try String(contentsOf: page, encoding: .utf8)
    #expect(html.contains("<svg") && html.contains("Ana Ruiz") && !html.contains("<script"))
    let mode = try FileManager.default.attributesOfItem(atPath: page.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try place.run("stats", "--html", "none/y.html").status == 74)
    #expect(try place.run("stats", "--year", "soon").status == 64)
    #expect(try place.run("stats", "--year", "1999").output.contains("No messages in 1999."))
    #expect(try place.run("stats").lines.allSatisfy { $0.count <= 80 })
  }
}
