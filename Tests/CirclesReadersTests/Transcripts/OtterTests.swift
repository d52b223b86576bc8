import Testing

@testable import CirclesReaders

@Suite("Text of Otter")
struct OtterTests {
  @Test("has turns, whose first line is a name and a time")
  func turns() throws {
    let note = try ReadNote(
      "Lena Voss  0:00 \nAre the plums ripe?\nSome are.\n\nSpeaker 2  1:02:03  \nMeet me at 10:30\n\n"
        + "Transcribed by https://otter.ai\n", "a.txt")
    #expect(note.format == "otter")
    #expect(
      note.text == "Lena Voss: Are the plums ripe? Some are.\nSpeaker 2: Meet me at 10:30")
    #expect(note.speakers == ["Lena Voss", "Speaker 2"])
  }

  @Test("may have a title with a date, keywords, and times alone")
  func preamble() throws {
    let note = try ReadNote(
      """
      Plums and pears
      Sat, Mar 14, 2026 7:05PM • 12:34

      SUMMARY KEYWORDS
      plums, pears

      SPEAKERS
      Lena Voss

      00:00
      First.

      00:12
      Second.

      Transcribed by https://otter.ai
      """, "a.txt")
    #expect(note.title == "Plums and pears")
    #expect(note.time == "2026-03-14T19:05:00")
    #expect(note.text == "First. Second.")
  }

  @Test("is not seen in notes with times in them")
  func others() throws {
    for text in [
      "Lunch at 10:30\nthen plums", "19:05\nhm\n", "Bus  9:10\n", "hm\n\nOtto  0:12\noh",
    ] {
      #expect(try ReadNote(text, "a.txt").format == "text")
    }
    #expect(try ReadNote("Otto  0:12\noh", "a.txt").format == "otter")
  }
}
