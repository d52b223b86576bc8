import CirclesModel
import CirclesStore
import Foundation
import SourceDiagnostics
import Testing

@testable import CirclesPipeline

@Suite("Loading files into a notebook")
struct LoadingTests {
  let place: Workplace
  let notebook: Notebook

  init() throws {
    place = try Workplace()
    notebook = try Notebook.open(path: ":memory:", mode: .scratch)
  }

  func load(
    _ paths: String..., change: (inout ImportOptions) -> Void = { _ in }
  ) async throws -> (report: RunReport, heard: Recorder) {
    let heard = Recorder()
    var options = ImportOptions(region: "US")
    change(&options)
    let report = try await ImportPipeline().load(paths, into: notebook, options, heard)
    #expect(report.isBalanced)
    return (report, heard)
  }

  @Test("creates each contact once, and a second time leaves all as it is")
  func twice() async throws {
    let path = try place.cards("a.vcf", (0..<700).map { "UID:\($0)\r\nFN:Person \($0)" })
    let first = try await load(path)
    #expect(first.report.contacts.created == 700)
    #expect(first.report.records.imported == 700)
    let second = try await load(path)
    #expect(second.report.contacts.unchanged == 700)
    #expect(second.report.records.duplicate == 700)
    #expect(second.report.records.imported == 0)
    #expect(try notebook.people().count == 700)
  }

  @Test("stores the report under the run that it names")
  func storedReport() async throws {
    let path = try place.cards("a.vcf", ["FN:Ana", "FN:Bo", "REV:1"])
    let (report, _) = try await load(path)
    let run = try #require(try notebook.runs().first)
    #expect(run.id == report.run)
    #expect(run.report.records == report.records)
    #expect(run.report.contacts == report.contacts)
    #expect(run.state == .finished)
  }

  @Test("takes one half of a file and then the whole for the whole")
  func halves() async throws {
    let bodies = (0..<60).map { number in
      number % 3 == 0
        ? "FN:Same Name\r\nTEL:+1 503 555 01\(10 + number)"
        : "UID:\(number)\r\nFN:Person \(number)\r\nEMAIL:p\(number)@example.com"
    }
    _ = try await load(try place.cards("half.vcf", Array(bodies.prefix(31))))
    _ = try await load(try place.cards("whole.vcf", bodies))
    let whole = try Notebook.open(path: ":memory:", mode: .scratch)
    _ = try await ImportPipeline().load(
      [place.path + "/whole.vcf"], into: whole, ImportOptions(region: "US"), Recorder())
    func people(_ notebook: Notebook) throws -> Set<String> {
      Set(try notebook.people().map { "\($0.id) \($0.identifier) \($0.name) \($0.phone)" })
    }
    #expect(try people(notebook) == people(whole))
    #expect(try people(whole).count == 60)
  }

  @Test("dry takes the same decisions and writes nothing")
  func dryRun() async throws {
    let path = try place.cards("a.vcf", ["UID:1\r\nFN:Ana", "UID:2\r\nFN:Bo"])
    let dry = try await load(path) { $0.isDryRun = true }
    #expect(try notebook.people().isEmpty)
    #expect(try notebook.runs().isEmpty)
    let real = try await load(path)
    #expect(dry.heard.results == real.heard.results)
    #expect(dry.report.isDryRun)
  }

  @Test("dry on a notebook that does not exist makes no file")
  func dryRunWithoutFile() async throws {
    let path = try place.cards("a.vcf", ["FN:Ana"])
    var options = ImportOptions(region: "US")
    options.databasePath = place.path + "/new/notebook.sqlite"
    options.isDryRun = true
    let report = try await ImportPipeline().load([path], options, Recorder())
    #expect(report.contacts.created == 1)
    #expect(!FileManager.default.fileExists(atPath: place.path + "/new"))
  }

  @Test("makes no notebook for an input that does not exist")
  func missingInput() async throws {
    var options = ImportOptions(region: "US")
    options.databasePath = place.path + "/notebook.sqlite"
    await #expect(throws: PipelineError.self) {
      _ = try await ImportPipeline().load([place.path + "/none.vcf"], options, Recorder())
    }
    #expect(!FileManager.default.fileExists(atPath: place.path + "/notebook.sqlite"))
  }

  @Test("prunes what the source no longer has, but only when all of it could be read")
  func pruning() async throws {
    let both = ["UID:1\r\nFN:Ana", "UID:2\r\nFN:Bo"]
    _ = try await load(try place.cards("a.vcf", both))
    let cut = try place.file("cut.bin", "")
    let one = try place.cards("one.vcf", [both[0]])
    let unsure = try await load(one, cut) { $0.prunes = true }
    #expect(unsure.heard.codes.contains("prune.skipped"))
    #expect(try notebook.people().count == 2)
    let sure = try await load(one) { $0.prunes = true }
    #expect(sure.report.contacts.pruned == 1)
    #expect(try notebook.people().map(\.name) == ["Ana"])
  }

  @Test("warns of a prune that removes more people than the source still has")
  func pruningMany() async throws {
    let people = (0..<24).map { "UID:\($0)\r\nFN:Ana \($0)" }
    _ = try await load(try place.cards("a.vcf", people))
    let most = try place.cards("most.vcf", Array(people.prefix(13)))
    #expect(try await load(most) { $0.prunes = true }.heard.codes.isEmpty)
    let few = try await load(try place.cards("few.vcf", Array(people.prefix(1)))) {
      $0.prunes = true
    }
    #expect(few.heard.codes == ["prune.many"])
    #expect(few.heard.diagnostics[0].message.hasPrefix("12 people are no longer in their source"))
  }

  @Test("keeps the user's name for the source, so that another book is another source")
  func sources() async throws {
    let path = try place.cards("a.vcf", ["UID:1\r\nFN:Ana"])
    _ = try await load(path) { $0.sourceName = "work" }
    let again = try await load(path) { $0.sourceName = "home" }
    #expect(again.report.contacts.unchanged == 0)
    let person = try #require(try notebook.people().first)
    let sheet = try #require(try notebook.person(id: person.id))
    #expect(Set(sheet.sources.map(\.source)).isSubset(of: ["work", "home"]))
  }
}

@Suite("Which address book a file is")
struct ExporterDetectorTests {
  @Test("is not told by cards that WhatsApp shared, unless there are no others")
  func shared() {
    #expect(ExporterDetector.winner(["vcard": 90, "vcard/whatsapp": 3]) == "vcard")
    #expect(ExporterDetector.winner(["vcard/whatsapp": 1]) == "vcard/whatsapp")
  }

  @Test("is what most of its cards say, and cards without a sign abstain")
  func majority() {
    #expect(
      ExporterDetector.winner(["vcard": 90, "vcard/google": 3, "vcard/apple": 2]) == "vcard/google")
    #expect(ExporterDetector.winner(["vcard": 4]) == "vcard")
    #expect(ExporterDetector.winner(["jcard": 4, "vcard/apple": 1]) == "vcard/apple")
  }

  @Test("is the same for the same votes, in whatever order they come")
  func ties() {
    #expect(ExporterDetector.winner(["vcard/google": 2, "vcard/apple": 2]) == "vcard/apple")
    #expect(ExporterDetector.winner([:]) == "")
  }
}
