public import CirclesModel
import GRDB

/// What every source said last, by digest: tells a record that needs no further work before it is
/// parsed. Some forty bytes a record.
public struct KnownRecords: Sendable {
  private var sources: [RecordDigest: Int32] = [:]
  /// The further sources of bytes that several have said.
  private var others: [RecordDigest: [Int32]] = [:]
  private var names: [Int32: String] = [:]

  /// The source that said these very bytes last; nil for a record that is new or changed.
  public func source(of digest: RecordDigest) -> String? {
    sources[digest].flatMap { names[$0] }
  }

  /// Whether a source said these very bytes last.
  public func isSaid(_ digest: RecordDigest, by source: String) -> Bool {
    guard let last = sources[digest] else { return false }
    if names[last] == source { return true }
    return others[digest]?.contains { names[$0] == source } ?? false
  }

  /// Whether some source said these very bytes last.
  public func contains(_ digest: RecordDigest) -> Bool { sources[digest] != nil }

  /// Nothing is known, so everything is read in full.
  public init() {}

  init(_ db: Database) throws {
    try SQLReader(db, "SELECT key, name FROM source").forEach { row in
      names[Int32(truncatingIfNeeded: row.integer(0))] = row.text(1)
    }
    sources.reserveCapacity(
      try Int.fetchOne(db, sql: "SELECT count(*) FROM source_record") ?? 0)
    try SQLReader(db, "SELECT digest, source_key FROM source_record").forEach { row in
      let source = Int32(truncatingIfNeeded: row.integer(1))
      if let other = sources.updateValue(source, forKey: row.digest(0)), other != source {
        others[row.digest(0), default: []].append(other)
      }
    }
  }
}

extension ImportSession {
  /// What is known now.
  public func knownRecords() throws(StoreError) -> KnownRecords {
    try step { db in try KnownRecords(db) }
  }
}

/// A record on its way into the notebook.
public enum LoadItem: Sendable {
  /// A record that was read and made ready.
  case prepared(PreparedContact)
  /// A record whose digest said that it is what its source said the last time.
  case known(RecordDigest, RecordSource)
}
