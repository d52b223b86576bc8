import Foundation
import Testing

@Suite struct TerminalTests {
  private let place: Workplace
  private let escape = "\u{1B}["

  init() throws { place = try Workplace() }

  private func session(_ environment: [String: String] = [:]) -> TerminalSession {
    TerminalSession(
      environment: place.runner.environment.merging(environment) { $1 }, folder: place.folder)
  }

  @Test("on a terminal there are colours")
  func colors() throws {
    try place.file("a.vcf", Cards.card("Ana One", "BDAY:1980-02-31"))
    let (status, screen) = try session().run(["check", "a.vcf"])
    #expect(status == 0)
    #expect(screen.contains(escape))
    #expect(screen.contains("vcard.bad-date"))
  }

  @Test(
    "NO_COLOR, --no-color and a terminal that knows none turn them off",
    arguments: [
      (["NO_COLOR": "1"], []), ([:], ["--no-color"]), (["TERM": "dumb"], []),
    ])
  func noColors(environment: [String: String], arguments: [String]) throws {
    try place.file("a.vcf", Cards.card("Ana One", "BDAY:1980-02-31"))
    let (_, screen) = try session(environment).run(["check", "a.vcf"] + arguments)
    #expect(!screen.contains(escape))
    #expect(screen.contains("vcard.bad-date"))
  }

  @Test("an empty NO_COLOR means nothing")
  func emptyNoColor() throws {
    try place.file("a.vcf", Cards.card("Ana One", "BDAY:1980-02-31"))
    #expect(try session(["NO_COLOR": ""]).run(["check", "a.vcf"]).screen.contains(escape))
  }

  @Test("a longer run shows a bar, which is gone at the end")
  func bar() throws {
    let cards = (0..<40_000).map { Cards.card("Person Number\($0)", "NOTE:x") }.joined()
    try place.file("many.vcf", cards)
    let (status, screen) = try session().run(["check", "many.vcf"])
    #expect(status == 0)
    let drawn = screen.components(separatedBy: "\r").filter { $0.contains("░") || $0.contains("█") }
    try #require(!drawn.isEmpty)
    #expect(drawn[0].contains("% ") && drawn[0].contains("/s"))
    let afterBar = try #require(screen.components(separatedBy: "\u{1B}[K").last)
    #expect(afterBar.contains("Read 40000 records"))
    #expect(!afterBar.contains("█"))
    let quiet = try session().run(["check", "--quiet", "many.vcf"]).screen
    #expect(quiet.isEmpty)
  }

  @Test("after the first of a kind the others are only counted")
  func limit() throws {
    let cards = (0..<40).map { Cards.card("Person Number\($0)", "BDAY:1980-02-31") }.joined()
    try place.file("many.vcf", cards)
    let screen = try session().run(["check", "many.vcf"]).screen
    #expect(screen.components(separatedBy: "vcard.bad-date: ").count - 1 == 10)
    #expect(screen.contains("... and 30 more vcard.bad-date in many.vcf"))
    let piped = try place.run("check", "many.vcf").errors
    #expect(piped.components(separatedBy: "vcard.bad-date: ").count - 1 == 40)
  }

  @Test("long names are cut in a list and whole for programs")
  func cut() throws {
    let long = "Ana " + String(repeating: "Verylong", count: 10)
    try place.file("a.vcf", Cards.card(long))
    #expect(try place.run("a.vcf").status == 0)
    #expect(try session().run(["people", "list"]).screen.contains("…"))
    #expect(try place.run("people", "list").lines.allSatisfy { $0.count <= 80 })
    #expect(try place.run("people", "list", "--output", "jsonl").output.contains(long))
  }

  @Test("what a card says cannot reach the terminal as a command")
  func escapes() throws {
    try place.file(
      "a.vcf", Cards.card("Ana One", "NOTE:\u{1B}]0;owned\u{7}", "ORG:\u{9B}31mred\u{202E}"))
    #expect(try place.run("a.vcf").status == 0)
    for command in [["people", "show", "Ana One"], ["people", "list"]] {
      let screen = try session(["NO_COLOR": "1"]).run(command).screen
      #expect(screen.contains("Ana One"))
      let unsafe: [Unicode.Scalar] = ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"]
      #expect(!screen.unicodeScalars.contains { unsafe.contains($0) })
    }
  }
}
