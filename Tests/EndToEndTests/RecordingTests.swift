import Foundation
import Testing

/// Several files of one recording, and texts with U+0000.
@Suite struct RecordingTests {
  private static let words = "Call Sarah about the trip to Denver."
  private static let files = [
    ("memo.srt", "1\n00:00:00,000 --> 00:00:02,000\n\(words)\n"),
    ("memo.txt", words + "\n"),
    ("memo.tsv", "start\tend\ttext\n0\t2000\t\(words)\n"),
    ("memo.vtt", "WEBVTT\n\n00:00.000 --> 00:02.000\n\(words)\n"),
    (
      "memo.json",
      #"{"text":" \#(words)","segments":[{"id":0,"start":0.0,"end":2.0,"text":" \#(words)"}],"language":"en"}"#
    ),
  ]

  private func titles(_ place: Workplace) throws -> [String] {
    try NotebookRows(place.database).texts("SELECT title FROM note")
  }

  @Test("are one note whatever their order, and nothing is imported again")
  func order() throws {
    for files in [Self.files, Self.files.reversed()] {
      let place = try Workplace()
      let paths = try files.map { try place.file("memo/" + $0.0, $0.1).path }
      let first = try place.runner.run(["import", "--output", "jsonl"] + paths)
      #expect(try (first.report()["records"] as? [String: Int])?["read"] == 5)
      #expect(try titles(place) == ["memo.json"])
      let again = try place.runner.run(["import", "--output", "jsonl"] + paths.shuffled())
      #expect(try (again.report()["records"] as? [String: Int])?["imported"] == 0)
      // One after another, too.
      for path in paths {
        let alone = try place.run("import", path, "--output", "jsonl")
        #expect(try (alone.report()["records"] as? [String: Int])?["imported"] == 0)
      }
      #expect(try titles(place) == ["memo.json"])
    }
  }

  @Test("that come in later runs change nothing for good, and their run can be taken back")
  func later() throws {
    let place = try Workplace()
    for name in ["memo.vtt", "memo.txt", "memo.srt"] {
      let text = try #require(Self.files.first { $0.0 == name }).1
      try place.run("import", try place.file(name, text).path)
    }
    #expect(try titles(place) == ["memo.srt"])
    try place.run("runs", "undo", "last")
    #expect(try titles(place) == ["memo.txt"])
  }

  @Test("of other words, or of another day, are notes of their own")
  func others() throws {
    let place = try Workplace()
    try place.file("n/2026-03-14 memo.txt", Self.words)
    try place.file("n/2026-03-15 memo.vtt", "WEBVTT\n\n00:00.000 --> 00:02.000\n\(Self.words)\n")
    try place.file("n/2026-03-14 memo.srt", "1\n00:00:00,000 --> 00:00:02,000\nCall Ana.\n")
    try place.run("import", place.folder.appendingPathComponent("n").path)
    #expect(try titles(place).count == 3)
  }

  @Test(
    "with U+0000 keep all else, say so, and can be taken back",
    arguments: [
      (
        "v.notes.jsonl", #"{"id":"v1","source":"voice_note","text":"Lunch\u0000 and Denver."}"#,
        "Lunch and Denver."
      ),
      (
        "zeros.txt", "Lunch and Denver.\n" + String(repeating: "\u{0}", count: 4096),
        "Lunch and Denver."
      ),
      (
        "WhatsApp Chat with Ana.txt",
        "13/03/2026, 19:05 - Ana: Lunch\u{0} and\n13/03/2026, 19:06 - Bo: Denver.\n\u{0}\u{0}\u{0}",
        "[19:05] Ana: Lunch and\n[19:06] Me: Denver."
      ),
    ])
  func zeros(_ name: String, _ text: String, _ kept: String) throws {
    let place = try Workplace()
    try place.run("import", try place.file("a.vcf", Cards.book).path)
    let before = try place.export()
    let outcome = try place.run("import", try place.file(name, text).path, "--output", "jsonl")
    #expect(outcome.output.contains("\"text.nul\""))
    let rows = try NotebookRows(place.database)
    let raw = "SELECT raw_text FROM unassigned_note UNION ALL SELECT raw_text FROM interaction"
    #expect(try rows.texts(raw) == [kept])
    #expect(try rows.texts("SELECT id FROM note").count == 1)
    try place.run("runs", "undo", "last")
    #expect(try rows.texts("SELECT id FROM note UNION ALL SELECT id FROM unassigned_note").isEmpty)
    #expect(try place.export() == before)
  }
}
