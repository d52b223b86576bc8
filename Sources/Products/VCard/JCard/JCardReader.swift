public import Foundation
public import SourceDiagnostics

/// Reads contacts written as jCard (RFC 7095), one after the other.
///
/// The input is one jCard (`["vcard",[...]]`), an array of them, or several of either one after the
/// other (one a line). Cards come out as vCard 4.0, the same `Card` and `Property` that the text
/// form gives.
///
///     var reader = JCardReader(bytes)
///     var diagnostics: [Diagnostic] = []
///     while let card = try reader.next(reporting: &diagnostics) { ... }
///
/// One card is in memory at a time. Broken JSON is told as `jcard.malformed` and costs the cards it
/// touches; reading goes on at the next place where a card can begin.
public struct JCardReader {
  /// Fills the buffer it is given and says how many bytes it put there; 0 at the end.
  public typealias Source = (UnsafeMutableRawBufferPointer) throws -> Int

  /// How many problems may follow on each other without a whole card between; a file that has more
  /// is not read on.
  static let problemsInARow = 10_000

  private var cursor: JCardCursor
  private var index = 0
  private var ended = false

  /// Reads from a source that is asked for bytes as they are needed.
  public init(limits: Limits = Limits(), source: @escaping Source) {
    cursor = JCardCursor(JSONTokenizer(source, limits: JSONLimits(limits)), limits: limits)
  }

  /// Reads a file, which is open as long as the reader is there. Throws what opening it throws.
  public init(contentsOf url: URL, limits: Limits = Limits()) throws {
    self.init(limits: limits, source: try ByteSource.file(url))
  }

  /// Reads from bytes in memory.
  public init(_ bytes: [UInt8], limits: Limits = Limits()) {
    self.init(limits: limits, source: ByteSource.bytes(bytes))
  }

  /// The next card; nil at the end. Throws what the source throws.
  public mutating func next(reporting diagnostics: inout [Diagnostic]) throws -> Card? {
    var count = 0
    while !ended {
      let found = try cursor.next()
      for problem in cursor.takeProblems() {
        count += 1
        diagnostics.append(
          Diagnostic(
            problem.severity, problem.code, problem.message,
            at: SourceLocation(line: problem.line, column: problem.column),
            record: problem.isInCard ? index : nil, property: problem.property))
      }
      switch found {
      case .card(var card):
        card.number(index)
        index += 1
        return card
      case .broken: index += 1
      case .nothing: break
      case .end: ended = true
      }
      if count > Self.problemsInARow {
        ended = true
        diagnostics.append(
          Diagnostic(
            .error, "jcard.too-many-problems",
            "There are too many problems in a row; the rest of the input is not read"))
      }
    }
    return nil
  }

  /// All cards in the bytes of a file, and what was to be said of them.
  public static func cards(
    in bytes: [UInt8], limits: Limits = Limits()
  ) -> (cards: [Card], diagnostics: [Diagnostic]) {
    var reader = JCardReader(bytes, limits: limits)
    var cards: [Card] = []
    var diagnostics: [Diagnostic] = []
    // Bytes in memory throw nothing.
    while let card = try? reader.next(reporting: &diagnostics) { cards.append(card) }
    return (cards, diagnostics)
  }
}
