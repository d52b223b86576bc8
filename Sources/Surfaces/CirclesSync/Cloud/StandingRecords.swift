import CirclesExports
import CirclesModel
import CirclesStore

extension CloudRecordType {
  /// The type that the cloud calls so; nil for another's.
  init?(named name: String) {
    guard let type = Self.all.first(where: { $0.name == name }) else { return nil }
    self = type
  }

  /// The type of the same note where it is filed or waits; nil for what is no note.
  var other: CloudRecordType? {
    switch name {
    case Self.interaction.name: .unassignedNote
    case Self.unassignedNote.name: .interaction
    default: nil
    }
  }
}

extension HandEdit {
  /// What changes a field of a type by hand.
  init(_ field: CloudField, of type: CloudRecordType) {
    self =
      switch type.name {
      case CloudRecordType.contact.name: .person
      case CloudRecordType.settings.name: .reminders
      default: field.kind == .contact ? .notePlace : .noteText
      }
  }
}

extension CloudRecord {
  /// The value of a field.
  func value(_ field: String) -> CloudValue {
    zip(type.fields, values).first { $0.0.name == field }?.1 ?? .none
  }
}

extension CloudSync {
  /// The record of a row, also that of a note which was filed or unfiled here since.
  func standing(_ type: CloudRecordType, _ row: String) throws(SyncError) -> CloudRecord? {
    if let record = try records(type, [row]).first { return record }
    guard let other = type.other, var record = try records(other, [row]).first else { return nil }
    record.values = type.fields.map { record.value($0.name) }
    record.type = type
    return record
  }

  /// Whether something of a row was changed here by hand after the app changed its record.
  func isLater(
    _ what: HandEdit, of row: String, than record: ServerRecord
  ) throws(SyncError) -> Bool {
    (try lastHandEdit(what, of: row) ?? .min) > (record.modified ?? 0) / 1000
  }

  /// When something of a row was last changed by hand.
  func lastHandEdit(_ what: HandEdit, of row: String) throws(SyncError) -> Int? {
    try AccountSync.store { () throws(StoreError) in try notebook.lastHandEdit(what, of: row) }
  }

  /// A value of the cloud with the notebook's id for what it refers to.
  func own(_ value: CloudValue) throws(SyncError) -> CloudValue {
    guard case .reference(let name) = value else { return value }
    return try row(named: name).map(CloudValue.reference) ?? .none
  }

  /// The same value; a reference is to who the contact is now, and none where they are gone.
  func current(_ value: CloudValue) throws(SyncError) -> CloudValue {
    guard case .reference(let id) = value else { return value }
    return try current(id).map(CloudValue.reference) ?? .none
  }

  /// Who the contact of an id is now; nil where they are gone.
  func current(_ contact: String) throws(SyncError) -> String? {
    try AccountSync.store { () throws(StoreError) in try notebook.currentContact(contact) }
  }

  /// The id of the contact whom a record's name stands for; they may be gone.
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
    return try standing(type, id) == nil ? nil : id
  }
}
