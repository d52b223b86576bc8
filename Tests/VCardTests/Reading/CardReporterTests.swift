import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Gathering what is wrong with a card")
struct CardReporterTests {
  private func reported(_ count: Int, limit: Int, left: Int = 0) -> [Diagnostic] {
    var reporter = CardReporter(record: 4, limit: limit)
    for number in 0..<count {
      reporter.report(
        Diagnostic(.warning, "vcard.test", "x", at: SourceLocation(line: number + 1, column: 1)))
    }
    reporter.leave(left)
    var diagnostics: [Diagnostic] = []
    reporter.finish(at: 9, into: &diagnostics)
    return diagnostics
  }

  @Test("as many as the limit are listed, with the card's number")
  func atLimit() {
    let found = reported(3, limit: 3)
    #expect(found.map(\.code.description) == ["vcard.test", "vcard.test", "vcard.test"])
    #expect(found.allSatisfy { $0.record == 4 })
    #expect(reported(0, limit: 3).isEmpty)
  }

  @Test("one more than the limit is counted in a last word at the card's line")
  func aboveLimit() {
    let found = reported(5, limit: 3, left: 10)
    #expect(found.count == 4)
    #expect(found.last?.code == "vcard.more-problems")
    #expect(found.last?.message == "12 more problems in this card are not listed")
    #expect(found.last?.location.line == 9 && found.last?.record == 4)
  }

  @Test("a limit of nothing leaves the last word alone")
  func zero() {
    #expect(reported(2, limit: 0).map(\.code.description) == ["vcard.more-problems"])
  }

  @Test("each card of a file has its own limit")
  func perCard() {
    var limits = Limits()
    limits.diagnosticsPerCard = 2
    let card = "BEGIN:VCARD\nVERSION:3.0\nTEL:1\nx\ny\nz\nEND:VCARD\n"
    let read = Fixture(card + card, limits: limits)
    #expect(
      read.codes == [
        "vcard.bad-line", "vcard.bad-line", "vcard.more-problems",
        "vcard.bad-line", "vcard.bad-line", "vcard.more-problems",
      ])
    #expect(read.diagnostics.map(\.record) == [0, 0, 0, 1, 1, 1])
    #expect(read.diagnostics.map(\.location.line) == [4, 5, 1, 11, 12, 8])
  }
}
