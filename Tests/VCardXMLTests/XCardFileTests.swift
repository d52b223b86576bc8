import SourceDiagnostics
import Testing
import VCard
import VCardXML

@Suite("xCard documents")
struct XCardFileTests {
  private struct Result: Equatable {
    var names: [String] = []
    var problems: [String] = []
  }

  private func read(_ bytes: [UInt8], piece: Int = .max, limits: Limits = Limits())
    throws -> Result
  {
    var diagnostics: [Diagnostic] = []
    var taken = 0
    var reader = XCardReader(limits: limits) { space in
      let count = min(piece, space.count, bytes.count - taken)
      space.copyBytes(from: bytes[taken..<(taken + count)])
      taken += count
      return count
    }
    var result = Result()
    while let card = try reader.next(reporting: &diagnostics) {
      let name = card.first("FN").map { String(decoding: $0.rawValue, as: UTF8.self) } ?? ""
      result.names.append("\(card.index) \(name)")
    }
    result.problems = diagnostics.map { diagnostic in
      let record = diagnostic.record.map(String.init) ?? "-"
      return "\(diagnostic.location.line ?? 0) \(diagnostic.code) \(record)"
    }
    return result
  }

  private func read(_ text: String, limits: Limits = Limits()) throws -> Result {
    try read(Array(text.utf8), limits: limits)
  }

  private func xcard(_ name: String) -> String {
    "<vcard><fn><text>\(name)</text></fn></vcard>\n"
  }

  @Test("Wherever the document is cut into pieces, the same is read", arguments: [1, 2, 3, 5, 64])
  func pieces(size: Int) throws {
    let text = "<?xml version='1.0'?>\n<vcards>\n\(xcard("é&#x1F600;😀&lt;"))\(xcard("B"))</vcards>"
    let expected = Result(names: ["0 é😀😀<", "1 B"])
    #expect(try read(Array(text.utf8), piece: size) == expected)
    let marked = "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(try read(marked, piece: max(size, 4)) == expected)
  }

  @Test("An encoding that the document declares is obeyed")
  func encodings() throws {
    let head = Array("<?xml version='1.0' encoding='ISO-8859-1'?><vcard><fn><text>".utf8)
    let bytes = head + [0x5A, 0x6F, 0xEB] + Array("</text></fn></vcard>".utf8)
    #expect(try read(bytes) == Result(names: ["0 Zoë"]))
  }

  @Test("Of a document that is cut anywhere, the whole cards are kept and the cut is told once")
  func cut() throws {
    let text = "<vcards>\n\(xcard("A"))\(xcard("B"))</vcards>"
    let first = 9 + xcard("A").utf8.count
    for end in 1..<text.utf8.count {
      let result = try read(Array(Array(text.utf8).prefix(end)))
      #expect(result.problems.count == 1, "cut at \(end)")
      #expect(result.problems.first?.contains("xcard.malformed") == true)
      if end >= first { #expect(result.names.first == "0 A", "cut at \(end)") }
    }
    let middle = try read(Array(Array(text.utf8).prefix(first + 20)))
    #expect(middle == Result(names: ["0 A"], problems: ["3 xcard.malformed 1"]))
  }

  @Test(
    "What is not well-formed ends the reading with its line, after the cards before it",
    arguments: [
      "<vcard><fn></vcard>", "<vcard><fn>&nbsp;</fn></vcard>", "<vcard><fn a=1/></vcard>",
      "<vcard>\u{1}</vcard>", "<vcard><fn>&#0;</fn></vcard>",
    ])
  func malformed(broken: String) throws {
    let result = try read("<vcards>\n\(xcard("A"))\(broken)\n\(xcard("C"))</vcards>")
    #expect(result == Result(names: ["0 A"], problems: ["3 xcard.malformed 1"]))
  }

  @Test("What is no XML is told, and nothing comes of nothing")
  func notXML() throws {
    #expect(try read("BEGIN:VCARD").problems == ["1 xcard.malformed -"])
    #expect(try read("") == Result())
    #expect(try read("<html/>") == Result())
  }

  @Test(
    "Entities of the document's own are refused before any of them is read",
    arguments: [
      "<!ENTITY a 'x'>", "<!ENTITY a SYSTEM 'file:///etc/hostname'>",
      "<!ENTITY % a SYSTEM 'file:///etc/hostname'> %a;",
      "<!ENTITY a 'xxxxxxxxxx'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'><!ENTITY c '&b;&b;&b;&b;&b;'>",
    ])
  func entities(declarations: String) throws {
    let text = "<!DOCTYPE vcards [\(declarations)]>\n<vcards>\(xcard("&a;"))</vcards>"
    #expect(try read(text) == Result(problems: ["1 xcard.malformed -"]))
  }

  @Test("A DTD outside the document is not read, and its entities are refused")
  func externalDTD() throws {
    let dtd = "<!DOCTYPE vcards SYSTEM 'file:///etc/hostname'>\n"
    #expect(try read("\(dtd)<vcards>\(xcard("A"))</vcards>") == Result(names: ["0 A"]))
    let named = try read("\(dtd)<vcards>\(xcard("A"))\(xcard("x&b;y"))</vcards>")
    #expect(named == Result(names: ["0 A"], problems: ["3 xcard.malformed 1"]))
  }

  @Test("Deep nesting ends in a diagnostic, not in the stack")
  func depthBomb() throws {
    let text = "<vcard>" + String(repeating: "<a>", count: 200_000)
    #expect(try read(text).problems == ["1 xcard.malformed 0"])
  }

  @Test("A tag, a comment or an attribute of megabytes is refused, a text of megabytes is not")
  func longTags() throws {
    let long = String(repeating: "x", count: 9 << 20)
    for tag in [
      "<a b='\(long)'/>", "<!--\(long)-->", "<?a \(long)?>", "<\(long)/>", "<![CDATA[\(long)]]>",
    ] {
      let result = try read("<vcards>\(xcard("A"))\n\(tag)</vcards>")
      #expect(result.names == ["0 A"])
      #expect(result.problems == ["3 xcard.malformed -"])
    }
    let short = long.prefix(1 << 20)
    let text = try read(xcard("<![CDATA[\(short)]]>\(short)"))
    #expect(text.problems == [])
    #expect(text.names.map(\.utf8.count) == [2 + 2 << 20])
  }

  @Test("Comments and instructions change nothing, however many there are")
  func comments() throws {
    let comments = String(repeating: "<!-- c --><?a b?>\n", count: 100_000)
    let text =
      "<vcards>\(comments)<vcard><fn>\(comments)<text>A<!-- b -->B</text></fn></vcard></vcards>"
    #expect(try read(text) == Result(names: ["0 AB"]))
  }

  @Test("A card over its bound is left out and told of, and the next one is read")
  func tooLarge() throws {
    var limits = Limits()
    limits.cardBytes = 4000
    let long = String(repeating: "x", count: 5000)
    let many = "<vcard>" + String(repeating: "<a/>", count: 200) + "</vcard>"
    for broken in [xcard(long), many, "<vcard><fn>\(long)</fn></vcard>"] {
      let result = try read(
        "<vcards>\(xcard("A"))\n\(broken)\(xcard("C"))</vcards>", limits: limits)
      #expect(result == Result(names: ["0 A", "2 C"], problems: ["3 xcard.too-large 1"]))
    }
  }

  @Test("What the source throws, the reader throws")
  func sourceError() {
    var diagnostics: [Diagnostic] = []
    struct Torn: Error {}
    var reader = XCardReader { _ in throw Torn() }
    #expect(throws: Torn.self) { try reader.next(reporting: &diagnostics) }
  }
}
