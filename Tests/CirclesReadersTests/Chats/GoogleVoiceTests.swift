import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("A page of Google Voice")
struct GoogleVoiceTests {
  let reader = GoogleVoiceReader()
  let name = "Ines Okafor - Text - 2026-03-13T19_00_00Z.html"

  func page(_ body: String) -> String {
    "<?xml version=\"1.0\" ?>\n<!DOCTYPE html><html><head><title>x</title></head><body>\(body)</body></html>"
  }

  func chat(_ messages: String..., before: String = "") -> String {
    page("\(before)<div class=\"hChatLog hfeed\">\(messages.joined(separator: "\n"))</div>")
  }

  func message(
    _ body: String, from name: String = "Ines Okafor", number: String = "+447700900123",
    isOwn: Bool = false
  ) -> String {
    let element = isOwn ? "abbr" : "span"
    return
      "<div class=\"message\"><abbr class=\"dt\" title=\"2026-03-13T14:00:00.123-05:00\">Mar 13</abbr>:"
      + "<cite class=\"sender vcard\"><a class=\"tel\" href=\"tel:\(number)\">"
      + "<\(element) class=\"fn\">\(name)</\(element)></a></cite>: \(body)</div>"
  }

  @Test("is recognised by its classes, or by its name")
  func recognised() {
    #expect(reader.confidence(of: chat()) == .certain)
    #expect(reader.confidence(of: page("<div class='haudio'>")) == .certain)
    #expect(reader.confidence(of: page(""), named: name) == .likely)
    #expect(reader.confidence(of: page(""), named: "a.html") == .none)
    #expect(reader.confidence(of: "hChatLog") == .none)
  }

  @Test("gives messages with sender, time and line breaks")
  func messages() throws {
    let all = try reader.everything(
      chat(
        message("<q>one<br>two &amp; three</q>"),
        message("<q>yes</q>", from: "Moi", number: "+447700900001", isOwn: true)), path: name)
    #expect(all.chats[0].lines == ["them: one\ntwo & three", "me: yes"])
    #expect(all.chats[0].times[0] == "2026-03-13T14:00:00-05:00")
    #expect(all.chats[0].chatWith == ChatPartner(name: "Ines Okafor", phone: "+447700900123"))
    #expect(all.chats[0].app == "google-voice")
  }

  @Test("tells pictures, and counts what is empty")
  func media() throws {
    let all = try reader.everything(
      chat(message("<q>MMS Received</q><div><img src=\"x\" /></div>"), message("<q> </q>")),
      path: name)
    #expect(all.chats[0].lines == ["them:  (media)"])
    #expect(all.codes == ["google-voice.empty"])
    #expect(all.skipped == 1)
  }

  @Test("is one thread with every other page of the same people, in whatever order")
  func threads() throws {
    let bo = message("<q>b</q>", from: "Bo", number: "+447700900456")
    let one = try reader.everything(chat(message("<q>a</q>"), bo), path: "x - Text - 1.html")
    let other = try reader.everything(chat(bo, message("<q>a</q>")), path: "y.html")
    #expect(one.chats[0].isGroup)
    #expect(one.chats[0].lines == ["Ines Okafor: a", "Bo: b"])
    #expect(one.chats[0].participants == ["Ines Okafor", "Bo"])
    #expect(one.chats[0].key == other.chats[0].key)
  }

  @Test("on which only the owner wrote is with whom its name says")
  func onlyOwn() throws {
    let own = chat(message("<q>hi</q>", from: "Me", number: "+447700900001", isOwn: true))
    let all = try reader.everything(own, path: "T/+447700900123 - Text - 2026-03-13T19_00_00Z.html")
    #expect(all.chats[0].chatWith == ChatPartner(phone: "+447700900123"))
    let reply = try reader.everything(chat(message("<q>x</q>", from: "", number: "+447700900123")))
    #expect(reply.chats[0].key == all.chats[0].key)
  }

  func call(_ more: String = "", number: String = "+447700900123") -> String {
    page(
      "<div class=\"haudio\"><span class=\"fn\">Call</span><div class=\"contributor vcard\">"
        + "<a class=\"tel\" href=\"tel:\(number)\"><span class=\"fn\"></span></a></div>"
        + "<abbr class=\"published\" title=\"2026-03-13T20:00:00.000Z\">x</abbr>\(more)</div>"
        + "<div class=\"tags\"><a rel=\"tag\" href=\"#\">Missed</a></div>")
  }

