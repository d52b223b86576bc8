import CirclesModel
public import CirclesStore
import Digests
import Foundation
import GRDB

extension Notebook {
  /// Writes the notebook as CloudKit records of the app: a request of `records/modify` a line, then
  /// the pictures, then the change token. With a token only what changed since the export that gave
  /// it. Notes which records there were, so the notebook is opened to be written.
  public func exportCloudRecords(
    since token: String? = nil, to emit: ByteSink
  ) throws -> ExportSummary {
    if let token, try read({ db in try CloudChanges(since: token, db) == nil }) {
      throw ExportError.unknownToken
    }
    let next = try write { db in try CloudExport(db: db).compare() }
    // What changes from here on is sent now or with the next export, whose digests tell.
    return try exporting { db in
      try withoutActuallyEscaping(emit) { emit in
        try CloudExport(db: db).write(since: token, next: next, to: emit)
      }
    }
  }
}

struct CloudExport {
  let db: Database

  private static let asset = "asset"

  /// Compares all records with the last export; returns the token of what is there now.
  func compare() throws -> String {
    var ledger = try CloudLedger(db)
    for type in CloudRecordType.all {
      _ = try forEach(type) { name, operation in
        try ledger.meet(name: name, type: type.name, digest: Self.digest(operation))
      }
    }
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT c.id, coalesce(p.digest, '') || '/' || coalesce(p.media_type, '') || '/'
          || length(p.data) AS mark FROM photo AS p JOIN contact AS c ON c.key = p.contact_key
        WHERE length(p.data) > 0
        """)
    while let row = try rows.next() {
      let mark = try row.decode(String.self, forColumn: "mark")
      try ledger.meet(
        name: Self.assetName(try row.decode(String.self, forColumn: "id")), type: Self.asset,
        digest: Self.digest(Array(mark.utf8)))
    }
    return try ledger.finish()
  }

  func write(since token: String?, next: String, to emit: @escaping ByteSink) throws
    -> ExportSummary
  {
    guard let changes = try CloudChanges(since: token, db) else {
      throw ExportError.unknownToken
    }
    var summary = ExportSummary()
    var batches = CloudBatches(to: emit)
    var (updated, deleted) = (0, 0)
    for type in CloudRecordType.all {
      summary.leftOut += try forEach(type, where: changes.contains) { name, operation in
        try batches.add(operation)
        updated += 1
      }
    }
    // A contact goes last: the server takes what refers to it along.
    for type in CloudRecordType.all.reversed() {
      let text = CloudRecordText(type)
      try changes.forEachGone(type.name) { name in
        try batches.add(text.delete(name))
        deleted += 1
      }
    }
    try batches.flush()
    let pictures = try writePictures(changes, emit)
    try writeToken(next, emit)
    summary.add(updated, "record", "records")
    summary.add(deleted, "deletion", "deletions")
    summary.add(pictures, "picture", "pictures")
    summary.add(batches.requests, "request", "requests")
    return summary
  }

  /// Calls with each record's name and operation. Returns how many values were shortened.
  private func forEach(
    _ type: CloudRecordType, where isWanted: (String) throws -> Bool = { _ in true },
    _ body: (String, [UInt8]) throws -> Void
  ) throws -> Int {
    var text = CloudRecordText(type)
    let rows = try Row.fetchCursor(db, sql: type.sql)
    while let row = try rows.next() {
      let name = type.recordName(of: try row.decode(String.self, forColumn: "id"))
      if try isWanted(name) { try body(name, text.update(row, name: name)) }
    }
    return text.shortened
  }

  /// Pictures are uploaded apart (`assets/upload`), so each is a line of its own.
  private func writePictures(_ changes: CloudChanges, _ emit: ByteSink) throws -> Int {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT c.id, p.media_type, p.data FROM photo AS p JOIN contact AS c ON c.key = p.contact_key
        WHERE length(p.data) > 0 ORDER BY c.id
        """)
    var count = 0
    while let row = try rows.next() {
      let id = try row.decode(String.self, forColumn: "id")
      guard try changes.contains(Self.assetName(id)) else { continue }
      let data = try row.decode(Data.self, forColumn: "data")
      var json = JSONWriter(capacity: data.count * 4 / 3 + 512)
      json.object { json in
        json.key("type")
        json.value(Self.asset)
        json.key("recordName")
        json.value(CloudRecordType.contact.recordName(of: id))
        json.key("recordType")
        json.value(CloudRecordType.contact.name)
        json.key("fieldName")
        json.value("profilePhotoAsset")
        json.key("size")
        json.value(data.count)
        json.key("data")
        json.value(data.base64EncodedString())
      }
      _ = try emit(json.bytes + [0x0A])
      count += 1
    }
    return count
  }

  private func writeToken(_ token: String, _ emit: ByteSink) throws {
    var json = JSONWriter()
    json.object { json in
      json.key("type")
      json.value("change_token")
      json.key("token")
      json.value(token)
    }
    _ = try emit(json.bytes + [0x0A])
  }

  private static func assetName(_ id: String) -> String { CloudRecordType.recordName(asset, id) }

  private static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var hash = SHA256Hash()
    bytes.withUnsafeBytes { hash.update($0) }
    return Array(hash.digest().prefix(16))
  }
}
