import CirclesQueries
import Testing

@Suite("Page cursors")
struct PageCursorTests {
  @Test(
    "A cursor comes back as it was, whatever its fields hold",
    arguments: [["2026-03-14"], ["a", ""], ["Zoë \u{1F600}", "~~??>>"], ["x", "y", "z"]])
  func roundTrip(fields: [String]) {
    let text = PageCursor(fields).text
    #expect(text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    #expect(PageCursor(text: text) == PageCursor(fields))
  }

  @Test("What no page printed is no cursor", arguments: ["", "x", "bm9uZQ", "W10", "{}", "é"])
  func refused(text: String) {
    #expect(PageCursor(text: text) == nil)
  }
}
