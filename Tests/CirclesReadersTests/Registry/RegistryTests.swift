import CirclesModel
import Foundation
import SourceDiagnostics
import Testing

@testable import CirclesReaders

/// What follows from the descriptions of the formats, and that none is forgotten in the registry.
@Suite("The registry of readers")
struct RegistryTests {
  /// A format that recognises everything.
  private struct Greedy: Reader {
    let format: FormatDescription

    init(_ id: String, _ order: TieOrder = .listed) {
      format = FormatDescription(
        id: id, title: id, extensions: [], recognisedBy: "anything", kind: .chat, tieOrder: order)
    }

    func confidence(for probe: FileProbe) -> Confidence { .likely }
    func open(_ input: any InputSource, _ context: ReadingContext) throws(ReadError)
      -> any RecordCursor
    { throw .missing(path: input.path) }
  }

  private func order(_ readers: Greedy...) -> String {
    ReaderRegistry(readers).formats.map(\.id).joined(separator: " ")
  }

  @Test(
    "lets a special case win a tie, and what only knows names lose it, wherever they are listed")
  func tieOrder() {
    #expect(order(Greedy("a"), Greedy("b")) == "a b")
    #expect(order(Greedy("a"), Greedy("b", .before(["a"]))) == "b a")
    #expect(order(Greedy("a", .last), Greedy("b"), Greedy("c", .before(["b"]))) == "c b a")
    #expect(order(Greedy("a", .last), Greedy("b", .before(["z"]))) == "b a")
    #expect(order(Greedy("a", .last), Greedy("b", .last)) == "a b")
    // Two that each claim to be the other's special case stay as listed.
    #expect(order(Greedy("a", .before(["b"])), Greedy("b", .before(["a"]))) == "a b")
    let registry = ReaderRegistry([Greedy("a"), Greedy("b", .before(["a"]))])
    #expect(registry.reader(for: FileProbe(name: "x", head: []))?.format.id == "b")
  }

  @Test("recognises every sample the same, in whatever order the readers are listed")
  func anyOrder() {
    let backwards = ReaderRegistry(ReaderRegistry.standard.readers.reversed())
    for sample in ConformanceTests.samples {
      let usual = ReaderRegistry.standard.reader(for: sample.probe)?.format.id
      #expect(backwards.reader(for: sample.probe)?.format.id == usual, "\(sample.path)")
    }
  }

  @Test("has each name once, and knows no other in a tie")
  func names() {
    let formats = ReaderRegistry.standard.formats
    let names = Set(formats.map(\.id))
    #expect(names.count == formats.count)
    for case .before(let others) in formats.map(\.tieOrder) {
      #expect(names.isSuperset(of: others))
    }
  }

  @Test("guesses by the ending what holds contacts")
  func contactExtensions() {
    let endings = ReaderRegistry.contactExtensions
    #expect(endings.isSuperset(of: ["vcf", "vcard", "csv", "jcard", "xcard", "abbu"]))
    #expect(endings.isDisjoint(with: ["txt", "json", "jsonl", "xml", "tsv", "html", "ics", "db"]))
  }

  @Test("knows which chats a note's text may be, and how a file is known to be cut")
  func derived() {
    let chats = ReaderRegistry.standard.formats.filter { $0.kind == .chat }.map(\.id)
    let shared = ReaderRegistry.chats.formats.map(\.id)
    #expect(Set(chats).subtracting(shared) == ["imessage", "linkedin-messages"])
    #expect(
      ReaderRegistry.truncation.endings == ["csv.unclosed-quote", "csv.cut", "transcript.cut"])
    #expect(ReaderRegistry.truncation.missingContacts == ["vcard.missing-end", "csv.short-end"])
  }

  @Test(
    "takes no file for plain text that begins as another format's do",
    arguments: [
      "PK\u{3}\u{4}", "SQLite format 3\0", "BEGIN:VEVENT", "<?xml ", "<!DOCTYPE x>", "WEBVTT",
    ])
  func signatures(start: String) {
    let probe = FileProbe(name: "a.txt", head: Array((start + "\nhello there\n").utf8))
    #expect(PlainTextReader().confidence(for: probe) == .none)
    #expect(ScreenTextReader().confidence(for: probe) == .none)
    let words = FileProbe(name: "a.txt", head: Array("PK called, BEGIN again\n".utf8))
    #expect(PlainTextReader().confidence(for: words) == .byName)
  }

  @Test("has every reader and every format that stands in a folder of CirclesReaders")
  func registered() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/Stages/CirclesReaders")
    let readers = Set(ReaderRegistry.standard.readers.map { String(describing: type(of: $0)) })
    let formats = Set(ReaderRegistry.standard.formats.map(\.id))
    var found = (readers: Set<String>(), formats: Set<String>())
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: /(?:struct|class|enum|actor)\s+(\w+)\s*:[^{]*\bReader\b/) {
        found.readers.insert(String(match.1))
        #expect(readers.contains(String(match.1)), "\(path): no line in ReaderRegistry.standard")
      }
      for match in text.matches(of: /FormatDescription\(\s*id: "([^"]+)"/) {
        found.formats.insert(String(match.1))
        #expect(formats.contains(String(match.1)), "\(path): no line in ReaderRegistry.standard")
      }
    }
    #expect(found.readers == readers)
    #expect(found.formats == formats)
  }
}
