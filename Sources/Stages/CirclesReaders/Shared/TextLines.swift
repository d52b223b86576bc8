import CirclesModel
import VCard

/// Gives a text file's lines one after another, as UTF-8 without byte order mark.
///
/// Lines end with CRLF or LF; with a lone CR too in a file whose first piece holds more of them than
/// of LF. Memory is bounded: a line longer than `maximumLineBytes` comes in pieces.
struct TextLines {
  /// How a line ends.
  enum Ending: Sendable { case crlf, lf, cr, none }

  /// One line.
  struct Line {
    /// Its bytes, without its end.
    var bytes: ArraySlice<UInt8>
    /// Its number, from 1.
    var number: Int
    /// How it ends; `.none` at the end of the file, and where a long line goes on.
    var ending: Ending
    /// Whether it goes on what the line before began, which was too long.
    var continuesLongLine: Bool
  }

  /// How much is read at a time.
  static let pieceBytes = 1 << 16
  /// The longest line that comes whole.
  static let maximumLineBytes = 1 << 20

  private let input: any InputSource
  private let encoding: TextEncoding
  private var decoder = InputDecoder()
  private var buffer: ArraySlice<UInt8> = []
  private var hasEnded = false
  private var endsWithCR: Bool?
  private var continuesLongLine = false
  private var lineNumber = 0
  private var scanned = 0

  /// How many of the file's bytes were read so far.
  private(set) var offset = 0

  /// The lines of an input in an encoding that was detected before.
  init(_ input: any InputSource, _ encoding: TextEncoding) {
    self.input = input
    self.encoding = encoding
  }

  /// The next line; nil at the end of the file.
  mutating func next() throws(ReadError) -> Line? {
    while true {
      if let line = cut() { return line }
      if hasEnded { return last() }
      try readPiece()
    }
  }

  /// Whether no line is left.
  mutating func isAtEnd() throws(ReadError) -> Bool {
    while buffer.isEmpty, !hasEnded { try readPiece() }
    return buffer.isEmpty
  }

  private mutating func cut() -> Line? {
    if endsWithCR == nil {
      if buffer.isEmpty { return nil }
      endsWithCR = Self.hasLinesEndingWithCR(buffer)
    }
    let from = buffer.startIndex + scanned
    let found =
      endsWithCR == true
      ? buffer[from...].firstIndex { $0 == 0x0D || $0 == 0x0A }
      : buffer[from...].firstIndex(of: 0x0A)
    guard let end = found else {
      scanned = buffer.count
      return buffer.count > Self.maximumLineBytes ? take(Self.maximumLineBytes, skip: 0) : nil
    }
    scanned = 0
    let length = end - buffer.startIndex
    if buffer[end] == 0x0D { return cut(atCR: end, length) }
    if length > 0, buffer[end - 1] == 0x0D { return take(length - 1, skip: 2, .crlf) }
    return take(length, skip: 1, .lf)
  }

  /// Cuts where a CR may be a line's end of its own, which what follows it tells.
  private mutating func cut(atCR end: Int, _ length: Int) -> Line? {
    if end + 1 < buffer.endIndex {
      return buffer[end + 1] == 0x0A
        ? take(length, skip: 2, .crlf) : take(length, skip: 1, .cr)
    }
    scanned = length
    return hasEnded ? take(length, skip: 1, .cr) : nil
  }

  /// Whether more lines end with a lone CR than with LF, leaving out an LF at the very end.
  private static func hasLinesEndingWithCR(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.contains(0x0D) else { return false }
    var (lone, feeds) = (0, 0)
    var isAfterCR = false
    for byte in bytes.last == 0x0A ? bytes.dropLast() : bytes {
      if byte == 0x0A { feeds += 1 } else if isAfterCR { lone += 1 }
      isAfterCR = byte == 0x0D
    }
    return lone > feeds || feeds == 0 && bytes.last == 0x0D
  }

  private mutating func last() -> Line? {
    if buffer.isEmpty { return nil }
    scanned = 0
    let isCut = buffer.last == 0x0D
    return take(buffer.count - (isCut ? 1 : 0), skip: isCut ? 1 : 0)
  }

  private mutating func take(_ length: Int, skip: Int, _ ending: Ending = .none) -> Line {
    if !continuesLongLine { lineNumber += 1 }
    let end = buffer.startIndex + length
    let line = Line(
      bytes: buffer[buffer.startIndex..<end], number: lineNumber, ending: ending,
      continuesLongLine: continuesLongLine)
    buffer = buffer[(end + skip)...]
    scanned = 0
    continuesLongLine = ending == .none
    return line
  }

  private mutating func readPiece() throws(ReadError) {
    var piece = [UInt8](repeating: 0, count: Self.pieceBytes)
    let count = try input.fill(&piece, from: 0, at: offset)
    offset += count
    // A new array each time, so that lines which were handed out keep the old one without a copy.
    var text: [UInt8] = []
    text.reserveCapacity(buffer.count + count)
    text.append(contentsOf: buffer)
    piece.withUnsafeBytes { raw in
      let bytes = UnsafeRawBufferPointer(rebasing: raw[..<count])
      if encoding == .windows1252 {
        bytes.withMemoryRebound(to: UInt8.self) { text += Windows1252.decode($0) }
      } else {
        decoder.decode(bytes, into: &text)
      }
    }
    if count == 0 {
      hasEnded = true
      if encoding != .windows1252 { decoder.finish(into: &text) }
    }
    buffer = text[...]
  }
}
