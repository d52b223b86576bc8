import Foundation
import Testing

@Suite struct ReadTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  @Test("read prints one contact a line and touches no database")
  func records() throws {
    try place.file("book.vcf", Cards.book)
    let outcome = try place.run("read", "book.vcf")
    #expect(outcome.status == 0)
    let contacts = try outcome.objects()
    #expect(contacts.map { $0["type"] as? String } == ["contact", "contact"])
    #expect(contacts.map { $0["identifier"] as? String } == ["zoe-lindqvist", "amara-okafor"])
    let source = try #require(contacts[1]["source"] as? [String: Any])
    #expect(source["path"] as? String == "book.vcf")
    #expect(source["format"] as? String == "vcard")
    #expect(source["index"] as? Int == 1)
    #expect(source["line"] as? Int == 10)
    #expect(!FileManager.default.fileExists(atPath: place.database.path))
  }

  @Test("the region makes national numbers international; without one they are kept as written")
  func region() throws {
    try place.file("a.vcf", Cards.card("Ana Sol", "TEL:(202) 555-0143"))
    func phone(_ arguments: String...) throws -> [String: Any] {
      let contact = try #require(
        try place.runner.run(["read", "a.vcf"] + arguments).objects().first)
      return try #require((contact["phones"] as? [[String: Any]])?.first)
    }
    #expect(try phone("--region", "US")["normalized"] as? String == "+12025550143")
    #expect(try phone()["normalized"] == nil)
    #expect(try phone()["value"] as? String == "(202) 555-0143")
    place.runner.environment["LC_ALL"] = "en_US.UTF-8"
    #expect(try phone()["normalized"] as? String == "+12025550143")
  }

  @Test("standard input is read as -")
  func standardInput() throws {
    let outcome = try place.run("read", "-", input: Cards.book)
    #expect(outcome.status == 0)
    let source = try outcome.objects().first?["source"] as? [String: Any]
    #expect(source?["path"] as? String == "-")
    #expect(outcome.lines.count == 2)
  }

  @Test("a folder is every recognised file below it, in order of name")
  func folder() throws {
    try place.file("in/b/2.vcf", Cards.card("Bea Two"))
    try place.file("in/a.vcf", Cards.card("Ana One"))
    try place.file("in/shopping.list", "milk, eggs")
    try place.file("in/.hidden.vcf", Cards.card("Hid Den"))
    let outcome = try place.run("read", "in")
    #expect(outcome.status == 0)
    #expect(try outcome.objects().map { $0["identifier"] as? String } == ["ana-one", "bea-two"])
    #expect(
      outcome.errors.contains("note: input.unrecognised: no reader recognises 1 file in"))
    #expect(!outcome.errors.contains(".hidden"))
  }

  @Test("several inputs are read in the order named")
  func order() throws {
    try place.file("1.vcf", Cards.card("Ana One"))
    try place.file("2.vcf", Cards.card("Bea Two"))
    let outcome = try place.run("read", "2.vcf", "1.vcf")
    #expect(try outcome.objects().map { $0["identifier"] as? String } == ["bea-two", "ana-one"])
  }

  @Test("problems stand on standard error, and with jsonl among the records")
  func diagnostics() throws {
    try place.file(
      "a.vcf", Cards.card("Ana One", "BDAY:1980-02-31") + Cards.card("Bea Two"))
    let text = try place.run("read", "a.vcf")
    #expect(text.errors.contains("a.vcf:6:6: warning: vcard.bad-date: "))
    #expect(try text.objects().count == 2)
    let json = try place.run("read", "a.vcf", "--output", "jsonl")
    let found = try #require(try json.objects("diagnostic").first)
    #expect(found["code"] as? String == "vcard.bad-date")
    #expect(found["severity"] as? String == "warning")
    #expect(found["line"] as? Int == 6)
    #expect(found["property"] as? String == "BDAY")
    #expect(found["record"] as? Int == 0)
    #expect(!json.errors.contains("vcard.bad-date"))
  }

  @Test("a file that is not there is exit 66, before anything else is read")
  func missing() throws {
    try place.file("a.vcf", Cards.book)
    let outcome = try place.run("read", "a.vcf", "nowhere.vcf")
    #expect(outcome.status == 66)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("nowhere.vcf"))
  }

  @Test("a file that no reader knows is said to be so, and is no success")
  func unrecognised() throws {
    try place.file("a.vcf", Cards.book)
    try place.file("notes.doc", "milk, eggs")
    let outcome = try place.run("read", "notes.doc", "a.vcf")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("notes.doc: error: input.unrecognised: "))
    #expect(outcome.lines.count == 2)
  }

  @Test("a forced format is not looked for")
  func forced() throws {
    try place.file("a.txt", Cards.book)
    let outcome = try place.run("read", "--as", "vcard", "a.txt")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 2)
  }

  @Test("a reader that goes away ends the program quietly")
  func brokenPipe() throws {
    let cards = (0..<4000).map { Cards.card("Person Number\($0)") }.joined()
    try place.file("many.vcf", cards)
    let script = "'\(CommandRunner.program.path)' read many.vcf | head -n 1"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-o", "pipefail", "-c", script]
    process.currentDirectoryURL = place.folder
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    let line = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: line, as: UTF8.self).hasPrefix("{\"type\":\"contact\""))
    #expect(String(decoding: said, as: UTF8.self) == "")
  }
}
