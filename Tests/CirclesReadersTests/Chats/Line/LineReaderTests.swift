import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("An export of LINE")
struct LineReaderTests {
  func read(_ text: String, owners: [String] = ["Lena Voss"], region: String = "GB") throws
    -> ReadChat
  {
    try ReadChat(LineReader(), MemoryInput(text, path: "a.txt"), owners: owners, region: region)
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
    #expect(LineTitle(line)?.name == name)
    #expect(LineTitle(line)?.isGroup == isGroup)
    #expect(LineTitle("LINE " + name) == nil)
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
      LineReader().confidence(for: FileProbe(name: "a.txt", head: Array("hm\n".utf8))) == .none)
    let body = "2022/03/14(月)\n19:05\tOtto\tok\n19:06\tIda\tok\n"
    #expect(
      LineReader().confidence(for: FileProbe(name: "a.txt", head: Array(body.utf8))) == .likely)
    #expect(
      LineReader().confidence(for: FileProbe(name: "a", head: Array(Self.head.utf8))) == .certain)
  }
}
