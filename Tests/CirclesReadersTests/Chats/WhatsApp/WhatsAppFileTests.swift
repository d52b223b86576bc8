import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("A WhatsApp export as a file")
struct WhatsAppFileTests {
  static let text = """
    14/03/2022, 19:05 - Lena Voss: café?
    14/03/2022, 19:06 - Otto Brandt: ok
    14/03/2022, 19:06 - Otto Brandt: ok
    15/03/2022, 19:07 - Lena Voss: naïve
    """

  func read(_ bytes: [UInt8]) throws -> ReadChat {
    try ReadChat(WhatsAppReader(), MemoryInput(bytes, path: "_chat.txt"), owners: ["Lena Voss"])
  }

  @Test("may have a byte order mark, CRLF or CR, and says the same")
  func lineEnds() throws {
    let plain = try read(Array(Self.text.utf8))
    #expect(plain.texts == ["café?", "ok", "ok", "naïve"])
    for text in [
      "\u{FEFF}" + Self.text, Self.text.replacing("\n", with: "\r\n"),
      Self.text.replacing("\n", with: "\r"), Self.text + "\n\n",
    ] {
      #expect(try read(Array(text.utf8)).records == plain.records)
    }
  }

  @Test("keeps who said what where a day does not exist, without a time, and says so")
  func impossibleDay() throws {
    let text = Self.text.replacing("15/03/2022, 19:07", with: "31/02/2022, 19:07")
    let chat = try read(Array(text.utf8))
    #expect(chat.texts == ["café?", "ok", "ok", "naïve"])
    #expect(chat.senders.last == chat.senders.first)
    #expect(chat.times.last == "")
    #expect(chat.codes == ["whatsapp.bad-date"])
    #expect(chat.diagnostics.first?.location.line == 4)
    // What nobody says goes on the message before.
    let other = try read(Array(text.replacing("Voss: naïve", with: "Voss left").utf8))
    #expect(other.texts.last == "ok\n31/02/2022, 19:07 - Lena Voss left")
    #expect(other.codes == ["whatsapp.bad-date"])
  }

  @Test("says how many lines of the app's own it leaves out, and where dates change their form")
  func leftOut() throws {
    let text = Self.text + "\n15/03/2022, 19:08 - Lena Voss changed the subject\n"
    let chat = try read(Array(text.utf8))
    #expect(chat.texts.count == 4)
    #expect(chat.codes == ["whatsapp.service"])
    let other = try read(Array((Self.text + "\n3/15/22, 7:08 PM - Lena Voss: hi\n").utf8))
    #expect(other.codes == ["whatsapp.other-form"])
    #expect(other.texts.last == "naïve\n3/15/22, 7:08 PM - Lena Voss: hi")
  }

  @Test("may be in UTF-16, either way round, with or without its mark")
  func utf16() throws {
    let plain = try read(Array(Self.text.utf8))
    for mark in [[0xFEFF], []] {
      let units = mark + Self.text.utf16.map { Int($0) }
      let little = units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
      let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      #expect(try read(little).messages == plain.messages)
      #expect(try read(big).messages == plain.messages)
    }
  }

  @Test("in Windows-1252 is read so, and says so")
  func windows() throws {
    let bytes = Self.text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let chat = try read(bytes)
    #expect(chat.texts == ["café?", "ok", "ok", "naïve"])
    #expect(chat.codes == ["text.windows-1252"])
  }

  @Test("that is damaged UTF-8 keeps everything else")
  func damaged() throws {
    let chat = try read(Array(Self.text.utf8) + [0xC3])
    #expect(chat.texts.dropLast() == ["café?", "ok", "ok"])
    #expect(chat.codes == ["text.invalid-utf8"])
  }

  @Test("that holds no message is told of, and neither crashes nor hangs")
  func empty() throws {
    for bytes in [[], [0xFF], Array("hello\n".utf8), [UInt8](repeating: 0x5B, count: 5000)] {
      let chat = try read(bytes)
      #expect(chat.records.isEmpty)
      #expect(chat.codes == ["whatsapp.no-message"])
    }
  }

  @Test("tells of text before its first message")
  func preamble() throws {
    let chat = try read(Array(("forwarded\n" + Self.text).utf8))
    #expect(chat.messages.count == 4)
    #expect(chat.codes == ["whatsapp.text-before-first-message"])
    #expect(chat.chat?.source.line == 2)
  }