  @Test(
    "of a call says in words what it was",
    arguments: [
      (" - Placed - 2026-03-13T20_00_00Z.html", "PT3M21S", "me: call, 3 min (call)"),
      (" - Received - 2026-03-13T20_00_00Z.html", "PT1H", "them: call, 1 h (call)"),
      (" - Voicemail - 2026-03-13T20_00_00Z.html", "PT21S", "them: voicemail, 21 s (call)"),
      ("unnamed.html", "PT0S", "them: missed call (call)"),
    ])
  func calls(name: String, length: String, expected: String) throws {
    let all = try reader.everything(
      call("<abbr class=\"duration\" title=\"\(length)\">x</abbr>"), path: name)
    #expect(all.chats[0].lines == [expected])
    #expect(all.chats[0].times == ["2026-03-13T20:00:00Z"])
    #expect(all.chats[0].chatWith == ChatPartner(phone: "+447700900123"))
  }

  @Test("keeps what was heard of a voicemail")
  func voicemail() throws {
    let all = try reader.everything(
      call("<span class=\"full-text\">Call me back.</span>"),
      path: "Ines - Voicemail - 2026-03-13T20_00_00Z.html")
    #expect(all.chats[0].lines == ["them: voicemail\nCall me back. (call)"])
  }

  @Test("of a withheld number is counted as left out")
  func withheld() throws {
    let all = try reader.everything(
      call(number: ""), path: " - Missed - 2026-03-13T20_00_00Z.html")
    #expect(all.records.isEmpty)
    #expect(all.codes == ["google-voice.no-number"])
  }

  @Test("that is something else, or cut, says what it holds")
  func damaged() throws {
    #expect(try reader.everything(page("x")).codes == ["google-voice.no-messages"])
    let whole = chat(message("<q>a</q>"), message("<q>b</q>"))
    let all = try reader.everything(String(whole.dropLast(40)), path: name)
    #expect(all.chats[0].messages.map(\.text).first == "a")
    let deep = String(repeating: "<div class='message'>", count: 5000)
    #expect(try reader.everything(page(deep)).codes.contains("google-voice.malformed"))
  }

  @Test("has its kind, partner and time in its name")
  func fileName() {
    let name = GoogleVoiceFileName("a/b - c - Received - 2026-03-13T19_00_00Z.html")
    #expect(name.partner == "b - c")
    #expect(name.kind == "Received")
    #expect(name.time == "2026-03-13T19_00_00Z")
    #expect(GoogleVoiceFileName("Group Conversation - 2026-03-13T19_00_00Z.html").kind == "")
    #expect(GoogleVoiceFileName("-").partner == "")
  }

  @Test(
    "has no partner by a name that tells none",
    arguments: [
      "- Missed - 2011-10-27T22_07_36Z.html", " - Received - 2011-10-27T22_07_36Z.html",
      "- Voicemail - 2011-10-27T22_07_36Z(1).html",
      "Group Conversation - 2011-10-27T22_07_36Z.html",
      "Group Conversation - Text - 2011-10-27T22_07_36Z.html", "my texts.html", "a - b.html",
    ])
  func namesOfNobody(file: String) throws {
    #expect(GoogleVoiceFileName(file).partner.isEmpty)
    let call = page(
      "<div class=\"haudio\"><div class=\"contributor vcard\">"
        + "<a class=\"tel\" href=\"tel:\"><span class=\"fn\"></span></a></div></div>")
    let all = try reader.everything(call, path: file)
    #expect(all.chats.isEmpty)
    #expect(all.codes == ["google-voice.no-number"])
  }

  @Test("keeps hyphens that belong to a name")
  func hyphens() {
    let name = GoogleVoiceFileName("Ann - Marie - Missed - 2011-10-27T22_07_36Z.html")
    #expect(name.partner == "Ann - Marie")
    #expect(name.kind == "Missed")
  }

  @Test("of somebody withheld makes a thread of its own")
  func withheldText() throws {
    func key(_ time: String) throws -> String? {
      let text = chat(
        message("<q>hm</q>", from: "", number: "").replacing("14:00:00", with: time))
      let all = try reader.everything(text, path: "- Text - 2026-03-13T19_00_00Z.html")
      return all.chats.first?.key
    }
    #expect(try key("14:00:00") != key("15:00:00"))
    #expect(try key("14:00:00") == key("14:00:00"))
  }

  @Test(
    "tells what was sent by its link", arguments: ["video", "audio", "vcard"])
  func attachments(kind: String) throws {
    let all = try reader.everything(
      chat(
        message("<q>MMS Received</q><div><a class=\"\(kind)\" href=\"a\">Attachment</a></div>"),
        message("<q>see <a href=\"https://a.example\">this</a></q>"), message("<q>MMS Sent</q>")),
      path: name)
    #expect(all.chats[0].lines == ["them:  (media)", "them: see this", "them:  (media)"])
  }

  @Test("is recognised where it begins with its title")
  func titleFirst() {
    #expect(reader.confidence(of: "<title>Ines</title><div class=\"hChatLog hfeed\">") == .certain)
  }
}
