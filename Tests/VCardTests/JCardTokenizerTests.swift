import Testing

@testable import VCard

@Suite("JSON tokens")
struct JCardTokenizerTests {
  private func tokenizer(_ text: String, _ limits: Limits = Limits()) -> JSONTokenizer {
    JSONTokenizer(ByteSource.bytes(Array(text.utf8)), limits: JSONLimits(limits))
  }

  private func tokens(_ text: String) throws -> [JSONToken] {
    var tokenizer = tokenizer(text)
    var tokens: [JSONToken] = []
    while true {
      let token = try tokenizer.next()
      if token == .end { return tokens }
      tokens.append(token)
    }
  }

  private func problem(_ text: String) -> String? {
    do {
      _ = try tokens(text)
      return nil
    } catch let problem as JSONError {
      return "\(problem.line):\(problem.column)"
    } catch { return "another" }
  }

  private func string(_ text: String) -> JSONToken { .string(Array(text.utf8)) }

  @Test("Every token of the grammar is known")
  func grammar() throws {
    let text = "\t[ ]{}\r\n,:\"a\" -12.5e+3 true false null 0"
    #expect(
      try tokens(text) == [
        .beginArray, .endArray, .beginObject, .endObject, .comma, .colon, string("a"),
        .number(Array("-12.5e+3".utf8)), .boolean(true), .boolean(false), .null,
        .number(Array("0".utf8)),
      ])
  }

  @Test(
    "The characters of a string are what their escapes say",
    arguments: [
      (#""""#, ""), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9""#, "Aé"),
      (#""\uD83D\uDE00""#, "😀"), (#""\uDE00""#, "\u{FFFD}"), (#""\uD83D""#, "\u{FFFD}"),
      (#""\uD83Da""#, "\u{FFFD}a"), (#""\uD83D\u0041""#, "\u{FFFD}A"),
      (#""\uD83D\uD83D\uDE00""#, "\u{FFFD}😀"), (#""\uD83D\t""#, "\u{FFFD}\t"),
      (#""\u0000""#, "\u{0}"), ("\"\u{1}\t\u{7F}\"", "\u{1}\t\u{7F}"), ("\"é日😀\"", "é日😀"),
    ])
  func strings(written: String, expected: String) throws {
    #expect(try tokens(written) == [string(expected)])
  }

  @Test(
    "What is no JSON is refused at its place",
    arguments: [
      ("\"a", "1:1"), ("[\n \"a\nb\"]", "2:2"), (#" "\x""#, "1:2"), (#""\u12""#, "1:1"),
      (#""\u12g4""#, "1:1"), (#""\"#, "1:1"), (#""\u"#, "1:1"), (#""\uD83D\"#, "1:1"),
      (#""\uD83D\u"#, "1:1"), ("[nul]", "1:2"), ("trues", "1:1"), ("é", "1:1"), ("'a'", "1:1"),
      ("\u{0}", "1:1"), ("\n\n#", "3:1"), (String(repeating: "1", count: 500), "1:1"),
      ("abcdefghijkl", "1:1"), ("\"a\\\n\"", "1:1"),
    ])
  func malformed(text: String, place: String) {
    #expect(problem(text) == place)
  }

  @Test("A byte order mark is passed, half of one is refused")
  func mark() throws {
    #expect(try tokens("\u{FEFF}[") == [.beginArray])
    var half = JSONTokenizer(ByteSource.bytes([0xEF, 0xBB, 0x5B]), limits: JSONLimits(Limits()))
    #expect(throws: JSONError.self) { try half.next() }
    var late = tokenizer("[\u{FEFF}")
    #expect(try late.next() == .beginArray)
    #expect(throws: JSONError.self) { try late.next() }
  }

  @Test("Tokens know their line and column, in bytes, also behind the end of a piece")
  func places() throws {
    let blanks = String(repeating: " ", count: 70_000)
    var tokenizer = tokenizer("[\n\"é\", 1\n\(blanks)]")
    var places: [String] = []
    while try tokenizer.next() != .end { places.append("\(tokenizer.line):\(tokenizer.column)") }
    #expect(places == ["1:1", "2:1", "2:5", "2:7", "3:70001"])
  }

  @Test("Bounds hold for one card and begin anew with the next")
  func bounds() throws {
    var limits = Limits()
    limits.cardBytes = 10
    var tokenizer = tokenizer("[[[[[[ [[[[[[", limits)
    for _ in 0..<2 {
      tokenizer.beginCard()
      for _ in 0..<6 { #expect(try tokenizer.next() == .beginArray) }
    }
    var unbroken = self.tokenizer("[[[[[[ [[[[[[", limits)
    unbroken.beginCard()
    for _ in 0..<10 { #expect(try unbroken.next() == .beginArray) }
    #expect(throws: JSONError.self) { try unbroken.next() }
  }

  @Test("A card within a property is seen, a string of that name is not taken for one")
  func cardInside() throws {
    var inside = tokenizer(#"["vcard" , ["a"]]"#)
    let first = try inside.next()
    let problem = #expect(throws: JSONError.self) { try inside.value(first) }
    #expect(problem?.kind == .cardInside)
    var plain = tokenizer(#"["vcard","a",["b"]]"#)
    #expect(
      try plain.value(try plain.next())
        == .array([
          .string(Array("vcard".utf8)), .string([0x61]), .array([.string([0x62])]),
        ]))
  }
}
