import CirclesModel
import CirclesStore

/// A chunk's contacts made ready to load, beside the writer.
struct PreparedChunk: Sendable {
  /// The records, in the order of the file.
  private(set) var items: [LoadItem] = []
  private let chunk: any RecordChunk

  /// The contacts of a chunk, as it was parsed.
  init(_ parsed: ParsedChunk, of chunk: any RecordChunk) {
    self.chunk = chunk
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
    let isFull = items.allSatisfy { if case .known = $0 { false } else { true } }
    return isFull ? self : PreparedChunk(chunk.parseAll(), of: chunk)
  }
}
