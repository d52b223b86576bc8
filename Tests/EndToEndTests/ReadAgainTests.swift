import Foundation
import Testing

@Suite("The same file, told more")
struct ReadAgainTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Cards.card("Ann Lee"))
    try place.run("import", "book.vcf", "--quiet")
  }

  private func rows() throws -> NotebookRows { try NotebookRows(place.database) }

  private func load(_ file: String, _ options: String...) throws -> CommandRunner.Outcome {
    try place.runner.run(["import", file, "--region", "GB"] + options)
  }

  private func messages() throws -> Int? { try rows().number("SELECT count(*) FROM message") }

  /// A chat of two of which nothing tells who is the owner.
  private func ownerless() throws {
    try place.file(
      "x.txt",
      """
      14/03/2026, 18:20 - Ann Lee: hi there
      14/03/2026, 18:21 - Bob Self: hello, lovely pottery
      15/03/2026, 18:21 - Bob Self: bye

      """)
    try #require(load("x.txt").errors.contains("give --owner NAME"))
  }

  @Test("A chat whose owner is named later is there once, under the other side")
  func owner() throws {
    try ownerless()
    let before = try rows().everything()
    #expect(try load("x.txt", "--owner", "Bob Self").errors.contains("input.reread"))
    #expect(try messages() == 3)
    #expect(try rows().number("SELECT count(*) FROM unassigned_note") == 0)
    #expect(try rows().number("SELECT count(*) FROM interaction") == 2)
    #expect(try place.run("runs", "undo", "last").status == 0)
    #expect(try rows().everything() == before)
  }

  @Test("Nothing changes when it comes once more, with the owner or without")
  func again() throws {
    try ownerless()
    _ = try load("x.txt", "--owner", "Bob Self")
    let told = try rows().everything()
    for options in [["--owner", "Bob Self"], []] {
      let outcome = try place.runner.run(["import", "x.txt", "--region", "GB"] + options)
      #expect(outcome.status == 0 && !outcome.errors.contains("input.reread"))
      #expect(try messages() == 3)
      let now = try rows().everything()
      #expect(now.filter { !told.contains($0) }.isEmpty, "\(options)")
    }
  }

  @Test("A chat whose days were guessed has those of the order that is given then")
  func dateOrder() throws {
    let file = "WhatsApp Chat with Ann Lee.txt"
    try place.file(
      file, "03/04/2026, 18:20 - Ann Lee: hi there\n03/04/2026, 18:21 - Me Self: hello\n")
    #expect(try load(file).errors.contains("whatsapp.date-order-guessed"))
    #expect(try load(file, "--date-order", "mdy").status == 0)
    #expect(try messages() == 2)
    #expect(
      try rows().texts("SELECT substr(last_connected_at, 1, 10) FROM contact") == ["2026-03-04"])
    // Undo of the first reading leaves the second, which the guess does not come beside.
    let guess = try #require(
      try rows().text("SELECT id FROM run WHERE command LIKE 'import %Lee%' ORDER BY key"))
    #expect(try place.run("runs", "undo", guess, "--yes").status == 0)
    #expect(try load(file, "--date-order", "dmy").status == 0)
    #expect(try messages() == 2)
    #expect(try load(file, "--date-order", "mdy").status == 0)
    // Who forgets to say so does not bring the guess back.
    #expect(try load(file).status == 0)
    #expect(try messages() == 2)
  }
}
