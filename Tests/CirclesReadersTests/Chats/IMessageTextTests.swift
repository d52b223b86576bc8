import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A text of imessage-exporter")
struct IMessageTextTests {
  let reader = IMessageTextReader()

  let text = """
    Mar 14, 2022  7:05:33 PM (Read by you after 5 seconds)
    +447700900123
    hello there

    Mar 14, 2022 12:06:33 AM
    Me
    yo

    second line

    """

  @Test("is recognised by a time with somebody below it, and by nothing less")
  func recognised() {
    #expect(reader.confidence(of: text) == .certain)
    for other in [
      "Mar 14, 2022  7:05:33 PM", "Mar 14, 2022\nAna\nhi", "14 Mar 2022 7:05:33 PM\nAna\nhi",
      "Mar 14, 2022  7:05:33 PM\n\nAna", "Foo 14, 2022  7:05:33 PM\nAna\nhi",
      "Mar 14, 2022 17:05:33 PM\nAna\nhi", "Mar 31, 2022 7:05 PM\nAna\nhi", "",
    ] {
      #expect(reader.confidence(of: other) == .none, "\(other)")
    }
  }

  @Test("has the number of the file's name, wall times, and blank lines within messages")
  func chat() throws {
    let all = try reader.everything(text, path: "export/+447700900123.txt")
    #expect(all.chats[0].lines == ["them: hello there", "me: yo\n\nsecond line"].reversed())
    #expect(all.chats[0].times == ["2022-03-14T00:06:33", "2022-03-14T19:05:33"])
    #expect(all.chats[0].chatWith == ChatPartner(phone: "+447700900123"))
    #expect(all.diagnostics.isEmpty)
  }

  @Test("keeps a line that looks like a time where no blank line stands before it")
  func time() throws {
    let all = try reader.everything(
      "Mar 14, 2022  7:05:33 PM\nAna\nnoted\nMar 15, 2022  7:05:33 PM\nthen\n", path: "Ana.txt")
    #expect(all.chats[0].lines == ["them: noted\nMar 15, 2022  7:05:33 PM\nthen"])
    #expect(all.chats[0].chatWith == ChatPartner(name: "Ana"))
  }

  @Test("of a group names everybody")
  func group() throws {
    let all = try reader.everything(
      text + "\nMar 14, 2022  7:07:33 PM\nBen\nhi all\n", path: "Camping - 12.txt")
    #expect(all.chats[0].isGroup)
    #expect(all.chats[0].title == "Camping - 12")
    #expect(all.chats[0].participants == ["+447700900123", "Ben"])
    #expect(all.chats[0].lines.last == "Ben: hi all")
  }

  @Test("of a group in which one alone has written is no chat with them")
  func silentGroup() throws {
    let all = try reader.everything(text, path: "+447700900123, +447700900456.txt")
    #expect(all.chats[0].isGroup)
    #expect(all.chats[0].participants == ["+447700900123", "+447700900456"])
    #expect(all.chats[0].messages.contains { $0.from == .named("+447700900123") })
  }

  @Test(
    "tells what was sent from what the program writes",
    arguments: [
      ("attachments/1.heic\nlook", "them: look (media)"), ("Attachment missing!", "them:  (media)"),
      ("see /etc/hosts", "them: see /etc/hosts"), ("one\nEdited 2 seconds later: two", "them: two"),
      ("one\nTapbacks:\n    Loved by Me", "them: one"), ("hi\nSent with Echo", "them: hi"),
      ("Ana unsent this message part 5 seconds after sending!", "them:  (deleted)"),
      ("This message responded to an earlier message.\nyes", "them: yes"),
    ])
  func bodies(body: String, expected: String) throws {
    let all = try reader.everything("Mar 14, 2022  7:05:33 PM\nAna\n\(body)\n", path: "Ana.txt")
    #expect(all.chats[0].lines == [expected])
  }

  @Test("shows answers once, counts events, and skips what is empty")
  func repeated() throws {
    let reply = "Mar 14, 2022  7:06:00 PM\nMe\nanswer"
    let nested = reply.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    let all = try reader.everything(
      "Mar 14, 2022  7:05:33 PM\nAna\nhi\n\n\(nested)\n\n\(reply)\n\n"
        + "Mar 14, 2022  7:07:00 PM\nAna\nyes\n\(nested)\n\n"
        + "Mar 14, 2022  7:08:00 PM Ana left the conversation.\n\n"
        + "Mar 14, 2022  7:09:00 PM\nAna\n\n", path: "Ana.txt")
    #expect(all.chats[0].lines == ["them: hi", "me: answer", "them: yes"])
    #expect(all.codes == ["imessage-text.empty", "imessage-text.answers", "imessage-text.events"])
    #expect(all.skipped == 1)
  }
}
