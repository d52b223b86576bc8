import CirclesExports
import CirclesModel
import CirclesStore
import Foundation

/// Compares a record of the cloud with the notebook's, field by field, over what was agreed on.
struct FieldReconciliation {
  let sync: CloudSync
  /// The fields whose value there is to be taken, by index.
  private(set) var taken: [Int] = []
  /// Their values, whose references are ids of contacts.
  private(set) var values: [CloudValue] = []
  /// Fields that both sides changed.
  private(set) var conflicts = 0
  /// The digests as they are agreed on from now on; those of taken fields change with `settled`.
  private(set) var digests: CloudDigests

  /// - Parameter mine: the notebook's record.
  init(
    _ sync: CloudSync, _ record: ServerRecord, over agreed: CloudBaseRecord?, _ mine: CloudRecord
  ) throws(SyncError) {
    self.sync = sync
    digests = CloudDigests(agreed?.fields ?? Data())
    let handEdit = try AccountSync.store { () throws(StoreError) in
      try sync.notebook.lastHandEdit(of: mine.row)
    }
    // The notebook's hand is the later one.
    let isMine = (handEdit ?? .min) > (record.modified ?? 0) / 1000
    for (index, field) in mine.type.fields.enumerated() {
      let theirs = try sync.own(record.value(field))
      values.append(theirs)
      let (new, old) = (theirs.digest, digests[index, .theirs])
      if agreed != nil, new == old { continue }
      digests[index, .theirs] = new
      let own = mine.values[index].digest
      if own == new {
        digests[index, .ours] = own
      } else if agreed == nil, theirs == .none {
        // Nothing was agreed on: what only one side knows is kept, and goes to the other.
      } else if agreed == nil, mine.values[index] == .none, field.side == .both {
        taken.append(index)
      } else if field.side == .both {
        let isUntouched = agreed != nil && own == digests[index, .ours]
        if !isUntouched { conflicts += 1 }
        if isUntouched || !isMine { taken.append(index) }
      } else if agreed == nil {
        // What stands there already is written over with the next change alone.
        digests[index, .ours] = own
      }
    }
    settlePicture(record, mine)
  }

  /// A picture that the app chose stays the app's.
  private mutating func settlePicture(_ record: ServerRecord, _ mine: CloudRecord) {
    guard mine.type.name == CloudRecordType.contact.name else { return }
    let checksum = CloudDigests.checksum(of: record.fields[CloudField.photo.name])
    let photo = mine.type.fields.count
    if checksum == digests[photo, .theirs] { return }
    digests[photo, .theirs] = checksum
    digests.appHasPicture(photo)
  }

  /// Notes what the notebook says after the fields were taken.
  mutating func settled(_ mine: CloudRecord) {
    for index in taken { digests[index, .ours] = mine.values[index].digest }
  }
}

extension CloudSync {
  /// A value of the cloud with the notebook's id for what it refers to.
  func own(_ value: CloudValue) throws(SyncError) -> CloudValue {
    guard case .reference(let name) = value else { return value }
    return try row(named: name).map(CloudValue.reference) ?? .none
  }

  /// The id of the contact whom a record's name stands for.
  func row(named name: String) throws(SyncError) -> String? {
    if let agreed = try agreed({ try $0.record(named: name) }) { return agreed.row }
    return try standardRow(named: name, CloudRecordType.contact)
  }

  /// The id of the row whose record is called so by this program, if it is there.
  func standardRow(
    named name: String, _ type: CloudRecordType
  ) throws(SyncError) -> String? {
    let prefix = type.name + "-"
    guard name.hasPrefix(prefix) else { return nil }
    let id = String(name.dropFirst(prefix.count))
    return try records(type, [id]).isEmpty ? nil : id
  }
}
