import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("A chat that Zoom saved")
struct ZoomChatTests {
  @Test(
    "has messages in each of its notations",
    arguments: [
      "19:05:33\t From Lena Voss to Everyone : ripe?\n19:05:33\t From Otto to Everyone : no: not yet\n",
      "19:05:33 From Lena Voss to Everyone:\n\tripe?\n19:06:00 From Otto to Lena Voss(Direct Message):\n\tno: not yet\n",
      "19:05:33 From  Lena Voss  to  Everyone:\r\n\tripe?\r\n19:06:00 From  Otto : no: not yet\r\n",
      "00:12:04\tLena Voss:\tripe?\n00:12:05\tOtto:\tno: not yet\n",
    ])
  func notations(text: String) throws {
    let note = try ReadNote(text, "chat.txt")
    #expect(note.format == "zoom-chat")
    #expect(note.note?.noteSource == .chatImport)
    #expect(note.text == "Lena Voss: ripe?\nOtto: no: not yet")
    #expect(note.speakers == ["Lena Voss", "Otto"])
  }

  @Test("keeps two messages of a second apart, and leaves reactions and quotations out")
  func pseudoMessages() throws {
    let note = try ReadNote(
      "19:05:33 From Otto to Everyone:\n\tone\n\n\tmore\n19:05:33 From Otto to Everyone:\n\ttwo\n"
        + "19:05:34 From Ida to Everyone:\n\tReacted to \"one\" with 👍\n"
        + "19:05:35 From Lena to Everyone:\n\tReplying to \"two\"\n\t\n\tindeed\n", "chat.txt")
    #expect(note.text == "Otto: one more\nOtto: two\nLena: indeed")
  }

  @Test("has its day and time from the folder")
  func folder() throws {
    let note = try ReadNote(
      "19:05:33 From Otto to Everyone : hm\n", "Zoom/2026-03-14 19.00.12 Plums 123/chat.txt",
      modifiedAt: 1)
    #expect(note.time == "2026-03-14T19:00:12")
  }
}
