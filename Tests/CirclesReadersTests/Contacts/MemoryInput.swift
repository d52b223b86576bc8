import CirclesModel
import SourceDiagnostics

@testable import CirclesReaders

/// An input in memory that counts how often it is read, and can fail at a place.
final class MemoryInput: InputSource {
  let path: String
  let bytes: [UInt8]
  let failsAt: Int?
  let modifiedAt: Int64?

  convenience init(
    _ text: String, path: String = "a.vcf", failsAt: Int? = nil, modifiedAt: Int64? = nil
  ) {
    self.init(Array(text.utf8), path: path, failsAt: failsAt, modifiedAt: modifiedAt)
  }

  init(
    _ bytes: [UInt8], path: String = "a.vcf", failsAt: Int? = nil, modifiedAt: Int64? = nil
  ) {
    self.modifiedAt = modifiedAt
    self.path = path
    self.bytes = bytes
    self.failsAt = failsAt
  }

  var size: Int { bytes.count }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(ReadError) -> Int {
    if let failsAt, offset >= failsAt { throw .io(path: path, errno: 5) }
    let end = min(offset + buffer.count, failsAt ?? bytes.count, bytes.count)
    if offset >= end { return 0 }
    buffer.copyBytes(from: bytes[offset..<end])
    return end - offset
  }
}

extension Reader {
  /// Everything a file holds, with its chunks put together.
  func everything(
    in input: any InputSource, region: String = "US", identifiers: Bool = true
  ) throws -> ParsedChunk {
    let cursor = try open(
      input, ReadingContext(region: region, needsIdentifiers: identifiers))
    var all = ParsedChunk()
    while let chunk = try cursor.next() {
      let parsed = chunk.parse()
      all.records += parsed.records
      all.skipped += parsed.skipped
      all.refused += parsed.refused
      all.diagnostics += parsed.diagnostics
    }
    return all
  }
}

extension ParsedChunk {
  var contacts: [ContactRecord] {
    records.compactMap { record in
      if case .contact(let contact) = record { contact } else { nil }
    }
  }

  var codes: [String] { diagnostics.map(\.code.description) }
}
