import CirclesModel
import Testing

@testable import CirclesReaders

/// One way of writing dates and times: the same three moments in it.
struct DialectCase: Sendable, CustomTestStringConvertible {
  var name: String
  /// 4 March 2022 8:05, the same day 20:15, 25 March 2022 0:30; seconds 9 where there are seconds.
  var stamps: [String]

  init(_ name: String, _ first: String, _ second: String, _ third: String) {
    self.name = name
    stamps = [first, second, third]
  }

  var testDescription: String { name }

  var hasSeconds: Bool { stamps[0].contains("09") || stamps[0].contains("०९") }

  /// The three moments as an export of Android has them, or of iOS.
  func export(isBracketed: Bool) -> String {
    let texts = ["are the plums ripe?", "nearly: two days", "8/3/2021, 10:00 - no header"]
    var text = ""
    for (index, stamp) in stamps.enumerated() {
      let sender = index == 1 ? "Otto Brandt" : "Lena Voss"
      text +=
        isBracketed
        ? "[\(stamp)] \(sender): \(texts[index])\r\n" : "\(stamp) - \(sender): \(texts[index])\n"
    }
    return text
  }
}

@Suite("A dialect of WhatsApp's export")
struct WhatsAppDialectTests {
  static let cases: [DialectCase] = [
    .init("British", "04/03/2022, 08:05", "04/03/2022, 20:15", "25/03/2022, 00:30"),
    .init("American", "3/4/22, 8:05 AM", "3/4/22, 8:15 PM", "3/25/22, 12:30 AM"),
    .init(
      "American, narrow space", "3/4/22, 8:05\u{202F}AM", "3/4/22, 8:15\u{202F}PM",
      "3/25/22, 12:30\u{202F}AM"),
    .init("Australian", "4/3/2022, 8:05 am", "4/3/2022, 8:15 pm", "25/3/2022, 12:30 am"),
    .init("German", "04.03.22, 08:05", "04.03.22, 20:15", "25.03.22, 00:30"),
    .init("Dutch, no comma", "04-03-2022 08:05", "04-03-2022 20:15", "25-03-2022 00:30"),
    .init("Finnish", "4.3.2022 klo 8.05", "4.3.2022 klo 20.15", "25.3.2022 klo 0.30"),
    .init("Danish", "04.03.2022 08.05", "04.03.2022 20.15", "25.03.2022 00.30"),
    .init("Swedish", "2022-03-04 08:05", "2022-03-04 20:15", "2022-03-25 00:30"),
    .init("Czech", "4. 3. 2022 8:05", "4. 3. 2022 20:15", "25. 3. 2022 0:30"),
    .init("Croatian", "04. 03. 2022., 08:05", "04. 03. 2022., 20:15", "25. 03. 2022., 00:30"),
    .init("Hungarian", "2022. 03. 04. 8:05", "2022. 03. 04. 20:15", "2022. 03. 25. 0:30"),
    .init("Bulgarian", "4.03.22 г., 8:05 ч.", "4.03.22 г., 20:15 ч.", "25.03.22 г., 0:30 ч."),
    .init(
      "Spanish of Colombia", "4/3/22, 8:05\u{202F}a.\u{A0}m.", "4/3/22, 8:15\u{202F}p.\u{A0}m.",
      "25/3/22, 12:30\u{202F}a.\u{A0}m."),
    .init(
      "French of Canada", "2022-03-04 08 h 05", "2022-03-04 20 h 15", "2022-03-25 00 h 30"),
    .init("Vietnamese", "08:05, 04/03/2022", "20:15, 04/03/2022", "00:30, 25/03/2022"),
    .init("Korean", "2022. 3. 4. 오전 8:05", "2022. 3. 4. 오후 8:15", "2022. 3. 25. 오전 12:30"),
    .init("Korean, spelt", "2022년 3월 4일 오전 8:05", "2022년 3월 4일 오후 8:15", "2022년 3월 25일 오전 12:30"),
    .init("Japanese", "2022/03/04 8:05", "2022/03/04 20:15", "2022/03/25 0:30"),
    .init("Japanese, halves", "2022/03/04 午前8:05", "2022/03/04 午後8:15", "2022/03/25 午前0:30"),
    .init("Chinese", "2022/3/4 上午8:05", "2022/3/4 下午8:15", "2022/3/25 上午12:30"),
    .init("Chinese, spelt", "2022年3月4日 早上8:05", "2022年3月4日 晚上8:15", "2022年3月25日 凌晨12:30"),
    .init("Greek", "4/3/22, 8:05 π.μ.", "4/3/22, 8:15 μ.μ.", "25/3/22, 12:30 π.μ."),
    .init("Turkish", "4.03.2022 ÖÖ 8:05", "4.03.2022 ÖS 8:15", "25.03.2022 ÖÖ 12:30"),
    .init("Thai, Buddhist era", "4/3/2565 08:05", "4/3/2565 20:15", "25/3/2565 00:30"),
    .init("Thai, two digits", "4/3/65 08:05", "4/3/65 20:15", "25/3/65 00:30"),
    .init("Taiwanese, Minguo era", "111/3/4 08:05", "111/3/4 20:15", "111/3/25 00:30"),
    .init(
      "Arabic", "٤\u{200F}/٣\u{200F}/٢٠٢٢، ٨:٠٥ ص", "٤\u{200F}/٣\u{200F}/٢٠٢٢، ٨:١٥ م",
      "٢٥\u{200F}/٣\u{200F}/٢٠٢٢، ١٢:٣٠ ص"),
    .init("Persian, its own era", "۱۴۰۰/۱۲/۱۳،‏ ۸:۰۵", "۱۴۰۰/۱۲/۱۳،‏ ۲۰:۱۵", "۱۴۰۱/۱/۵،‏ ۰:۳۰"),
    .init(
      "Arabic of Arabia, its own era", "١/٨/١٤٤٣ ٨:٠٥ ص", "١/٨/١٤٤٣ ٨:١٥ م", "٢٢/٨/١٤٤٣ ١٢:٣٠ ص"),
    .init("Hebrew", "4.3.2022, 8:05 לפנה״צ", "4.3.2022, 8:15 אחה״צ", "25.3.2022, 12:30 לפנה״צ"),
    .init("Marathi", "४/३/२२, ८:०५ म.पू.", "४/३/२२, ८:१५ म.उ.", "२५/३/२२, १२:३० म.पू."),
    .init("words not known", "4/3/22, 8:05 fru", "4/3/22, 8:15 spa", "25/3/22, 12:30 fru"),
    .init("with seconds", "04/03/2022, 08:05:09", "04/03/2022, 20:15:09", "25/03/2022, 00:30:09"),
    .init(
      "with seconds and halves", "3/4/22, 8:05:09 AM", "3/4/22, 8:15:09 PM", "3/25/22, 12:30:09 AM"),
    .init("with seconds and dots", "4.3.2022, 8.05.09", "4.3.2022, 20.15.09", "25.3.2022, 0.30.09"),
  ]

