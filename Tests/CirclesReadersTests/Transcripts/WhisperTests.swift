import Testing

@testable import CirclesReaders

@Suite("Whisper's JSON")
struct WhisperTests {
  @Test("of whisper.cpp has speakers, and is read with raw control characters in it")
  func whisperCpp() throws {
    let note = try ReadNote(
      """
      {"systeminfo": "AVX = 1", "model": {"type": "base"}, "params": {}, "result": {"language": "en"},
       "transcription": [
        {"offsets": {"from": 0, "to": 900}, "text": " The \u{1}plu", "speaker": "0"},
        {"timestamps": {"from": "00:00:00,900", "to": "00:00:02,000"}, "text": "ms\t\\"here\\"",
         "speaker": "0"},
        {"offsets": {"from": 2000, "to": 3000}, "text": " ripe?", "speaker": "1"},
        {"offsets": {"from": 3000, "to": 4000}, "text": " hm", "speaker": "?"},
        {"offsets": {"from": 4000, "to": 9000}, "text": " [BLANK_AUDIO]"}]}
      """, "a.json")
    #expect(note.format == "whisper-cpp")
    #expect(note.text == "Speaker 0: The plums \"here\"\nSpeaker 1: ripe?\nSpeaker ?: hm")
  }

  @Test("loses what it heard in silence, and nothing else")
  func silence() throws {
    let segment = { (text: String, silence: Double, doubt: Double) in
      "{\"start\": 0, \"end\": 1, \"text\": \" \(text)\", \"no_speech_prob\": \(silence), "
        + "\"avg_logprob\": \(doubt)}"
    }
    let segments = [
      segment("kept", 0.7, -0.5), segment("dropped", 0.7, -1.2), segment("quiet", 0.1, -1.2),
      segment("Thanks for watching!", 0.7, -0.5), segment("Thank you.", 0.1, -0.5),
    ]
    let note = try ReadNote(
      "{\"text\": \"all\", \"segments\": [\(segments.joined(separator: ","))]}", "a.json")
    #expect(note.format == "whisper")
    #expect(note.text == "kept quiet Thank you.")
  }

  @Test("may be segments alone, or a text alone, or begin with a text longer than what is sniffed")
  func shapes() throws {
    let bare =
      "[{\"start\":0,\"end\":1,\"text\":\"One.\"},{\"start\":1,\"end\":2,\"text\":\"Two.\"}]"
    #expect(try ReadNote(bare, "a.json").text == "One. Two.")
    #expect(try ReadNote("{\"text\":\"hm\",\"language\":\"en\"}", "a.json").text == "hm")
    let long = String(repeating: "plum ", count: 2000)
    let note = try ReadNote(
      "{\"text\":\"\(long)\",\"segments\":[{\"start\":0,\"end\":1,\"text\":\"\(long)\"}]}", "a.json"
    )
    #expect(note.format == "whisper")
    #expect(note.text.utf8.count == long.utf8.count - 1)
  }

  @Test("of WhisperX has the speaker of the segment, else those of its words")
  func whisperX() throws {
    let note = try ReadNote(
      """
      {"segments": [
        {"start": 0, "end": 1, "text": " The plums", "speaker": "SPEAKER_00",
         "words": [{"word": "The", "score": NaN}, {"word": "plums", "start": 0.5, "end": 1}]},
        {"start": 1, "end": 3, "text": " are ripe no", "words": [
          {"word": "are", "start": 1, "end": 1.2, "score": 0.9, "speaker": "SPEAKER_00"},
          {"word": "ripe"}, {"word": "no", "start": 2, "end": 3, "speaker": "SPEAKER_01"}]}],
       "word_segments": [], "language": "en"}
      """, "a.json")
    #expect(note.format == "whisperx")
    #expect(note.text == "SPEAKER_00: The plums are ripe\nSPEAKER_01: no")
    let words = try ReadNote(
      "{\"word_segments\":[{\"word\":\"hm\",\"speaker\":\"SPEAKER_02\"}]}", "a.json")
    #expect(words.text == "SPEAKER_02: hm")
  }

  @Test("that is cut keeps its whole segments, and says where")
  func cut() throws {
    let note = try ReadNote(
      "{\"language\": \"en\",\n\"segments\": [{\"start\":0,\"end\":1,\"text\":\" One\"},\n{\"text\":\" Tw",
      "a.json")
    #expect(note.text == "One")
    #expect(note.codes == ["transcript.malformed"])
    #expect(note.lines == [3])
  }

  @Test("in UTF-16, or under another name, is read all the same")
  func encodings() throws {
    let text = "{\"segments\":[{\"start\":0,\"end\":1,\"text\":\"Prünelle\"}]}"
    #expect(try ReadNote(ReadNote.utf16(text), path: "a.json").text == "Prünelle")
    #expect(try ReadNote(text, "a.txt").text == "Prünelle")
  }
}
