import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("An export of LINE")
struct LINEReaderTests {
  func read(_ text: String, owners: [String] = ["Lena Voss"], region: String = "GB") throws
    -> ReadChat
  {
    try ReadChat(LINEReader(), MemoryInput(text, path: "a.txt"), owners: owners, region: region)
  }

  static let head = "[LINE] Chat history with Otto\nSaved on: 2022/03/20 10:00\n\n"

  @Test("gives messages their day, time and sender")
  func messages() throws {
    let chat = try read(
      Self.head
        + "2022/03/14(月)\n19:05\tLena Voss\tplums?\n19:06\tOtto\tyes: two\n\n2022/03/15(火)\n08:00\tOtto\tmore\n"
    )
    #expect(chat.texts == ["plums?", "yes: two", "more"])
    #expect(chat.senders == ["me", "them", "them"])
    #expect(chat.times == ["2022-03-14T19:05:00", "2022-03-14T19:06:00", "2022-03-15T08:00:00"])
    #expect(chat.chat?.app == "line")
    #expect(chat.chat?.chatWith?.name == "Otto")
    #expect(chat.codes.isEmpty)
  }

  @Test(
    "has the title of any language",
    arguments: [
      ("[LINE] Chat history with Otto", "Otto", false),
      ("[LINE] Chat history in Plums", "Plums", true),
      ("[LINE] Ottoとのトーク履歴", "Otto", false), ("[LINE] 與Otto的聊天記錄", "Otto", false),
      ("\u{FEFF}[LINE] Otto님과의 대화", "Otto", false), ("[LINE] Otto", "Otto", false),
    ])
  func titles(line: String, name: String, isGroup: Bool) {
    #expect(LINETitle(line)?.name == name)
    #expect(LINETitle(line)?.isGroup == isGroup)
    #expect(LINETitle("LINE " + name) == nil)
  }

  @Test(
    "has times with the word for the half of the day before or after them",
    arguments: [
      ("19:05", "19:05"), ("07:05PM", "19:05"), ("7:05 AM", "07:05"), ("午後7:05", "19:05"),
      ("오전 12:05", "00:05"), ("下午07:05", "19:05"),
    ])
  func clock(written: String, expected: String) throws {
    let chat = try read(Self.head + "2022.03.14 Monday\n\(written)\tOtto\thm\n")
    #expect(chat.times == ["2022-03-14T\(expected):00"])
  }

  @Test("has days in any form, and none in a message that only begins with one")
  func days() throws {
    for day in [
      "2022/03/14(月)", "2022.03.14 Monday", "Mon, 03/14/2022", "2022年3月14日 月曜日", "2022. 3. 14.",
    ] {
      #expect(try read(Self.head + day + "\n19:05\tOtto\thm\n").times == ["2022-03-14T19:05:00"])
    }
    let chat = try read(
      Self.head
        + "2022/03/14(月)\n19:05\tOtto\t\"on\n2022/03/20 we leave\nfor home\"\n19:06\tOtto\thm\n")
    #expect(chat.texts == ["on\n2022/03/20 we leave\nfor home", "hm"])
  }

  @Test("says so where it had to guess the order of day and month")
  func guess() throws {
    let chat = try read(Self.head + "Mon, 03/04/2022\n19:05\tOtto\thm\n")
    #expect(chat.times == ["2022-04-03T19:05:00"])
    #expect(chat.messages.allSatisfy { $0.isLowConfidence })
    #expect(chat.codes == ["line.date-order-guessed"])
  }

  @Test(
    "the day of the week tells day from month",
    arguments: [
      ("Mon, 03/02/2026", "2026-03-02"), ("Tue, 03/02/2026", "2026-02-03"),
      ("lunes, 03/02/2026", "2026-03-02"), ("03/02/2026（月）", "2026-03-02"),
      ("martes, 03/02/2026", "2026-02-03"),
    ])
  func weekday(line: String, day: String) throws {
    let chat = try read(Self.head + line + "\n19:05\tOtto\thm\n")
    #expect(chat.times == [day + "T19:05:00"])
    #expect(chat.codes == [])
  }

  @Test("tells media and calls from text, and leaves its own notices out")
  func kinds() throws {
    let chat = try read(
      Self.head + """
        2022/03/14(月)
        19:05\tOtto\t[写真]
        19:06\tOtto\t[draft] not yet
        19:07\tOtto\t☎ 通話時間 3:21
        19:08\t\tOtto joined the chat.
        19:09\tOtto unsent a message.
        19:10\tOtto\t[Album] plums
        19:11\tOtto\t"quoted" is fine
        """)
    #expect(chat.messages.map(\.kind) == [.media, .text, .call, .media, .text])
    #expect(chat.texts == ["", "[draft] not yet", "通話時間 3:21", "plums", "\"quoted\" is fine"])
  }

  @Test("of a group keeps everybody's name")
  func group() throws {
    let chat = try read(
      "[LINE] Chat history in Plums\nSaved on: 2022/03/20 10:00\n\n2022/03/14(月)\n"
        + "19:05\tOtto\ta\n19:06\tIda\tb\n19:06\tLena Voss\tc\n")
    #expect(chat.senders == ["Otto", "Ida", "me"])
    #expect(chat.chat?.title == "Plums")
    #expect(chat.chat?.isGroup == true)
  }

  @Test("of the desktop has spaces for tabs, and names are known from the title and the owner")
  func desktop() throws {
    let chat = try read(
      "[LINE] Chat history with Otto Brandt\n\n2022.03.14 Monday\n19:05 Otto Brandt hm yes\n19:06 Lena Voss ok\n"
    )
    #expect(chat.texts == ["hm yes", "ok"])
    #expect(chat.senders == ["them", "me"])
  }

