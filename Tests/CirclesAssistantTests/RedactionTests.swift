import CirclesModel
import Testing

@testable import CirclesAssistant

/// What only stands in the place of a name, day or id is told from one.
@Suite struct RedactionTests {
  @Test("names lose the numbers and addresses that stand in for them")
  func names() {
    #expect(Redaction.name("Ana Ruiz") == "Ana Ruiz")
    #expect(Redaction.name("陳大文") == "陳大文")
    #expect(Redaction.name("Ben (climbing) 2") == "Ben (climbing) 2")
    #expect(Redaction.name("+44 7700 900101") == "(no name)")
    #expect(Redaction.name("٠٧٧٠٠٩٠٠١٢٣") == "(no name)")
    #expect(Redaction.name("ana@example.com") == "(no name)")
    #expect(Redaction.name("Ana 07700900101") == "Ana")
    #expect(Redaction.name("Ana ana@example.com https://ana.example") == "Ana")
  }

  @Test("days and times are told from numbers")
  func times() {
    for time in [
      "2026-03-14", "2026-03", "--03-15", "2026-03-14T09:00:00+01:00", "2026-05-01/2026-05-31",
      "T19:00", "2026-01-15T19:00",
    ] {
      #expect(Redaction.isTime(time), "\(time)")
    }
    for text in ["+447700900101", "07700-900101", "tea", "", "2026-03-14 with Ana", "7700:900"] {
      #expect(!Redaction.isTime(text), "\(text)")
    }
  }

  @Test("ids are told from what sources call people by")
  func ids() {
    let id = "44e9960b-5e59-551a-87e6-c8895a859781"
    #expect(Redaction.isOpaque("urn:uuid:" + id) && Redaction.isOpaque(id))
    #expect(Redaction.isOpaque("derived:0a1b2c3d") && Redaction.isID(id) && Redaction.isID("4711"))
    for text in ["ana@example.com", "urn:uuid:ana", "+447700900101", "ana-ruiz", "derived:", ""] {
      #expect(!Redaction.isOpaque(text), "\(text)")
      #expect(!Redaction.isID(text), "\(text)")
    }
  }

  @Test("what a shape does not name, or of another type, is not written")
  func shapes() throws {
    let shape = AnswerShape.object([
      AnswerMember("name", .name), AnswerMember("days", .figure),
      AnswerMember("kind", .word(["chat"])), AnswerMember("texts", .list(.text)),
    ])
    let value = try #require(
      JSONValue(
        parsing: Array(
          #"{"name":"Ana","days":"many","kind":"secret word","secret":"x","texts":["a","b"]}"#.utf8)
      ))
    func written(_ level: PrivacyLevel) -> String {
      var json = JSONWriter()
      AnswerRenderer(level: level, contactID: { _ in nil }).write(value, as: shape, to: &json)
      return json.text
    }
    #expect(written(.full) == #"{"name":"Ana","kind":"secret word","texts":["a","b"]}"#)
    #expect(written(.redacted) == #"{"name":"Ana","texts":2}"#)
    #expect(written(.aggregate) == #"{"texts":2}"#)
  }
}
