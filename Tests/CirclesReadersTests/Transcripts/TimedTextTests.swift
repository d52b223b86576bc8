import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("A transcript as text with times, or as a table")
struct TimedTextTests {
  @Test(
    "has speakers in each of its notations",
    arguments: [
      "[00:00:01] Lena Voss: hm\n[00:00:05] Otto: oh: ja\n",
      "00:00:01 Lena Voss: hm\n00:00:05 Otto: oh: ja\n",
      "[00:01] Lena Voss\nhm\n\n[00:05] Otto\noh: ja\n",
      "Lena Voss (00:01):\nhm\n\nOtto (00:05):\noh: ja\n",
      "Lena Voss [00:00:01]: hm\nOtto [00:00:05]: oh: ja\n",
    ])
  func notations(text: String) throws {
    let note = try ReadNote(text, "talk.txt")
    #expect(note.format == "timed-text")
    #expect(note.text == "Lena Voss: hm\nOtto: oh: ja")
    #expect(note.speakers == ["Lena Voss", "Otto"])
  }

  @Test("keeps what stands before the first time, and times alone are no words")
  func titles() throws {
    #expect(
      try ReadNote("0:00\nso the plums\n0:02\nare ripe\n0:05\nnow\n", "a.txt").text
        == "so the plums are ripe now")
    #expect(
      try ReadNote("Plums\n\n[00:01] Lena: hm\n[00:05] Otto: oh\n[00:07] Lena: ah\n", "a.txt").text
        == "Plums\nLena: hm\nOtto: oh\nLena: ah")
  }

  @Test(
    "is none where the times are those of a day, or fall",
    arguments: [
      "08:00 Breakfast: eggs\n09:00 Gym: legs\n10:00 Work\n",
      "[19:05] Lena: hm\n[19:06] Otto: oh\n", "[00:09:00] Lena: hm\n[00:01:00] Otto: oh\n",
      "(1:30) is when the ferry goes\n",
    ])
  func none(text: String) throws { #expect(try ReadNote(text, "a.txt").format == "text") }

  @Test("that is a table of Whisper's has words as they are, in milliseconds")
  func tables() throws {
    let plain = try ReadNote(
      "start\tend\ttext\n0\t2400\tthe\n2400\t4100\t\"plums,\" she said\n", "a.tsv")
    #expect(plain.format == "transcript-table")
    #expect(plain.text == "the \"plums,\" she said")
    let named = try ReadNote(
      "start,end,speaker,text\n0,1800,\"0\",\" hm, well\"\n1800,3600,\"1\",\" oh\"\n", "a.csv")
    #expect(named.text == "Speaker 0: hm, well\nSpeaker 1: oh")
    #expect(
      try ReadNote("Speaker Name,Start Time,End Time,Text\nLena Voss,0:00:01,0:00:02,hm\n", "b.csv")
        .speakers == ["Lena Voss"])
  }

  @Test("that is a podcast's JSON has its speakers")
  func podcast() throws {
    let note = try ReadNote(
      #"{"version":"1.0.0","segments":[{"speaker":"Lena","startTime":0.5,"endTime":0.7,"body":"so"},"#
        + #"{"startTime":0.7,"endTime":0.9,"body":"it goes"},"#
        + #"{"speaker":"Otto","startTime":1,"endTime":2,"body":"yes"}]}"#, "a.json")
    #expect(note.format == "podcast")
    #expect(note.text == "Lena: so it goes\nOtto: yes")
  }
}
