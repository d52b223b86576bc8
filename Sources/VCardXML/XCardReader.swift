public import SourceDiagnostics
public import VCard

/// Reads contacts written as xCard (RFC 6351), one after the other.
///
/// Cards come out as vCard 4.0, the same `Card` and `Property` that the text form gives. They may
/// stand anywhere in the document, with or without the namespace of xCard.
///
///     var reader = XCardReader(bytes, diagnostics: sink)
///     while let card = try reader.next() { ... }
///
/// Memory holds the cards of one piece of the source. Where the document is not well-formed, or ends
/// within a card, that is told as `xcard.malformed` and the cards before it stay; nothing is ever
/// read from outside the document, and entities of its own are refused.
public struct XCardReader {
  /// Fills the buffer it is given and says how many bytes it put there; 0 at the end.
  public typealias Source = (UnsafeMutableRawBufferPointer) throws -> Int

  /// How many bytes one card may take in memory.
  public static let cardBytes = 48 << 20

  private static let pieceBytes = 16 << 10

  private let source: Source
  private let builder: XCardBuilder
  private let parser: XMLPushParser?
  private let diagnostics: (any DiagnosticSink)?
  private let path: String?
  private var index = 0
  private var ended = false
  private var isEmpty = true

  /// Reads from a source that is asked for bytes as they are needed; what it throws, `next` throws.
  public init(
    path: String? = nil, cardBytes: Int = cardBytes, diagnostics: (any DiagnosticSink)? = nil,
    source: @escaping Source
  ) {
    self.source = source
    self.path = path
    self.diagnostics = diagnostics
    builder = XCardBuilder(limit: cardBytes)
    parser = XMLPushParser(builder)
  }

  /// Reads from bytes in memory.
  public init(
    _ bytes: [UInt8], path: String? = nil, cardBytes: Int = cardBytes,
    diagnostics: (any DiagnosticSink)? = nil
  ) {
    var taken = 0
    self.init(path: path, cardBytes: cardBytes, diagnostics: diagnostics) { space in
      let count = min(space.count, bytes.count - taken)
      space.copyBytes(from: bytes[taken..<(taken + count)])
      taken += count
      return count
    }
  }

  /// Every card of an xCard document in memory.
  public static func cards(
    in bytes: [UInt8], path: String? = nil, diagnostics: (any DiagnosticSink)? = nil
  ) -> [Card] {
    var reader = XCardReader(bytes, path: path, diagnostics: diagnostics)
    var cards: [Card] = []
    // Bytes in memory throw nothing.
    while let card = try? reader.next() { cards.append(card) }
    return cards
  }

  /// The next card; nil at the end.
  public mutating func next() throws -> Card? {
    while true {
      while !builder.outcomes.isEmpty {
        if let card = take(builder.outcomes.removeFirst()) { return card }
      }
      guard !ended else { return nil }
      try readPiece()
    }
  }

  private mutating func take(_ outcome: XCardBuilder.Outcome) -> Card? {
    defer { index += 1 }
    switch outcome {
    case .card(var card):
      card.number(index)
      return card
    case .tooLarge(let line):
      emit(.error, "xcard.too-large", "The card is too large", line: line, record: index)
      return nil
    }
  }

  private mutating func readPiece() throws {
    var failure: (any Error)?
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceBytes) { space, count in
      do {
        count = min(max(try source(UnsafeMutableRawBufferPointer(space)), 0), space.count)
      } catch { failure = error }
    }
    if let failure { throw failure }
    if piece.isEmpty { ended = true }
    if piece.isEmpty && isEmpty { return }
    isEmpty = false
    if let problem = parser?.parse(piece) {
      ended = true
      emit(
        .error, "xcard.malformed", problem.message, line: problem.line, column: problem.column,
        record: builder.isInCard ? builder.number : nil)
    }
    for problem in builder.problems {
      emit(
        .warning, "xcard.bad-property", problem.message, line: problem.line,
        record: problem.record, property: problem.property)
    }
    builder.problems = []
  }

  private func emit(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, line: Int,
    column: Int? = nil, record: Int? = nil, property: String? = nil
  ) {
    diagnostics?.emit(
      Diagnostic(
        severity, code, message, at: SourceLocation(path: path, line: line, column: column),
        record: record, property: property))
  }
}
