import CirclesModel
import Foundation
import SourceDiagnostics
import Testing

@testable import CirclesReaders

/// What Documentation/ReaderContract.md asks of every reader that is registered.
@Suite("Every reader")
struct ConformanceTests {
  /// A file of `samples/`.
  struct Sample: Sendable {
    let path: String
    let bytes: [UInt8]

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    var probe: FileProbe { FileProbe(name: name, head: Array(bytes.prefix(FileProbe.headLength))) }
  }

  static let samples: [Sample] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("samples")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    // Archives are opened before a reader is asked.
    let left = [".ndjson", "README.md", ".zip", ".abbu", ".abcddb", "chat.db", "-wal", "-shm"]
    return paths.sorted().filter { path in !left.contains { path.hasSuffix($0) } }.compactMap {
      path in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else {
        return nil
      }
      return Sample(path: path, bytes: Array(data))
    }
  }()

  static let formats = ReaderRegistry.standard.formats.map(\.id)

  private func reader(_ format: String) throws -> any Reader {
    try #require(ReaderRegistry.standard.reader(named: format))
  }

  /// Of what in XML a reader tells the line alone: where a tag ends is all that libxml2 knows.
  static let withoutColumn: Set<String> = [
    "sms.bad-date", "sms.draft", "sms.empty", "sms.no-number", "sms.unsent",
  ]

  /// The samples by the format that is recognised, which is asked of all readers once.
  private static let recognised = Dictionary(grouping: samples) { sample in
    ReaderRegistry.standard.reader(for: sample.probe)?.format.id ?? ""
  }

  func samples(of format: String) -> [Sample] { Self.recognised[format] ?? [] }

  /// What is read of some bytes, or the failure that concerns the whole file.
  func read(_ bytes: [UInt8], as format: String, named name: String = "a.txt") throws
    -> Result<ParsedChunk, ReadError>
  {
    do {
      return .success(
        try reader(format).everything(in: MemoryInput(bytes, path: name), region: "GB"))
    } catch let failure as ReadError {
      return .failure(failure)
    }
  }

  /// Whatever was left out is told, at a place in this file.
  func check(_ read: Result<ParsedChunk, ReadError>, _ what: String, path: String) {
    guard case .success(let all) = read else { return }
    #expect(
      all.skipped + all.refused == 0 || !all.diagnostics.isEmpty, "\(what): left out without a word"
    )
    #expect(all.refused == 0 || all.diagnostics.contains { $0.severity == .error }, "\(what)")
    #expect(all.diagnostics.allSatisfy { $0.location.path == path }, "\(what)")
    let placeless = all.diagnostics.filter { $0.location.line != nil && $0.location.column == nil }
    #expect(
      Set(placeless.map { $0.code.description }).isSubset(of: Self.withoutColumn), "\(what)")
  }

  @Test("The name of a file alone makes nobody certain", arguments: formats)
  func nameAlone(_ format: String) throws {
    for ending in try reader(format).format.extensions {
      for head in [[], Array("lorem ipsum".utf8)] {
        let probe = FileProbe(name: "a." + ending, head: head)
        #expect(try reader(format).confidence(for: probe) < .certain, "\(ending)")
      }
    }
  }

  @Test("The same bytes give the same records", arguments: formats)
  func repeats(_ format: String) throws {
    for sample in samples(of: format) {
      let first = try read(sample.bytes, as: format, named: sample.path).get()
      let second = try read(sample.bytes, as: format, named: sample.path).get()
      #expect(first.records.map(Self.json) == second.records.map(Self.json))
      #expect(first.diagnostics == second.diagnostics)
    }
  }

  private static func json(_ record: Record) -> String {
    var json = JSONWriter()
    record.write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test("Empty files, other programs' files and other encodings end in records or words")
  func strangers() throws {
    let few = Self.samples.enumerated().filter { $0.offset % 9 == 0 }.map(\.element)
    for format in Self.formats {
      check(try read([], as: format), "\(format), empty", path: "a.txt")
      for sample in few {
        let found = try read(sample.bytes, as: format)
        check(found, "\(sample.path) as \(format)", path: "a.txt")
      }
      for sample in samples(of: format).prefix(1) {
        let text = String(decoding: sample.bytes, as: UTF8.self)
        let wide = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        check(try read([0xFF, 0xFE] + wide, as: format), "\(format), UTF-16", path: "a.txt")
        let narrow = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        check(try read(narrow, as: format), "\(format), Latin-1", path: "a.txt")
      }
    }
  }

  @Test(
    "A line without end, of nothing or of the sample's last words, is no trap", arguments: formats)
  func hugeLine(_ format: String) throws {
    let sample = samples(of: format).first?.bytes ?? []
    func line(of filler: String) -> [UInt8] {
      Array(repeatElement(Array(filler.utf8), count: 70_000 / filler.utf8.count).joined())
    }
    for filler in ["x", "\0", "[{\"", "<a>"] {
      check(try read(line(of: filler), as: format), "\(format), a line", path: "a.txt")
    }
    let inside = sample.prefix(sample.count / 2) + line(of: "x") + sample
    check(try read(Array(inside), as: format), "\(format), inside", path: "a.txt")
  }
}
