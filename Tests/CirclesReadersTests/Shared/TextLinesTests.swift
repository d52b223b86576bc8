import CirclesModel
import PhoneNumbers
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("The lines of a text file")
struct TextLinesTests {
  func lines(_ text: String) throws -> [TextLines.Line] {
    var lines = TextLines(MemoryInput(text), .unicode)
    var found: [TextLines.Line] = []
    while let line = try lines.next() { found.append(line) }
    return found
  }

  func texts(_ text: String) throws -> [String] {
    try lines(text).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test("end with CRLF or LF, and say which; a CR within stays")
  func ends() throws {
    let found = try lines("a\r\nb\nc\rd\n\ne")
    #expect(found.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a", "b", "c\rd", "", "e"])
    #expect(found.map(\.ending) == [.crlf, .lf, .lf, .lf, .none])
    #expect(found.map(\.number) == [1, 2, 3, 4, 5])
  }

  @Test("end with CR alone in a file that has no LF")
  func oldMac() throws {
    #expect(try texts("a\rb\r\rc\r") == ["a", "b", "", "c"])
  }

  @Test("end with CR also where a program put an LF at the end, or a CRLF among them")
  func oldMacEdited() throws {
    #expect(try texts("a\rb\r\rc\n") == ["a", "b", "", "c"])
    let found = try lines("a\rb\r\nc\rd\r")
    #expect(found.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a", "b", "c", "d"])
    #expect(found.map(\.ending) == [.cr, .crlf, .cr, .cr])
    let long = String(repeating: "x", count: TextLines.pieceBytes - 3)
    #expect(try texts("a\r\(long)\r\nb\rc\r") == ["a", long, "b", "c"])
  }

  @Test("are none in an empty file, and lose a byte order mark")
  func edges() throws {
    #expect(try texts("").isEmpty)
    #expect(try texts("\u{FEFF}a\n") == ["a"])
    #expect(try texts("\n") == [""])
  }

  @Test("are whole wherever the file is cut into pieces")
  func pieces() throws {
    let many = (0..<30_000).map { "line \($0) é" }
    #expect(try texts(many.joined(separator: "\r\n")) == many)
  }

  @Test("that are too long come in parts which say so")
  func long() throws {
    let long = String(repeating: "x", count: TextLines.maximumLineBytes + 100_000)
    let found = try lines(long + "\nshort")
    #expect(found.map(\.continuesLongLine) == [false, true, false])
    #expect(found.map(\.number) == [1, 1, 2])
    #expect(found.prefix(2).map(\.bytes.count).reduce(0, +) == long.utf8.count)
  }

  @Test("of a file that cannot be read on fail")
  func failure() throws {
    var lines = TextLines(MemoryInput("abc\n", failsAt: 2), .unicode)
    #expect(throws: ReadError.self) { while try lines.next() != nil {} }
  }
}

@Suite("The encoding of a text file")
struct TextEncodingTests {
  func detect(_ bytes: [UInt8]) throws -> TextEncoding {
    try TextEncoding.detect(MemoryInput(bytes, path: "a.txt"))
  }

  @Test("is told by all of its bytes, also by a sequence across two pieces")
  func detection() throws {
    #expect(try detect(Array("naïve 👍".utf8)) == .unicode)
    #expect(try detect([]) == .unicode)
    let padding = [UInt8](repeating: 0x61, count: TextLines.pieceBytes - 1)
    #expect(try detect(padding + Array("é".utf8)) == .unicode)
    #expect(try detect(padding + [0xE9, 0x20]) == .windows1252)
    #expect(try detect(padding + [0xE9]) == .windows1252)
    #expect(try detect(Array("é".utf8) + [0xE9]) == .damagedUnicode(1))
    #expect(try detect([0xFF, 0xFE, 0x61, 0x00]) == .unicode)
    #expect(try detect([0x61, 0x00, 0x62, 0x00]) == .unicode)
  }

  @Test("is told to the owner where it is not Unicode, without a word of the text")
  func diagnostics() {
    #expect(TextEncoding.unicode.diagnostic(path: "a") == nil)
    #expect(TextEncoding.windows1252.diagnostic(path: "a")?.code == "text.windows-1252")
    #expect(TextEncoding.damagedUnicode(2).diagnostic(path: "a")?.code == "text.invalid-utf8")
  }
}

@Suite("The keys of messages")
struct MessageKeysTests {
  let time = WallTime(year: 2022, month: 3, day: 14, hour: 19, minute: 5).map(MessageTime.wall)

  @Test("tell apart sender, time, text, thread, and equal messages by their number")
  func distinct() {
    var keys = MessageKeys(thread: "t")
    var other = MessageKeys(thread: "u")
    let all = [
      keys.key(sender: "a", at: time, text: "x"), keys.key(sender: "a", at: time, text: "x"),
      keys.key(sender: "a", at: time, text: "y"), keys.key(sender: "b", at: time, text: "x"),
      keys.key(sender: "a", at: nil, text: "x"), keys.key(sender: "ax", at: time, text: ""),
      other.key(sender: "a", at: time, text: "x"),
    ]
    #expect(Set(all).count == all.count)
  }

  @Test("are the same every time, and an instant's whatever offset it is shown with")
  func stable() {
    var one = MessageKeys(thread: "t")
    var two = MessageKeys(thread: "t")
    #expect(one.key(sender: "a", at: time, text: "x") == two.key(sender: "a", at: time, text: "x"))
    #expect(
      one.key(sender: "a", at: .instant(seconds: 9, offset: 0), text: "x")
        == two.key(sender: "a", at: .instant(seconds: 9, offset: 3600), text: "x"))
    #expect(MessageKeys.thread(app: "a", "x") != MessageKeys.thread(app: "b", "x"))
  }
}

@Suite("The owner among names")
struct OwnerMatcherTests {
  @Test("is found by name, number, or a word for oneself")
  func matches() {
    let owner = OwnerMatcher(
      ["Lena Voss", "+44 7700 900123", "lena@example.org"], .init(region: "GB"))
    for name in [
      "Lena Voss", "LENA VOSS", "\u{200E}Lena Voss", "07700 900123", "+447700900123", "You",
      "lena@example.org",
    ] {
      #expect(owner.matches(name), "\(name)")
    }
    for name in ["Lena", "Otto Brandt", "+44 7700 900124", "", "900123"] {
      #expect(!owner.matches(name), "\(name)")
    }
    #expect(OwnerMatcher([], .init(region: "GB")).isEmpty)
  }
}
