import CirclesModel
import SourceDiagnostics
import VCard

/// Cuts a vCard file into chunks of whole cards.
final class VCardCursor: RecordCursor {
  private var batches: RawCardBatches
  private let records: CardRecords
  private var hasCards = false
  private var isAtEnd = false

  init(_ input: any InputSource, _ records: CardRecords) {
    batches = RawCardBatches(input)
    self.records = records
  }

  func next() throws(ReadFailure) -> (any RecordChunk)? {
    if isAtEnd { return nil }
    if let (batch, byteCount) = try batches.next() {
      if !batch.cards.isEmpty { hasCards = true }
      return VCardChunk(batch: batch, byteCount: byteCount, records: records)
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

  func parse() -> ParsedChunk {
    var chunk = ParsedChunk()
    chunk.records.reserveCapacity(batch.cards.count)
    chunk.diagnostics = batch.diagnostics.map { records.located($0) }
    chunk.refused = batch.diagnostics.count { $0.severity == .error && $0.record != nil }
    var parser = CardParser()
    var diagnostics: [Diagnostic] = []
    for raw in batch.cards {
      let card = parser.parse(raw, in: batch, reporting: &diagnostics)
      for diagnostic in diagnostics { chunk.diagnostics.append(records.located(diagnostic, card)) }
      diagnostics.removeAll(keepingCapacity: true)
      records.append(card, bytes: batch.bytes[raw.range], to: &chunk)
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
        .error, "vcard.no-card", "the file holds no card",
        at: SourceLocation(path: path, line: 1, column: 1))
    ])
  }
}
