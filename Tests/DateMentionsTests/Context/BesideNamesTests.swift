import DateMentions
import Testing

/// Read on Wednesday 18 March 2026.
@Suite("Verbs and names that look like days")
struct BesideNamesTests {
  @Test(
    "No day",
    arguments: [
      "Sat on the step all morning", "Sat nav is broken again", "Sun was out at last",
      "Jan and Dec are bringing chairs", "she phoned, of all nights",
    ])
  func none(_ text: String) {
    #expect(mentions(text).filter { $0.kind != .timeRange } == [])
  }

  @Test("Days all the same")
  func days() {
    #expect(values("Sat 21st, 6pm") == ["2026-03-21T18:00"])
    #expect(values("In January and December they close").count == 2)
  }

  @Test("One whole date that puts the day first tells how the others are read")
  func order() {
    #expect(values("sent 14-08-2025, checked on 02/07") == ["2025-08-14", "2025-07-02"])
    #expect(values("sent 08-14-2025, checked on 02/07") == ["2025-08-14", "2026-02-07"])
  }

  @Test("A day by which something is due, at its end", arguments: ["by EOD Friday"])
  func end(_ text: String) {
    #expect(values("Please reply " + text, profile: .notes) == ["2026-03-20"])
  }
}
