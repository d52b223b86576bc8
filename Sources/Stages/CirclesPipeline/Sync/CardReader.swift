package import CirclesModel
import CirclesReaders
import CirclesStore
import SourceDiagnostics

/// Reads one card of a server as a file of one card is read.
package struct CardReader {
  let context: ReadingContext

  /// Reads cards as an import with these options does.
  package init(_ options: ImportOptions) { context = options.readingContext(keepsPhotos: true) }

  /// How large a card may be, its photo included.
  static let maximumSize = 32 << 20

  /// What a card says; nil where it cannot be read as one card.
  package func fields(_ body: [UInt8]) -> ContactFields? {
    let item = SyncedItem(href: "", collection: "", etag: "")
    let (card, counts) = read(FetchedResource(item: item, body: body))
    return counts.refused + counts.skipped == 0 ? card.contact?.record.fields : nil
  }

  /// The card made ready to load, and what was found wrong; no card where it cannot be read. With an
  /// identifier it is that one's, whatever UID it has.
  func read(_ card: FetchedResource, as identifier: String? = nil) -> (SyncedCard, ChunkCounts) {
    let path = card.item.href
    var counts = ChunkCounts(records: 0)
    var records: [ContactRecord] = []
    do throws(ReadError) {
      guard card.body.count <= Self.maximumSize else {
        throw .malformed(
          Diagnostic(
            .error, "carddav.too-large", "the card is too large",
            at: SourceLocation(path: path)))
      }
      let cursor = try VCardFileReader().open(MemoryInput(card.body, path: path), context)
      while let chunk = try cursor.next() {
        let parsed = chunk.parse()
        counts.skipped += parsed.skipped
        counts.refused += parsed.refused
        counts.diagnostics += parsed.diagnostics
        for case .contact(let record) in parsed.records { records.append(record) }
      }
    } catch {
      counts.diagnostics.append(error.diagnostic)
    }
    if let torn = records.first, torn.isTruncated {
      counts.refused += records.count
      counts.diagnostics.append(
        Diagnostic(
          .error, "carddav.torn", "the card breaks off; what is known of the person stays",
          at: SourceLocation(path: path, line: torn.source.line, column: 1)))
      return (SyncedCard(item: card.item, contact: nil), counts)
    }
    guard var first = records.first else {
      // What cannot be read is a record too.
      if counts.skipped + counts.refused == 0 { counts.refused = 1 }
      return (SyncedCard(item: card.item, contact: nil), counts)
    }
    counts.records = 1
    if records.count > 1 {
      counts.refused += records.count - 1
      counts.diagnostics.append(
        Diagnostic(
          .error, "carddav.several-cards",
          "a resource may hold one card; the others are left out",
          at: SourceLocation(path: path, line: records[1].source.line, column: 1)))
    }
    if let identifier { (first.identifier, first.isDerived) = (identifier, false) }
    return (SyncedCard(item: card.item, contact: PreparedContact(named(first, path))), counts)
  }

  /// A card without UID is told by where it lies.
  private func named(_ record: ContactRecord, _ path: String) -> ContactRecord {
    guard record.isDerived else { return record }
    var record = record
    record.identifier = "href:" + path
    record.isDerived = false
    return record
  }
}
