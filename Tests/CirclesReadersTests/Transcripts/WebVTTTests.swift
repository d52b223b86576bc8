import Testing

@testable import CirclesReaders

@Suite("A transcript in WebVTT")
struct WebVTTTests {
  func read(_ body: String) throws -> ReadNote { try ReadNote("WEBVTT\n\n" + body, "a.vtt") }

  @Test("has the voices of Teams, without the marks of guests")
  func teams() throws {
    let note = try read(
      """
      9a7c2f10-aaaa-bbbb-cccc-0123456789ab/3-0
      00:00:01.000 --> 00:00:02.000
      <v Lena Voss>Are the plums
      ripe?</v>

      9a7c2f10-aaaa-bbbb-cccc-0123456789ab/4-0
      00:00:02.500 --> 00:00:03.000
      <v.loud.far Otto Brandt (Guest)>Two &amp; a half.

      00:00:03.500 --> 00:00:04.000
      <v Ida (Unverified) (External)>None</v>
      """)
    #expect(note.format == "webvtt")
    #expect(note.text == "Lena Voss: Are the plums ripe?\nOtto Brandt: Two & a half.\nIda: None")
    #expect(note.speakers == ["Lena Voss", "Otto Brandt", "Ida"])
    #expect(note.codes.isEmpty)
  }

  @Test("merges what one speaker says within two seconds, and no further")
  func merging() throws {
    let cue = { (start: String, end: String, text: String) in
      "00:\(start) --> 00:\(end)\n<v Lena>\(text)\n\n"
    }
    let note = try read(
      cue("01.000", "02.000", "one") + cue("04.000", "05.000", "two")
        + cue("07.001", "08.000", "three"))
    #expect(note.text == "Lena: one two\nLena: three")
  }

  @Test("may change voices within a cue")
  func voicesInACue() throws {
    let note = try read("00:01.000 --> 00:02.000\n<v Lena>hm?</v> <v Otto>hm!</v>\n")
    #expect(note.text == "Lena: hm?\nOtto: hm!")
  }

  @Test("has the names of Zoom before the text, also one that comes once")
  func zoom() throws {
    let note = try read(
      """
      1
      00:00:01.000 --> 00:00:02.000
      Lena Voss: at seven: don't be late

      2
      00:00:02.500 --> 00:00:03.000
      Lena Voss: and bring Ida

      3
      00:00:09.000 --> 00:00:10.000
      Otto: fine
      """)
    #expect(note.text == "Lena Voss: at seven: don't be late and bring Ida\nOtto: fine")
    #expect(note.speakers == ["Lena Voss", "Otto"])
  }

  @Test("has no speakers where a colon only stands in what is said")
  func colons() throws {
    let note = try read(
      "00:01.000 --> 00:02.000\nThere is one rule: be kind\n\n"
        + "00:02.000 --> 00:03.000\nNote: buy plums\n\n00:03.000 --> 00:04.000\nand go\n")
    #expect(note.speakers.isEmpty)
    #expect(note.text == "There is one rule: be kind Note: buy plums and go")
  }

  @Test("is read without notes, styles, regions, ids, settings and tags")
  func furniture() throws {
    let note = try ReadNote(
      """
      \u{FEFF}WEBVTT - about plums
      Kind: captions
      X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000

      STYLE
      ::cue { color: lime }

      REGION
      id:fred

      NOTE two
      lines

      intro
      00:01.000 --> 00:02.000 align:start position:0% line:-1
      <c.yellow>The</c> <00:00:01.500>plums &lt;3 <i>are</i> ripe&nbsp;&#x263A; a < b

      NOTE Confidence: 0.9

      00:02.000 --> 00:03.000
      now &unknown; <me@example.org>
      """, "a.vtt")
    #expect(note.text == "The plums <3 are ripe ☺ a < b now &unknown; <me@example.org>")
    #expect(note.codes.isEmpty)
  }

  @Test("that is damaged keeps what is whole, and says where")
  func damage() throws {
    let note = try read(
      "00:01.000 --> 00:02.000\none\n\n00:0x --> 00:03.000\ntwo\n\n00:04.000 --> 00:0")
    #expect(note.text == "one two")
    #expect(note.codes == ["transcript.bad-time", "transcript.cut"])
    #expect(note.lines == [6, 9])
  }

  @Test("without a word is refused")
  func empty() throws {
    for text in ["WEBVTT", "WEBVTT\n\nNOTE hm\n", "WEBVTT\n\n00:01.000 --> 00:02.000\n \n"] {
      let note = try ReadNote(text, "a.vtt")
      #expect(note.notes.isEmpty)
      #expect(note.refused == 1)
      #expect(note.codes.last == "transcript.empty")
    }
  }

  @Test("with many tags that never close takes no longer than it should")
  func hostile() throws {
    let note = try read("00:01.000 --> 00:02.000\n" + String(repeating: "<v &#", count: 20_000))
    #expect(note.text.count > 60_000)
  }
}
