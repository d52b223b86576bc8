import SourceDiagnostics
import Testing
import VCard

@Suite("jCard files")
struct JCardFileTests {
  private struct Result {
    var names: [String]
    var indexes: [Int]
    var lines: [Int]
    var problems: [String]
  }

  private func read(_ text: String, limits: Limits = Limits(), piece: Int = .max) throws
    -> Result
  {
    var diagnostics: [Diagnostic] = []
    let bytes = Array(text.utf8)
    var taken = 0
    var reader = JCardReader(limits: limits) { space in
      let count = min(piece, space.count, bytes.count - taken)
      space.copyBytes(from: bytes[taken..<(taken + count)])
      taken += count
      return count
    }
    var result = Result(names: [], indexes: [], lines: [], problems: [])
    while let card = try reader.next(reporting: &diagnostics) {
      result.names.append(
        card.first("FN").map { String(decoding: $0.rawValue, as: UTF8.self) } ?? "")
      result.indexes.append(card.index)
      result.lines.append(card.line)
    }
    result.problems = diagnostics.map { diagnostic in
      let place = "\(diagnostic.location.line ?? 0):\(diagnostic.location.column ?? 0)"
      return "\(place) \(diagnostic.code) \(diagnostic.record.map(String.init) ?? "-")"
    }
    return result
  }

