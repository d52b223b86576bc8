import CirclesModel
package import CirclesStore
import Foundation
import GRDB

/// A record of the app as the notebook has it now.
package struct CloudRecord: Sendable {
  /// Its type.
  package var type: CloudRecordType
  /// The id of its row.
  package var row: String
  /// The values of the type's fields, in their order; references are ids of contacts.
  package var values: [CloudValue]
  /// What tells the picture of a contact from others; nil without one.
  package var picture: String?

  /// The digests of its values, as ours.
  package func digests(over agreed: CloudDigests = CloudDigests()) -> CloudDigests {
    var digests = agreed
    for (index, value) in values.enumerated() { digests[index, .ours] = value.digest }
    return digests
  }

  /// The fields that are to be written, by index: those that changed here since both sides agreed, but for
  /// what belongs to the app.
  package func changes(since agreed: CloudDigests?) -> [Int] {
    values.indices.filter { index in
      guard let agreed else { return values[index] != .none }
      return values[index].digest != agreed[index, .ours]
        && !agreed.belongsToApp(index, type.fields[index])
    }
  }

  /// The digest of the picture.
  package var pictureDigest: [UInt8] { CloudValue.text(picture ?? "").digest }
}

/// What is to be written into the app's cloud.
package struct CloudPlan: Sendable {
  /// Rows that are new there, by type and id.
  package var created: [RowName] = []
  /// Rows that changed.
  package var updated: [RowName] = []
  /// Records whose rows are gone.
  package var deleted: [CloudBaseRecord] = []
  /// Contacts whose picture changed.
  package var pictures: [String] = []

  /// A row.
  package struct RowName: Hashable, Sendable {
    /// Where its type stands among all.
    package var type: Int
    /// Its id.
    package var id: String
  }
}

extension Notebook {
  /// Compares the notebook with what was agreed on with a place of the app's cloud.
  package func cloudPlan(for place: String) throws(StoreError) -> CloudPlan {
    try read { db in
      let agreement = try CloudBase(with: place, db)
      var plan = CloudPlan()
      for (number, type) in CloudRecordType.all.enumerated() {
        var met: Set<String> = []
        try CloudRecords(db).forEach(type) { record in
          met.insert(record.row)
          let name = CloudPlan.RowName(type: number, id: record.row)
          guard let agreed = try agreement.record(of: record.row, type: type.name) else {
            plan.created.append(name)
            if record.picture != nil { plan.pictures.append(record.row) }
            return
          }
          if agreed.tag.isEmpty { return }
          let digests = CloudDigests(agreed.fields)
          if !record.changes(since: digests).isEmpty { plan.updated.append(name) }
          let photo = type.fields.count
          if type.name == CloudRecordType.contact.name,
            record.pictureDigest != digests[photo, .ours],
            !digests.isPictureOfApp(photo)
          {
            plan.pictures.append(record.row)
          }
        }
        try agreement.forEach(type.name) { agreed in
          if !met.contains(agreed.row) { plan.deleted.append(agreed) }
        }
      }
      // A contact goes last: the server takes what refers to it along.
      plan.deleted.reverse()
      return plan
    }
  }

  /// The records of rows of a type that are still there.
  package func cloudRecords(
    _ type: CloudRecordType, _ rows: [String]
  ) throws(StoreError) -> [CloudRecord] {
    try read { db in
      var records: [CloudRecord] = []
      try CloudRecords(db).forEach(type, rows) { records.append($0) }
      return records
    }
  }

  /// The picture of a contact (by id).
  package func cloudPicture(of contact: String) throws(StoreError) -> [UInt8]? {
    try read { db in
      try Data.fetchOne(
        db,
        sql: """
          SELECT p.data FROM photo AS p JOIN contact AS c ON c.key = p.contact_key
          WHERE c.id = ? AND length(p.data) > 0
          """, arguments: [contact]
      ).map(Array.init)
    }
  }
}

/// Reads rows as records.
private struct CloudRecords {
  let db: Database

  init(_ db: Database) { self.db = db }

  func forEach(
    _ type: CloudRecordType, _ rows: [String]? = nil, _ body: (CloudRecord) throws -> Void
  ) throws {
    var text = CloudRecordText(type)
    var sql = "SELECT * FROM (\(type.sql))"
    var arguments = StatementArguments()
    if let rows {
      var json = JSONWriter()
      json.array(rows) { $0.value($1) }
      sql += " WHERE id IN (SELECT value FROM json_each(?))"
      arguments = [json.text]
    }
    let pictures =
      type.name == CloudRecordType.contact.name ? try self.pictures(rows) : [:]
    let cursor = try Row.fetchCursor(db, sql: sql, arguments: arguments)
    while let row = try cursor.next() {
      let id = try row.decode(String.self, forColumn: "id")
      let values = text.values(row).map(\.value)
      try body(CloudRecord(type: type, row: id, values: values, picture: pictures[id]))
    }
  }

  /// What tells the pictures of contacts apart.
  private func pictures(_ contacts: [String]?) throws -> [String: String] {
    var pictures: [String: String] = [:]
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT c.id, coalesce(p.digest, '') || '/' || length(p.data) AS mark
        FROM photo AS p JOIN contact AS c ON c.key = p.contact_key WHERE length(p.data) > 0
        """)
    let wanted = contacts.map(Set.init)
    while let row = try rows.next() {
      let id = try row.decode(String.self, forColumn: "id")
      if wanted?.contains(id) ?? true {
        pictures[id] = try row.decode(String.self, forColumn: "mark")
      }
    }
    return pictures
  }
}
