import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("Who is who in an export of KakaoTalk")
struct KakaoTalkRolesTests {
  private func read(
    _ title: String, _ senders: [String], owners: [String] = [], path: String = "a.txt"
  ) throws -> ConversationRecord {
    let lines = senders.map { "[\($0)] [7:05 PM] hm\n" }.joined()
    let text = title + "\n\n--------------- Saturday, March 14, 2026 ---------------\n" + lines
    let chat = try ReadChat(KakaoTalkReader(), MemoryInput(text, path: path), owners: owners)
    return try #require(chat.chat)
  }

  @Test(
    "is told by the title of any language",
    arguments: [
      "Otto 님과 카카오톡 대화", "KakaoTalk Chats with Otto", "Ottoさんとのカカオトーク", "KakaoTalk Chat with Otto",
    ])
  func titles(title: String) throws {
    let chat = try read(title, ["Lena", "Otto"])
    #expect(chat.isGroup == false)
    #expect(chat.chatWith?.name == "Otto")
    #expect(chat.messages.map(\.from.text) == ["me", "them"])
  }

  @Test("is a group's with three who write, with a number of members, and with a strange title")
  func groups() throws {
    let three = try read("KakaoTalk Chats with Plums", ["Otto", "Ida", "Lena"], owners: ["Lena"])
    #expect(three.isGroup)
    #expect(three.title == "Plums")
    #expect(three.messages.map(\.from.text) == ["Otto", "Ida", "me"])
    #expect(three.participants == ["Otto", "Ida"])
    let counted = try read("Plums 5 님과 카카오톡 대화", ["Otto"], owners: ["Lena"])
    #expect(counted.isGroup)
    #expect(counted.title == "Plums")
    let strange = try read("KakaoTalk Chats with Plums", ["Otto", "Lena"], owners: ["Lena"])
    #expect(strange.isGroup)
    // A name may end with a number.
    let named = try read("KakaoTalk Chats with Otto 2", ["Otto 2", "Lena"])
    #expect(named.isGroup == false)
    #expect(named.chatWith?.name == "Otto 2")
  }

  @Test("is told by the name that Windows gives a file, where a title is missing")
  func fileName() throws {
    let chat = try read("", ["Lena", "Otto"], path: "KakaoTalk_20260316_0912_44_871_Otto.txt")
    #expect(chat.chatWith?.name == "Otto")
    #expect(KakaoTalkTitle(path: "KakaoTalk_20260316_0912_44_871_group.txt") == nil)
    #expect(KakaoTalkTitle(path: "KakaoTalkChats.txt") == nil)
  }

  @Test("is told where only one writes: to whom the chat is called after, or as the app's own word")
  func alone() throws {
    let unanswered = try read("KakaoTalk Chats with Otto", ["Lena", "Lena"])
    #expect(unanswered.chatWith?.name == "Otto")
    #expect(unanswered.messages.map(\.from.text) == ["me", "me"])
    let owner = try read("Otto 님과 카카오톡 대화", ["회원님"], owners: ["Lena"])
    #expect(owner.chatWith?.name == "Otto")
    #expect(owner.messages.map(\.from.text) == ["me"])
  }

  @Test("does not change the keys of messages, in a part as in the whole, and of equal ones")
  func keys() throws {
    let whole = try read("KakaoTalk Chats with Otto", ["Otto", "Otto", "Lena", "Otto"])
    let part = try read("KakaoTalk Chats with Otto", ["Otto", "Otto", "Lena"])
    let owned = try read(
      "KakaoTalk Chats with Otto", ["Otto", "Otto", "Lena", "Otto"], owners: ["Lena"])
    #expect(Set(whole.messages.map(\.key)).count == 4)
    #expect(part.messages.map(\.key) == Array(whole.messages.map(\.key).prefix(3)))
    #expect(owned.messages.map(\.key) == whole.messages.map(\.key))
    #expect(owned.key == whole.key)
  }

  @Test("stays the same in a chat that is longer than a window, with equal messages at its edge")
  func long() throws {
    let count = ThreadWindow.maximumMessages + 10
    let text =
      "KakaoTalk Chats with Otto\n\n--------------- March 14, 2026 ---------------\n"
      + String(repeating: "[Otto] [7:05 PM] ok\n", count: count)
    let chat = try ReadChat(KakaoTalkReader(), MemoryInput(text, path: "a.txt"))
    #expect(chat.records.count == 2)
    #expect(Set(chat.messages.map(\.key)).count == count)
    #expect(Set(chat.records.map(\.key)).count == 1)
  }
}
