import SourceDiagnostics
import Testing

@testable import circles_import

@Suite struct DiagnosticLimiterTests {
  private func bad(_ code: Diagnostic.Code, in path: String) -> Diagnostic {
    Diagnostic(.warning, code, "m", at: SourceLocation(path: path, line: 1))
  }

  @Test("the first of a kind are shown, the others counted")
  func limit() {
    var limiter = DiagnosticLimiter()
    let shown = (0..<133).filter { _ in limiter.admits(bad("vcard.bad-date", in: "a.vcf")) }
    #expect(shown.count == DiagnosticLimiter.shown)
    #expect(limiter.leftOut == ["... and 123 more vcard.bad-date in a.vcf"])
  }

  @Test("kinds and files are counted by themselves, in the order first met")
  func kinds() {
    var limiter = DiagnosticLimiter()
    for _ in 0..<11 {
      _ = limiter.admits(bad("b.b", in: "2.vcf"))
      _ = limiter.admits(bad("a.a", in: "1.vcf"))
    }
    let isShown = limiter.admits(bad("a.a", in: "2.vcf"))
    #expect(isShown)
    #expect(limiter.leftOut == ["... and 1 more b.b in 2.vcf", "... and 1 more a.a in 1.vcf"])
  }

  @Test("nothing is said of kinds that were shown in full")
  func few() {
    var limiter = DiagnosticLimiter()
    for _ in 0..<10 { _ = limiter.admits(bad("a.a", in: "1.vcf")) }
    #expect(limiter.leftOut.isEmpty)
  }
}
