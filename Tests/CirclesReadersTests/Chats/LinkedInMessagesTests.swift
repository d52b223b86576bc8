import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("LinkedIn's messages")
struct LinkedInMessagesTests {
  private static let head =
    "CONVERSATION ID,CONVERSATION TITLE,FROM,SENDER PROFILE URL,TO,RECIPIENT PROFILE URLS,DATE,"
    + "SUBJECT,CONTENT,FOLDER\n"
  private static let page = "https://www.linkedin.com/in/"

  private func row(
    _ id: String, _ from: String, _ to: String, _ time: String, _ content: String
  ) -> String {
    "\(id),,\(from),\(Self.page)\(from),\(to),\(Self.page)\(to),2026-03-06 \(time) UTC,,\(content),INBOX\n"
  }

  private func read(_ rows: String, owners: [String] = []) throws -> ReadChat {
    let input = MemoryInput(Self.head + rows, path: "messages.csv")
    #expect(LinkedInMessagesReader().confidence(for: try input.probe()) == .certain)
    return try ReadChat(LinkedInMessagesReader(), input, owners: owners)
  }

  @Test("are in the order of time, the owner told by taking part in every conversation")
  func owner() throws {
    let chat = try read(
      row("1", "lena", "ana", "09:20:00", "yes") + row("1", "ana", "lena", "09:12:44", "plums?")
        + row("2", "bo", "lena", "08:00:00", "boats"))
    #expect(chat.records.count == 2)
    #expect(chat.chat?.chatWith?.name == "ana")
    #expect(chat.chat?.chatWith?.handle == "ana")
    #expect(chat.chat?.app == "linkedin")
    #expect(chat.chat?.messages.map(\.text) == ["plums?", "yes"])
    #expect(chat.chat?.messages.map(\.from) == [.them, .me])
    #expect(chat.times.first == "2026-03-06T09:12:44Z")
  }

  @Test("of one conversation alone need the owner's name")
  func oneConversation() throws {
    let rows = row("1", "lena", "ana", "09:20:00", "yes")
    #expect(try read(rows).messages.map(\.from) == [.named("lena")])
    #expect(try read(rows, owners: ["Lena"]).messages.map(\.from) == [.me])
    #expect(try read(rows, owners: [Self.page + "ana"]).messages.map(\.from) == [.them])
  }

  @Test("lose their markup, and nothing else")
  func markup() {
    #expect(PlainMarkup.text(of: "<p>a &amp; b</p><p>c<br>d</p>") == "a & b\nc\nd")
    #expect(PlainMarkup.text(of: "1 < 2 & 3 > 2; fine") == "1 < 2 & 3 > 2; fine")
  }

  @Test("have keys that do not depend on what else is in the file")
  func keys() throws {
    let first = row("1", "ana", "lena", "09:12:44", "plums?")
    let some = try read(first, owners: ["Lena"])
    let all = try read(row("1", "lena", "ana", "09:20:00", "yes") + first, owners: ["Lena"])
    #expect(some.chat?.key == all.chat?.key)
    #expect(some.messages.first?.key == all.messages.first?.key)
  }

  @Test("without a conversation, or without words, are told of")
  func empty() throws {
    let chat = try read(row("", "a", "b", "09:00:00", "x") + row("1", "a", "b", "09:00:00", ""))
    #expect(
      chat.codes.prefix(2) == ["linkedin-messages.no-conversation", "linkedin-messages.empty"])
  }
}
