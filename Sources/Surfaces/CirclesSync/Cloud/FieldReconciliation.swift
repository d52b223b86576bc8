import CirclesExports
import CirclesModel
import CirclesStore
import Foundation

/// Compares a record of the cloud with the notebook's, field by field, over what was agreed on.
struct FieldReconciliation {
  let sync: CloudSync
  /// The fields whose value there is to be taken, by index.
  private(set) var taken: [Int] = []
  /// Their values, whose references are ids of contacts who are there.
  private(set) var values: [CloudValue] = []
  /// What stands there: a reference may be to somebody who went or was merged here since.
  private var there: [CloudValue] = []
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
    for (index, field) in mine.type.fields.enumerated() {
      let stands = try sync.own(record.value(field))
      let theirs = try sync.current(stands)
      there.append(stands)
      values.append(theirs)
      let (new, old) = (stands.digest, digests[index, .theirs])
      if agreed != nil, new == old { continue }
      digests[index, .theirs] = new
      let own = mine.values[index].digest
      if own == theirs.digest {
        digests[index, .ours] = agreedOn(index, own)
      } else if theirs == .none, stands != .none {
        // Whom it lies under there is nobody here: it stays under whom it lies here.
        digests[index, .ours] = new
        conflicts += 1
      } else if agreed == nil, theirs == .none {
        // Nothing was agreed on: what only one side knows is kept, and goes to the other.
      } else if agreed == nil, mine.values[index] == .none, field.side == .both {
        taken.append(index)
      } else if field.side == .both {
        let isUntouched = agreed != nil && own == digests[index, .ours]
        var isTheirs = isUntouched
        if !isUntouched {
          conflicts += 1
          isTheirs = try !sync.isLater(HandEdit(field, of: mine.type), of: mine.row, than: record)
        }
        if isTheirs { taken.append(index) }
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
    for index in taken { digests[index, .ours] = agreedOn(index, mine.values[index].digest) }
  }

  /// Our digest of a field that both sides have alike, or that of whom the cloud still names for
  /// somebody, so that it is written.
  private func agreedOn(_ index: Int, _ own: [UInt8]) -> [UInt8] {
    there[index] == values[index] ? own : there[index].digest
  }
}
