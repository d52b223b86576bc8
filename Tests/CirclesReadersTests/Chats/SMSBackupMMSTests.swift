import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("Multimedia messages and calls of a backup")
struct SMSBackupMMSTests {
  let reader = SMSBackupReader()

  func mms(
    _ address: String, box: Int = 1, parts: String, addresses: String = "", name: String = "null",
    subject: String = "null"
  ) -> String {
    "<smses><mms date=\"1773428400000\" msg_box=\"\(box)\" address=\"\(address)\" sub=\"\(subject)\""
      + " contact_name=\"\(name)\"><parts>\(parts)</parts><addrs>\(addresses)</addrs></mms></smses>"
  }

  func text(_ text: String) -> String { "<part ct=\"text/plain\" text=\"\(text)\"/>" }
  func from(_ number: String) -> String { "<addr address=\"\(number)\" type=\"137\"/>" }
  func to(_ number: String) -> String { "<addr address=\"\(number)\" type=\"151\"/>" }

  let picture = "<part ct=\"image/jpeg\" text=\"null\" data=\"AAAA\"/>"
  let pair = "+447700900123~+447700900456"

  @Test("join their texts, and are media where a part is none")
  func parts() throws {
    let smil = "<part ct=\"application/smil\" text=\"&lt;smil/&gt;\"/>"
    let all = try reader.everything(
      mms("+447700900123", parts: smil + text("a") + picture + text("b"), subject: "Hello"))
    #expect(all.chats[0].lines == ["them: Hello\na\nb (media)"])
  }

  @Test("sent by the owner's own token go to whom they were sent")
  func ownToken() throws {
    let own = "insert-address-token"
    let all = try reader.everything(
      mms(
        own, box: 2, parts: text("hi"), addresses: from(own) + to("+447700900123")))
    #expect(all.chats[0].chatWith == ChatPartner(phone: "+447700900123"))
    #expect(all.chats[0].lines == ["me: hi"])
  }

  @Test("without text or media, as what was never fetched, are left out")
  func empty() throws {
    let all = try reader.everything(mms("+447700900123", parts: "", subject: "NoSubject"))
    #expect(all.records.isEmpty)
    #expect(all.skipped == 1)
    #expect(all.codes == ["sms.empty"])
  }

  @Test("of a group name who sent them, and list who takes part")
  func group() throws {
    let all = try reader.everything(
      mms(
        pair, parts: text("x"),
        addresses: from("07700900456") + to("+447700900123") + to("insert-address-token"),
        name: "Tomasz, Ines"))
    let chat = try #require(all.chats.first)
    #expect(chat.isGroup)
    #expect(chat.title == "Tomasz, Ines")
    #expect(chat.participants == ["+447700900123", "+447700900456"])
    #expect(chat.lines == ["+447700900456: x"])
    #expect(chat.chatWith == nil)
  }

  @Test("of a group are in one thread, in whatever order its numbers stand")
  func groupOrder() throws {
    let one = try reader.everything(mms(pair, parts: text("x")))
    let other = try reader.everything(mms("+447700900456~07700 900123", parts: text("x")))
    #expect(one.chats[0].key == other.chats[0].key)
    #expect(one.chats[0].lines == ["unknown: x"])
  }

  @Test("leave out the owner's number where it is known, so that two are no group")
  func owner() throws {
    let cursor = try reader.everything(
      mms(pair, parts: text("x"), addresses: from("+447700900123")), owners: ["07700 900456"])
    #expect(cursor.chats[0].chatWith?.phone == "+447700900123")
    #expect(cursor.chats[0].lines == ["them: x"])
  }

  @Test("that the owner sent are theirs, whatever the addresses say")
  func sent() throws {
    let all = try reader.everything(
      mms(pair, box: 2, parts: text("x"), addresses: from("+447700900123")))
    #expect(all.chats[0].lines == ["me: x"])
  }

  @Test("without an address of their own are told by those they name")
  func withoutAddress() throws {
    let all = try reader.everything(
      mms("null", parts: text("x"), addresses: from("+447700900123") + to("insert-address-token")))
    #expect(all.chats[0].chatWith?.phone == "+447700900123")
  }

  func call(_ type: Int, _ seconds: Int, number: String = "+447700900123") -> String {
    "<call number=\"\(number)\" duration=\"\(seconds)\" date=\"1773428400000\" type=\"\(type)\""
      + " contact_name=\"Ines\" />"
  }

  @Test(
    "calls say in words what they were",
    arguments: [
      (1, 200, "them: call, 3 min (call)"), (2, 59, "me: call, 59 s (call)"),
      (2, 0, "me: call, not answered (call)"), (3, 0, "them: missed call (call)"),
      (4, 17, "them: voicemail, 17 s (call)"), (5, 0, "them: declined call (call)"),
      (6, 0, "them: blocked call (call)"), (1, 3600, "them: call, 1 h (call)"),
      (1, 3930, "them: call, 1 h 6 min (call)"), (7, 60, "them: call, 1 min (call)"),
    ])
  func calls(type: Int, seconds: Int, expected: String) throws {
    let all = try reader.everything("<calls>\(call(type, seconds))</calls>")
    #expect(all.chats[0].lines == [expected])
    #expect(all.chats[0].app == "phone")
    #expect(all.chats[0].chatWith == ChatPartner(name: "Ines", phone: "+447700900123"))
  }

  @Test("calls of a withheld number are counted as left out", arguments: ["", "-1", "-2", "null"])
  func withheld(number: String) throws {
    let all = try reader.everything("<calls>\(call(3, 0, number: number))</calls>")
    #expect(all.records.isEmpty)
    #expect(all.skipped == 1)
    #expect(all.codes == ["sms.no-number"])
  }
}
