import CirclesModel
import SourceDiagnostics
import VCard

/// Cuts a vCard file into chunks of whole cards.
final class VCardCursor: RecordCursor {
  private var batches: RawCardBatches
  private let records: CardRecords
  private let knowsNames: Bool
  private var hasCards = false
  private var isAtEnd = false

  /// A cursor over a file. `knowsNames` says that a card without UID may be told by its digest too:
  /// otherwise its identifier can depend on namesakes that came since.
  init(_ input: any InputSource, _ records: CardRecords, knowsNames: Bool) {
    batches = RawCardBatches(input)
    self.records = records
    self.knowsNames = knowsNames
  }

  func next() throws(ReadError) -> (any RecordChunk)? {
    if isAtEnd { return nil }
    if let (batch, byteCount) = try batches.next() {
      if !batch.cards.isEmpty { hasCards = true }
      return VCardChunk(
        batch: batch, byteCount: byteCount, records: records, knowsNames: knowsNames)
    }
    isAtEnd = true
    return hasCards ? nil : NoCards(path: records.path)
  }
}

/// Some cards of a file, cut but not parsed.
struct VCardChunk: RecordChunk {
  let batch: RawCardBatch
  let byteCount: Int
  let records: CardRecords
  let knowsNames: Bool

  func parse() -> ParsedChunk { parse(records, asking: records.context.isKnown) }

  func parseAll(needsIdentifiers: Bool) -> ParsedChunk {
    if !needsIdentifiers { return parse(records, asking: nil) }
    var diagnostics: [Diagnostic] = []
    var chunk = parse(records.counted(reporting: &diagnostics), asking: nil)
    chunk.diagnostics += diagnostics
    return chunk
  }

  private func parse(
    _ records: CardRecords, asking isKnown: (@Sendable (RecordDigest) -> Bool)?
  ) -> ParsedChunk {
    var chunk = ParsedChunk()
    chunk.records.reserveCapacity(batch.cards.count)
    chunk.diagnostics = batch.diagnostics.map { records.located($0) }
    chunk.refused = batch.diagnostics.count { $0.severity == .error && $0.record != nil }
    var parser = CardParser()
    var diagnostics: [Diagnostic] = []
    for raw in batch.cards {
      var digest: RecordDigest?
      if records.context.needsIdentifiers {
        let own = records.digest(of: batch.bytes[raw.range])
        if let isKnown, knowsNames || batch.mayHaveUID(raw), isKnown(own) {
          chunk.records.append(.known(own, records.source(of: raw)))
          continue
        }
        digest = own
      }
      let card = parser.parse(raw, in: batch, reporting: &diagnostics)
      for diagnostic in diagnostics { chunk.diagnostics.append(records.located(diagnostic, card)) }
      diagnostics.removeAll(keepingCapacity: true)
      records.append(card, digest: digest, isTruncated: raw.ending == .endOfFile, to: &chunk)
    }
    return chunk
  }
}

/// Stands for a file that turned out to hold no card at all.
struct NoCards: RecordChunk {
  let path: String
  var byteCount: Int { 0 }

  func parse() -> ParsedChunk {
    ParsedChunk(diagnostics: [
      Diagnostic(
        .error, "vcard.no-card", "the file has no cards",
        at: SourceLocation(path: path, line: 1, column: 1))
    ])
  }
}
