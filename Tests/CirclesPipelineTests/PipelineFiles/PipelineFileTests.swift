import CirclesModel
import Foundation
import SourceDiagnostics
import Testing

@testable import CirclesPipeline

@Suite("A pipeline file")
struct PipelineFileTests {
  let place: Workplace
  let folder: String

  init() throws {
    place = try Workplace()
    folder = (place.path as NSString).standardizingPath
    _ = try place.file("a.vcf", "x")
  }

  func decode(_ text: String) throws -> PipelineFile {
    try PipelineFile.decode(text, path: folder + "/p.yaml", home: "/home/tilda")
  }

  @Test("says everything that an import can be told")
  func everything() throws {
    let file = try decode(
      """
      database: out/circles.sqlite
      owner:
        names: [Tilda Aas, "Tilda: A."]
        phones: +47 21 55 01 77
        emails:
          - tilda@example.org
        handles: tilda.a
      region: no
      time_zone: Europe/Oslo
      date_order: dmy
      keep_raw: no
      sources:
        - path: a.vcf
          format: VCARD
          name: phone
          prune: yes
          region: GB
          time_zone: UTC
          date_order: mdy
        - {path: ./a.vcf}
      thresholds: {assign: 0.92, margin: 0.25}
      extraction:
        interests: false
        facts: "no"
      reprocess: all
      """)
    #expect(file.database == folder + "/out/circles.sqlite")
    #expect(
      file.owner.values == [
        "Tilda Aas", "Tilda: A.", "+47 21 55 01 77", "tilda@example.org", "tilda.a",
      ])
    #expect(file.region == "NO")
    #expect(file.timeZone == "Europe/Oslo")
    #expect(file.dateOrder == .dmy)
    #expect(!file.keepsRaw)
    #expect(
      file.sources == [
        SourceRequest(
          [folder + "/a.vcf"], format: "vcard", name: "phone", prunes: true, region: "GB",
          timeZone: "UTC", dateOrder: .mdy),
        SourceRequest([folder + "/./a.vcf"]),
      ])
    #expect(file.thresholds == MatchingThresholds(assign: 0.92, margin: 0.25))
    var switches = ExtractionSwitches()
    switches.interests = false
    switches.facts = false
    #expect(file.extraction == switches)
    #expect(file.reprocessing == .all)
  }

  @Test("may say little: the rest is as usual")
  func little() throws {
    let file = try decode("sources:\n- path: a.vcf\nowner:\nextraction: ~\n")
    #expect(file.database == nil && file.region == nil && file.timeZone == nil)
    #expect(file.owner == PipelineFile.Owner() && file.extraction == ExtractionSwitches())
    #expect(file.keepsRaw && file.dateOrder == nil && file.reprocessing == nil)
    var usual = ImportOptions(region: "SE")
    usual.databasePath = "/usual.sqlite"
    usual.timeZone = "Europe/Stockholm"
    usual.isDryRun = true
    #expect(file.options(usual) == usual)
  }

  @Test("wins over what is usual, and hands thresholds and switches on")
  func options() throws {
    let file = try decode(
      """
      reprocess: true
      database: ~/c.sqlite
      region: GB
      time_zone: UTC
      keep_raw: false
      owner: {names: Tilda}
      thresholds: {assign: 1}
      extraction: {dates: false, events: false, summary: false}
      """)
    let options = file.options(ImportOptions(region: "SE"))
    #expect(options.databasePath == "/home/tilda/c.sqlite")
    #expect(options.region == "GB" && options.timeZone == "UTC" && !options.keepsRaw)
    #expect(options.owners == ["Tilda"])
    #expect(options.matching == MatchingThresholds(assign: 1))
    #expect(!options.extraction.dates && !options.extraction.events && !options.extraction.summary)
    #expect(options.extraction.interests && options.extraction.facts)
    #expect(file.reprocessing == .changed)
  }

  @Test("may end its lines as Windows does, and begin with a byte order mark")
  func windows() throws {
    let path = try place.file(
      "w.yaml", "\u{FEFF}region: GB\r\nsources:\r\n  - path: a.vcf\r\n    prune: true\r\n")
    let file = try PipelineFile.read(path)
    #expect(file.region == "GB")
    #expect(file.sources.first?.prunes == true)
  }

  @Test("is short or empty without harm", arguments: ["", "#", "-", "a", "a:", "~", "\n\n", "---"])
  func short(text: String) {
    #expect(throws: PipelineFileError.self) { try decode(text) }
  }
}

@Suite("A pipeline file that cannot be read")
struct UnreadablePipelineFileTests {
  let place: Workplace

  init() throws { place = try Workplace() }

  func problem(_ bytes: [UInt8]) throws -> PipelineFileError? {
    let path = place.path + "/p.yaml"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    do throws(PipelineError) {
      _ = try PipelineFile.read(path)
    } catch {
      if case .configuration(let problem) = error { return problem }
    }
    return nil
  }

  @Test("is missing input where it is not there")
  func missing() {
    #expect {
      _ = try PipelineFile.read(place.path + "/none.yaml")
    } throws: { error in
      if case .missing(let path) = error as? PipelineError {
        path.hasSuffix("none.yaml")
      } else {
        false
      }
    }
  }

  @Test("is a folder")
  func folder() {
    #expect {
      _ = try PipelineFile.read(place.path)
    } throws: { error in
      if case .io = error as? PipelineError { true } else { false }
    }
  }

  @Test("is too large")
  func size() throws {
    let large = Array("region: GB\n".utf8) + [UInt8](repeating: 10, count: 1 << 20)
    #expect(try #require(try problem(large)).message.contains("at most 1048576 bytes"))
  }

  @Test("is not UTF-8")
  func encoding() throws {
    #expect(try #require(try problem([0xFF, 0xFE, 0x61, 0])).message.contains("UTF-8"))
    #expect(try #require(try problem(Array("region: G\0B".utf8))).column == 10)
  }
}