  private func jcard(_ name: String) -> String { #"["vcard",[["fn",{},"text","\#(name)"]]]"# }

  @Test("One card, an array, and one a line are read alike")
  func containers() throws {
    for text in [
      "[\(jcard("A")),\n\(jcard("B"))]", "\(jcard("A"))\n\(jcard("B"))\n",
      "\u{FEFF}[ \(jcard("A")) ]\n[\(jcard("B"))]", "[]\n\(jcard("A"))\n[\n\(jcard("B"))\n]",
      "\u{1E}\(jcard("A"))\n\u{1E}\(jcard("B"))",
    ] {
      let result = try read(text)
      #expect(result.names == ["A", "B"], "\(text)")
      #expect(result.indexes == [0, 1])
      #expect(result.problems == [])
    }
  }

  @Test("Cards know their lines")
  func lines() throws {
    #expect(try read("[\n\(jcard("A")),\n\n\(jcard("B"))]").lines == [2, 4])
  }

  @Test("Nothing comes of an empty input")
  func empty() throws {
    for text in ["", "  \n", "[]", "[ ]"] {
      #expect(try read(text).names == [])
      #expect(try read(text).problems == [])
    }
  }

  @Test("Wherever the input is cut into pieces, the same is read", arguments: [1, 2, 3, 7, 64])
  func pieces(size: Int) throws {
    let text = """
      [\(jcard(#"A\u00e9\ud83d\ude00é😀"#)), ["vcard",[["fn",{},"text",true]]],
      \(jcard("C")) oops, \(jcard("D"))]
      """
    let (whole, cut) = (try read(text), try read(text, piece: size))
    #expect(whole.names == ["Aé😀é😀", "TRUE", "C", "D"])
    #expect(cut.names == whole.names)
    #expect(cut.problems == whole.problems)
  }

  @Test("A component that is no card is left out with a note")
  func otherComponents() throws {
    let text = #"[["vcalendar",[["x",{},"text","]"]],[["vevent",[],[]]]],\#(jcard("A"))]"#
    let result = try read(text)
    #expect(result.names == ["A"])
    #expect(result.problems == ["1:2 jcard.not-a-card -"])
  }

  @Test(
    "A broken card costs only itself",
    arguments: [
      #"["vcard",[["fn",{},"text","B]]]"# + "\n", #"["vcard",[["fn",{},"text","B"}]]"#,
      #"["vcard",[["fn",{},"text","B"]"#, #"["vcard",[["fn",{},"text" "B"]]]"#,
      #"["vcard",{"fn":"B"}]"#, #"["vcard",[["fn",{},"text","\x"]]]"#,
      #"["vcard",[["fn",{},"text","\u12g4"]]]"#, #"["vcard",[["fn",{},"text",nil]]]"#,
      #"["vcard",[["fn",{"a":1,},"text","B"]]]"#, #"["vcard",[["fn",{},"text","B"],]]"#,
      #"["vcard"]"#, #"["vcard",[["fn",{},"text",tru]]]"#, #"["vcard",[["fn",{a:1},"text",1]]]"#,
      #"["vcard",[["fn",{"a" 1},"text",1]]]"#, #"["vcard",[["fn",{},"text","\"#,
      #"["vcard",[["fn",{},"text",[1 2]]]]"#,
    ])
  func brokenCard(broken: String) throws {
    let result = try read("[\(jcard("A")),\n\(broken),\n\(jcard("C")),\(jcard("D"))]")
    #expect(result.names == ["A", "C", "D"])
    #expect(result.indexes == [0, 2, 3])
    #expect(result.problems.count == 1)
    #expect(result.problems.allSatisfy { $0.hasSuffix("jcard.malformed 1") })
    #expect(result.problems.allSatisfy { $0.hasPrefix("2:") || $0.hasPrefix("3:") })
  }

  @Test("A card whose properties are whole is kept though its last bracket is missing")
  func missingLastBracket() throws {
    let result = try read(#"[["vcard",[["fn",{},"text","A"]],\#(jcard("B"))]"#)
    #expect(result.names == ["A", "B"])
    #expect(result.problems.count == 1)
  }

  @Test("Of a file that is cut anywhere, the whole cards are kept and the cut is told once")
  func cut() throws {
    let text = "[\(jcard("A")),\(jcard("B"))]"
    let first = jcard("A").utf8.count + 1
    for end in 1..<text.utf8.count {
      let result = try read(String(decoding: Array(text.utf8).prefix(end), as: UTF8.self))
      #expect(result.problems.count == 1, "cut at \(end)")
      if end >= first { #expect(result.names.first == "A", "cut at \(end)") }
    }
  }

  @Test(
    "What is not JSON at all is told, with its place", arguments: ["hello", "  {}", "\"a\"", "12"])
  func notJSON(text: String) throws {
    let result = try read(text)
    #expect(result.names == [])
    #expect(result.problems.count == 1)
    #expect(result.problems.first?.hasSuffix("jcard.malformed -") == true)
  }

  @Test("Nesting, numbers of values, long strings and large cards all end at their bounds")
  func bounds() throws {
    var limits = Limits()
    limits.lineBytes = 100
    limits.cardBytes = 1000
    limits.properties = 10
    let open = String(repeating: "[", count: 100_000)
    for broken in [
      #"["vcard",[["fn",{},"text",\#(open)"#,
      #"["vcard",[["fn",{},"text","\#(String(repeating: "a", count: 101))"]]]"#,
      #"["vcard",[["fn",{},"text",\#(String(repeating: "1,", count: 150))1]]]"#,
      #"["vcard",[["fn",{},"text",\#(String(repeating: "\"aaaaaaaaaaaaaaa\",", count: 70))1]]]"#,
      #"["vcard",[["fn",{},"text",\#(String(repeating: "1", count: 800))]]]"#,
    ] {
      let result = try read("[\(broken),\n\(jcard("B"))]", limits: limits)
      #expect(result.names == ["B"])
      #expect(result.problems.count == 1)
      #expect(result.problems.allSatisfy { $0.hasSuffix("jcard.too-large 0") })
    }
  }

  @Test("A hundred thousand brackets do not exhaust the stack")
  func depthBomb() throws {
    let open = String(repeating: "[", count: 100_000)
    #expect(try read(open).names == [])
    #expect(try read(#"["vcard",\#(open)"#).names == [])
    #expect(try read(#"["x",\#(open)"#).names == [])
    #expect(try read(String(repeating: "{\"a\":", count: 100_000)).names == [])
  }

  @Test("A file of problems alone is not read to its end, so that they cannot fill memory")
  func problemsAlone() throws {
    for piece in [#"["vcard",["#, #"["x"]"# + "\n"] {
      let result = try read(String(repeating: piece, count: 20_000) + "\n" + jcard("A"))
      #expect(result.names == [])
      #expect(result.problems.count == 10_002)
      #expect(result.problems.last == "0:0 jcard.too-many-problems -")
    }
  }

  @Test("What the source throws, the reader throws")
  func sourceError() {
    var diagnostics: [Diagnostic] = []
    struct Torn: Error {}
    var reader = JCardReader { _ in throw Torn() }
    #expect(throws: Torn.self) { try reader.next(reporting: &diagnostics) }
  }
}
