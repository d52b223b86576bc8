import Foundation
import Testing

/// Screenshots of chats without a line that tells the day, through the built program.
@Suite("Days of screenshots") struct ScreenshotDayTests {
  private static func screen(_ name: String, _ taken: String, _ text: String, _ time: String)
    -> String
  {
    """
    --- \(name) \(taken)
    21:09
    <
    Zoe Lindqvist
    online
    \(text)
    \(time)
    Gladly!
    \(time)
    iMessage

    """
  }

  @Test("A screen is of the day on which it was taken, and two of them stay two")
  func taken() throws {
    let place = try Workplace()
    try place.file("book.vcf", Cards.book)
    try place.run("book.vcf")
    let first = Self.screen(
      "IMG_7.PNG", "2026-01-12T21:05:33+01:00", "Shall we sing tomorrow?", "20:58")
    let second = Self.screen(
      "IMG_8.PNG", "2026-01-15T19:05:33+01:00", "And on Sunday again?", "18:58")
    try place.file("screens.txt", first + second)
    try place.run("screens.txt")
    let rows = try place.run("export", "interactions").objects()
    let days = rows.compactMap { ($0["interaction_date"] as? String)?.prefix(10) }.sorted()
    #expect(days == ["2026-01-12", "2026-01-15"])
    for row in rows {
      #expect((row["raw_text"] as? String)?.contains("Gladly!") == true)
    }
    let again = try place.run("import", "screens.txt", "--output", "jsonl").report()
    #expect((again["records"] as? [String: Int])?["imported"] == 0)
  }
}
