import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("One chat of KakaoTalk, exported by different programs")
struct KakaoTalkProgramsTests {
  /// What both write, by who: the owner, or a name.
  static let pair: [(minute: Int, from: String, text: String)] = [
    (5, "Otto", "hm"), (6, "me", "two\n\nlines"), (6, "me", "ok"), (6, "Otto", "ok"),
    (6, "me", "사진"), (6, "me", "ok"), (7, "Otto", "보이스톡 12:21"),
  ]
  static let three = pair + [(9, "Ida", "ok"), (9, "me", "ok")]

  private static func android(_ title: String, _ owner: String, group: Bool) -> String {
    "\(title) 님과 카카오톡 대화\n저장한 날짜 : 2026년 3월 16일 오전 9:12\n\n\n2026년 3월 14일 오후 7:05\n"
      + (group ? three : pair).map { minute, from, text in
        "2026년 3월 14일 오후 7:0\(minute), \(from == "me" ? owner : from) : \(text)\n"
      }.joined()
  }

  private static func windows(_ title: String, group: Bool) -> String {
    "\u{FEFF}KakaoTalk Chats with \(title)\r\nDate Saved : 2026-03-16 09:12:44\r\n\r\n"
      + "--------------- Saturday, March 14, 2026 ---------------\r\n"
      + (group ? three : pair).map { minute, from, text in
        let words = text == "사진" ? "Photo" : text.replacing("\n", with: "\r\n")
        return "[\(from == "me" ? "Lena" : from)] [7:0\(minute) PM] \(words)\r\n"
      }.joined()
  }

  private static func macOS(group: Bool) -> String {
    "\u{FEFF}Date,User,Message\n"
      + (group ? three : pair).enumerated().map { index, message in
        let name = message.from == "me" ? "Lena" : message.from
        return "2026-03-14 19:0\(message.minute):1\(index),\"\(name)\",\"\(message.text)\"\n"
      }.joined()
  }

  private func read(_ text: String, _ path: String, owners: [String]) throws -> ReadChat {
    try ReadChat(KakaoTalkReader(), MemoryInput(text, path: path), owners: owners)
  }

  private func all(_ title: String, group: Bool, owners: [String]) throws -> [ReadChat] {
    let file = title.split(separator: " ").first ?? ""
    return try [
      read(Self.android(title, "회원님", group: group), "KakaoTalkChats.txt", owners: owners),
      read(Self.android(title, "Me", group: group), "Talk.txt", owners: owners),
      read(Self.windows(title, group: group), "KakaoTalk_x_group.txt", owners: owners),
      read(
        Self.macOS(group: group), "KakaoTalk_Chat_\(file)_2026-03-16-09-12-44.csv", owners: owners),
    ]
  }

  @Test(
    "gives the same keys between two, whoever the settings say the owner is",
    arguments: [[], ["Lena"], ["Kim"]])
  func pairs(owners: [String]) throws {
    let chats = try all("Otto", group: false, owners: owners)
    let keys = try #require(chats.first).messages.map(\.key)
    #expect(Set(keys).count == Self.pair.count)
    for chat in chats {
      #expect(chat.messages.map(\.key) == keys)
      #expect(chat.senders == Self.pair.map { $0.from == "me" ? "me" : "them" })
      #expect(chat.chat?.key == chats.first?.chat?.key)
    }
  }

  @Test("gives the same keys in a group where the settings name the owner")
  func groups() throws {
    let chats = try all("Plums 3", group: true, owners: ["Lena"])
    let keys = try #require(chats.first).messages.map(\.key)
    #expect(Set(keys).count == Self.three.count)
    for chat in chats {
      #expect(chat.messages.map(\.key) == keys)
      #expect(chat.senders == Self.three.map(\.from))
      #expect(chat.chat?.key == chats.first?.chat?.key)
    }
  }

  @Test("has other keys for the owner's messages in a group where nothing names the owner")
  func unknownOwner() throws {
    let chats = try all("Plums 3", group: true, owners: [])
    let (android, windows) = (chats[0], chats[2])
    #expect(android.chat?.key == windows.chat?.key)
    let same = zip(android.messages, windows.messages).map { $0.key == $1.key }
    #expect(same == Self.three.map { $0.from != "me" })
    #expect(windows.senders.contains("Lena"))
  }

  @Test("takes nobody for the owner who alone wrote in a group so far")
  func alone() throws {
    let chat = try read(
      "KakaoTalk Chats with Plums 5\n\n--------------- March 14, 2026 ---------------\n"
        + "[Otto] [7:05 PM] hm\n", "a.txt", owners: [])
    #expect(chat.senders == ["Otto"])
    #expect(chat.chat?.participants == ["Otto"])
    #expect(chat.chat?.isGroup == true)
  }

  @Test("keeps equal messages of a minute that comes again when clocks go back")
  func clocksGoBack() throws {
    let lines = ["1:30 AM] ok", "1:59 AM] hm", "1:30 AM] ok"].map { "[Otto] [\($0)\n" }.joined()
    let chat = try read(
      "KakaoTalk Chats with Otto\n\n--------------- October 25, 2026 ---------------\n" + lines,
      "a.txt", owners: [])
    #expect(Set(chat.messages.map(\.key)).count == 3)
  }
}
