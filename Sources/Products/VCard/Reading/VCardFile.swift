public import Foundation
import SourceDiagnostics

/// The cards of a file as an asynchronous sequence, one in memory at a time.
///
///     for try await card in VCardFile(url) {
///       print(card.formattedName ?? "?", card.emails.map(\.value))
///     }
///
/// The file is opened when the first card is asked for; a failure to open or to read it is thrown
/// there. Each loop reads it anew. What is wrong in a card is passed over in silence: a
/// ``VCardReader`` reports it.
public struct VCardFile: AsyncSequence, Sendable {
  private let url: URL
  private let limits: Limits

  /// The cards of the file there.
  public init(_ url: URL, limits: Limits = Limits()) {
    self.url = url
    self.limits = limits
  }

  /// Begins at the first card.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url, limits: limits) }

  /// Reads the cards one by one.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let url: URL
    let limits: Limits
    private var reader: VCardReader?

    init(url: URL, limits: Limits) {
      self.url = url
      self.limits = limits
    }

    /// The next card; nil at the end. Throws what opening and reading the file throws, and
    /// `CancellationError`.
    public mutating func next() async throws -> Card? {
      try Task.checkCancellation()
      if reader == nil { reader = try VCardReader(contentsOf: url, limits: limits) }
      var ignored: [Diagnostic] = []
      return try reader?.next(reporting: &ignored)
    }
  }
}
