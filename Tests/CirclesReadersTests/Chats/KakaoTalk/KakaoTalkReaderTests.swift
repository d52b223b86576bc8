import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("An export of KakaoTalk")
struct KakaoTalkReaderTests {
  func read(_ text: String, path: String = "KakaoTalkChats.txt", owners: [String] = []) throws
    -> ReadChat
  {
    try ReadChat(KakaoTalkReader(), MemoryInput(text, path: path), owners: owners)
  }

  static let phone = "이네스 님과 카카오톡 대화\n저장한 날짜 : 2026년 3월 16일 오전 9:12\n\n\n"
  static let windows = "Otto 님과 카카오톡 대화\n저장한 날짜 : 2026-03-16 09:12:44\n\n"

  @Test("that is broken, empty or another's ends in words")
  func malformed() throws {
    #expect(try read("").codes == ["kakaotalk.no-message"])
    #expect(try read(Self.phone).codes == ["kakaotalk.no-message"])
    #expect(
      try read("[Otto] [7:05 PM] hm\n").codes == ["kakaotalk.no-day", "kakaotalk.no-message"])
    #expect(try read("hm\n[x] [y] z\n--- no day ---\n").codes == ["kakaotalk.no-message"])
    let odd = try read(
      Self.phone + "2026년 13월 41일 오후 7:05, 이네스 : a\n2026년 3월 14일 오후 7:61, 이네스 : b\n")
    #expect(odd.codes == ["kakaotalk.no-message"])
    #expect(KakaoTalkReader().confidence(of: "Chat on KakaoTalk with Otto\nhe was well\n") == .none)
    #expect(KakaoTalkReader().confidence(of: "2026-03-14\nread on, Otto : ok\n") == .none)
  }

  @Test("of Android gives messages their time, and knows the owner by the app's word")
  func android() throws {
    let chat = try read(
      Self.phone + "2026년 3월 14일 오후 7:05\n2026년 3월 14일 오후 7:05, 이네스 : 시간 돼?\n"
        + "2026년 3월 14일 오후 12:06, 회원님 : 응 : 그래\n\n2026년 3월 15일 오전 12:03\n"
        + "2026년 3월 15일 오전 12:03, 이네스 : 좋아\n")
    #expect(chat.texts == ["시간 돼?", "응 : 그래", "좋아"])
    #expect(chat.senders == ["them", "me", "them"])
    #expect(chat.times == ["2026-03-14T19:05:00", "2026-03-14T12:06:00", "2026-03-15T00:03:00"])
    #expect(chat.chat?.app == "kakaotalk")
    #expect(chat.chat?.chatWith?.name == "이네스")
    #expect(chat.codes.isEmpty)
  }

  @Test(
    "of phones has dates of every language",
    arguments: [
      "2026년 3월 14일 오후 7:05", "2026. 3. 14. 오후 7:05", "2026. 3. 14. 19:05", "2026-03-14 19:05",
      "March 14, 2026, 7:05 PM", "Mar 14, 2026 at 7:05 PM", "Mar 14, 2026 at 19:05",
      "14 March 2026 at 19:05", "2026年3月14日 19:05", "2026年3月14日 午後7:05", "2026/03/14 19:05",
      "\u{200E}2026. 3. 14. 오후 7:05",
    ])
  func dates(head: String) throws {
    let text = "KakaoTalk Chats with Otto\n\n\(head), Otto : hm\n\(head), Otto left the chat\n"
    let chat = try read(text)
    #expect(chat.times == ["2026-03-14T19:05:00"])
    #expect(chat.texts == ["hm"])
    #expect(chat.codes == ["kakaotalk.notices"])
    #expect(KakaoTalkReader().confidence(of: text) == .certain)
    let plain = "\(head), Otto : hm\n\(head), Ida : ok\n"
    #expect(KakaoTalkReader().confidence(of: plain) == .likely)
    let probe = FileProbe(name: "chat.txt", head: Array(plain.utf8))
    #expect(ReaderRegistry.standard.reader(for: probe)?.format.id == "kakaotalk")
  }

  @Test(
    "of Windows has days between dashes, in every language",
    arguments: [
      ("2026년 3월 14일 토요일", "오후 7:05"), ("Saturday, March 14, 2026", "7:05 PM"),
      ("2026年3月14日土曜日", "午後 7:05"), ("2026年3月14日(土)", "19:05"),
    ])
  func windows(day: String, time: String) throws {
    let text =
      "\u{FEFF}Otto 님과 카카오톡 대화\r\n\r\n--------------- \(day) ---------------\r\n"
      + "[Otto] [\(time)] hm\r\n[not a time] goes on\r\n\r\n2026-03-15\r\n[[A] Ida] [\(time)] ok\r\n"
    let chat = try read(text)
    #expect(chat.texts == ["hm\n[not a time] goes on\n\n2026-03-15", "ok"])
    #expect(chat.times == ["2026-03-14T19:05:00", "2026-03-14T19:05:00"])
    #expect(chat.senders == ["them", "me"])
    let untitled = text.split(separator: "\r\n").dropFirst().joined(separator: "\n")
    #expect(KakaoTalkReader().confidence(of: untitled) == .certain)
  }

  @Test("of Windows leaves out what the app says between messages, and not what somebody writes")
  func notices() throws {
    let chat = try read(
      Self.windows
        + """
        --------------- 2026년 3월 14일 토요일 ---------------
        이네스님이 Otto님을 초대했습니다.
        [Otto] [오후 7:05] 나갔습니다.
        톰님이 나갔습니다.
        [Otto] [오후 7:06] she left
        the chat
        Ida joined this chatroom.
        """)
    #expect(chat.texts == ["나갔습니다.", "she left\nthe chat"])
    #expect(chat.codes == ["kakaotalk.notices"])
  }

  @Test("keeps a day that somebody wrote on a line of its own")
  func separators() throws {
    let head = "2026년 3월 14일 오후 7:05, 이네스 : "
    let chat = try read(
      Self.phone + head + "on\n\n2026년 3월 20일\nwe go\n" + head
        + "and\n2026년 3월 21일\n\n2026년 3월 15일 일요일\n2026년 3월 15일 오후 7:05, 이네스 : ok\n\n2026년 3월 16일 월요일\n"
    )
    #expect(
      chat.texts == ["on\n\n2026년 3월 20일\nwe go", "and\n2026년 3월 21일", "ok"])
  }

  @Test(
    "tells media, calls and deleted messages from text",
    arguments: [
      ("사진", MessageKind.media, ""), ("사진 3장", .media, ""), ("Photo", .media, ""),
      ("写真 2枚", .media, ""), ("이모티콘", .media, ""), ("(이모티콘) 응", .text, "응"),
      ("파일: a b.pdf", .media, "a b.pdf"), ("File: list.xlsx", .media, "list.xlsx"),
      ("0123456789abcdef0123456789abcdef.mp4", .media, ""), ("보이스톡 12:21", .call, "call, 12 min"),
      ("페이스톡 해요", .call, "video call"), ("ボイストーク 不在着信", .call, "missed call"),
      ("Video Call 1:00:01", .call, "video call, 1 h"), ("보이스톡 하자", .text, "보이스톡 하자"),
      ("삭제된 메시지입니다.", .deleted, ""), ("This message was deleted.", .deleted, ""),
      ("Photo of the tent", .text, "Photo of the tent"), ("File it", .text, "File it"),
      ("3 photos", .media, ""), ("12 34", .text, "12 34"),
    ])
  func kinds(written: String, kind: MessageKind, text: String) {
    let read = KakaoTalkBody.read(written)
    #expect(read.kind == kind)
    #expect(read.text == text)
  }

  @Test(
    "of macOS that breaks off within a row says so, and invents no message of its beginning",
    arguments: [
      ("", ["csv.cut"]), (",\"Rob", ["csv.cut"]), (",\"Robin\"", ["csv.cut"]),
      // All columns are there: what was written of the text is kept until the whole comes.
      (",\"Robin\",\"see y", ["csv.unclosed-quote"]),
    ])
  func cutTable(rest: String, codes: [String]) throws {
    let chat = try read(
      "Date,User,Message\n2026-03-14 19:05:33,\"Ines\",\"hm\"\n2026-03-14 19:05:58" + rest,
      path: "KakaoTalk_Chat_Ines_2026-03-16-09-12-44.csv")
    #expect(chat.texts == (codes == ["csv.cut"] ? ["hm"] : ["hm", "see y"]))
    #expect(chat.codes == codes)
  }

  @Test("of macOS is a table with seconds, named in the name of its file")
  func table() throws {
    let text =
      "\u{FEFF}Date,User,Message\n2026-03-14 19:05:33,\"Ines\",\"two\nlines, \"\"quoted\"\"\"\n"
      + "2026-03-14 19:05:58,\"Robin\",\"Photo\"\n2026-03-14 19:06:00,\"\",\"Tom left this chatroom.\"\n"
    let name = "KakaoTalk_Chat_Ines_2026-03-16-09-12-44.csv"
    let chat = try read(text, path: "x/" + name)
    #expect(chat.texts == ["two\nlines, \"quoted\"", ""])
    #expect(chat.times == ["2026-03-14T19:05:33", "2026-03-14T19:05:58"])
    #expect(chat.senders == ["them", "me"])
    #expect(KakaoTalkReader().confidence(of: text, named: name) == .certain)
    #expect(KakaoTalkReader().confidence(of: "Date,User,Message,Phone\na,b,c,d\n") == .none)
  }
}
