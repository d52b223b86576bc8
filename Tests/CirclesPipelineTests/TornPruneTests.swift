import CirclesModel
import CirclesStore
import Foundation
import Testing

@testable import CirclesPipeline

@Suite("Pruning by files that are not all there")
struct TornPruneTests {
  let place: Workplace
  let notebook: Notebook

  init() throws {
    place = try Workplace()
    notebook = try Notebook.open(path: ":memory:", mode: .scratch)
  }

  private func load(_ path: String, prunes: Bool = false) async throws -> Recorder {
    let heard = Recorder()
    var options = ImportOptions(region: "US")
    options.sourceName = "book"
    options.prunes = prunes
    let report = try await ImportPipeline().load([path], into: notebook, options, heard)
    #expect(report.isBalanced)
    return heard
  }

  private static let vcard = """
    BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Ruiz\r\nUID:1\r\nEND:VCARD\r\n\
    BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ben Hartley\r\nUID:2\r\nEND:VCARD\r\n\
    BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Eva Olsen\r\nUID:3\r\nEND:VCARD\r\n
    """
  private static let jcard = """
    [["vcard",[["version",{},"text","4.0"],["uid",{},"text","1"],["fn",{},"text","Ana Ruiz"]]],
    ["vcard",[["version",{},"text","4.0"],["uid",{},"text","2"],["fn",{},"text","Ben Hartley"]]],
    ["vcard",[["version",{},"text","4.0"],["uid",{},"text","3"],["fn",{},"text","Eva Olsen"]]]]
    """
  private static let xcard = """
    <?xml version="1.0"?><vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0">
    <vcard><uid><text>1</text></uid><fn><text>Ana Ruiz</text></fn></vcard>
    <vcard><uid><text>2</text></uid><fn><text>Ben Hartley</text></fn></vcard>
    <vcard><uid><text>3</text></uid><fn><text>Eva Olsen</text></fn></vcard></vcards>
    """
  private static let google = """
    First Name,Last Name,Phone 1 - Label,Phone 1 - Value,Notes
    Ana,Ruiz,Mobile,+15035550101,"long
    note"
    Ben,Hartley,Mobile,+15035550102,x
    Eva,Olsen,Mobile,+15035550103,y

    """

  @Test(
    "nobody goes, wherever within a card the file breaks off",
    arguments: [
      ("a.vcf", vcard, "UID:2"), ("a.json", jcard, #""Ben Hartley"]"#),
      ("a.xml", xcard, "Ben Hartley</text>"), ("a.csv", google, "+15035550102"),
    ])
  func cut(name: String, text: String, last: String) async throws {
    _ = try await load(try place.file(name, text))
    #expect(try notebook.people().count == 3)
    var cut = try #require(text.range(of: "Ben")).upperBound
    let end = try #require(text.range(of: last)).upperBound
    while cut <= end {
      let heard = try await load(try place.file("cut-" + name, String(text[..<cut])), prunes: true)
      #expect(heard.codes.contains("prune.skipped"), "\(text[..<cut].suffix(12))")
      let names = try notebook.people().map(\.name)
      #expect(names.contains("Ana Ruiz") && names.contains("Eva Olsen"))
      cut = text.index(cut, offsetBy: 3)
    }
  }

  @Test("a card that has lost its name still has its contact")
  func nameless() async throws {
    _ = try await load(try place.file("a.vcf", Self.vcard))
    let nameless = Self.vcard.replacing("FN:Ben Hartley\r\n", with: "").replacing(
      "FN:Eva Olsen\r\nUID:3", with: "UID:4\r\nFN:Cem Aydin")
    let heard = try await load(try place.file("b.vcf", nameless), prunes: true)
    #expect(heard.codes.contains("vcard.empty-card"))
    #expect(try notebook.people().map(\.name).sorted() == ["Ana Ruiz", "Ben Hartley", "Cem Aydin"])
  }

  @Test("a file of nameless cards alone prunes nobody whom it has")
  func namelessAlone() async throws {
    _ = try await load(try place.file("a.vcf", Self.vcard))
    let nameless = "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:2\r\nEND:VCARD\r\n"
    _ = try await load(try place.file("b.vcf", nameless), prunes: true)
    #expect(try notebook.people().map(\.name) == ["Ben Hartley"])
  }
}
