import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

/// What `make fuzz` and the reviews beside it found, each as small as it could be made.
@Suite("What fuzzing found")
struct FuzzFindingTests {
  @Test("a length of a call in characters that are numbers by themselves is none, and no trap")
  func hugeNumerals() {
    #expect(GoogleVoiceChat.seconds("PT1H3M21S") == 3801)
    #expect(GoogleVoiceChat.seconds("PT" + String(repeating: "兆H", count: 3000)) == nil)
  }

  @Test("messages of a LINE export that stand before any day are counted and told of")
  func noDay() throws {
    let whole = "[LINE] Yuki Ohno\n9:12\tYuki Ohno\tone\n9:13\tYuki Ohno\ttwo\n"
    let all = try LINEReader().everything(whole)
    #expect(all.records.isEmpty)
    #expect(all.skipped == 2)
    #expect(all.codes == ["line.no-day", "line.no-day"])
    #expect(all.diagnostics.map(\.location.line) == [2, 3])
    let part = try LINEReader().everything(whole + "2022/03/14 Mon\n9:14\tYuki Ohno\tthree\n")
    #expect(part.chats.map(\.messages.count) == [1])
    #expect(part.skipped == 2)
  }
}
