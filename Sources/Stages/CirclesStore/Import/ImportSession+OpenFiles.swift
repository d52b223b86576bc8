public import CirclesModel
import Foundation
import GRDB

extension ImportSession {
  /// The files of a name that were loaded and may not have been whole, the longest first, but for
  /// those larger than `size`.
  public func openFiles(named name: String, size: Int) throws(StoreError) -> [PartialFile] {
    try batch(of: 0, isWhole: false) { db in
      try Row.fetchAll(
        db.cachedStatement(
          sql: """
            WITH file AS (
              SELECT *, CASE WHEN NOT EXISTS (SELECT 1 FROM open_file AS longer
                WHERE longer.name = f.name AND longer.size > f.size
                  AND longer.run_key <= f.superseded_run) THEN superseded_run END AS reread_run
              FROM open_file AS f WHERE name = ? AND size <= ?)
            SELECT key, size, hex(digest) AS digest, modified_at, run_key, superseded_run, reread_run,
              (SELECT settings FROM run WHERE run.key = coalesce(reread_run, run_key)) AS settings
            FROM file ORDER BY size DESC, key
            """), arguments: [name, size]
      ).map { row in
        let superseded: Int? = try row["superseded_run"]
        let reread: Int? = try row["reread_run"]
        return try PartialFile(
          size: row["size"], digest: RecordDigest(hex: row["digest"]),
          modifiedAt: row["modified_at"], isSuperseded: superseded != nil, isReread: reread != nil,
          settings: (row["settings"] as String?).flatMap(RunSettings.init(json:)),
          key: row["key"], run: row["run_key"], rereadBy: reread)
      }
    }
  }

  /// When the first file that held just these bytes was last changed, in seconds since 1970, as
  /// readers were told; nil where none did. `digest` is only asked for where the size fits.
  public func firstTime(
    ofSize size: Int, _ digest: () throws -> RecordDigest
  ) throws -> Int64? {
    let known = try batch(of: 0, isWhole: false) { db in
      try Row.fetchAll(
        db.cachedStatement(
          sql: "SELECT digest, modified_at FROM open_file WHERE size = ? ORDER BY key"),
        arguments: [size]
      ).map { try (digest: $0["digest"] as Data, time: $0["modified_at"] as Int64?) }
    }
    guard !known.isEmpty else { return nil }
    let bytes = Data(try digest().bytes)
    return known.first { $0.digest == bytes }?.time
  }

  /// Keeps in mind that a file was loaded which may not have been whole.
  public func savePartial(
    _ name: String, size: Int, digest: RecordDigest, modifiedAt: Int64?
  ) throws(StoreError) {
    try batch(of: 1) { db in
      try db.run(
        """
        INSERT OR IGNORE INTO open_file (name, size, digest, modified_at, run_key)
        VALUES (?, ?, ?, ?, ?)
        """, [name, size, Data(digest.bytes), modifiedAt, self.runKey])
    }
  }

  /// Takes out what only the beginning of a file had given, before the whole file is loaded; after
  /// the call that says it is done, the beginning counts as superseded. Answers
  /// what became of contacts. The parts of conversations that lost messages are among the next
  /// `pendingParts`.
  public func supersede(
    _ file: PartialFile, _ records: SupersededRecords, _ options: AssignOptions, isDone: Bool = true
  ) throws(StoreError) -> [ContactOutcome] {
    try batch(of: 1, isWhole: false) { db in
      var outcomes: [ContactOutcome] = []
      for file in file.readings {
        let superseding = Supersession(
          db: db, run: self.runKey, file: file, filer: self.filer(db, options),
          conversations: self.conversationLoader(options))
        try superseding.take(records)
        if isDone { try superseding.close() }
        outcomes += try self.loader.supersede(records.contacts, of: file.run, db)
      }
      return outcomes
    }
  }
}

extension ContactLoader {
  /// Removes the records of these identifiers that a run made, as if their source had lost them.
  func supersede(_ identifiers: [String], of made: Int, _ db: Database) throws -> [ContactOutcome] {
    var outcomes: [ContactOutcome] = []
    for identifier in identifiers {
      let rows = try Row.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT r.key, r.contact_key, s.name FROM source_record AS r
            JOIN source AS s ON s.key = r.source_key
            WHERE r.identifier = ? AND r.created_run IS ? ORDER BY r.key
            """), arguments: [identifier, made])
      for row in rows {
        let key: Int = try row["key"]
        let batch = try batch(row["name"], db)
        guard let place = batch.source.find(record: key) else { continue }
        if let outcome = try prune(place, alone: true, batch) { outcomes.append(outcome) }
        // What this run itself had brought, it need not bring back.
        if made == run {
          try db.run(
            "DELETE FROM record_change WHERE run_key = ? AND changed_key = ?",
            [run, key])
          try db.run(
            "DELETE FROM contact_change WHERE run_key = ? AND contact_key = ?",
            [run, try row["contact_key"] as Int?])
        }
      }
    }
    return outcomes
  }
}

extension RecordDigest {
  /// The digest that thirty-two hexadecimal digits say.
  fileprivate init(hex: String) {
    let bytes = Hexadecimal.bytes(hex)
    func half(_ from: Int) -> UInt64 {
      bytes.dropFirst(from).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
    self.init(high: half(0), low: half(8))
  }
}
