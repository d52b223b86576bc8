import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A file of notes, an object a line")
struct NotesJSONLReaderTests {
  private func read(_ text: String) throws -> ParsedChunk {
    try NotesJSONLReader().everything(in: MemoryInput(text, path: "a.notes.jsonl"))
  }

  @Test("gives each note its id, kind, time, title and text")
  func members() throws {
    let chunk = try read(
      #"{"id":"n1","source":"voice_note","captured_at":"2026-03-14T18:20:00-07:00","title":"Call.m4a","text":"Vesna plays the oboe","gold":{"x":[1,{"text":"no"}]}}"#
        + "\n\n"
        + #"{"id":7,"source":"manual","captured_at":"2026-03-14 18:20","title":null,"text":"Zoe\u0308"}"#
    )
    let notes = chunk.notes
    #expect(notes.map(\.id) == ["n1", "7"])
    #expect(notes.map(\.noteSource) == [.voiceNote, .manual])
    #expect(
      notes.map { $0.capturedAt?.text } == ["2026-03-14T18:20:00-07:00", "2026-03-14T18:20:00"])
    #expect(notes.map(\.title) == ["Call.m4a", ""])
    #expect(notes.map(\.text) == ["Vesna plays the oboe", "Zo\u{EB}"])
    #expect(notes.map(\.source.line) == [1, 3])
    #expect(notes.map(\.source.index) == [0, 1])
    #expect(chunk.diagnostics.isEmpty)
  }

  @Test("costs a broken line that line alone, and names it")
  func broken() throws {
    let good = #"{"id":"a","text":"x"}"#
    let chunk = try read(
      [good, "hello there", #"{"id":"b","text":"cut"#, "[1]", #"{"id":"c"}"#, good].joined(
        separator: "\n"))
    #expect(chunk.notes.map(\.source.index) == [0, 5])
    #expect(chunk.refused == 4)
    #expect(
      chunk.codes.sorted() == [
        "notes.bad-line", "notes.bad-line", "notes.bad-line", "notes.no-text",
      ])
    #expect(Set(chunk.diagnostics.map(\.location.line)) == [2, 3, 4, 5])
    #expect(chunk.diagnostics.allSatisfy { $0.location.column != nil })
  }

  @Test("takes an unknown kind for a manual note, and a time it cannot read for none")
  func doubtful() throws {
    let chunk = try read(
      #"{"id":"a","source":"fax","captured_at":"yesterday","text":"x"}"#)
    #expect(chunk.notes.first?.noteSource == .manual)
    #expect(chunk.notes.first?.capturedAt == nil)
    #expect(chunk.codes == ["notes.unknown-source", "notes.bad-time"])
    #expect(chunk.diagnostics.map(\.location.column) == [20, 40])
  }

  @Test("gives a note without id one that depends on what it says alone")
  func derived() throws {
    let first = try read(#"{"text":"x","source":"manual"}"#).notes
    let later = try read("\n{\"text\":\"y\"}\n{\"id\":null,\"text\":\"x\"}").notes
    #expect(first.first?.id == later.last?.id)
    #expect(later.first?.id != later.last?.id)
  }

  @Test("skips a note without words, and says so")
  func empty() throws {
    let chunk = try read(#"{"id":"a","text":"  "}"#)
    #expect(chunk.skipped == 1)
    #expect(chunk.codes == ["notes.empty"])
  }

  @Test("gives long files in chunks")
  func chunks() throws {
    let lines = (0..<500).map { #"{"id":"\#($0)","text":"note"}"# }
    let chunk = try read(lines.joined(separator: "\n"))
    #expect(chunk.notes.map(\.id) == (0..<500).map(String.init))
  }

  @Test(
    "is known by its name or its first object",
    arguments: [
      (#"{"id":"a","text":"x"}"#, "b.notes.jsonl", Confidence.certain),
      (#"{"id":"a","source":"manual","text":"x"}"#, "b.json", .certain),
      (#"{"id":"a","source":"fax","text":"x"}"#, "b.json", .likely),
      (#"{"id":"a","text":"x"}"#, "b.json", .none),
      ("BEGIN:VCARD", "b.notes.jsonl", .byName),
      ("plain", "b.txt", .none),
    ])
  func sniffing(text: String, name: String, confidence: Confidence) {
    #expect(
      NotesJSONLReader().confidence(for: FileProbe(name: name, head: Array(text.utf8)))
        == confidence)
  }

  @Test(
    "reads times in ISO 8601, days, and numbers of seconds or milliseconds",
    arguments: [
      ("2026-03-14T18:20:00Z", "2026-03-14T18:20:00Z"), ("2026-03-14", "2026-03-14T00:00:00"),
      ("1773512400", "2026-03-14T18:20:00Z"), ("1773512400000", "2026-03-14T18:20:00Z"),
      ("1773512400.75", "2026-03-14T18:20:00Z"), ("14/03/2026", nil), ("-5", nil), ("inf", nil),
    ])
  func times(written: String, expected: String?) {
    #expect(NoteTime.parse(written)?.text == expected)
  }
}

extension ParsedChunk {
  var notes: [NoteRecord] {
    records.compactMap { record in
      if case .note(let note) = record { note } else { nil }
    }
  }
}
