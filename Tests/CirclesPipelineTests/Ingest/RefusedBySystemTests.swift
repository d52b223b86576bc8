import CirclesModel
import CirclesStore
import Foundation
import Testing

@testable import CirclesPipeline
@testable import CirclesReaders

@Suite("Dropped files that find no room to be unpacked")
struct RefusedBySystemTests {
  private func desk(_ disk: Disk) throws -> DropDesk {
    try DropDesk(pipeline: ImportPipeline(registry: ReaderRegistry([PackedReader(disk: disk)])))
  }

  private func isFull(_ failure: PipelineError?) -> Bool {
    if case .io(_, let code) = failure { return code == ENOSPC }
    return false
  }

  @Test("are not to blame: while they are examined, the machine is")
  func examining() async throws {
    let disk = Disk()
    let desk = try desk(disk)
    disk.isFull = true
    let file = try desk.dropped("a.packed", card("Ana Ruiz", "UID:a"))
    let failure = await #expect(throws: PipelineError.self) {
      try await desk.loader.examine(file)
    }
    #expect(isFull(failure))
    disk.isFull = false
    #expect(try await desk.loader.examine(file).verdict == .sound)
  }

  @Test("are not committed without what was in them")
  func loading() async throws {
    let disk = Disk()
    let desk = try desk(disk)
    let file = try await desk.loader.examine(
      try desk.dropped("a.packed", card("Ana Ruiz", "UID:a")))
    disk.isFull = true
    let failure = await #expect(throws: PipelineError.self) {
      try await desk.loader.load([file], [desk.entry(file)])
    }
    #expect(isFull(failure))
    #expect(try desk.state(file) == nil)
    #expect(try desk.notebook.runs().isEmpty)
    disk.isFull = false
    try await desk.loader.load([file], [desk.entry(file)])
    #expect(try desk.state(file) == .committed)
  }

  @Test("are told of in an import, whose other files go on")
  func importing() async throws {
    let disk = Disk()
    disk.isFull = true
    let desk = try desk(disk)
    let path = try desk.place.file("a.packed", card("Ana Ruiz", "UID:a"))
    let report = try await ImportPipeline(registry: ReaderRegistry([PackedReader(disk: disk)]))
      .load([path], into: desk.notebook, ImportOptions(region: "US"), Recorder())
    #expect(report.errors == 1)
  }
}

/// A disk for temporary files.
private final class Disk: @unchecked Sendable {
  // Set by the test alone, between its calls.
  var isFull = false
}

/// Reads files that are unpacked first, for which a full disk has no room.
private struct PackedReader: Reader {
  let disk: Disk
  let format = FormatDescription(
    id: "packed", title: "Packed", extensions: ["packed"], recognisedBy: "its name",
    contents: .contacts)

  func confidence(for probe: FileProbe) -> Confidence {
    probe.name.hasSuffix(".packed") ? .certain : .none
  }

  func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    if disk.isFull { throw .io(path: input.path, errno: ENOSPC) }
    return try VCardFileReader().open(input, context)
  }
}
