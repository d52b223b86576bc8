import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("A recording of Voice Memos")
struct VoiceMemoTests {
  static func atom(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count + 8) + kind.unicodeScalars.map { UInt8($0.value) } + content
  }
  static func number(_ value: Int, bytes: Int = 4) -> [UInt8] {
    (0..<bytes).map { UInt8(value >> (8 * (bytes - 1 - $0)) & 0xFF) }
  }
  static func track(_ json: String) -> [UInt8] {
    atom(
      "trak",
      atom("tkhd", [UInt8](repeating: 0, count: 84))
        + atom("udta", atom("tsrp", Array(json.utf8))))
  }
  // 2026-03-14T18:05:33Z, in seconds since 1904.
  static let created = 2_082_844_800 + 1_773_511_533
  static let header = atom(
    "mvhd", number(0) + number(created) + [UInt8](repeating: 0, count: 92))
  static let start = atom("ftyp", Array("M4A \0\0\0\0isom".utf8))
  static let array =
    "{\"attributedString\":[\"The\",{\"timeRange\":[0,1]},\" plums\",{\"timeRange\":[1,2]}]}"
  static let runs =
    "{\"attributedString\":{\"attributeTable\":[{\"timeRange\":[0,1]}],\"runs\":[\"are\",0,\" ripe\",0]}}"

  @Test("has its transcript in either shape, in every track, and its time")
  func transcripts() throws {
    let movie = Self.atom("moov", Self.header + Self.track(Self.array) + Self.track(Self.runs))
    let note = try ReadNote(Self.start + movie, path: "New Recording 12.m4a", modifiedAt: 1)
    #expect(note.format == "voice-memo")
    #expect(note.text == "The plums\nare ripe")
    #expect(note.time == "2026-03-14T18:05:33Z")
    #expect(note.title == "New Recording 12.m4a")
    #expect(note.codes.isEmpty)
  }

  @Test("may have sizes of 64 bits, and a last atom without one")
  func sizes() throws {
    let media =
      Self.number(1) + Array("mdat".utf8) + Self.number(24, bytes: 8)
      + [UInt8](repeating: 7, count: 8)
    let long = Self.header.dropFirst(8)
    let wide = Self.number(1) + Array("mvhd".utf8) + Self.number(long.count + 16, bytes: 8) + long
    let movie = Self.number(0) + Array("moov".utf8) + wide + Self.track(Self.array)
    let note = try ReadNote(Self.start + media + movie, path: "a.m4a")
    #expect(note.text == "The plums")
    #expect(note.time == "2026-03-14T18:05:33Z")
  }

  @Test("has a header of version 1, and a title of its own")
  func metadata() throws {
    let header = Self.atom(
      "mvhd",
      Self.number(1 << 24) + Self.number(Self.created, bytes: 8)
        + [UInt8](repeating: 0, count: 96))
    let data = Self.atom("data", Self.number(1) + Self.number(0) + Array("Plum talk".utf8))
    let list = Self.atom("ilst", Self.atom("©nam", data))
    let meta = Self.atom("meta", Self.number(0) + Self.atom("hdlr", []) + list)
    let movie = Self.atom("moov", header + Self.track(Self.runs) + Self.atom("udta", meta))
    let note = try ReadNote(Self.start + movie, path: "a.m4a")
    #expect(note.title == "Plum talk")
    #expect(note.time == "2026-03-14T18:05:33Z")
  }

  @Test("without a transcript is passed over, and what is none at all is refused")
  func nothing() throws {
    let silent = try ReadNote(Self.start + Self.atom("moov", Self.header), path: "a.m4a")
    #expect(silent.codes == ["transcript.no-transcript"])
    #expect((silent.skipped, silent.refused) == (1, 0))
    let fake = try ReadNote("ID3 and more", "a.m4a")
    #expect(fake.codes.contains("transcript.malformed"))
    #expect(fake.refused == 1)
  }

  @Test("that is cut anywhere gives a note or says why not, and never more than it has")
  func cuts() throws {
    let whole = Self.start + Self.atom("moov", Self.header + Self.track(Self.runs))
    for count in 8..<whole.count {
      let note = try ReadNote(Array(whole.prefix(count)), path: "a.m4a")
      #expect(!note.codes.isEmpty)
      #expect("are ripe".hasPrefix(note.text))
    }
    let late = try ReadNote(Array(whole.dropLast(4)), path: "a.m4a")
    #expect(late.text == "are ripe")
    #expect(late.codes == ["transcript.cut", "transcript.malformed"])
  }

  @Test("with atoms of impossible sizes, or far too many, ends")
  func hostile() throws {
    let huge = Self.number(1) + Array("moov".utf8) + [UInt8](repeating: 0xFF, count: 8)
    #expect(try ReadNote(Self.start + huge, path: "a.m4a").notes.isEmpty)
    let many = (0..<30_000).flatMap { _ in Self.number(8) + Array("free".utf8) }
    let note = try ReadNote(
      Self.start + many + Self.atom("moov", Self.track(Self.array)), path: "a.m4a")
    #expect(note.codes.contains("transcript.cut"))
  }
}
