import CirclesModel
import Foundation
import Testing

@testable import CirclesPipeline

@Suite("A text that the phone hands over")
struct SharedTextTests {
  private func id(_ text: String, _ timestamp: String?, contact: String? = nil) -> String? {
    var options = ImportOptions(region: "GB")
    options.timeZone = "Europe/London"
    return SharedText(.shortcutImport, text, timestamp: timestamp, contact: contact)
      .record(at: Date(timeIntervalSince1970: 0), options)?.id
  }

  @Test("is one note at one instant, in whatever zone the phone tells it")
  func instant() {
    let first = id("hello", "2025-06-02T19:10:00+01:00")
    for same in [
      "2025-06-02T18:10:00Z", "2025-06-03T03:10:00+09:00", "2025-06-02T19:10:00", "1748887800",
    ] {
      #expect(id("hello\r\n", same) == first, "\(same)")
    }
    #expect(id("hello", "2025-06-02T18:10:01Z") != first)
    #expect(id("other", "2025-06-02T18:10:00Z") != first)
  }

  @Test("without a time is told by whom it was handed over for; a time that is none is refused")
  func untimed() {
    #expect(id("hello", nil, contact: "a") == id("hello", nil, contact: "a"))
    #expect(id("hello", nil, contact: "a") != id("hello", nil, contact: "b"))
    #expect(id("hello", "soon") == nil)
  }
}
