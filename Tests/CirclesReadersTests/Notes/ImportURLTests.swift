import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A link of a shortcut")
struct ImportURLTests {
  private func read(_ link: String) throws -> ParsedChunk {
    try ImportURLReader().everything(in: MemoryInput(link, path: "circles://import"))
  }

  @Test("is one note, its fields percent-decoded, a plus a plus")
  func fields() throws {
    let note = try #require(
      try read(
        "circles://import?text=caf%C3%A9%20%26+%0Ab&source=voice_note&timestamp=2026-03-14T18%3A20%3A00%2B01%3A00&title=A"
      ).notes.first)
    #expect(note.text == "café &+\nb")
    #expect(note.noteSource == .voiceNote)
    #expect(note.capturedAt?.text == "2026-03-14T18:20:00+01:00")
    #expect(note.title == "A")
    #expect(note.source.path == "circles://import")
  }

  @Test("is a screenshot's text where it does not say")
  func usualSource() throws {
    let chunk = try read("CIRCLES://Import/?text=x")
    #expect(chunk.notes.first?.noteSource == .shortcutImport)
    #expect(chunk.notes.first?.capturedAt == nil)
    #expect(chunk.diagnostics.isEmpty)
  }

  @Test("has an id of its kind, time and text")
  func id() throws {
    func id(_ link: String) throws -> String? { try read(link).notes.first?.id }
    let first = try id("circles://import?text=x&timestamp=10")
    #expect(try first == id("circles://import?timestamp=10&title=t&text=%78"))
    #expect(try first != id("circles://import?text=x&timestamp=11"))
    #expect(try first != id("circles://import?text=y&timestamp=10"))
    #expect(try first != id("circles://import?text=x&timestamp=10&source=manual"))
  }

  @Test(
    "keeps what a sender forgot to encode",
    arguments: [
      ("100% sure", "100% sure"), ("room%20%2", "room %2"), ("no#1", "no#1"), ("a=b", "a=b"),
    ])
  func carelessness(written: String, expected: String) throws {
    #expect(try read("circles://import?text=\(written)").notes.first?.text == expected)
  }

  @Test("takes times with the plus of their offset lost, and epoch times")
  func times() throws {
    #expect(
      try read("circles://import?text=x&timestamp=2026-03-14T18:20:00%2001:00").notes.first?
        .capturedAt?.text == "2026-03-14T18:20:00+01:00")
    #expect(
      try read("circles://import?text=x&timestamp=1773512400000").notes.first?.capturedAt?.text
        == "2026-03-14T18:20:00Z")
  }

  @Test("is refused without a text, or for another action, and its text is in no diagnostic")
  func refused() throws {
    let chunk = try read("circles://import?source=manual\ncircles://delete?text=secret")
    #expect(chunk.refused == 2)
    #expect(chunk.codes == ["notes.no-text", "circles-url.bad-link"])
    let torn = try read("circles://import?text=Tom & secret")
    #expect(torn.codes == ["circles-url.unknown-field"])
    #expect(torn.notes.first?.text == "Tom ")
    for diagnostic in chunk.diagnostics + torn.diagnostics {
      #expect(!diagnostic.description.contains("secret"))
    }
  }

  @Test("stands for itself where the user names it, and is spooled under a name without its text")
  func named() throws {
    let found = try InputCollector.files(["circles://import?text=secret"])
    #expect(found.map(\.isNamed) == [true])
    #expect(found.map(\.isSpooled) == [true])
    let input = try #require(try found.first?.open())
    #expect(input.path == "circles://import")
    #expect(ReaderRegistry.standard.reader(for: try input.probe())?.format.id == "circles-url")
    #expect(try ImportURLReader().everything(in: input).notes.map(\.text) == ["secret"])
  }
}
