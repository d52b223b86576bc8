import SourceDiagnostics
import Testing

@Suite("A diagnostic")
struct DiagnosticTests {
  @Test("prints as path, line, column, severity, code and message, so that editors can jump to it")
  func printsAsEditorsExpect() {
    let diagnostic = Diagnostic(
      .warning, "vcard.bad-date", "BDAY is not a date; kept as text",
      at: SourceLocation(path: "contacts.vcf", line: 12, column: 6))
    #expect(
      diagnostic.description
        == "contacts.vcf:12:6: warning: vcard.bad-date: BDAY is not a date; kept as text")
  }

  @Test("leaves out what is not known of the place")
  func leavesOutWhatIsNotKnown() {
    let code: Diagnostic.Code = "input.empty"
    #expect(
      Diagnostic(.error, code, "nothing", at: SourceLocation(path: "a.vcf")).description
        == "a.vcf: error: input.empty: nothing")
    #expect(Diagnostic(.note, code, "nothing").description == "note: input.empty: nothing")
    #expect(
      Diagnostic(.error, code, "nothing", at: SourceLocation(path: "a", column: 7)).description
        == "a: error: input.empty: nothing")
  }

  @Test("never prints the value it carries")
  func neverPrintsTheValue() {
    let diagnostic = Diagnostic(.warning, "x.y", "odd", property: "BDAY", value: "1980-02-31")
    #expect(!diagnostic.description.contains("1980"))
    #expect(diagnostic.value == "1980-02-31")
  }

  @Test("orders its severities by badness")
  func ordersSeverities() {
    #expect(Diagnostic.Severity.note < .warning)
    #expect(Diagnostic.Severity.warning < .error)
    #expect(!(Diagnostic.Severity.error < .note))
  }

  @Test("has a code that equals another of the same text")
  func codesCompareByText() {
    #expect(Diagnostic.Code("a.b") == "a.b")
    #expect(Diagnostic.Code("a.b") != "a.c")
  }

  @Test("is kept by a collector in the order found")
  func collectorKeepsOrder() {
    let collector = DiagnosticCollector()
    for line in 1...3 {
      collector.emit(Diagnostic(.note, "a.b", "m", at: SourceLocation(line: line)))
    }
    #expect(collector.diagnostics.map(\.location.line) == [1, 2, 3])
  }
}
