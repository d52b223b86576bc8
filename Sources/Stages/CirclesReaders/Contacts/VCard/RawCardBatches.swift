import CirclesModel
import VCard

/// Pulls an input through the splitter: batches of whole cards, cut but not parsed.
struct RawCardBatches {
  private let input: any InputSource
  private var splitter = CardSplitter()
  private var offset = 0
  private var reported = 0
  private var isFinished = false
  private var piece = [UInt8](repeating: 0, count: RawCardBatches.pieceBytes)

  /// How much is read at a time, and about how much a batch holds: large enough to keep a core
  /// busy, small enough that a window of batches stays a few megabytes.
  static let pieceBytes = 1 << 18

  init(_ input: any InputSource) { self.input = input }

  /// The next batch, with the number of the file's bytes read since the batch before; nil at the
  /// end.
  mutating func next() throws(ReadError) -> (RawCardBatch, Int)? {
    while true {
      if let batch = splitter.nextBatch(targetBytes: Self.pieceBytes) {
        defer { reported = offset }
        return (batch, offset - reported)
      }
      if isFinished { return nil }
      try readPiece()
    }
  }

  private mutating func readPiece() throws(ReadError) {
    let count = try input.fill(&piece, from: 0, at: offset)
    piece.withUnsafeBytes { splitter.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    self.offset += count
    if count == 0 {
      isFinished = true
      splitter.finish()
    }
  }
}
