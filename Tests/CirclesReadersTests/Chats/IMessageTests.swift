import CirclesModel
import Foundation
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("The database of Messages")
struct IMessageTests {
  let reader = IMessageReader()
  let folder: TemporaryFolder
  let database: MessagesDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = MessagesDatabase(folder.path + "/chat.db")
  }

  func read(_ path: String? = nil) throws -> ParsedChunk {
    try reader.everything(in: InputFile(path: path ?? database.path), region: "GB")
  }

  @Test("is recognised by its tables, or by its name if it is a database")
  func recognised() throws {
    #expect(try reader.confidence(for: InputFile(path: database.path).probe()) == .certain)
    let head = Array("SQLite format 3\0".utf8)
    #expect(reader.confidence(for: FileProbe(name: "sms.db", head: head)) == .likely)
    #expect(reader.confidence(for: FileProbe(name: "other.db", head: head)) == .byName)
    #expect(reader.confidence(for: FileProbe(name: "a.sqlite", head: head)) == .none)
    #expect(reader.confidence(for: FileProbe(name: "chat.db", head: [1])) == .none)
  }

  @Test("is a group's by who is in it where it does not say, and of two where it does")
  func styles() throws {
    database.run("UPDATE chat SET style = NULL WHERE ROWID = 2")
    database.add("hi", chat: 2, handle: 1)
    database.add("ho", chat: 2, handle: 2)
    let all = try read()
    #expect(all.chats[0].isGroup)
    #expect(all.chats[0].lines == ["+447700900123: hi", "bo@example.org: ho"])
    database.run("UPDATE chat SET style = 45 WHERE ROWID = 2")
    #expect(try read().chats[0].isGroup == false)
  }

  @Test("gives one thread a person, whatever service and spelling")
  func threads() throws {
    database.add("one")
    database.add("two", handle: 0, date: 795_121_201_000_000_000, isFromMe: true)
    database.add("old", chat: 3, handle: 3, date: 500_000_000)
    let all = try read()
    #expect(all.chats.map(\.lines) == [["them: old", "them: one", "me: two"]])
    #expect(all.chats[0].chatWith == ChatPartner(phone: "+447700900123"))
    #expect(
      all.chats[0].times == [
        "2016-11-05T00:53:20Z", "2026-03-13T19:00:00Z", "2026-03-13T19:00:01Z",
      ])
    #expect(all.chats[0].messages.map(\.key) == ["g2", "g0", "g1"])
  }

  @Test("names the senders of a group, and takes a message of two chats once")
  func group() throws {
    database.add("a", chat: 2, handle: 2)
    database.run("INSERT INTO chat_message_join VALUES (3, 1)")
    let all = try read()
    #expect(all.chats.count == 1)
    #expect(all.chats[0].lines == ["bo@example.org: a"])
    #expect(all.chats[0].title == "Camping")
    #expect(all.chats[0].participants == ["+447700900123", "bo@example.org"])
  }

  @Test("without a chat is with who sent it, or left out")
  func noChat() throws {
    database.add("a", chat: nil)
    database.add("b", chat: nil, handle: 0)
    let all = try read()
    #expect(all.chats.map(\.lines) == [["them: a"]])
    #expect(all.codes == ["imessage.no-chat"])
    #expect(all.skipped == 1)
  }

  @Test(
    "tells what a message is",
    arguments: [
      ("x", ["cache_has_attachments": "1"], "them: x (media)"),
      ("x\u{FFFC}", [:], "them: x (media)"),
      ("x", ["date_edited": "795121300000000000"], "them: x"),
      ("x", ["date_retracted": "795121300000000000"], "them:  (deleted)"),
      ("x", ["balloon_bundle_id": "'com.example.game'"], "them: x (media)"),
      ("x.org", ["balloon_bundle_id": "'com.apple.messages.URLBalloonProvider'"], "them: x.org"),
    ])
  func kinds(text: String, more: [String: String], expected: String) throws {
    database.add(text, more: more)
    let all = try read()
    #expect(all.chats[0].lines == [expected])
    #expect(all.chats[0].messages[0].isEdited == (more["date_edited"] != nil))
  }

  @Test("leaves out reactions and events of groups, and counts what is empty")
  func leftOut() throws {
    database.add("Loved", more: ["associated_message_type": "2000"])
    database.add("Removed", more: ["associated_message_type": "3001"])
    database.add("renamed", more: ["item_type": "2"])
    database.add(nil)
    let all = try read()
    #expect(all.records.isEmpty)
    #expect(all.skipped == 1)
    #expect(all.codes == ["imessage.empty", "imessage.events"])
  }

  @Test("of an old version, with fewer columns, is read as well")
  func old() throws {
    let old = MessagesDatabase(folder.path + "/old.db", isOld: true)
    old.add("x", date: 500_000_000)
    #expect(try read(old.path).chats[0].lines == ["them: x"])
  }

  @Test("is read with its log, and neither is changed")
  func log() throws {
    database.keepsLog()
    database.add("newest")
    let files = ["chat.db", "chat.db-wal"].map { folder.path + "/" + $0 }
    let before = files.map { FileManager.default.contents(atPath: $0) }
    #expect(before[1]?.isEmpty == false)
    #expect(try read().chats.map(\.lines) == [["them: newest"]])
    #expect(files.map { FileManager.default.contents(atPath: $0) } == before)
  }

  @Test("that is another database, damaged, or a view in disguise is refused with a reason")
  func refused() throws {
    #expect(throws: ReadError.self) {
      try read(try folder.write("a.db", Array("SQLite format 3\0 and so on".utf8)))
    }
    let views = MessagesDatabase(folder.path + "/v.db")
    views.run("DROP TABLE message; CREATE VIEW message AS SELECT 1 AS ROWID, 'x' AS text")
    do {
      _ = try read(views.path)
      Issue.record("a view was read")
    } catch ReadError.malformed(let diagnostic) {
      #expect(diagnostic.code == "imessage.no-messages")
    }
  }

  @Test("that is cut keeps what can be read, or says that nothing can")
  func cut() throws {
    for number in 0..<500 {
      database.add("message \(number) " + String(repeating: "x", count: 100))
    }
    let bytes = Array(try #require(FileManager.default.contents(atPath: database.path)))
    let path = try folder.write("cut.db", bytes[..<(bytes.count / 2)])
    do {
      let all = try read(path)
      #expect(all.codes.contains("imessage.malformed"))
    } catch ReadError.malformed(let diagnostic) {
      #expect(diagnostic.code == "imessage.malformed")
    }
  }
}

