import SourceDiagnostics
import Testing

@testable import VCard

@Suite("jCard as it comes")
struct JCardStreamTests {
  @Test("A card is given out before the rest of the file is asked for")
  func lazy() throws {
    var asked = 0
    var reader = JCardReader { space in
      asked += 1
      let begin = asked == 1 ? "[" : ","
      let text = Array("\(begin)[\"vcard\",[[\"fn\",{},\"text\",\"\(asked)\"]]]".utf8)
      space.copyBytes(from: text)
      return text.count
    }
    var diagnostics: [Diagnostic] = []
    for number in 1...1000 {
      // The source has no end.
      let card = try reader.next(reporting: &diagnostics)
      #expect(card?.first("FN")?.text == "\(number)")
      #expect(card?.index == number - 1)
      #expect(card?.properties.first?.record == number - 1)
      #expect(asked <= number + 1)
    }
    #expect(diagnostics == [])
  }

  @Test("A source that says more or less than it gave does no harm")
  func strangeSource() throws {
    var diagnostics: [Diagnostic] = []
    var negative = JCardReader { _ in -5 }
    #expect(try negative.next(reporting: &diagnostics) == nil)
    #expect(diagnostics == [])
    var calls = 0
    var boastful = JCardReader { space in
      calls += 1
      guard calls == 1 else { return 0 }
      for index in space.indices { space[index] = 0x20 }
      return .max
    }
    #expect(try boastful.next(reporting: &diagnostics) == nil)
    #expect(diagnostics == [])
  }

  @Test("After an error of the source reading can go on")
  func interrupted() throws {
    struct Busy: Error {}
    let bytes = Array(#"["vcard",[["fn",{},"text","A"]]]"#.utf8)
    var calls = 0
    var reader = JCardReader { space in
      calls += 1
      if calls == 1 { throw Busy() }
      guard calls == 2 else { return 0 }
      space.copyBytes(from: bytes)
      return bytes.count
    }
    var diagnostics: [Diagnostic] = []
    #expect(throws: Busy.self) { try reader.next(reporting: &diagnostics) }
    #expect(try reader.next(reporting: &diagnostics)?.first("FN")?.text == "A")
    #expect(try reader.next(reporting: &diagnostics) == nil)
    #expect(try reader.next(reporting: &diagnostics) == nil)
  }

  @Test("A card has no more properties than the bound, and no more warnings")
  func boundsOfCards() {
    var limits = Limits()
    limits.properties = 5
    limits.diagnosticsPerCard = 3
    let property = #"["x-a",{},"text","a"]"#
    let full = Array(repeating: property, count: 5).joined(separator: ",")
    let text = "[[\"vcard\",[\(full)]],[\"vcard\",[\(full),\(property)]]]"
    let (cards, diagnostics) = JCardReader.cards(in: Array(text.utf8), limits: limits)
    #expect(cards.map(\.properties.count) == [5])
    #expect(diagnostics.map(\.code) == ["jcard.too-large"])
    #expect(diagnostics.map(\.record) == [1])
    let bad = "[\"vcard\",[\(Array(repeating: "1", count: 9).joined(separator: ","))]]"
    let told = JCardReader.cards(in: Array(bad.utf8), limits: limits).diagnostics
    #expect(told.map(\.code) == Array(repeating: "jcard.bad-property", count: 3))
  }

  @Test("Messages say nothing of what stands in the file")
  func privacy() {
    for text in [
      #"["vcard",[["secret",{},"text"]]]"#, #"["vcard",[["fn",{},"text","secret]]]"#,
      #"["secret",[]]"#, #"["vcard",[["fn",{},secret]]]"#, "secret", #"["vcard",["secret"]]"#,
    ] {
      let diagnostics = JCardReader.cards(in: Array(text.utf8)).diagnostics
      #expect(diagnostics.count == 1)
      #expect(diagnostics.allSatisfy { !$0.message.contains("secret") && $0.value == nil })
    }
  }

  @Test(
    "A number is what JSON calls one",
    arguments: [
      ("0", true), ("-0", true), ("12", true), ("1.50", true), ("-3.25", true), ("", false),
      ("-", false), ("01", false), ("1.", false), (".5", false), ("1,5", false), ("+1", false),
      ("1e5", false), ("0x1", false), ("١", false),
    ])
  func numbers(text: String, isNumber: Bool) {
    #expect(JSONText.isNumber(Array(text.utf8)[...]) == isNumber)
  }

  @Test(
    "Names from outside are made of letters, digits, hyphens and underscores",
    arguments: [
      ("fn", "FN"), ("X-abLabel", "X-ABLABEL"), ("x_y", "X_Y"), ("a b", "A-B"), ("é", "--"),
      ("a.b:c;d=e\"f\n", "A-B-C-D-E-F-"), ("", nil),
    ])
  func names(written: String, expected: String?) {
    #expect(WrittenName.upper(written) == expected)
    #expect(WrittenName.upper(String(repeating: "a", count: 9999))?.count == 200)
    #expect(WrittenName.group("g.H") == "g-H")
  }
}
