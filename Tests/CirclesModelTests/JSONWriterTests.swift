import CirclesModel
import Foundation
import Testing

@Suite("The JSON writer")
struct JSONWriterTests {
  @Test("puts commas and colons where they belong")
  func commas() {
    var json = JSONWriter()
    json.object { json in
      json.key("a")
      json.value(1)
      json.key("b")
      json.array([1, 2, 30]) { $0.value($1) }
      json.key("c")
      json.object { _ in }
      json.key("d")
      json.value(true)
      json.key("e")
      json.value("x")
      json.key(dynamic: "f\"g")
      json.value(2.5)
    }
    #expect(
      json.text == #"{"a":1,"b":[1,2,30],"c":{},"d":true,"e":"x","f\"g":2.5}"#)
  }

  @Test("writes one value a line")
  func lines() {
    var json = JSONWriter()
    for number in [-3, 12] {
      json.value(number)
      json.newline()
    }
    #expect(json.text == "-3\n12\n")
    json.reset()
    #expect(json.bytes.isEmpty)
  }

  @Test("escapes what would break a line, a quote or a terminal")
  func escapes() {
    var json = JSONWriter()
    json.value("a\"b\\c\nd\re\tf\u{0}g\u{1B}h\u{7F}i\u{2028}j\u{2029}k")
    #expect(
      json.text
        == #""a\"b\\c\nd\re\tf\u0000g\u001bh\u007fi\u2028j\u2029k""#)
  }

  @Test(
    "writes what a JSON parser reads back",
    arguments: [
      "", "plain", "José 伟 👩‍👩‍👧", "\u{0}\u{1}\u{1F}", "\"\\/\u{8}\u{C}", "\u{E2}\u{80}", "\u{202E}x",
      String(repeating: "\u{2028}", count: 50),
    ])
  func readsBack(text: String) throws {
    var json = JSONWriter()
    json.array([text]) { $0.value($1) }
    let parsed = try JSONDecoder().decode([String].self, from: Data(json.bytes))
    #expect(parsed.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }

  @Test("writes numbers that are not finite as 0, since JSON has no word for them")
  func notFinite() {
    var json = JSONWriter()
    json.array([Double.nan, .infinity, 0.97]) { $0.value($1) }
    #expect(json.text == "[0,0,0.97]")
  }
}
