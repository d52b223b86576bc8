import SourceDiagnostics
import Testing

@testable import circles_import

@Suite struct DiagnosticTextTests {
  private let sample = Diagnostic(
    .warning, "vcard.bad-date", "BDAY is not a date; kept as text",
    at: SourceLocation(path: "contacts.vcf", line: 12, column: 6), record: 3, property: "BDAY",
    value: "31 Feb")

  @Test("the line is one that editors jump on")
  func line() {
    #expect(
      DiagnosticText().line(sample, .plain)
        == "contacts.vcf:12:6: warning: vcard.bad-date: BDAY is not a date; kept as text")
  }

  @Test("a problem of a whole file has neither line nor column")
  func wholeFile() {
    let diagnostic = Diagnostic(
      .error, "input.empty", "the file is empty", at: SourceLocation(path: "a.vcf"))
    #expect(
      DiagnosticText().line(diagnostic, .plain) == "a.vcf: error: input.empty: the file is empty")
  }

  @Test("the value is shown only to who asked for it")
  func values() {
    #expect(!DiagnosticText().line(sample, .plain).contains("31 Feb"))
    #expect(
      DiagnosticText(showsValues: true).line(sample, .plain).hasSuffix("kept as text: 31 Feb"))
    #expect(!String(decoding: DiagnosticText().json(sample), as: UTF8.self).contains("31 Feb"))
    let shown = DiagnosticText(showsValues: true).json(sample)
    #expect(String(decoding: shown, as: UTF8.self).contains("\"value\":\"31 Feb\""))
  }

  @Test("for programs it is one JSON object a line, with absent keys instead of null")
  func json() {
    #expect(
      String(decoding: DiagnosticText().json(sample), as: UTF8.self) == """
        {"type":"diagnostic","severity":"warning","code":"vcard.bad-date","path":"contacts.vcf",\
        "line":12,"column":6,"record":3,"property":"BDAY",\
        "message":"BDAY is not a date; kept as text"}

        """)
    let bare = DiagnosticText().json(Diagnostic(.note, "a.b", "c"))
    #expect(
      String(decoding: bare, as: UTF8.self)
        == "{\"type\":\"diagnostic\",\"severity\":\"note\",\"code\":\"a.b\",\"message\":\"c\"}\n")
  }

  @Test("a file name or value cannot smuggle an escape sequence into the terminal")
  func escaping() {
    let nasty = Diagnostic(
      .error, "a.b", "m", at: SourceLocation(path: "\u{1B}[2J.vcf"), value: "\u{202E}x")
    let line = DiagnosticText(showsValues: true).line(nasty, .plain)
    #expect(line == "\\u{1B}[2J.vcf: error: a.b: m: \\u{202E}x")
  }
}
