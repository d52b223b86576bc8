import Testing
import VCard

@testable import VCardXML

@Suite("Properties gathered from xCard")
struct XCardPropertyTests {
  private func made(_ name: String, _ parts: [(String, String)], loose: String = "") -> [String] {
    guard var property = XCardProperty(name, group: nil, line: 3) else { return [] }
    property.parts = parts.map { XCardProperty.Part(name: $0.0, text: Array($0.1.utf8)) }
    property.loose = Array(loose.utf8)
    return property.properties().map { property in
      #expect(property.line == 3)
      #expect(property.version == .v40)
      let type = property.parameter("VALUE").map { ";VALUE=\($0)" } ?? ""
      return "\(property.name)\(type):\(String(decoding: property.rawValue, as: UTF8.self))"
    }
  }

  @Test("A name has its five components at least, and those of RFC 9554 where there are any")
  func names() {
    #expect(made("n", [("given", "Zoe")]) == ["N:;Zoe;;;"])
    #expect(made("n", [("prefix", "Dr"), ("surname", "M")]) == ["N:M;;;Dr;"])
    #expect(made("n", [("surname", "M"), ("generation", "III")]) == ["N:M;;;;;;III"])
    #expect(made("n", [("surname", "M"), ("surname2", "")]) == ["N:M;;;;;"])
  }

  @Test("An address has seven components, and those of RFC 9554 where there are any")
  func addresses() {
    let parts = [
      ("pobox", "1"), ("ext", "2"), ("street", "3"), ("locality", "4"), ("region", "5"),
      ("code", "6"), ("country", "7"),
    ]
    #expect(made("adr", parts.reversed()) == ["ADR:1;2;3;4;5;6;7"])
    #expect(made("adr", [("country", "7"), ("room", "8")]) == ["ADR:;;;;;;7;8"])
    #expect(made("adr", [("direction", "N")]) == ["ADR:" + String(repeating: ";", count: 17) + "N"])
    #expect(made("adr", [("street", "a"), ("street", "b,c")]) == [#"ADR:;;a,b\,c;;;;"#])
  }

  @Test("Gender has one component or two")
  func gender() {
    #expect(made("gender", [("sex", "F")]) == ["GENDER:F"])
    #expect(made("gender", [("identity", "it's; complicated")]) == [#"GENDER:;it's\; complicated"#])
  }

  @Test(
    "Values of every type are written as vCard writes them",
    arguments: [
      ("text", " a,b\nc ", #"X-A;VALUE=text: a\,b\nc "#),
      ("uri", "\n x:a,b \n", "X-A;VALUE=uri:x:a,b"),
      ("date", " 1985-04-12\n", "X-A;VALUE=date:19850412"),
      ("time", "10:22", "X-A;VALUE=time:1022"),
      ("unknown", " a;b ", "X-A:a;b"), ("integer", " 5", "X-A;VALUE=integer:5"),
      ("language-tag", "fr ", "X-A;VALUE=language-tag:fr"), ("float", "1.5", "X-A;VALUE=float:1.5"),
      ("utc-offset", "-05:00", "X-A;VALUE=utc-offset:-0500"), ("boolean", "", "X-A;VALUE=boolean:"),
    ])
  func types(type: String, text: String, expected: String) {
    #expect(made("x-a", [(type, text)]) == [expected])
  }

  @Test("Several values are a list, several parts of ORG are components")
  func several() {
    #expect(made("categories", [("text", "a,b"), ("text", "c")]) == [#"CATEGORIES:a\,b,c"#])
    #expect(made("org", [("text", "a;b"), ("text", "c,d")]) == [#"ORG:a\;b;c\,d"#])
    #expect(made("url", [("uri", "x:1"), ("uri", "x:2")]) == ["URL:x:1", "URL:x:2"])
    #expect(made("x-a", [("integer", "1"), ("integer", "2")]) == ["X-A;VALUE=integer:1,2"])
  }

  @Test("Text that stands where only elements should is taken only where there are none")
  func loose() {
    #expect(made("fn", [], loose: "Ada") == ["FN:Ada"])
    #expect(made("fn", [], loose: "\n  \n") == ["FN:"])
    #expect(made("fn", [("text", "Ada")], loose: "\n  ") == ["FN:Ada"])
    #expect(made("n", [("text", "Ada; B")]) == [#"N:Ada\; B"#])
  }

  @Test("A property without a name is none")
  func nameless() {
    #expect(made("", [("text", "a")]) == [])
  }

  @Test(
    "Blanks are cut off both ends",
    arguments: [("", ""), (" \n\t", ""), (" a b\r\n", "a b"), ("a", "a"), ("\u{A0}a", "\u{A0}a")])
  func trimmed(text: String, expected: String) {
    #expect(XCardProperty.trimmed(Array(text.utf8)) == Array(expected.utf8))
  }
}
