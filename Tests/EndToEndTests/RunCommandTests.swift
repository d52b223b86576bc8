import Foundation
import Testing

/// `run`, from outside.
@Suite struct RunCommandTests {
  private let place: Workplace
  private static let pipelines = SamplesTests.root.appendingPathComponent("pipelines")

  init() throws { place = try Workplace() }

  @Test("a pipeline file imports what it names, into the notebook it names")
  func imports() throws {
    try place.file("book/a.vcf", Cards.book)
    try place.file(
      "book/p.yaml", "database: own.sqlite\nregion: GB\nsources:\n  - path: \"*.vcf\"\n")
    let outcome = try place.run("run", "book/p.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("created"))
    #expect(outcome.output.contains("Database: book/own.sqlite"))
    #expect(!FileManager.default.fileExists(atPath: place.database.path))
    let people = try place.run("people", "list", "--db", "book/own.sqlite")
    #expect(people.output.contains("Amara Okafor"))
    let runs = try place.run("runs", "list", "--db", "book/own.sqlite")
    #expect(runs.output.contains("run book/p.yaml"))
  }

  @Test("--db wins over the file, --dry-run writes nothing, --quiet says nothing")
  func options() throws {
    try place.file("a.vcf", Cards.book)
    try place.file("p.yaml", "database: own.sqlite\nsources:\n  - path: a.vcf\n")
    let dry = try place.run("run", "p.yaml", "--dry-run", "--output", "jsonl")
    #expect(try dry.report()["dry_run"] as? Bool == true)
    #expect(try dry.objects("contact_result").count == 2)
    #expect(!FileManager.default.fileExists(atPath: place.folder.path + "/own.sqlite"))
    let quiet = try place.run("run", "--quiet", "--db", "other.sqlite", "p.yaml")
    #expect(quiet.status == 0)
    #expect(quiet.output.isEmpty && quiet.errors.isEmpty)
    #expect(FileManager.default.fileExists(atPath: place.folder.path + "/other.sqlite"))
    #expect(!FileManager.default.fileExists(atPath: place.folder.path + "/own.sqlite"))
  }

  @Test("a wrong file is exit 78, with the line and what is allowed, and nothing is done")
  func wrong() throws {
    try place.file("a.vcf", Cards.book)
    try place.file("p.yaml", "sources:\n  - path: a.vcf\n    prun: true\n")
    let outcome = try place.run("run", "p.yaml")
    #expect(outcome.status == 78)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("p.yaml:3:5: unknown key; did you mean 'prune'?"))
    #expect(outcome.errors.contains("allowed here: path, format, name"))
    #expect(!FileManager.default.fileExists(atPath: place.database.path))
  }

  @Test("a pipeline that is not there is exit 66, one that is not named 64")
  func missing() throws {
    #expect(try place.run("run", "none.yaml").status == 66)
    #expect(try place.run("run").status == 64)
    #expect(try place.run("run", "a.yaml", "b.yaml").status == 64)
    try place.file("p.yaml", "sources:\n  - path: none.vcf\n")
    #expect(try place.run("run", "p.yaml").status == 78)
  }

  @Test("refused records are exit 1, as with import")
  func refused() throws {
    try place.file("a.vcf", Cards.book)
    try place.file("empty.vcf", "")
    try place.file("p.yaml", "sources:\n  - path: \"*.vcf\"\n")
    let outcome = try place.run("run", "p.yaml")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("input.empty"))
  }

  @Test("every example runs on the samples, and a second time brings nothing new")
  func examples() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.pipelines.path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    #expect(names.count == 4)
    for round in 1...2 {
      for name in names {
        let file = Self.pipelines.appendingPathComponent(name).path
        let outcome = try place.run(
          "run", file, "--db", place.database.path, "--output", "jsonl")
        // Some samples hold broken records on purpose: those are refused.
        #expect([0, 1].contains(outcome.status), "\(name)")
        let reports = try outcome.objects("report")
        #expect(reports.count == (name == "household.yaml" ? 2 : 1))
        let records = try #require(reports.first?["records"] as? [String: Int])
        #expect((records["read"] ?? 0) > 0, "\(name)")
        if round == 2 { #expect(records["imported"] == 0, "\(name)") }
      }
    }
    #expect(
      !FileManager.default.fileExists(
        atPath: Self.pipelines.appendingPathComponent("samples.sqlite").path))
  }
}