  @Test("of Android gives every message its time, sender and text", arguments: cases)
  func android(dialect: DialectCase) throws {
    try expect(
      ReadChat.whatsApp(dialect.export(isBracketed: false), owners: ["Lena Voss"]), dialect)
  }

  @Test("of iOS gives every message its time, sender and text", arguments: cases)
  func iOS(dialect: DialectCase) throws {
    try expect(ReadChat.whatsApp(dialect.export(isBracketed: true), owners: ["Lena Voss"]), dialect)
  }

  private func expect(_ chat: ReadChat, _ dialect: DialectCase) throws {
    let seconds = dialect.hasSeconds ? "09" : "00"
    #expect(
      chat.times == [
        "2022-03-04T08:05:" + seconds, "2022-03-04T20:15:" + seconds,
        "2022-03-25T00:30:" + seconds,
      ])
    #expect(chat.senders == ["me", "them", "me"])
    #expect(
      chat.texts == ["are the plums ripe?", "nearly: two days", "8/3/2021, 10:00 - no header"])
    #expect(chat.codes.isEmpty)
  }

  @Test("of old iPhones has a colon and no brackets")
  func colons() throws {
    let chat = try ReadChat.whatsApp(
      """
      14/03/15 19:05:33: Lena Voss: tea?
      14/03/15 19:06:01: Otto Brandt: at 20:30: yes
      """, owners: ["Lena Voss"])
    #expect(chat.texts == ["tea?", "at 20:30: yes"])
    #expect(chat.times == ["2015-03-14T19:05:33", "2015-03-14T19:06:01"])
  }

  @Test("that most headers are written in is the file's; a line in another is part of a message")
  func pasted() throws {
    let chat = try ReadChat.whatsApp(
      """
      14/03/2022, 19:05 - Lena Voss: from the old phone:
      [13/03/2022, 10:00:00] Otto Brandt: pasted
      13.03.22, 10:01 - Otto Brandt: pasted too
      14/03/2022, 19:06 - Otto Brandt: oh
      14/03/2022, 19:07 - Lena Voss: yes
      """, owners: ["Lena Voss"])
    #expect(chat.messages.count == 3)
    #expect(
      chat.texts[0] == """
        from the old phone:
        [13/03/2022, 10:00:00] Otto Brandt: pasted
        13.03.22, 10:01 - Otto Brandt: pasted too
        """)
  }

  @Test(
    "is not seen in ordinary lines",
    arguments: [
      "12 March 2022, 10:45 - bring the map: both", "[draft] 4/3: no", "10:45 - 4 people: us",
      "1/2/3/4, 10:45 - x: y", "99/99/2022 25:61 - Ana: hi", "4/3/2022 10:45: no name here",
      "[4/3/2022] Ana: hi", "12345/3/4, 10:45 - Ana: hi", "",
    ])
  func ordinary(line: String) throws {
    let chat = try ReadChat.whatsApp(line + "\n" + line + "\n")
    #expect(chat.messages.isEmpty)
    #expect(chat.codes == ["whatsapp.no-message"])
  }

  @Test("keeps who wrote a line whose date is none, without a time")
  func impossibleDate() throws {
    let chat = try ReadChat.whatsApp(
      "25/03/2022, 19:05 - Lena Voss: one\n31/02/2022, 19:06 - Otto Brandt: two\n"
        + "26/03/2022, 19:07 - Otto Brandt: three\n")
    #expect(chat.texts == ["one", "two", "three"])
    #expect(chat.times == ["2022-03-25T19:05:00", "", "2022-03-26T19:07:00"])
  }
}
