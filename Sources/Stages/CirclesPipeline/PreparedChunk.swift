import CirclesModel
import CirclesStore

/// A chunk's contacts made ready to load, beside the writer.
struct PreparedChunk: Sendable {
  /// The records, in the order of the file.
  private(set) var items: [LoadItem] = []
  /// The identifiers of contacts that were left out.
  let skippedIdentifiers: [String]
  private let chunk: any RecordChunk

  /// The contacts of a chunk, as it was parsed.
  init(_ parsed: ParsedChunk, of chunk: any RecordChunk) {
    self.chunk = chunk
    skippedIdentifiers = parsed.skippedIdentifiers
    for record in parsed.records {
      switch record {
      case .contact(let contact): items.append(.prepared(PreparedContact(contact)))
      case .known(let digest, let source): items.append(.known(digest, source))
      case .conversation, .note: break
      }
    }
  }

  /// The same records, all of them read, whatever the notebook knew of them.
  func readInFull() -> PreparedChunk {
    isFull ? self : PreparedChunk(chunk.parseAll(needsIdentifiers: true), of: chunk)
  }

  /// Which exporter each of the records tells of.
  func origins() -> [String] {
    // What is known already does not tell its exporter.
    if !isFull {
      return PreparedChunk(chunk.parseAll(needsIdentifiers: false), of: chunk).origins()
    }
    return items.compactMap { item in
      if case .prepared(let contact) = item { contact.record.origin } else { nil }
    }
  }

  private var isFull: Bool {
    items.allSatisfy { if case .known = $0 { false } else { true } }
  }
}
