import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A notice in an export of KakaoTalk")
struct KakaoTalkNoticeTests {
  private func read(_ text: String, path: String = "a.txt") throws -> ReadChat {
    try ReadChat(KakaoTalkReader(), MemoryInput(text, path: path))
  }

  private static let bar = "--------------- March 14, 2026 ---------------\n"
  private static let notices = [
    "톰님이 나갔습니다.", "이네스님이 톰님을 초대했습니다.", "Tom left this chatroom.", "Tom has left the chat.",
    "Ines invited Tom, Ida and Lena to this chatroom.", "トムさんが退室しました。", "アナがトムを招待しました。",
    "채팅방 관리자가 메시지를 가렸습니다.",
  ]

  @Test("has no head: what somebody writes is a message, however it ends", arguments: notices)
  func written(notice: String) throws {
    let windows = try read(
      Self.bar + "[Otto] [7:05 PM] \(notice)\n\(notice)\n[Otto] [7:06 PM] ok\n")
    #expect(windows.messages.count == 2)
    #expect(windows.codes == ["kakaotalk.notices"])
    let phone = try read(
      "2026. 3. 14. 19:05, Otto : \(notice)\n2026. 3. 14. 19:05, \(notice)\n"
        + "2026. 3. 14. 19:06, Otto : ok\n")
    #expect(phone.messages.count == 2)
    let table = try read(
      "Date,User,Message\n2026-03-14 19:05:33,\"Otto\",\"\(notice)\"\n"
        + "2026-03-14 19:06:33,\"Otto\",\"ok\"\n", path: "a.csv")
    #expect(table.messages.count == 2)
    for chat in [windows, phone, table] {
      let isHidden = notice.hasPrefix("채팅방")
      #expect(chat.texts == [isHidden ? "" : notice, "ok"])
      #expect(chat.messages.first?.kind == (isHidden ? .deleted : .text))
    }
  }

  @Test("stands in a table of macOS under the name that it begins with")
  func table() throws {
    let chat = try read(
      "Date,User,Message\n2026-03-14 19:05:33,\"Tom\",\"Tom left this chatroom.\"\n"
        + "2026-03-14 19:05:34,\"Otto\",\"ok\"\n2026-03-14 19:05:35,\"톰\",\"톰님이 들어왔습니다.\"\n",
      path: "a.csv")
    #expect(chat.texts == ["ok"])
    #expect(chat.codes == ["kakaotalk.notices"])
  }

  @Test("is a line of a message where the message goes on behind it, or where it is a sentence")
  func lines() throws {
    let chat = try read(
      Self.bar + "[Otto] [7:05 PM] she wrote\nTom left this chatroom.\n\nand then\n톰님이 나갔습니다.\n"
        + "[Otto] [7:06 PM] so\nas you all know it was Tom who left this chatroom.\n"
        + "[Otto] [7:07 PM] I read: Tom left this chatroom.\n")
    #expect(
      chat.texts == [
        "she wrote\nTom left this chatroom.\n\nand then",
        "so\nas you all know it was Tom who left this chatroom.",
        "I read: Tom left this chatroom.",
      ])
    let notices = try #require(chat.diagnostics.first)
    #expect(notices.message.hasPrefix("1 notice"))
  }
}
