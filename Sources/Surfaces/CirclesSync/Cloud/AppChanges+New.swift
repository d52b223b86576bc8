import CirclesExports
import CirclesModel
import CirclesPipeline
import CirclesStore

/// What is new in the app.
extension AppChanges {
  /// Makes what a record says that the notebook does not know.
  mutating func add(_ change: AppChange) throws(SyncError) {
    try add(change, as: try make(change))
  }

  /// Notes that a record is a new row.
  mutating func add(_ change: AppChange, as row: String?) throws(SyncError) {
    guard let row, let mine = try sync.standing(change.type, row) else {
      untaken += 1
      return
    }
    taken += 1
    var digests = CloudDigests()
    for (index, field) in change.type.fields.enumerated() {
      let stands = try sync.own(change.record.value(field))
      digests[index, .theirs] = stands.digest
      // Where it lies under somebody else here, that is written: who went takes it along there.
      let isElsewhere = field.kind == .contact && stands != mine.values[index]
      digests[index, .ours] = (isElsewhere ? stands : mine.values[index]).digest
    }
    try agree(on: change, row, digests)
  }

  /// Makes the row of a record; nil where the notebook has no place for it.
  private mutating func make(_ change: AppChange) throws(SyncError) -> String? {
    let record = change.record
    func value(_ name: String) -> CloudValue { CloudValue(json: record.fields[name]) }
    switch change.type.name {
    case CloudRecordType.contact.name: return try makePerson(record)
    case CloudRecordType.interaction.name:
      // A note of somebody who went from here waits in the inbox.
      guard case .reference(let name) = value("contactReference"),
        try sync.row(named: name) != nil
      else { return nil }
      return try makeNote(record, of: try person(value("contactReference")))
    case CloudRecordType.unassignedNote.name: return try makeNote(record, of: nil)
    case CloudRecordType.connection.name:
      guard let from = try person(value("fromContact")), let to = try person(value("toContact")),
        case .text(let type) = value("connectionType")
      else { return nil }
      var context: String?
      if case .text(let text) = value("context") { context = text }
      let said = context
      try AccountSync.store { () throws(StoreError) in
        _ = try notebook.relate(to.id, to: from.id, as: type, context: said)
      }
      var json = JSONWriter()
      json.array([from.id, to.id, type]) { $0.value($1) }
      return json.text
    default: return nil
    }
  }

  private func makePerson(_ record: ServerRecord) throws(SyncError) -> String? {
    let fields = AppFields(record)
    var person = EditedPerson()
    fields.apply(fields.all, to: &person)
    if person.fields.name.display.isEmpty { return nil }
    let wanted = person
    return try AccountSync.store { () throws(StoreError) in
      let added = try notebook.addPerson(
        wanted.fields, relationship: wanted.relationshipType, key: "cloud/" + record.name,
        command: Self.command)
      _ = try notebook.editPerson(added.id, command: Self.command) { person in
        person.familyDetails = wanted.familyDetails
        person.travelNotes = wanted.travelNotes
        if !wanted.jobInfo.isEmpty { person.jobInfo = wanted.jobInfo }
      }
      return added.id
    }
  }

  /// Who a reference is to now; nil for nobody.
  func person(_ reference: CloudValue) throws(SyncError) -> PersonSummary? {
    guard case .reference(let row) = try sync.current(try sync.own(reference)) else { return nil }
    return try AccountSync.store { () throws(StoreError) in
      if case .one(let person) = try notebook.resolvePerson(row) { return person }
      return nil
    }
  }
}
