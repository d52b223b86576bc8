import CirclesModel

/// What a recording of Apple's Voice Memos holds beside its sound.
struct VoiceMemo: Sendable {
  /// The transcripts as JSON, one for each track that has one.
  private(set) var transcripts: [[UInt8]] = []
  /// When it was recorded.
  private(set) var recordedAt: MessageTime?
  /// Its own title.
  private(set) var title: String?
  /// Whether there is a list of tracks at all.
  private(set) var hasMovie = false
  /// Whether the file is cut or broken.
  private(set) var isDamaged = false

  /// A larger transcript is none, in bytes.
  private static let maximumTranscript = 16 << 20
  private static let maximumText = 4096

  /// Walks a file: `moov/mvhd`, `moov/trak/udta/tsrp`, `moov/udta/meta/ilst/©nam`.
  init(_ input: any InputSource) throws(ReadError) {
    var walk = AtomReader(input)
    for movie in try walk.top() where movie.kind == "moov" {
      hasMovie = true
      for atom in try walk.children(of: movie) {
        switch atom.kind {
        case "mvhd": recordedAt = Self.date(try walk.content(of: atom, limit: 32)) ?? recordedAt
        case "trak":
          for part in try walk.children(of: atom) where part.kind == "udta" {
            try take(part, &walk)
          }
        case "udta": try take(atom, &walk)
        default: break
        }
      }
    }
    isDamaged = walk.isDamaged
  }

  private mutating func take(
    _ userData: AtomReader.Atom, _ walk: inout AtomReader
  ) throws(ReadError) {
    for atom in try walk.children(of: userData) {
      switch atom.kind {
      case "tsrp":
        transcripts.append(try walk.content(of: atom, limit: Self.maximumTranscript))
      case "meta":
        // Four bytes of version and flags stand before what it holds, but not in QuickTime's.
        let head = try walk.content(of: atom, limit: 8)
        let isFull = head.prefix(4).allSatisfy { $0 == 0 }
        for list in try walk.children(of: atom, skipping: isFull ? 4 : 0) where list.kind == "ilst"
        {
          try takeTitle(list, &walk)
        }
      default: break
      }
    }
  }

  private mutating func takeTitle(
    _ list: AtomReader.Atom, _ walk: inout AtomReader
  ) throws(ReadError) {
    for item in try walk.children(of: list) where item.kind == "©nam" {
      for data in try walk.children(of: item) where data.kind == "data" {
        let bytes = try walk.content(of: data, limit: Self.maximumText).dropFirst(8)
        let text = String(decoding: bytes, as: UTF8.self).cleanLabel
        if !text.isEmpty { title = title ?? text }
      }
    }
  }

  /// The creation of a movie: seconds since 1904, UTC, in 32 bits or, in version 1, 64.
  private static func date(_ header: [UInt8]) -> MessageTime? {
    guard let version = header.first, header.count >= (version == 1 ? 12 : 8) else { return nil }
    let seconds = AtomReader.number(version == 1 ? header[4..<12] : header[4..<8])
    let from1904To1970: Int64 = 2_082_844_800
    // Nothing was recorded so before 1970; zero means that nobody knew.
    guard let count = Int64(exactly: seconds), count > from1904To1970,
      count < 253_402_300_800
    else { return nil }
    return .instant(seconds: count - from1904To1970, offset: 0)
  }
}
