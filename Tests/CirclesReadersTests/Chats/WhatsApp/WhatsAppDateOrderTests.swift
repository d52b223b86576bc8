import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("The order of day and month in a WhatsApp export")
struct WhatsAppDateOrderTests {
  func export(_ dates: [String], time: String = "19:05", text: String = "hm") -> String {
    dates.map { "\($0), \(time) - Lena Voss: \(text)\n" }.joined()
  }

  func days(_ chat: ReadChat) -> [String] { chat.times.map { String($0.prefix(10)) } }

  @Test("is told by a number above twelve, anywhere in the file")
  func range() throws {
    let days = try days(.whatsApp(export(["4/3/2022", "5/3/2022", "13/3/2022"])))
    #expect(days == ["2022-03-04", "2022-03-05", "2022-03-13"])
    let american = try self.days(.whatsApp(export(["3/4/2022", "3/5/2022", "3/13/2022"])))
    #expect(american == ["2022-03-04", "2022-03-05", "2022-03-13"])
  }

  @Test("is told by the names of media, which have a date of their own")
  func media() throws {
    let chat = try ReadChat.whatsApp(
      export(["4/3/2022"], text: "IMG-20220403-WA0001.jpg (file attached)"))
    #expect(days(chat) == ["2022-04-03"])
    #expect(!chat.messages.contains { $0.isLowConfidence })
    let photo = try ReadChat.whatsApp(
      "[4/3/2022, 19:05:33] Lena Voss: \u{200E}<attached: 00000002-PHOTO-2022-04-03-19-05-33.jpg>\n"
    )
    #expect(days(photo) == ["2022-04-03"])
  }

  @Test("is the one in which time runs forward")
  func monotonous() throws {
    let chat = try ReadChat.whatsApp(export(["10/2/2022", "11/2/2022", "1/3/2022", "2/3/2022"]))
    #expect(days(chat).first == "2022-02-10")
    #expect(!chat.messages.contains { $0.isLowConfidence })
  }

  @Test("has the number that changes most often as the day")
  func changes() throws {
    let chat = try ReadChat.whatsApp(export(["4/3/2022", "5/3/2022", "6/3/2022"]), region: "US")
    #expect(days(chat) == ["2022-03-04", "2022-03-05", "2022-03-06"])
    #expect(!chat.messages.contains { $0.isLowConfidence })
  }

  @Test("does not put messages after the file was written")
  func fileTime() throws {
    // 10 May 2022
    let chat = try ReadChat.whatsApp(
      export(["4/5/2022"]), region: "US", modifiedAt: 1_652_140_800)
    #expect(days(chat) == ["2022-04-05"])
    // 20 April 2022: only the American reading lies before it.
    let british = try ReadChat.whatsApp(export(["4/5/2022"]), modifiedAt: 1_650_412_800)
    #expect(days(british) == ["2022-04-05"])
    #expect(!british.messages.contains { $0.isLowConfidence })
  }

  @Test(
    "follows the way of writing where only one order is in use with it",
    arguments: [
      ("04.03.22", "19:05", "2022-03-04"), ("04-03-2022", "19:05", "2022-03-04"),
      ("3/4/22", "7:05 PM", "2022-03-04"),
    ])
  func custom(date: String, time: String, expected: String) throws {
    let chat = try ReadChat.whatsApp(export([date], time: time), region: "JP")
    #expect(days(chat) == [expected])
    #expect(!chat.messages.contains { $0.isLowConfidence })
  }

  @Test("is a guess by region where nothing tells, and every message says so")
  func guess() throws {
    let british = try ReadChat.whatsApp(export(["4/3/2022"]))
    #expect(days(british) == ["2022-03-04"])
    #expect(british.messages.allSatisfy { $0.isLowConfidence })
    #expect(british.codes.contains("whatsapp.date-order-guessed"))
    let american = try ReadChat.whatsApp(export(["4/3/2022"]), region: "US")
    #expect(days(american) == ["2022-04-03"])
    let chinese = try ReadChat.whatsApp(export(["14/03/04"]), region: "CN")
    #expect(days(chinese) == ["2014-03-04"])
  }

  @Test("is what the user says, where that is possible at all")
  func wanted() throws {
    let said = try ReadChat.whatsApp(export(["4/3/2022"]), order: .mdy)
    #expect(days(said) == ["2022-04-03"])
    #expect(!said.messages.contains { $0.isLowConfidence })
    let impossible = try ReadChat.whatsApp(export(["25/3/2022"]), order: .mdy)
    #expect(days(impossible) == ["2022-03-25"])
    #expect(impossible.codes.contains("whatsapp.date-order-impossible"))
    let first = try ReadChat.whatsApp(export(["2022-03-04"]), order: .dmy)
    #expect(days(first) == ["2022-03-04"])
  }

  @Test("with a year of two digits is told by WhatsApp's age: no message is older than 2009")
  func shortYears() throws {
    let last = try ReadChat.whatsApp(export(["04/03/22", "05/03/22"]), region: "CN")
    #expect(days(last) == ["2022-03-04", "2022-03-05"])
    let first = try ReadChat.whatsApp(export(["22/03/04", "22/03/05"]), region: "GB")
    #expect(days(first) == ["2022-03-04", "2022-03-05"])
  }

  @Test(
    "is that of the language the app speaks, also against an American region",
    arguments: [
      ("[3/4/25, 7:05:33\u{202F}p.\u{A0}m.] Lena: hm\n", "_chat.txt"),
      (
        "[3/4/25, 19:05:33] Lena: hm\n[3/4/25, 19:06:33] Lena: \u{200E}imagen omitida\n",
        "_chat.txt"
      ),
      ("3/4/25, 19:05 - Lena: <Médias omis>\n", "a.txt"),
      ("3/4/25, 19:05 - Lena: hm\n", "Chat de WhatsApp con Otto.txt"),
      (
        "[3/4/25, 19:05:33] Otto: \u{200E}Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt."
          + " Niemand kann sie lesen.\n[3/4/25, 19:05:34] Otto: hm\n", "_chat.txt"
      ),
    ])
  func language(text: String, file: String) throws {
    let chat = try ReadChat.whatsApp(text, path: file, region: "US")
    #expect(days(chat).last == "2025-04-03")
    #expect(chat.codes.contains("whatsapp.date-order-guessed") == false)
  }

  @Test("is the region's where the app speaks English")
  func english() throws {
    let text = "[3/4/25, 19:05:33] Lena: hm\n[3/4/25, 19:06:33] Lena: \u{200E}image omitted\n"
    #expect(try days(.whatsApp(text, region: "US")) == ["2025-03-04", "2025-03-04"])
    let named = try ReadChat.whatsApp(text, path: "WhatsApp Chat with Con.txt", region: "US")
    #expect(days(named).first == "2025-03-04")
  }
}
