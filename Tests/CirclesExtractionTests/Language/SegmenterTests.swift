import CirclesModel
import Testing

@testable import CirclesExtraction

@Suite("Who says what in a chat")
struct SegmenterTests {
  private func speakers(
    _ text: String, _ conversation: ConversationRecord? = nil,
    about names: [String] = ["Marta Quill"]
  ) -> [Speaker] {
    var note = NoteRecord(source: Sample.source, id: "1", noteSource: .chatImport, text: text)
    note.conversation = conversation
    let tokens = Lexer.tokens(of: text)
    var cast = Participants(
      owners: ["Kim Aldous"], subject: ExtractionSubject(identifier: "1", names: names))
    cast.look(through: tokens)
    return Segmenter.segments(of: note, tokens, cast).map(\.speaker)
  }

  @Test(
    "lines begin with who says them",
    arguments: [
      "Marta Quill: hi\nKim: hello\nMarta Quill: bye",
      "[14/03/26, 19:05:33] Marta Quill: hi\n[14/03/26, 19:06:00] Kim: hello\n[14/03/26, 19:07:00] Marta Quill: bye",
      "14/03/2026, 19:05 - Marta Quill: hi\n14/03/2026, 19:06 - Me: hello\n14/03/2026, 19:07 - Marta Quill: bye",
      "Marta Quill  4:40 PM\nhi\nKim Aldous  4:41 PM\nhello\nMarta Quill  4:42 PM\nbye",
      "(503) 555-0134: hi\nMe: hello\n(503) 555-0134: bye",
    ])
  func formats(text: String) {
    #expect(speakers(text) == [.subject, .owner, .subject])
  }

  @Test("a colon within a message makes no speaker")
  func colons() {
    #expect(speakers("Marta Quill: one thing: no cake\nbut tea").count == 1)
  }

  @Test("a letter is its sender's, without its header")
  func letters() {
    let text = "From: Marta Quill\nTo: Kim\nSubject: news\n\nI took up chess.\nSee you"
    #expect(speakers(text) == [.subject])
    #expect(Sample.chat(text).interests.map(\.text) == ["chess"])
  }

  @Test("a name that shares only the family name is somebody else's")
  func families() {
    #expect(speakers("Joel Quill: hi\nKim: yes\nJoel Quill: ok").first == .other)
    #expect(speakers("Mart Quill: hi\nKim: yes\nMart Quill: ok").first == .subject)
    #expect(speakers("Tutu: hi\nKim: yes\nTutu: ok").first == .subject)
  }

  @Test("the messages of a conversation are found again in the text")
  func aligned() {
    let text = "9:41\n< Marta\nToday 9:12\nI row now, you\nknow\nnice one\nDelivered"
    let known = Sample.conversation(
      with: "Marta", ["them: I row now, you know", "me: nice one"])
    #expect(speakers(text, known) == [.subject, .owner])
  }

  @Test("one side that is known by its receipt alone counts for unknown")
  func vague() {
    let text = "hi there\nI paint now\nDelivered"
    let vague = Sample.conversation(with: "Marta", ["unknown: hi there", "me: I paint now"])
    #expect(speakers(text, vague) == [.unknown, .unknown])
  }

  @Test("a conversation that is not in the text leaves the text's own lines")
  func foreign() {
    let other = Sample.conversation(with: "Marta", ["them: something else altogether here"])
    #expect(speakers("Marta Quill: hi\nKim: hello", other) == [.subject, .owner])
  }

  @Test("relation labels name the chat's partner, or another")
  func labels() {
    let text = "Marta is better. she wants tea"
    let mom = Sample.conversation(with: "Mom", ["them: Marta is better. she wants tea"])
    #expect(speakers(text, mom) == [.other])
    #expect(speakers(text, mom, about: ["Mom", "Linda"]) == [.subject])
  }
}
