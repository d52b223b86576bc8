import CirclesModel
import CirclesStore
import Foundation
import Testing

@testable import CirclesPipeline

@Suite("Carrying a pipeline file out")
struct PipelineFileRunTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    _ = try place.cards("a.vcf", ["UID:1\r\nFN:Ana"])
    _ = try place.file(
      "b.notes.jsonl", #"{"id":"n","source":"manual","text":"Ana has a new boat"}"#)
  }

  func run(_ text: String, isDry: Bool = false) async throws -> [RunReport] {
    let file = try PipelineFile.read(try place.file("p.yaml", text))
    var usual = ImportOptions(region: "US")
    usual.databasePath = place.path + "/usual.sqlite"
    usual.isDryRun = isDry
    var reports: [RunReport] = []
    try await PipelineFileRun(file, usual).run(Recorder()) { reports.append($0) }
    return reports
  }

  let sources = "sources:\n- path: a.vcf\n- path: b.notes.jsonl\n"

  @Test("makes one run of all sources, and another of looking again")
  func runs() async throws {
    let reports = try await run(sources + "reprocess: all\n")
    #expect(reports.count == 2)
    #expect(reports.first?.contacts.created == 1)
    #expect(reports.first?.records.read == 2)
    #expect(reports.last?.records.read == 1)
    let notebook = try Notebook.open(
      path: place.path + "/usual.sqlite", mode: .existing(readOnly: true))
    #expect(try notebook.runs().map(\.id) == reports.reversed().map(\.run))
  }

  @Test("writes to the database that the file names, and to no other")
  func database() async throws {
    _ = try await run(sources + "database: own.sqlite\n")
    #expect(FileManager.default.fileExists(atPath: place.path + "/own.sqlite"))
    #expect(!FileManager.default.fileExists(atPath: place.path + "/usual.sqlite"))
  }

  @Test("dry makes no database, with looking again and without")
  func dry() async throws {
    for more in ["", "reprocess: true\n"] {
      let reports = try await run(sources + more, isDry: true)
      #expect(reports.allSatisfy { $0.isDryRun })
      #expect(reports.first?.contacts.created == 1)
    }
    #expect(!FileManager.default.fileExists(atPath: place.path + "/usual.sqlite"))
  }

  @Test("looks again at a notebook that is there, and makes none to look at")
  func missing() async throws {
    await #expect(throws: PipelineError.self) { try await run("reprocess: true") }
    #expect(!FileManager.default.fileExists(atPath: place.path + "/usual.sqlite"))
    _ = try await run(sources)
    #expect(try await run("reprocess: true").count == 1)
  }

  @Test("does nothing at all where the last line is wrong")
  func wrong() async throws {
    await #expect(throws: PipelineError.self) { try await run(sources + "regoin: GB\n") }
    #expect(!FileManager.default.fileExists(atPath: place.path + "/usual.sqlite"))
  }
}
