import Testing

@testable import CirclesReaders

@Suite("A transcript in SubRip")
struct SubRipTests {
  @Test("is running text without speakers, whatever its line ends and encoding")
  func plain() throws {
    let text =
      "1\n00:00:01,000 --> 00:00:02,000\nThe plüms\nare\n\n2\n00:00:09,000 --> 00:00:10,000\nripe"
    for ending in ["\n", "\r\n", "\r"] {
      let note = try ReadNote("\u{FEFF}" + text.replacing("\n", with: ending), "a.srt")
      #expect(note.format == "srt")
      #expect(note.text == "The plüms are ripe")
    }
    #expect(try ReadNote(ReadNote.utf16(text), path: "a.srt").text == "The plüms are ripe")
    let latin = text.unicodeScalars.map { UInt8($0.value) }
    let note = try ReadNote(latin, path: "a.srt")
    #expect(note.text == "The plüms are ripe")
    #expect(note.codes == ["text.windows-1252"])
  }

  @Test("may lack indexes and blank lines, and have points for commas")
  func tolerance() throws {
    let note = try ReadNote(
      "00:00:01.000 --> 00:00:02.000\none\n2\n0:00:02.000 --> 0:00:03.000\ntwo\n\nafter a gap\n\n"
        + "00:05,5 --> 00:06\n{\\an8}<font color=\"red\">three</font>", "a.srt")
    #expect(note.text == "one two after a gap three")
    #expect(note.codes.isEmpty)
  }

  @Test("has the speakers of WhisperX and whisper.cpp")
  func labels() throws {
    let cues = { (one: String, two: String) in
      "1\n00:00:01,000 --> 00:00:02,000\n\(one) hm\n\n2\n00:00:02,000 --> 00:00:03,000\n\(two) oh\n"
    }
    let x = try ReadNote(cues("[SPEAKER_00]:", "[SPEAKER_01]:"), "a.srt")
    #expect(x.text == "SPEAKER_00: hm\nSPEAKER_01: oh")
    let cpp = try ReadNote(cues("(speaker 0)", "(speaker 1)"), "a.srt")
    #expect(cpp.speakers == ["Speaker 0", "Speaker 1"])
    let arrows = try ReadNote(cues(">> LENA:", ">> OTTO:"), "a.srt")
    #expect(arrows.text == "LENA: hm\nOTTO: oh")
  }

  @Test("named .vtt or .txt is read for what it is")
  func misnamed() throws {
    for name in ["a.vtt", "a.txt", "a"] {
      #expect(try ReadNote("1\n00:00:01,000 --> 00:00:02,000\nhm\n", name).format == "srt")
    }
  }

  @Test("as whisper.cpp prints it has its text behind the times")
  func printed() throws {
    let note = try ReadNote(
      "[00:00:00.000 --> 00:00:02.480]   The plums\n[00:00:02.480 --> 00:00:03.000]   are ripe\n",
      "a.txt")
    #expect(note.text == "The plums are ripe")
  }

  @Test("joins writing without blanks as it is")
  func solid() throws {
    let note = try ReadNote(
      "1\n00:00:01,000 --> 00:00:02,000\n梅が\n\n2\n00:00:02,000 --> 00:00:03,000\n熟した。\n", "a.srt")
    #expect(note.text == "梅が熟した。")
  }
}
