import Foundation
import Testing

/// What an import leaves in the tables, seen by another program.
@Suite struct RowTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Cards.book)
    #expect(try place.run("book.vcf", "--source", "phone").status == 0)
  }

  private func rows() throws -> NotebookRows { try NotebookRows(place.database) }

  @Test("the second import changes no row of any table")
  func twice() throws {
    let before = try rows().everything()
    #expect(before.count > 5)
    #expect(try place.run("book.vcf", "--source", "phone").status == 0)
    #expect(try rows().everything() == before)
  }

  @Test("a dry run changes no row of any table, not even of the runs")
  func dryRun() throws {
    let before = try rows().everything()
    let runs = try rows().number("SELECT count(*) FROM run")
    try place.file("more.vcf", Cards.card("Bea Two", "RELATED:x"))
    #expect(try place.run("more.vcf", "--dry-run").status == 0)
    #expect(try rows().everything() == before)
    #expect(try rows().number("SELECT count(*) FROM run") == runs)
  }

  @Test("undo of a later import leaves every row as it was before it")
  func undo() throws {
    let before = try rows().everything()
    let changed = Cards.book.replacing("142", with: "199")
      .replacing("BDAY:--07-04", with: "BDAY:1990-07-04")
    try place.file("more.vcf", changed + Cards.card("Bea Two", "ORG:Northwind"))
    #expect(try place.run("more.vcf", "--source", "phone").status == 0)
    #expect(try rows().everything() != before)
    #expect(try place.run("runs", "undo", "last").status == 0)
    let after = try rows().everything()
    #expect(after.filter { $0.hasPrefix("contact ") } == before.filter { $0.hasPrefix("contact ") })
    #expect(after.filter { $0.hasPrefix("phone ") } == before.filter { $0.hasPrefix("phone ") })
  }

  @Test("the application's id, the schema's version and the journal are as documented")
  func pragmas() throws {
    #expect(try rows().number("PRAGMA application_id") == 0x4349_5243)
    #expect(try rows().number("PRAGMA user_version") == 9)
    #expect(try rows().text("PRAGMA journal_mode") == "wal")
    #expect(try rows().text("PRAGMA integrity_check") == "ok")
    #expect(try rows().number("SELECT count(*) FROM pragma_foreign_key_check") == 0)
    let loose =
      "SELECT count(*) FROM pragma_table_list WHERE type = 'table' AND strict = 0 "
      + "AND schema = 'main' AND name NOT LIKE 'sqlite_%'"
    #expect(try rows().number(loose) == 0)
  }

  @Test(
    "a field edited by another program stays when its source changes it too, and the run says so")
  func keptEdit() throws {
    try rows().edit("UPDATE contact SET job_title = 'Harbour master' WHERE name = 'Zoe Lindqvist'")
    let changed = Cards.book.replacing(
      "BDAY:1988-05-12\r\n", with: "BDAY:1988-05-12\r\nTITLE:Singer\r\n")
    try place.file("book.vcf", changed)
    let outcome = try place.run("book.vcf", "--source", "phone", "--output", "jsonl")
    let title = "SELECT job_title FROM contact WHERE name = 'Zoe Lindqvist'"
    #expect(try rows().text(title) == "Harbour master")
    let codes = try outcome.objects("diagnostic").compactMap { $0["code"] as? String }
    #expect(codes == ["contact.kept-edit"])
  }

  @Test("a number that the user deleted stays deleted, and a new one of the source arrives")
  func deletedNumber() throws {
    try rows().edit("DELETE FROM phone")
    let changed = Cards.book.replacing(
      "BDAY:1988-05-12\r\n", with: "BDAY:1988-05-12\r\nTEL;TYPE=HOME:+44 7700 900150\r\n")
    try place.file("book.vcf", changed)
    #expect(try place.run("book.vcf", "--source", "phone").status == 0)
    #expect(try rows().number("SELECT count(*) FROM phone") == 1)
    #expect(try rows().text("SELECT normalized FROM phone") == "+447700900150")
  }

  @Test("a relationship that the user set is never changed by a source")
  func relationship() throws {
    try rows().edit("UPDATE contact SET relationship_type = 'Godmother'")
    try place.file(
      "book.vcf", Cards.book.replacing("CATEGORIES:Friends", with: "CATEGORIES:Family"))
    #expect(try place.run("book.vcf", "--source", "phone").status == 0)
    let types = "SELECT group_concat(DISTINCT relationship_type) FROM contact"
    #expect(try rows().text(types) == "Godmother")
  }

  @Test("undo leaves alone what somebody has worked on since, and lists it")
  func undoKeeps() throws {
    try rows().edit("UPDATE contact SET note = 'my own words' WHERE name = 'Zoe Lindqvist'")
    let outcome = try place.run("runs", "undo", "last")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("kept      1"))
    #expect(outcome.output.contains("Zoe Lindqvist: "))
    #expect(try rows().text("SELECT group_concat(name) FROM contact") == "Zoe Lindqvist")
  }

  @Test("the views answer the app's questions: no history is no bad score")
  func views() throws {
    let scores = "SELECT count(*) FROM contact_overview WHERE relationship_score IS NOT NULL"
    #expect(try rows().number(scores) == 0)
    let birthdays = "SELECT count(*) FROM upcoming_birthdays WHERE days_until BETWEEN 0 AND 366"
    #expect(try rows().number(birthdays) == 2)
    #expect(try rows().number("SELECT count(*) FROM inbox") == 0)
  }

  @Test("every run balances, and is kept with its counts")
  func runs() throws {
    let unbalanced =
      "SELECT count(*) FROM run WHERE records_read <> records_imported "
      + "+ records_duplicate + records_skipped + records_refused"
    #expect(try rows().number(unbalanced) == 0)
    #expect(try rows().number("SELECT records_read FROM run") == 2)
    #expect(try rows().text("SELECT command FROM run") == "import book.vcf")
  }
}
