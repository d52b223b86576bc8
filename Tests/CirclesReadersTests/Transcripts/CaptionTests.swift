import Testing

@testable import CirclesReaders

@Suite("Captions")
struct CaptionTests {
  @Test("that roll give each line once, also where a cue repeats one line for a moment")
  func rolling() throws {
    let note = try ReadNote(
      "WEBVTT\nKind: captions\n\n00:00:00.560 --> 00:00:02.870 align:start position:0%\n \n"
        + "so<00:00:00.800><c> the</c><00:00:01.000><c> plums</c>\n\n"
        + "00:00:02.870 --> 00:00:02.880\nso the plums\n \n\n"
        + "00:00:02.880 --> 00:00:05.190\nso the plums\nare<00:00:03.000><c> ripe</c>\n\n"
        + "00:00:05.190 --> 00:00:07.000\nare ripe\nnow &amp; then\n", "a.vtt")
    #expect(note.text == "so the plums are ripe now & then")
  }

  @Test("that do not roll keep what somebody says twice")
  func twice() throws {
    let note = try ReadNote(
      "WEBVTT\n\n00:00.000 --> 00:01.000\nno\n\n00:01.000 --> 00:02.000\nno\n\n"
        + "00:02.000 --> 00:03.000\nno\n\n00:03.000 --> 00:04.000\nyes\n", "a.vtt")
    #expect(note.text == "no no no yes")
  }

  @Test(
    "are not said by who made them",
    arguments: ["Subtitles: @somebody", "Subbed: Somebody", "Ripped and fixed: them"])
  func credits(_ line: String) throws {
    let cues = [line, "Another day.", "What is his name?", "I should go.", line]
    let text = cues.enumerated().map { number, cue in
      "\(number + 1)\n00:00:0\(number),000 --> 00:00:0\(number),900\n\(cue)\n\n"
    }
    let note = try ReadNote(text.joined(), "film.srt")
    #expect(note.speakers.isEmpty)
    #expect(note.text.contains(line))
  }

  @Test("of two who talk keep both, though one begins and ends")
  func talk() throws {
    let cues = ["Lena: hm", "Otto: oh", "Lena: ah"]
    let text = cues.enumerated().map { number, cue in
      "\(number + 1)\n00:00:0\(number),000 --> 00:00:0\(number),900\n\(cue)\n\n"
    }
    #expect(try ReadNote(text.joined(), "talk.srt").speakers == ["Lena", "Otto"])
  }
}
