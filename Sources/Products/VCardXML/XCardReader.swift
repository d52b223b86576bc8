public import SourceDiagnostics
public import VCard

/// Reads contacts written as xCard (RFC 6351), one after the other.
///
/// Cards come out as vCard 4.0, the same `Card` and `Property` that the text form gives. They may
/// stand anywhere in the document, with or without the namespace of xCard.
///
///     var reader = XCardReader(bytes)
///     var diagnostics: [Diagnostic] = []
///     while let card = try reader.next(reporting: &diagnostics) { ... }
///
/// Memory holds the cards of one piece of the source. Where the document is not well-formed, or
/// ends within a card, that is told as `xcard.malformed` and the cards before it stay; nothing is ever
/// read from outside the document, and entities of its own are refused.
public struct XCardReader {
  /// Fills the buffer it is given and says how many bytes it put there; 0 at the end.
  public typealias Source = (UnsafeMutableRawBufferPointer) throws -> Int

  private static let pieceBytes = 16 << 10

  private let source: Source
  private let builder: XCardBuilder
  private let parser: XMLPushParser?
  private var ready: [XCardBuilder.Outcome] = []
  private var index = 0
  private var ended = false
  private var isEmpty = true

  /// Reads from a source that is asked for bytes as they are needed.
  public init(limits: Limits = Limits(), source: @escaping Source) {
    self.source = source
    builder = XCardBuilder(limits: limits)
    parser = XMLPushParser(builder)
  }

  /// Reads from bytes in memory.
  public init(_ bytes: [UInt8], limits: Limits = Limits()) {
    self.init(limits: limits, source: ByteSource.bytes(bytes))
  }

  /// The next card; nil at the end. Throws what the source throws.
  public mutating func next(reporting diagnostics: inout [Diagnostic]) throws -> Card? {
    while true {
      while let outcome = ready.popLast() {
        defer { index += 1 }
        switch outcome {
        case .card(var card):
          card.number(index)
          return card
        case .tooLarge(let line):
          diagnostics.append(
            Diagnostic(
              .error, "xcard.too-large", "The card is too large and is left out",
              at: SourceLocation(line: line), record: index))
        }
      }
      guard !ended else { return nil }
      try readPiece(reporting: &diagnostics)
    }
  }

  /// All cards in the bytes of a document, and what was to be said of them.
  public static func cards(
    in bytes: [UInt8], limits: Limits = Limits()
  ) -> (cards: [Card], diagnostics: [Diagnostic]) {
    var reader = XCardReader(bytes, limits: limits)
    var cards: [Card] = []
    var diagnostics: [Diagnostic] = []
    // Bytes in memory throw nothing.
    while let card = try? reader.next(reporting: &diagnostics) { cards.append(card) }
    return (cards, diagnostics)
  }

  private mutating func readPiece(reporting diagnostics: inout [Diagnostic]) throws {
    var failure: (any Error)?
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceBytes) { space, count in
      do {
        count = min(max(try source(UnsafeMutableRawBufferPointer(space)), 0), space.count)
      } catch { failure = error }
    }
    if let failure { throw failure }
    ended = piece.isEmpty
    if piece.isEmpty && isEmpty { return }
    isEmpty = false
    let problem = parser?.parse(piece)
    ready = builder.takeOutcomes().reversed()
    diagnostics += builder.takeProblems()
    guard let problem else { return }
    ended = true
    diagnostics.append(
      Diagnostic(
        .error, "xcard.malformed", problem.message,
        at: SourceLocation(line: problem.line, column: problem.column),
        record: builder.isInCard ? builder.number : nil))
  }
}