  @Test("gives a part of it the keys that the whole gives, whatever the file is called")
  func keys() throws {
    let whole = try ReadChat.whatsApp(
      Self.text, path: "a/WhatsApp Chat with Otto Brandt.txt", owners: ["Lena Voss"])
    let part = try ReadChat.whatsApp(
      Self.text.split(separator: "\n").dropLast().joined(separator: "\n"), path: "b.txt",
      owners: ["Lena Voss"])
    #expect(part.messages.map(\.key) == whole.messages.dropLast().map(\.key))
    #expect(part.chat?.key == whole.chat?.key)
    #expect(Set(whole.messages.map(\.key)).count == 4)
  }

  @Test("gives other threads other keys")
  func otherThread() throws {
    let one = try read(Array(Self.text.utf8))
    let other = try read(Array(Self.text.replacing("Otto Brandt", with: "Ida Falk").utf8))
    #expect(Set(one.messages.map(\.key)).isDisjoint(with: other.messages.map(\.key)))
    #expect(one.chat?.key != other.chat?.key)
  }

  @Test("is recognised by its lines whatever it is called, and not by its name alone for sure")
  func confidence() {
    func confidence(_ name: String, _ text: String) -> Confidence {
      WhatsAppReader().confidence(for: FileProbe(name: name, head: Array(text.utf8)))
    }
    #expect(confidence("export", Self.text) == .certain)
    #expect(confidence("a.txt", "14/03/2022, 19:05 - Lena Voss: hm") == .likely)
    #expect(confidence("_chat.txt", "hm") == .byName)
    #expect(confidence("WhatsApp Chat with Ida.txt", "hm") == .byName)
    #expect(confidence("a.txt", "19:05\tLena\thm\n19:06\tOtto\tok\n") == .none)
    #expect(confidence("a.txt", "14/03/2022, 19:05 - nobody here\n") == .none)
  }

  @Test("of forty thousand messages comes in pieces of one thread, in the order of the file")
  func large() throws {
    var text = ""
    for index in 0..<40_000 {
      text +=
        "1\(index / 1440 % 9)/03/2022, \(10 + index / 60 % 10):\(10 + index % 50) - "
        + "\(index % 2 == 0 ? "Lena Voss" : "Otto Brandt"): message \(index)\n"
    }
    let chat = try ReadChat.whatsApp(text)
    #expect(chat.records.count == 40_000 / ReadingLimits.messagesPerPiece + 1)
    #expect(Set(chat.records.map(\.key)).count == 1)
    #expect(chat.messages.count == 40_000)
    #expect(chat.texts.last == "message 39999")
  }

  @Test("with bytes changed, left out or doubled anywhere neither crashes nor hangs")
  func mutations() throws {
    var random = SystemRandomNumberGenerator()
    let whole = Array(
      ("[14/03/2022, 7:05:33\u{202F}PM] Lena Voss: \u{200E}image omitted\r\n" + Self.text).utf8)
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        default: bytes.insert(contentsOf: bytes[place...].prefix(40), at: place)
        }
        if bytes.isEmpty { bytes = [0x5B] }
      }
      let chat = try read(bytes)
      #expect(chat.messages.allSatisfy { !$0.key.isEmpty })
      let untimed = chat.messages.count { $0.at == nil }
      #expect(chat.codes.count { $0 == "whatsapp.bad-date" } >= untimed)
    }
  }

  @Test("of CR may end in one LF")
  func oneLineFeed() throws {
    let chat = try read(Array((Self.text.replacing("\n", with: "\r") + "\n").utf8))
    #expect(chat.texts == ["café?", "ok", "ok", "naïve"])
    let two = try read(
      Array("14/03/2022, 19:05 - Lena Voss: a\r14/03/2022, 19:06 - Otto Brandt: b\n".utf8))
    #expect(two.texts == ["a", "b"])
  }

  @Test("keeps a message that begins with an empty line")
  func emptyFirstLine() throws {
    let chat = try read(
      Array(
        ("14/03/2022, 19:05 - Lena Voss: plums\n14/03/2022, 19:06 - Otto Brandt:\n\nhere: now\n"
          + "14/03/2022, 19:07 - Otto Brandt:\n14/03/2022, 19:08 - Lena Voss: ok\n").utf8))
    #expect(chat.texts == ["plums", "here: now", "", "ok"])
    #expect(chat.messages.map(\.kind) == [.text, .text, .media, .text])
  }
}
