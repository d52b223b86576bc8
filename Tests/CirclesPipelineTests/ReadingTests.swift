import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesPipeline

@Suite("The reading stage alone")
struct ReadingTests {
  let place: Workplace
  let heard = Recorder()
  let options = ImportOptions(region: "US")

  init() throws { place = try Workplace() }

  @Test("hands over a line for each record, in the order of the input")
  func order() async throws {
    let many = try place.cards("a.vcf", (0..<2000).map { "UID:\($0)\r\nFN:Person \($0)" })
    let one = try place.cards("b.vcf", ["UID:last\r\nFN:Last"])
    let report = try await ImportPipeline().read([many, one], options, heard)
    #expect(heard.lines.count == 2001)
    for number in [0, 1, 999, 1999] {
      #expect(heard.lines[number].contains("\"identifier\":\"\(number)\""))
    }
    #expect(heard.lines[2000].contains("\"identifier\":\"last\""))
    #expect(report.files == 2)
    #expect(report.records.read == 2001)
    #expect(report.isBalanced)
  }

  @Test("tells how far it is, up to the last byte")
  func progress() async throws {
    let path = try place.cards("a.vcf", (0..<5000).map { "UID:\($0)\r\nFN:Person \($0)" })
    _ = try await ImportPipeline().read([path], options, heard)
    let last = try #require(heard.progress.last)
    #expect(last.bytesRead == last.bytesTotal)
    #expect(last.recordsRead == 5000)
    #expect(heard.progress.map(\.bytesRead) == heard.progress.map(\.bytesRead).sorted())
  }

  @Test("counts skipped cards, so that the totals add up")
  func accounting() async throws {
    let path = try place.cards("a.vcf", ["FN:Ana", "REV:2020-01-01", "FN:Bo"])
    let report = try await ImportPipeline().check([path], options, heard)
    #expect(report.records.read == 3)
    #expect(report.records.imported == 2)
    #expect(report.records.skipped == 1)
    #expect(report.isBalanced)
    #expect(heard.lines.isEmpty)
    #expect(heard.codes == ["vcard.empty-card"])
  }

  @Test("fails when a named input does not exist, before anything is read")
  func missing() async throws {
    let good = try place.cards("a.vcf", ["FN:Ana"])
    await #expect(throws: PipelineError.self) {
      _ = try await ImportPipeline().read([good, place.path + "/none.vcf"], options, heard)
    }
    #expect(heard.lines.isEmpty)
  }

  @Test("tells of a named file that nothing recognises, and of an empty one")
  func unrecognised() async throws {
    let picture = try place.file("photo.bin", "\u{0}\u{1}\u{2}")
    let empty = try place.file("empty.vcf", "")
    let good = try place.cards("good.vcf", ["FN:Ana"])
    let report = try await ImportPipeline().read([picture, empty, good], options, heard)
    #expect(heard.codes == ["input.unrecognised", "input.empty"])
    #expect(heard.diagnostics.map(\.location.path) == [picture, empty])
    #expect(report.errors == 2)
    #expect(heard.lines.count == 1)
  }

  @Test("passes over what a folder holds beside its own formats, and says how much that is")
  func folders() async throws {
    _ = try place.cards("b.vcf", ["FN:Bo"])
    _ = try place.cards("a.vcf", ["FN:Ana"])
    _ = try place.file("notes.bin", "\u{0}")
    let report = try await ImportPipeline().read([place.path], options, heard)
    #expect(report.files == 2)
    #expect(heard.codes == ["input.unrecognised"])
    #expect(heard.diagnostics[0].severity == .note)
    #expect(
      heard.diagnostics[0].message
        == "no reader recognises 1 file in this folder (binary data: 1): notes.bin"
    )
    #expect(report.warnings == 0)
    #expect(heard.lines.map { $0.contains("Ana") } == [true, false])
  }

  @Test("takes the user's word for the format, and refuses a word it does not know")
  func forcedFormat() async throws {
    let path = try place.file("a.txt", "nothing here\n")
    var forced = options
    forced.format = "vcard"
    _ = try await ImportPipeline().read([path], forced, heard)
    #expect(heard.codes.contains("vcard.no-card"))
    forced.format = "pdf"
    await #expect(throws: PipelineError.self) {
      _ = try await ImportPipeline().read([path], forced, heard)
    }
  }

  @Test("tells of a folder in which nothing is recognised how many files of what kind it holds")
  func nothingInFolder() async throws {
    _ = try place.file("a.bin", "\u{0}")
    _ = try place.file("b.html", "<html></html>")
    let report = try await ImportPipeline().read([place.path], options, heard)
    #expect(heard.codes == ["input.unrecognised"])
    #expect(heard.diagnostics[0].message.contains("any of the 2 files"))
    #expect(heard.diagnostics[0].location.path == place.path)
    #expect(report.warnings == 1)
    #expect(report.errors == 0)
  }

  @Test("says what to ask an app for, once for all files of its export")
  func unreadExport() async throws {
    let page = "<!DOCTYPE html><div class=\"page_wrap\"><div class=\"history\">"
    let first = try place.file("messages.html", page)
    _ = try place.file("messages2.html", page)
    _ = try place.cards("a.vcf", ["FN:Ana"])
    _ = try await ImportPipeline().read([place.path], options, heard)
    #expect(heard.lines.count == 1)
    #expect(heard.diagnostics.map(\.location.path) == [first])
    #expect(heard.diagnostics[0].message.contains("and 1 more like it"))
    #expect(heard.diagnostics[0].message.contains("JSON"))
  }

  @Test("says the same of a file that is named")
  func namedExport() async throws {
    let database = try place.file("msgstore.db", "SQLite format 3\u{0}")
    _ = try await ImportPipeline().read([database], options, heard)
    #expect(heard.codes == ["input.unrecognised"])
    #expect(heard.diagnostics[0].message.contains("Export chat"))
  }
}