@Suite("A typedstream")
struct TypedStreamTests {
  func stream(_ length: [UInt8], _ text: [UInt8]) -> [UInt8] {
    Array("\u{4}\u{b}streamtyped@NSMutableString".utf8) + [1, 0x84, 0x84, 8]
      + Array("NSString".utf8) + [1, 0x95, 0x84, 1, 0x2B] + length + text + [0x86, 0x84, 2]
  }

  @Test("gives the text by its length, in all three notations")
  func lengths() {
    #expect(TypedStream.text(in: stream([3], Array("abc".utf8))) == "abc")
    let long = [UInt8](repeating: 0x78, count: 300)
    #expect(TypedStream.text(in: stream([0x81, 0x2C, 1], long))?.utf8.count == 300)
    let longest = [UInt8](repeating: 0x78, count: 70_000)
    #expect(TypedStream.text(in: stream([0x82, 0x70, 0x11, 1, 0], longest))?.utf8.count == 70_000)
  }

  @Test("is not ended by its own mark within the text")
  func mark() {
    let text = Array("a".utf8) + [0xC2, 0x86, 0xC2, 0x84] + Array("b".utf8)
    #expect(TypedStream.text(in: stream([6], text)) == "a\u{86}\u{84}b")
  }

  @Test("that is cut or something else gives nothing")
  func damaged() {
    #expect(TypedStream.text(in: []) == nil)
    #expect(TypedStream.text(in: Array("NSString".utf8)) == nil)
    #expect(TypedStream.text(in: stream([0x83], [])) == nil)
    #expect(TypedStream.text(in: stream([0x81, 0xFF, 0xFF], Array("abc".utf8))) == nil)
    #expect(TypedStream.text(in: stream([0x82, 0xFF, 0xFF, 0xFF, 0xFF], [])) == nil)
  }
}
