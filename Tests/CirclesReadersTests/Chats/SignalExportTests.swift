import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("What signal-export writes")
struct SignalExportTests {
  let reader = SignalExportReader()

  func said(_ sender: String, _ body: String, _ second: Int = 0, more: String = "") -> String {
    "{\"date\":\"2026-03-13T19:00:0\(second)\",\"sender\":\"\(sender)\",\"body\":\"\(body)\"\(more)}\n"
  }

  @Test("is recognised in both notations")
  func recognised() {
    #expect(reader.confidence(of: said("Ines", "x")) == .certain)
    #expect(reader.confidence(of: "[2026-03-13 19:00:00] Ines: x\n", named: "chat.md") == .certain)
    #expect(reader.confidence(of: "[2026-03-13 19:00:00] Ines: x\n", named: "chat.txt") == .none)
    #expect(reader.confidence(of: "# Notes\n", named: "chat.md") == .none)
    #expect(reader.confidence(of: "{\"date\":1,\"body\":\"x\"}") == .none)
  }

  @Test("in JSON gives a chat with its wall times")
  func json() throws {
    let all = try reader.everything(
      said("Ines", "hi") + said("Me", "yes", 1) + said("Ines", "", 2, more: ",\"attachments\":[{}]")
        + said("Ines", "", 3, more: ",\"deleted\":true") + said("Ines", "", 4),
      path: "out/Ines/data.json")
    #expect(
      all.chats[0].lines == ["them: hi", "me: yes", "them:  (media)", "them:  (deleted)"])
    #expect(all.chats[0].times[1] == "2026-03-13T19:00:01")
    #expect(all.chats[0].chatWith == ChatPartner(name: "Ines"))
    #expect(all.codes == ["signal-export.empty"])
    #expect(all.skipped == 1)
  }

  @Test("of a group bears the name of its folder")
  func group() throws {
    let all = try reader.everything(
      said("Ines", "a") + said("Bo", "b"), path: "out/Camping/data.json")
    #expect(all.chats[0].title == "Camping")
    #expect(all.chats[0].lines == ["Ines: a", "Bo: b"])
    #expect(all.chats[0].participants == ["Ines", "Bo"])
  }

  @Test("in Markdown takes the text, and neither quotes nor reactions nor links to files")
  func markdown() throws {
    let text = """
      [2026-03-13 19:00:00] Ines: one
      two: three  (- Me: 👍, Bo: x -)
      [2026-03-13, 19:01] Me:
      >
      > one
      >
      answer
      [2026-03-13 19:02:00] Ines: look ![a](./media/a.jpg)
      [2026-03-13 19:03:00] Ines: (( 🐶 ))

      """
    let all = try reader.everything(text, path: "Ines/chat.md")
    #expect(
      all.chats[0].lines == [
        "them: one\ntwo: three", "me: answer", "them: look (media)", "them: 🐶 (media)",
      ])
    #expect(all.chats[0].times[1] == "2026-03-13T19:01:00")
    #expect(all.chats[0].messages.map(\.kind) == [.text, .text, .media, .media])
  }

  @Test("in both notations is one thread")
  func keys() throws {
    let one = try reader.everything(said("Ines", "hi"), path: "Ines/data.json")
    let other = try reader.everything("[2026-03-13 19:00:00] Ines: hi\n", path: "Else/chat.md")
    #expect(one.chats[0].key == other.chats[0].key)
    #expect(one.chats[0].messages.map(\.key) == other.chats[0].messages.map(\.key))
  }

  @Test("that breaks off keeps what is whole")
  func cut() throws {
    let all = try reader.everything(said("Ines", "a") + "{\"date\":\"2026", path: "Ines/data.json")
    #expect(all.chats[0].lines == ["them: a"])
    #expect(all.codes == ["signal-export.malformed"])
    #expect(all.diagnostics[0].location.line == 2)
  }
}
