import Testing

@testable import CirclesReaders

@Suite("A transcript of AssemblyAI or Deepgram")
struct CloudTranscriptTests {
  @Test("of AssemblyAI has its id, and a speaker for each utterance")
  func utterances() throws {
    let note = try ReadNote(
      """
      {"id": "abc-1", "status": "completed", "audio_url": "x", "text": "Ripe? No.", "words": [],
       "utterances": [{"speaker": "A", "text": "Ripe?", "start": 100, "end": 900},
                      {"speaker": "B", "text": "No.", "start": 1000, "end": 1500},
                      {"speaker": "B", "text": "Not yet.", "start": 3600, "end": 4000}]}
      """, "a.json")
    #expect(note.format == "assemblyai")
    #expect(note.id == "abc-1")
    #expect(note.text == "Speaker A: Ripe?\nSpeaker B: No.\nSpeaker B: Not yet.")
  }

  @Test("of AssemblyAI without utterances goes by its words, else its text")
  func words() throws {
    let head = "{\"id\":\"1\",\"status\":\"completed\",\"utterances\":null,\"text\":\"The text.\","
    let spoken = try ReadNote(
      head + "\"words\":[{\"text\":\"Hm\",\"start\":1,\"end\":2,\"speaker\":\"A\"}]}", "a.json")
    #expect(spoken.text == "Speaker A: Hm")
    let plain = try ReadNote(
      head + "\"words\":[{\"text\":\"Hm\",\"start\":1,\"end\":2,\"speaker\":null}]}", "a.json")
    #expect(plain.text == "The text.")
    #expect(plain.speakers.isEmpty)
  }

  @Test("that was not finished is refused")
  func unfinished() throws {
    let note = try ReadNote(
      "{\"id\":\"1\",\"status\":\"error\",\"error\":\"x\",\"text\":null,\"words\":null}", "a.json")
    #expect(note.refused == 1)
    #expect(note.codes == ["transcript.unfinished"])
  }

  static func deepgram(_ results: String, channels: Int = 1) -> String {
    "{\"metadata\":{\"request_id\":\"r-1\",\"created\":\"2026-03-14T19:05:33.250Z\",\"channels\":"
      + "\(channels)},\"results\":\(results)}"
  }

  @Test("of Deepgram has its time and id, and speakers from utterances, paragraphs or words")
  func deepgram() throws {
    let utterances = """
      {"channels":[{"alternatives":[{"transcript":"x"}]}],"utterances":[
        {"start":0,"end":1,"transcript":"Ripe?","speaker":0,"channel":0},
        {"start":1,"end":2,"transcript":"No.","speaker":1,"channel":0}]}
      """
    let paragraphs = """
      {"channels":[{"alternatives":[{"transcript":"x","paragraphs":{"paragraphs":[
        {"speaker":0,"sentences":[{"text":"Ripe?","start":0,"end":1}]},
        {"speaker":1,"sentences":[{"text":"No.","start":1,"end":2}]}]}}]}]}
      """
    let words = """
      {"channels":[{"alternatives":[{"transcript":"x","words":[
        {"word":"ripe","punctuated_word":"Ripe?","start":0,"end":1,"speaker":0},
        {"word":"no","punctuated_word":"No.","start":1,"end":2,"speaker":1}]}]}]}
      """
    for results in [utterances, paragraphs, words] {
      let note = try ReadNote(Self.deepgram(results), "a.json")
      #expect(note.format == "deepgram")
      #expect(note.text == "Speaker 0: Ripe?\nSpeaker 1: No.")
      #expect(note.time == "2026-03-14T19:05:33Z")
      #expect(note.id == "r-1")
    }
  }

  @Test("of Deepgram with a channel for each side is put in order, and alone is plain text")
  func channels() throws {
    let side = { (words: String) in
      "{\"alternatives\":[{\"transcript\":\"x\",\"words\":[\(words)]}]}"
    }
    let results =
      "{\"channels\":["
      + side("{\"word\":\"one\",\"start\":0,\"end\":1},{\"word\":\"three\",\"start\":8,\"end\":9}")
      + "," + side("{\"word\":\"two\",\"start\":4,\"end\":5}") + "]}"
    let note = try ReadNote(Self.deepgram(results, channels: 2), "a.json")
    #expect(note.text == "Speaker 0: one\nSpeaker 1: two\nSpeaker 0: three")
    let plain = try ReadNote(
      Self.deepgram("{\"channels\":[{\"alternatives\":[{\"transcript\":\"Just this.\"}]}]}"),
      "a.json")
    #expect(plain.text == "Just this.")
  }
}