  @Test("gives a part the keys of the whole")
  func keys() throws {
    let text = Self.head + "2022/03/14(月)\n19:05\tOtto\tok\n19:05\tOtto\tok\n19:06\tLena Voss\tso\n"
    let whole = try read(text)
    let part = try read(text.replacing("19:06\tLena Voss\tso\n", with: ""))
    #expect(Set(whole.messages.map(\.key)).count == 3)
    #expect(part.messages.map(\.key) == Array(whole.messages.map(\.key).prefix(2)))
  }

  @Test("without messages is told of, and other text is not taken for one")
  func nothing() throws {
    #expect(try read(Self.head).codes == ["line.no-message"])
    #expect(
      LINEReader().confidence(for: FileProbe(name: "a.txt", head: Array("hm\n".utf8))) == .none)
    let body = "2022/03/14(月)\n19:05\tOtto\tok\n19:06\tIda\tok\n"
    #expect(
      LINEReader().confidence(for: FileProbe(name: "a.txt", head: Array(body.utf8))) == .likely)
    #expect(
      LINEReader().confidence(for: FileProbe(name: "a", head: Array(Self.head.utf8))) == .certain)
  }

  @Test(
    "has the days of every week in any language",
    arguments: [
      "2024/01/15 จันทร์", "2024/01/15(จันทร์)", "2024.01.15 วันจันทร์", "2024.01.15 ศุกร์",
      "2024/01/15 เสาร์",
      "2024/01/15(อาทิตย์)", "2567/01/15 จันทร์", "2024/01/15 Thứ Hai", "2024.01.15 Chủ Nhật",
      "Th 2, 15/01/2024", "2024/01/15(T2)", "2024/01/15(CN)", "2024/01/15 segunda-feira",
      "2024/01/15 الاثنين", "2024/01/15 सोमवार", "2024. 1. 15. 월요일", "2024.01.15 星期一",
    ])
  func weekdays(day: String) throws {
    let chat = try read(Self.head + day + "\n19:05\tOtto\thm\n")
    #expect(chat.times == ["2024-01-15T19:05:00"])
  }

  @Test("of computers is recognised without a title, by a day and names that come again")
  func computer() throws {
    let text =
      "2025.12.30 火曜日\n23:43 natsumi スタンプ\n23:47 Ken わ！\n見ます!\n2025.12.31 水曜日\n"
      + "08:01 natsumi おはよう\n08:02 Kenがメッセージの送信を取り消しました\n"
    func confidence(_ name: String, _ text: String) -> Confidence {
      LINEReader().confidence(for: FileProbe(name: name, head: Array(text.utf8)))
    }
    #expect(confidence("a.txt", text) == .likely)
    #expect(confidence("[LINE]natsumi.txt", text) == .certain)
    #expect(
      confidence(
        "a.txt",
        "2025.12.30 Tuesday\n09:00 gym first\n10:00 call Bo\n11:00 gym again\n12:00 read on\n")
        == .none)
    let chat = try ReadChat(LINEReader(), MemoryInput(text, path: "x/[LINE]natsumi.txt"))
    #expect(chat.texts == ["", "わ！\n見ます!", "おはよう"])
    #expect(chat.messages.map(\.kind) == [.media, .text, .text])
    #expect(chat.senders == ["them", "me", "them"])
    #expect(chat.chat?.chatWith?.name == "natsumi")
    #expect(chat.times.last == "2025-12-31T08:01:00")
  }

  @Test("of computers has names of several words, told by what comes again")
  func longNames() throws {
    let lines = ["hello", "how are you", "fine", "so long"].map { "7:05 PM Ana Ruiz \($0)\n" }
    let chat = try read(
      "2025.12.30 Tuesday\n" + lines.joined() + "7:06 PM Ken ok\n7:07 PM Ken good\n")
    #expect(chat.texts == ["hello", "how are you", "fine", "so long", "ok", "good"])
    #expect(Set(chat.senders) == ["Ana Ruiz", "Ken"])
    #expect(chat.times[0] == "2025-12-30T19:05:00")
  }

  @Test("with tabs has none with spaces: such lines go on a message")
  func tabsAlone() throws {
    let chat = try read(
      Self.head + "2022/03/14(月)\n19:05\tOtto\t\"plan\n10:00 train home\"\n19:06\tLena Voss\tok\n")
    #expect(chat.texts == ["plan\n10:00 train home", "ok"])
  }

  @Test("is a group's where its name is none of those who write, however few do")
  func titleOfGroup() throws {
    let chat = try read(
      "[LINE] Chat history with Travel Friends\n\n2026/04/26(Sun)\n16:35\tAlex\ta\n16:36\tMaya\tb\n",
      owners: ["Maya"])
    #expect(chat.chat?.title == "Travel Friends")
    #expect(chat.chat?.isGroup == true)
    #expect(chat.senders == ["Alex", "me"])
  }

  @Test("in Chinese is of two where its name is one of them")
  func chineseTitle() throws {
    let body = "\n\n2022/03/14(一)\n19:05\t小明\ta\n19:06\tLena Voss\tb\n"
    for title in ["小明 的聊天記錄", "與小明的聊天記錄", "小明的聊天记录", "wi 小明"] {
      let chat = try read("[LINE] " + title + body)
      #expect(chat.chat?.isGroup == false)
      #expect(chat.senders == ["them", "me"])
    }
  }
}
