import CirclesModel
import SourceDiagnostics
import VCard

/// How a text file is written: UTF-8 or UTF-16, else Windows-1252.
enum TextEncoding: Equatable, Sendable {
  /// UTF-8, or UTF-16 that a byte order mark or its zero bytes tell.
  case unicode
  /// UTF-8 with that many places that are none; they become U+FFFD.
  case damagedUnicode(Int)
  /// An eight-bit encoding, taken for Windows-1252.
  case windows1252

  /// Looks through a whole file, since one late byte can tell.
  ///
  /// A file with more well-formed sequences than broken ones is UTF-8 that was damaged; one with
  /// fewer was never UTF-8.
  static func detect(_ input: any InputSource) throws(ReadError) -> TextEncoding {
    var counts = SequenceCounts()
    var piece = [UInt8](repeating: 0, count: TextLines.pieceBytes)
    var offset = 0
    var kept = 0
    while true {
      let count = try input.fill(&piece, from: kept, at: offset)
      if offset == 0, isUTF16(piece.prefix(kept + count)) { return .unicode }
      offset += count
      kept = counts.add(&piece, count: kept + count, isLast: count == 0)
      if count == 0 { break }
    }
    if counts.malformed == 0 { return .unicode }
    return counts.wellFormed >= counts.malformed ? .damagedUnicode(counts.malformed) : .windows1252
  }

  private static func isUTF16(_ head: ArraySlice<UInt8>) -> Bool {
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return true }
    guard head.count >= 4 else { return false }
    return (head[0] == 0) != (head[1] == 0) && (head[2] == 0) != (head[3] == 0)
  }

  /// What the owner of the file should know about it; nil for plain Unicode.
  func diagnostic(path: String) -> Diagnostic? {
    let place = SourceLocation(path: path)
    switch self {
    case .unicode:
      return nil
    case .damagedUnicode(let count):
      return Diagnostic(
        .warning, "text.invalid-utf8",
        "\(count) places in the text are not UTF-8; they are read as U+FFFD", at: place)
    case .windows1252:
      return Diagnostic(
        .warning, "text.windows-1252", "the text is not UTF-8; it is read as Windows-1252",
        at: place)
    }
  }
}

/// Counts sequences of more than one byte, the well-formed and the others.
private struct SequenceCounts {
  var wellFormed = 0
  var malformed = 0

  /// Counts in the first `count` bytes, moves a sequence that is cut at their end to the front, and
  /// answers how many bytes that were.
  mutating func add(_ piece: inout [UInt8], count: Int, isLast: Bool) -> Int {
    let rest = piece.withUnsafeBufferPointer { whole -> Range<Int> in
      let bytes = UnsafeBufferPointer(rebasing: whole[..<count])
      var index = 0
      while index < count {
        if bytes[index] < 0x80 {
          index += 1
          continue
        }
        let length = bytes.scalarLength(at: index)
        if length > 0 {
          wellFormed += 1
          index += length
        } else if !isLast, count - index < 4 {
          break
        } else {
          malformed += 1
          index += 1
        }
      }
      return index..<count
    }
    for (target, source) in zip(0..., rest) { piece[target] = piece[source] }
    return rest.count
  }
}
