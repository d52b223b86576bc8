public import SourceDiagnostics

/// Reads contacts written as jCard (RFC 7095), one after the other.
///
/// The input is one jCard (`["vcard",[...]]`), an array of them, or several of either one after the
/// other (one a line). Cards come out as vCard 4.0, the same `Card` and `Property` that the text
/// form gives.
///
///     var reader = JCardReader(bytes, diagnostics: sink)
///     while let card = try reader.next() { ... }
///
/// One card is in memory at a time. Broken JSON is told as `jcard.malformed` and costs the cards it
/// touches; reading goes on at the next place where a card can begin.
public struct JCardReader {
  /// Fills the buffer it is given and says how many bytes it put there; 0 at the end.
  public typealias Source = (UnsafeMutableRawBufferPointer) throws -> Int

  private var cursor: JCardCursor
  private let diagnostics: (any DiagnosticSink)?
  private let path: String?
  private var index = 0

  /// Reads from a source that is asked for bytes as they are needed; what it throws, `next` throws.
  public init(
    path: String? = nil, limits: JSONLimits = .standard, diagnostics: (any DiagnosticSink)? = nil,
    source: @escaping Source
  ) {
    cursor = JCardCursor(JSONTokenizer(source, limits: limits))
    self.path = path
    self.diagnostics = diagnostics
  }

  /// Reads from bytes in memory.
  public init(
    _ bytes: [UInt8], path: String? = nil, limits: JSONLimits = .standard,
    diagnostics: (any DiagnosticSink)? = nil
  ) {
    self.init(
      path: path, limits: limits, diagnostics: diagnostics, source: JSONInput.bytes(bytes))
  }

  /// Every card of a jCard in memory.
  public static func cards(
    in bytes: [UInt8], path: String? = nil, limits: JSONLimits = .standard,
    diagnostics: (any DiagnosticSink)? = nil
  ) -> [Card] {
    var reader = JCardReader(bytes, path: path, limits: limits, diagnostics: diagnostics)
    var cards: [Card] = []
    // Bytes in memory throw nothing.
    while let card = try? reader.next() { cards.append(card) }
    return cards
  }

  /// The next card; nil at the end.
  public mutating func next() throws -> Card? {
    while true {
      let found = try cursor.next()
      for problem in cursor.takeProblems() { report(problem) }
      switch found {
      case .card(var card):
        card.number(index)
        index += 1
        return card
      case .broken: index += 1
      case .nothing: break
      case .end: return nil
      }
    }
  }

  private func report(_ problem: JCardCursor.Problem) {
    diagnostics?.emit(
      Diagnostic(
        problem.severity, problem.code, problem.message,
        at: SourceLocation(path: path, line: problem.line, column: problem.column),
        record: problem.isInCard ? index : nil, property: problem.property))
  }
}
