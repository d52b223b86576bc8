import CirclesModel
import GRDB

extension ChangeJournal {
  /// What a record said before this run changed it, if that had a digest; nil otherwise.
  func snapshotBefore(_ record: Int, _ digest: RecordDigest) throws -> ContactFields? {
    var fields: ContactFields?
    let sql = "SELECT digest, said FROM record_change WHERE run_key = ? AND changed_key = ?"
    try SQLReader(db, sql).forEach(run, record) { row in
      if row.digest(0) == digest { fields = SourceSnapshot.decode(row.bytes(1)) }
    }
    return fields
  }

  /// A contact as it was before this run changed it; nil where it did not, and where it made it.
  func contactBefore(_ contact: Int) throws -> ContactSnapshot? {
    var image: ContactSnapshot?
    let sql = "SELECT before FROM contact_change WHERE run_key = ? AND contact_key = ?"
    try SQLReader(db, sql).forEach(run, contact) { row in
      if !row.isNull(0) { image = ContactSnapshot(json: row.bytes(0)) }
    }
    return image
  }
}
