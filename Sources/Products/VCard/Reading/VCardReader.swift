public import Foundation
public import SourceDiagnostics

/// Reads cards one by one from anywhere, in bounded memory.
///
///     var reader = try VCardReader(contentsOf: url)
///     var diagnostics: [Diagnostic] = []
///     while let card = try reader.next(reporting: &diagnostics) { ... }
public struct VCardReader {
  /// Fills the buffer and says how many bytes it put there; 0 at the end.
  public typealias Source = (UnsafeMutableRawBufferPointer) throws -> Int

  private let source: Source
  private var splitter: CardSplitter
  private var parser: CardParser
  private var batch = RawCardBatch(bytes: [], cards: [])
  private var nextCard = 0
  private var chunk = [UInt8](repeating: 0, count: VCardReader.chunkBytes)
  private var isFinished = false

  private static let chunkBytes = 1 << 18

  /// Reads a file, which is open as long as the reader is there. Throws what opening it throws.
  public init(contentsOf url: URL, limits: Limits = Limits()) throws {
    self.init(limits: limits, source: try ByteSource.file(url))
  }

  /// Reads bytes in memory.
  public init(_ bytes: [UInt8], limits: Limits = Limits()) {
    self.init(limits: limits, source: ByteSource.bytes(bytes))
  }

  /// Reads what `source` gives.
  public init(limits: Limits = Limits(), source: @escaping Source) {
    self.source = source
    splitter = CardSplitter(limits: limits)
    parser = CardParser(limits: limits)
  }

  /// The next card; nil at the end. Throws what the source throws.
  public mutating func next(reporting diagnostics: inout [Diagnostic]) throws -> Card? {
    while nextCard == batch.cards.count {
      if let more = splitter.nextBatch(targetBytes: Self.chunkBytes) {
        batch = more
        nextCard = 0
        diagnostics.append(contentsOf: more.diagnostics)
      } else if isFinished {
        return nil
      } else {
        let count = try chunk.withUnsafeMutableBytes { try source($0) }
        chunk.withUnsafeBytes { chunk in
          let count = max(0, min(count, chunk.count))
          splitter.append(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
        }
        if count <= 0 {
          isFinished = true
          splitter.finish()
        }
      }
    }
    nextCard += 1
    return parser.parse(batch.cards[nextCard - 1], in: batch, reporting: &diagnostics)
  }

  /// All cards in a text, and what was to be said of them.
  public static func cards(
    in text: String, limits: Limits = Limits()
  ) -> (cards: [Card], diagnostics: [Diagnostic]) {
    cards(in: Array(text.utf8), limits: limits)
  }

  /// All cards in the bytes of a file, and what was to be said of them.
  public static func cards(
    in bytes: [UInt8], limits: Limits = Limits()
  ) -> (cards: [Card], diagnostics: [Diagnostic]) {
    var splitter = CardSplitter(limits: limits)
    var parser = CardParser(limits: limits)
    var cards: [Card] = []
    var diagnostics: [Diagnostic] = []
    func drain() {
      while let batch = splitter.nextBatch() {
        diagnostics.append(contentsOf: batch.diagnostics)
        for card in batch.cards {
          cards.append(parser.parse(card, in: batch, reporting: &diagnostics))
        }
      }
    }
    bytes.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let end = min(start + chunkBytes, bytes.count)
        splitter.append(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        drain()
        start = end
      }
    }
    splitter.finish()
    drain()
    return (cards, diagnostics)
  }
}
