import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("A note whose text is a conversation")
struct NoteConversationTests {
  private func made(
    _ source: NoteSource, _ text: String, title: String = "", at time: String? = nil,
    owners: [String] = [], zone: String? = nil
  ) -> NoteRecord? {
    let context = ReadingContext(region: "GB", timeZone: zone, owners: owners)
    var chunk = ParsedChunk()
    NoteBuilder(path: "a.notes.jsonl", format: "notes-jsonl", context: context).append(
      NoteDraft(
        id: "n1", source: source.rawValue, capturedAt: time, title: title, text: text, index: 0,
        line: 3), to: &chunk)
    return chunk.notes.first
  }

  private static let screen = """
    9:41
    5G
    <
    88
    OB
    Otto Brandvold ›
    Today 9:12 AM
    Did the ferry run this
    morning after all?
    worth it
    Delivered
    iMessage
    """
  private static let chat = """
    14/03/2026, 19:05 - Otto Brandvold: plums?
    14/03/2026, 19:06 - Lena Voss: yes: two
    and a jar
    """

  @Test("stays one note with its own id and text when it is a screenshot's")
  func screenshot() throws {
    let note = try #require(
      made(.shortcutImport, Self.screen, at: "2026-05-09T21:47:10+02:00"))
    #expect(note.id == "n1")
    #expect(note.text == Self.screen)
    let found = try #require(note.conversation)
    #expect(found.chatWith?.name == "Otto Brandvold")
    #expect(found.app == "imessage")
    #expect(found.source == note.source)
    #expect(found.messages.first?.at?.text == "2026-05-09T09:12:00")
    #expect(found.messages.last?.from == .me)
  }

  @Test("counts days from the clock on the wall: its own offset, or the user's zone for UTC")
  func zones() throws {
    let late = made(
      .shortcutImport, Self.screen, at: "2026-05-10T01:00:00Z", zone: "America/Los_Angeles")
    #expect(late?.conversation?.messages.first?.at?.text == "2026-05-09T09:12:00")
    let east = made(
      .shortcutImport, Self.screen, at: "2026-05-10T01:00:00+09:00", zone: "America/Los_Angeles")
    #expect(east?.conversation?.messages.first?.at?.text == "2026-05-10T09:12:00")
  }

  @Test("puts screens of one chat together, and leaves out those of another")
  func severalScreens() throws {
    let other = Self.screen.replacing("Otto Brandvold", with: "Vesna Kralj")
    let note = made(
      .shortcutImport,
      Self.screen + "\n--- IMG_2.PNG\n" + Self.screen + "\n--- IMG_3.PNG\n" + other,
      at: "2026-05-09T21:47:10+02:00")
    let single = made(.shortcutImport, Self.screen)
    #expect(note?.conversation?.chatWith?.name == "Otto Brandvold")
    #expect(
      note?.conversation?.messages.count == 2 * (single?.conversation?.messages.count ?? 0))
  }

  @Test("is read as the chat it is, its partner told by a title that is a file's name")
  func exportedChat() throws {
    let note = try #require(
      made(.chatImport, Self.chat, title: "WhatsApp Chat with Otto Brandvold.txt"))
    let found = try #require(note.conversation)
    #expect(found.chatWith?.name == "Otto Brandvold")
    #expect(found.messages.map(\.from) == [.them, .me])
    #expect(found.messages.map(\.text) == ["plums?", "yes: two\nand a jar"])
    #expect(
      found.source == RecordSource(path: "a.notes.jsonl", format: "notes-jsonl", index: 0, line: 3))
  }

  @Test("knows the owner without a title")
  func owner() {
    let found = made(.chatImport, Self.chat, title: "pasted", owners: ["Lena Voss"])?.conversation
    #expect(found?.chatWith?.name == "Otto Brandvold")
  }

  @Test("has none where nothing recognises a chat, or the note is of another kind")
  func none() {
    #expect(made(.chatImport, "we talked about plums")?.conversation == nil)
    #expect(made(.shortcutImport, "")?.conversation == nil)
    #expect(made(.manual, Self.chat)?.conversation == nil)
    #expect(made(.voiceNote, Self.screen)?.conversation == nil)
  }
}
