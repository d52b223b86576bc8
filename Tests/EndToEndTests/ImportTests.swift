import Foundation
import Testing

@Suite struct ImportTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  @Test("an import fills the notebook, and says which file that is and how to take it back")
  func summary() throws {
    try place.file("book.vcf", Cards.book)
    let outcome = try place.run("book.vcf")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Read 2 records from 1 file"))
    #expect(outcome.output.contains("created   2"))
    #expect(outcome.output.contains("Database: \(place.database.path)"))
    #expect(outcome.output.contains("runs undo "))
    let people = try place.run("people", "list", "--output", "jsonl").objects("person")
    #expect(people.map { $0["name"] as? String } == ["Amara Okafor", "Zoe Lindqvist"])
    #expect(people.map { $0["relationship_type"] as? String } == ["Acquaintance", "Friend"])
  }

  @Test("for programs there is a line for each contact and the report at the end")
  func json() throws {
    try place.file("book.vcf", Cards.book)
    let outcome = try place.run("import", "book.vcf", "--output", "jsonl")
    let results = try outcome.objects("contact_result")
    #expect(results.map { $0["identifier"] as? String } == ["zoe-lindqvist", "amara-okafor"])
    #expect(results.allSatisfy { $0["action"] as? String == "created" })
    let report = try outcome.report()
    #expect(report["dry_run"] as? Bool == false)
    #expect(report["run"] is String)
    #expect((report["contacts"] as? [String: Int])?["created"] == 2)
  }

  @Test("the second import of a file changes no row")
  func twice() throws {
    try place.file(
      "book.vcf", Cards.book + Cards.card("No Uid").replacing("UID:no-uid\r\n", with: ""))
    #expect(try place.run("book.vcf").status == 0)
    let before = try place.export()
    let report = try place.run("book.vcf", "--output", "jsonl").report()
    let records = try #require(report["records"] as? [String: Int])
    #expect(records["imported"] == 0)
    #expect(records["duplicate"] == 3)
    #expect((report["contacts"] as? [String: Int])?["unchanged"] == 3)
    #expect(try place.export() == before)
    #expect(before.count == 3)
  }

  @Test("the first half of a file and then the whole equals the whole")
  func prefix() throws {
    try place.file("half.vcf", Cards.card("Ana One"))
    try place.file("whole.vcf", Cards.card("Ana One") + Cards.card("Bea Two"))
    for file in ["half.vcf", "whole.vcf"] { #expect(try place.run(file).status == 0) }
    let other = try Workplace()
    try other.file("whole.vcf", Cards.card("Ana One") + Cards.card("Bea Two"))
    #expect(try other.run("whole.vcf").status == 0)
    let ids = { (place: Workplace) in
      try place.run("people", "list", "--output", "jsonl").objects().map { $0["id"] as? String }
    }
    #expect(try ids(place) == ids(other))
  }

  @Test("a changed card is an update, and a person from another source is merged in")
  func changes() throws {
    try place.file("book.vcf", Cards.book)
    try place.run("book.vcf", "--source", "phone")
    try place.file("book.vcf", Cards.book.replacing("142", with: "143"))
    let changed = try place.run("book.vcf", "--source", "phone", "--output", "jsonl").report()
    #expect((changed["contacts"] as? [String: Int])?["updated"] == 1)
    let other = Cards.card("Amara Okafor", "EMAIL:amara@example.com", "TEL:+44 7700 900177")
      .replacing("UID:amara-okafor", with: "UID:another")
    try place.file("other.vcf", other)
    let merged = try place.run("other.vcf", "--source", "work", "--output", "jsonl")
    #expect(try merged.objects("contact_result").first?["action"] as? String == "merged")
    #expect(try place.run("people", "list", "--output", "jsonl").lines.count == 2)
  }

  @Test("a dry run takes the same decisions and makes no file")
  func dryRun() throws {
    try place.file("book.vcf", Cards.book)
    let dry = try place.run("book.vcf", "--dry-run", "--output", "jsonl")
    #expect(dry.status == 0)
    #expect(!FileManager.default.fileExists(atPath: place.database.path))
    #expect(try dry.report()["dry_run"] as? Bool == true)
    let real = try place.run("book.vcf", "--output", "jsonl")
    let results = { (outcome: CommandRunner.Outcome) in
      try outcome.objects("contact_result").map {
        "\($0["identifier"] ?? "") \($0["action"] ?? "")"
      }
    }
    #expect(try results(dry) == results(real))
    let before = try place.export()
    try place.file("more.vcf", Cards.card("Bea Two"))
    let text = try place.run("more.vcf", "--dry-run")
    #expect(text.output.contains("Dry run: nothing was written"))
    #expect(try place.export() == before)
    #expect(try place.run("runs", "--output", "jsonl").lines.count == 1)
  }

  @Test("the database and its folder are the user's alone")
  func modes() throws {
    try place.file("book.vcf", Cards.book)
    place.runner.environment["CIRCLES_DB"] = nil
    #expect(try place.run("book.vcf").status == 0)
    #if os(Linux)
      let folder = place.folder.appendingPathComponent("circles")
      let file = folder.appendingPathComponent("circles.sqlite")
      let mode = { (url: URL) in
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
      }
      #expect(try mode(file) == 0o600)
      #expect(try mode(folder) == 0o700)
    #endif
  }

  @Test("--db wins over CIRCLES_DB")
  func named() throws {
    try place.file("book.vcf", Cards.book)
    let outcome = try place.run("book.vcf", "--db", "other.sqlite")
    #expect(outcome.output.contains("Database: other.sqlite"))
    #expect(!FileManager.default.fileExists(atPath: place.database.path))
  }

  @Test("prune removes who is gone from the source, and only with everything read")
  func prune() throws {
    try place.file("book.vcf", Cards.book)
    try place.run("book.vcf", "--source", "phone")
    try place.file("book.vcf", Cards.card("Zoe Lindqvist"))
    let kept = try place.run("book.vcf", "--source", "phone", "--output", "jsonl").report()
    #expect((kept["contacts"] as? [String: Int])?["pruned"] == 0)
    let pruned = try place.run("book.vcf", "--source", "phone", "--prune", "--output", "jsonl")
    #expect((try pruned.report()["contacts"] as? [String: Int])?["pruned"] == 1)
    #expect(try place.run("people", "list", "--output", "jsonl").lines.count == 1)
  }

  @Test("every record is accounted for, whatever the file is like")
  func accounting() throws {
    let books = [
      Cards.book + Cards.book,
      "BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD\r\n" + Cards.book,
      "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" + Cards.book + "BEGIN:VCARD\r\nFN:Cut\r\n",
    ]
    for (number, book) in books.enumerated() {
      try place.file("\(number).vcf", book)
      let report = try place.run("\(number).vcf", "--output", "jsonl").report()
      let records = try #require(report["records"] as? [String: Int])
      let sum = ["imported", "duplicate", "skipped", "refused"].compactMap { records[$0] }.reduce(
        0, +)
      #expect(records["read"] == sum)
      #expect(sum >= 2)
    }
  }

  @Test("A file whose name is not UTF-8 is read, named or found in a folder, and shown escaped")
  func oldNames() throws {
    let place = try Workplace()
    try place.file("a.vcf", Cards.card("Ana One") + "BEGIN:VCARD\n")
    func run(_ words: String) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", words, CommandRunner.program.path, place.database.path]
      process.currentDirectoryURL = place.folder
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return said
    }
    let name = #"old/$(printf 'caf\351').vcf"#
    let named = try run(#"mkdir old && mv a.vcf "\#(name)" && "$0" "\#(name)" --db "$1""#)
    #expect(named.contains("created   1"))
    #expect(named.contains(#"old/caf\xE9.vcf:"#))
    #expect(try run(#""$0" old --db "$1""#).contains("unchanged 1"))
    // Under its own name, not as a new source.
    #expect(try NotebookRows(place.database).number("SELECT count(*) FROM contact") == 1)
  }
}
