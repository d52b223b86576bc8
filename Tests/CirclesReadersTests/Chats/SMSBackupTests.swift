import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("An SMS Backup & Restore file")
struct SMSBackupTests {
  let reader = SMSBackupReader()

  func backup(_ elements: String...) -> String {
    "<?xml version='1.0' encoding='UTF-8'?>\n<smses count=\"1\">\n"
      + elements.joined(separator: "\n") + "\n</smses>\n"
  }

  func sms(
    _ address: String, _ body: String, date: Int64 = 1_773_428_400_000, type: Int = 1,
    name: String = "(Unknown)"
  ) -> String {
    "<sms address=\"\(address)\" date=\"\(date)\" type=\"\(type)\" subject=\"null\""
      + " body=\"\(body)\" contact_name=\"\(name)\" />"
  }

  @Test("is recognised by its outermost element, behind declaration and comments")
  func recognised() {
    #expect(reader.confidence(of: backup()) == .certain)
    #expect(reader.confidence(of: "\u{FEFF}<!-- x --><?a b?>\n<calls count='0'>") == .certain)
    #expect(reader.confidence(of: "<smsesx>") == .none)
    #expect(reader.confidence(of: "a <smses>") == .none)
    #expect(reader.confidence(of: "<!-- <smses> --><svg>") == .none)
  }

  @Test("gives one conversation a partner, however the number is written, in the order of time")
  func threads() throws {
    let all = try reader.everything(
      backup(
        sms("+447700900123", "two", date: 1_773_428_402_000, type: 2),
        sms("07700 900123", "one", date: 1_773_428_401_000, name: "Ines"),
        sms("+447700900456", "other")))
    #expect(all.chats.map(\.lines) == [["them: one", "me: two"], ["them: other"]])
    #expect(all.chats[0].chatWith == ChatPartner(name: "Ines", phone: "+447700900123"))
    #expect(all.chats[0].app == "sms")
    #expect(all.chats[0].times == ["2026-03-13T19:00:01Z", "2026-03-13T19:00:02Z"])
    #expect(all.chats[1].chatWith == ChatPartner(phone: "+447700900456"))
    #expect(all.chats.map(\.source.index) == [0, 1])
    #expect(all.chats.map(\.source.line) == [3, 5])
  }

  @Test("mends emoji, and takes the breaks and quotes of a text as they are")
  func bodies() throws {
    let all = try reader.everything(
      backup(sms("1", "a &#55357;&#56832; &amp; &quot;b&quot;&#10;c &apos;d&apos;")))
    #expect(all.chats[0].lines == ["them: a 😀 & \"b\"\nc 'd'"])
  }

  @Test("leaves out drafts and what was never sent, keeps what failed, and counts")
  func types() throws {
    let all = try reader.everything(
      backup((1...6).map { sms("+447700900123", "t\($0)", type: $0) }.joined()))
    #expect(all.chats[0].lines == ["them: t1", "me: t2", "me: t5"])
    #expect(all.skipped == 3)
    #expect(all.codes == ["sms.draft", "sms.unsent", "sms.unsent"])
  }

  @Test("knows that null is nothing, and brackets are no name, in any language")
  func absent() throws {
    let all = try reader.everything(
      backup(
        sms("+447700900123", "null", name: "Ines"), sms("+447700900123", "x", name: "(Inconnu)"),
        sms("+447700900123", "y", name: "null")))
    #expect(all.chats[0].lines == ["them: x", "them: y"])
    #expect(all.chats[0].chatWith?.name == nil)
    #expect(all.codes == ["sms.empty"])
  }

  @Test("takes short codes, senders that are words, and addresses for what they are")
  func partners() throws {
    let all = try reader.everything(
      backup(sms("60777", "a"), sms("NorthBank", "b"), sms("ines@example.org", "c")))
    #expect(
      all.chats.map(\.chatWith) == [
        ChatPartner(phone: "60777"), ChatPartner(name: "NorthBank"),
        ChatPartner(handle: "ines@example.org"),
      ])
  }

  @Test("without a time keeps the message, and says so")
  func noTime() throws {
    let all = try reader.everything(backup(sms("1", "x", date: 0), sms("1", "y", date: -5)))
    #expect(all.chats[0].times == ["-", "-"])
    #expect(all.codes == ["sms.bad-date", "sms.bad-date"])
  }

  @Test("gives the same key to a message in a longer file of another name, and its own to a twin")
  func keys() throws {
    let first = [sms("+447700900123", "ok"), sms("+447700900123", "ok")]
    let short = try reader.everything(backup(first[0], first[1]), path: "a.xml")
    let long = try reader.everything(
      backup(sms("+447700900456", "z"), first[0], first[1], sms("+447700900123", "new", type: 2)),
      path: "b.xml")
    let keys = short.chats[0].messages.map(\.key)
    #expect(Set(keys).count == 2)
    #expect(long.chats[1].messages.prefix(2).map(\.key) == keys)
    #expect(long.chats[1].key == short.chats[0].key)
  }

  @Test("that breaks off keeps what is whole, and says where it broke")
  func cut() throws {
    let text = backup(sms("1", "whole"), sms("1", "cut"))
    let all = try reader.everything(String(text.prefix(text.count - 60)))
    #expect(all.chats.map(\.lines) == [["them: whole"]])
    #expect(all.codes == ["sms.malformed"])
    #expect(all.diagnostics[0].location.line == 4)
  }

  @Test("that declares entities is refused, and nothing outside of it is read")
  func entities() throws {
    let bomb =
      "<!DOCTYPE s [<!ENTITY a \"lol\"><!ENTITY b \"&a;&a;&a;\">]><smses><sms body=\"&b;\"/></smses>"
    #expect(try reader.everything(bomb).codes == ["sms.malformed"])
    let outside =
      "<!DOCTYPE s [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><smses><sms address=\"1\" body=\"&x;\"/></smses>"
    let all = try reader.everything(outside)
    #expect(all.chats.isEmpty)
    #expect(all.codes == ["sms.malformed"])
  }

  @Test("that is something else says so")
  func somethingElse() throws {
    #expect(try reader.everything("<svg></svg>").codes == ["sms.no-backup"])
  }

  @Test("that is larger than a window gives a thread several records, and every message once")
  func windows() throws {
    let count = ThreadWindow.maximumMessages + 100
    let text = backup(
      (0..<count).map {
        sms("+44770090012\($0 % 2)", "m\($0)", date: 1_773_428_400_000 + Int64($0))
      }
      .joined(separator: "\n"))
    let all = try reader.everything(text)
    #expect(all.chats.count == 4)
    #expect(all.chats.map(\.source.index) == [0, 1, 2, 3])
    #expect(Set(all.chats.map(\.key)).count == 2)
    #expect(Set(all.chats.flatMap { $0.messages.map(\.text) }).count == count)
  }

  @Test("covers its bytes exactly, also where a picture is left out")
  func bytes() throws {
    let picture = String(repeating: "QUJD", count: 100_000)
    let text = backup(
      "<mms date=\"1773428400000\" msg_box=\"1\" address=\"1\"><parts><part ct=\"image/png\""
        + " text=\"null\" data=\"\(picture)\"/></parts></mms>")
    let cursor = try reader.open(MemoryInput(text), ReadingContext(region: "GB"))
    var bytes = 0
    while let chunk = try cursor.next() { bytes += chunk.byteCount }
    #expect(bytes == text.utf8.count)
  }
}
