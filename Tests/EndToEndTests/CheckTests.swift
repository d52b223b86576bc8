import Foundation
import Testing

@Suite struct CheckTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  @Test("check gives totals, and writes nothing")
  func totals() throws {
    try place.file("book.vcf", Cards.book)
    let outcome = try place.run("check", "book.vcf")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Read 2 records from 1 file"))
    #expect(outcome.output.contains("No problems found."))
    #expect(!FileManager.default.fileExists(atPath: place.database.path))
  }

  @Test("for programs the totals are a report without a run")
  func json() throws {
    try place.file("book.vcf", Cards.book)
    let report = try place.run("check", "book.vcf", "--output", "jsonl").report()
    #expect(report["run"] == nil)
    #expect(report["files"] as? Int == 1)
    #expect((report["records"] as? [String: Int])?["read"] == 2)
  }

  @Test("values are shown only to who asked for them")
  func values() throws {
    try place.file("a.vcf", Cards.card("Ana One", "BDAY:quatorze juillet"))
    let silent = try place.run("check", "a.vcf")
    #expect(silent.errors.contains("vcard.bad-date"))
    #expect(!silent.errors.contains("quatorze"))
    #expect(try place.run("check", "--show-values", "a.vcf").errors.contains("quatorze juillet"))
  }

  @Test("with --strict a warning is an error, and the status says so")
  func strict() throws {
    try place.file("a.vcf", Cards.card("Ana One", "BDAY:1980-02-31"))
    #expect(try place.run("check", "a.vcf").status == 0)
    let strict = try place.run("check", "--strict", "a.vcf")
    #expect(strict.status == 1)
    #expect(strict.errors.contains("a.vcf:6:6: error: vcard.bad-date"))
    let report = try place.run("check", "--strict", "a.vcf", "--output", "jsonl").report()
    #expect(report["diagnostics"] as? [String: Int] == ["errors": 1, "warnings": 0])
  }

  @Test("quiet says only what could not be done")
  func quiet() throws {
    try place.file("a.vcf", Cards.card("Ana One", "BDAY:1980-02-31"))
    let outcome = try place.run("check", "--quiet", "a.vcf")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.isEmpty)
    try Data().write(to: place.folder.appendingPathComponent("empty.vcf"))
    let refused = try place.run("check", "--quiet", "empty.vcf")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("empty.vcf: error: input.empty"))
  }

  @Test("no colours and no bar where there is no terminal")
  func plain() throws {
    try place.file("a.vcf", Cards.card("Ana One", "BDAY:1980-02-31"))
    let outcome = try place.run("check", "a.vcf")
    #expect(!(outcome.output + outcome.errors).contains("\u{1B}"))
    #expect(!outcome.errors.contains("\r"))
  }

  @Test("a file name with an escape sequence cannot colour the terminal")
  func nastyName() throws {
    try place.file("a\u{1B}[31m.vcf", Cards.card("Ana One", "BDAY:1980-02-31"))
    let outcome = try place.run("check", "a\u{1B}[31m.vcf")
    #expect(outcome.errors.contains("a\\u{1B}[31m.vcf:6:6: warning"))
  }

  @Test(
    "bad input is told of with place and code, and the rest is read",
    arguments: [
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Cut Off\r\n",
      "BEGIN:VCARD\r\nVERSION:3.0\r\nno colon here\r\nFN:A B\r\nEND:VCARD\r\n",
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A B\r\nNOTE:a\u{0}b\r\nBEGIN:VCARD\r\nEND:VCARD\r\n",
    ])
  func badInput(text: String) throws {
    try place.file("bad.vcf", text + Cards.card("Good One"))
    let outcome = try place.run("read", "bad.vcf", "--output", "jsonl")
    let found = try outcome.objects("diagnostic")
    #expect(!found.isEmpty)
    for diagnostic in found {
      #expect(diagnostic["line"] is Int)
      #expect((diagnostic["code"] as? String)?.contains(".") == true)
    }
    let names = try outcome.objects("contact").map { $0["identifier"] as? String }
    #expect(names.last == "good-one")
  }

  @Test("a line of a megabyte and a card of thousands of properties are read in good time")
  func large() throws {
    let note = String(repeating: "x", count: 1_000_000)
    let extras = (0..<5000).map { "X-P\($0):v" }
    let card =
      ["BEGIN:VCARD", "VERSION:3.0", "UID:big", "FN:Big One", "NOTE:" + note] + extras
      + ["END:VCARD", ""]
    try place.file("big.vcf", card.joined(separator: "\r\n") + Cards.card("Good One"))
    let outcome = try place.run("check", "big.vcf", "--output", "jsonl")
    #expect(outcome.status == 0 || outcome.status == 1)
    let records = try outcome.report()["records"] as? [String: Int]
    #expect(records?["read"] == 2)
  }
}
