import Testing

@testable import CirclesPipeline

@Suite("A chat that several programs exported")
struct SameChatTests {
  private static let exports = [
    (
      "KakaoTalkChats.txt",
      "Ines 님과 카카오톡 대화\n저장한 날짜 : 2026년 3월 16일 오전 9:12\n\n\n2026년 3월 14일 오후 7:05\n"
        + "2026년 3월 14일 오후 7:05, Ines : hm\n2026년 3월 14일 오후 7:05, 회원님 : ok\n"
        + "2026년 3월 14일 오후 7:06, 회원님 : ok\n2026년 3월 14일 오후 7:06, 회원님 : ok\n"
    ),
    (
      "KakaoTalk_20260316_0912_44_871_Ines.txt",
      "\u{FEFF}KakaoTalk Chats with Ines\r\nDate Saved : 2026-03-16 09:12:44\r\n\r\n"
        + "--------------- Saturday, March 14, 2026 ---------------\r\n"
        + "[Ines] [7:05 PM] hm\r\n[Robin] [7:05 PM] ok\r\n[Robin] [7:06 PM] ok\r\n"
        + "[Robin] [7:06 PM] ok\r\n"
    ),
    (
      "KakaoTalk_Chat_Ines_2026-03-16-09-12-44.csv",
      "Date,User,Message\n2026-03-14 19:05:33,\"Ines\",\"hm\"\n2026-03-14 19:05:40,\"Robin\",\"ok\"\n"
        + "2026-03-14 19:06:02,\"Robin\",\"ok\"\n2026-03-14 19:06:09,\"Robin\",\"ok\"\n"
    ),
  ]

  @Test("counts once, whichever comes first", arguments: 0..<3)
  func kakaoTalk(first: Int) async throws {
    let torn = try TornNotebook()
    for place in 0..<3 {
      let (name, text) = Self.exports[(first + place) % 3]
      try await torn.load(Array(text.utf8), as: name)
      #expect(try torn.rows(["SELECT text FROM message"]).count == 4)
      #expect(try torn.rows(["SELECT id FROM thread"]).count == 1)
    }
  }
}
