import Foundation
import Logging
import Testing

@testable import CirclesWatch

@Suite struct LogFormTests {
  private let time = "2026-11-22T01:40:00.123Z"

  @Test("a text line is time, level, message, and the rest by keys")
  func text() {
    let line = LogForm.text.line(
      "loaded", level: .info, time: time, details: [(.files, "3"), (.reader, "vcard")])
    #expect(line == "2026-11-22T01:40:00.123Z info loaded files=3 reader=vcard")
  }

  @Test(
    "a value that is no single word stands in quotes",
    arguments: [
      ("", #""""#), ("two words", #""two words""#), (#"a"b"#, #""a\"b""#), (#"a\b"#, #""a\\b""#),
      ("a=b", #""a=b""#), ("vcard.bad-date", "vcard.bad-date"), ("Ølund", "Ølund"),
    ])
  func quoted(value: String, written: String) {
    #expect(LogText.value(value) == written)
  }

  @Test("a line stays one line and cannot move a terminal, whatever is in it")
  func hostile() throws {
    let hostile = "a\nb\r\u{1B}[2J\u{85}\u{2028}\u{202E}\u{0}\u{7F}\u{E000}"
    for form in LogForm.allCases {
      let line = form.line(hostile, level: .error, time: time, details: [(.path, hostile)])
      #expect(
        line.unicodeScalars.allSatisfy {
          ![.control, .format, .lineSeparator].contains($0.properties.generalCategory)
        })
    }
    let json = LogForm.json.line(hostile, level: .error, time: time, details: [(.path, hostile)])
    let object = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    #expect(object["message"] == hostile)
    #expect(object["path"] == hostile)
  }

  @Test("in JSON counts are numbers, and a digest of digits alone stays text")
  func json() {
    let line = LogForm.json.line(
      "file loaded", level: .debug, time: time,
      details: [(.sha8, "12345678"), (.records, "42"), (.code, "0x10"), (.line, "007")])
    #expect(
      line == #"{"time":"2026-11-22T01:40:00.123Z","level":"debug","message":"file loaded","#
        + #""sha8":"12345678","records":42,"code":"0x10","line":"007"}"#)
  }

  @Test("what JSON must escape, and characters beyond the first plane, come back")
  func jsonText() throws {
    for text in [#"say "hi" \ bye"#, "\u{E0001}tag", "🎉", "é"] {
      let decoded = try JSONDecoder().decode(
        [String].self, from: Data("[\(LogText.json(text))]".utf8))
      #expect(decoded == [text])
    }
  }
}
