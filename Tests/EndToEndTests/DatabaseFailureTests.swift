import Foundation
import Testing

@Suite struct DatabaseFailureTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Cards.book)
  }

  @Test("a missing input is exit 66 and makes no notebook")
  func missingInput() throws {
    let outcome = try place.run("import", "book.vcf", "nowhere.vcf")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("nowhere.vcf"))
    #expect(!FileManager.default.fileExists(atPath: place.database.path))
  }

  @Test("a file that is no database is exit 74 and stays as it was")
  func notADatabase() throws {
    let text = String(repeating: "Dear diary, ", count: 1000)
    try place.file("circles.sqlite", text)
    for command in [["book.vcf"], ["people", "list"], ["runs", "undo", "last"], ["export"]] {
      let outcome = try place.runner.run(command)
      #expect(outcome.status == 74)
      #expect(outcome.errors.contains("circles.sqlite"))
    }
    #expect(try String(contentsOf: place.database, encoding: .utf8) == text)
  }

  @Test("another program's database is exit 74 and stays as it was")
  func otherDatabase() throws {
    try NotebookRows(place.database).edit("CREATE TABLE diary (entry TEXT)")
    let before = try Data(contentsOf: place.database)
    #expect(try place.run("book.vcf").status == 74)
    #expect(try place.run("people", "list").status == 74)
    #expect(try Data(contentsOf: place.database) == before)
  }

  @Test("a question to a notebook that is not there is exit 66, and makes none")
  func missingNotebook() throws {
    for command in [["people", "list"], ["birthdays"], ["runs"], ["export"]] {
      let outcome = try place.runner.run(command)
      #expect(outcome.status == 66)
      #expect(outcome.errors.contains("import something first"))
    }
    #expect(!FileManager.default.fileExists(atPath: place.database.path))
  }

  @Test("a notebook in a folder that is not there is exit 74, and makes none")
  func missingFolder() throws {
    let folder = place.folder.appendingPathComponent("no/such")
    let path = folder.appendingPathComponent("n.sqlite").path
    for command in [["people", "list"], ["search", "x"], ["people", "add", "Ana"], ["book.vcf"]] {
      let outcome = try place.runner.run(command + ["--db", path])
      #expect(outcome.status == 74)
      #expect(outcome.errors.contains("there is no folder"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("a full disk under standard output is exit 74")
  func fullOutput() throws {
    #if os(Linux)
      let process = Process()
      process.executableURL = CommandRunner.program
      process.arguments = ["read", "book.vcf"]
      process.currentDirectoryURL = place.folder
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 74)
    #endif
  }

  @Test("a notebook that another program holds is waited for, then exit 75")
  func busy() throws {
    #expect(try place.run("book.vcf").status == 0)
    try place.file("more.vcf", Cards.card("Bea Two"))
    try NotebookRows(place.database).holdingLock {
      let begin = ContinuousClock.now
      let outcome = try place.run("more.vcf")
      #expect(outcome.status == 75)
      #expect(begin.duration(to: .now) >= .seconds(4))
      #expect(outcome.errors.contains("try again"))
      #expect(try place.run("people", "list", "--output", "jsonl").lines.count == 2)
    }
    #expect(try place.run("more.vcf").status == 0)
  }
}
