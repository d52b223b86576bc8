import CirclesExports
import CirclesModel
import CirclesPipeline
import CirclesStore

/// What is gone on one side. What somebody wrote on the other is not deleted with it.
extension AppChanges {
  // MARK: - Gone in the app

  /// Removes what the app deleted.
  mutating func remove(_ change: AppChange) throws(SyncError) {
    guard let agreed = change.agreed else { return }
    if change.type.name == CloudRecordType.connection.name {
      // Ties stay in the notebook; they do not come back to the app.
      var gone = agreed
      gone.tag = ""
      let kept = gone
      try sync.agree { try $0.save(kept) }
      untaken += 1
      return
    }
    if let mine = try sync.records(change.type, [agreed.row]).first {
      try remove(mine, change, agreed)
    }
    // What stays here goes there again.
    try sync.agree { try $0.forget(agreed.name) }
  }

  /// Removes what stands here of a record that the app deleted, but for what somebody has written.
  private mutating func remove(
    _ mine: CloudRecord, _ change: AppChange, _ agreed: CloudBaseRecord
  ) throws(SyncError) {
    let isMoved = try isElsewhere(agreed, change.type)
    let isUnfiled = isMoved && agreed.type == CloudRecordType.interaction.name
    if !isUnfiled {
      if isMoved { return }
      if try goesWithPerson(agreed, mine) { return }
      if try isWrittenSince(agreed, mine) { return }
    }
    try AccountSync.store { () throws(StoreError) in
      if isUnfiled {
        _ = try notebook.unfile(note: agreed.row, reading: try reading())
      } else if change.type.name == CloudRecordType.contact.name {
        _ = try notebook.removePerson(agreed.row, reading: try reading())
      } else if change.type.name != CloudRecordType.settings.name {
        _ = try notebook.dismiss(notes: [agreed.row], evenFiled: true, command: Self.command)
      }
    }
    taken += 1
  }

  /// Whether a note is there as one of the other type now: it was filed or unfiled.
  private func isElsewhere(
    _ agreed: CloudBaseRecord, _ type: CloudRecordType
  ) throws(SyncError) -> Bool {
    guard let other = type.other,
      let now = try sync.agreed({ try $0.record(of: agreed.row, type: other.name) })
    else { return false }
    return !changes.contains { $0.record.isGone && $0.record.name == now.name }
  }

  /// Whether a note is gone because its contact is, there or here. It then stays with whoever has it now,
  /// or returns to the inbox.
  private mutating func goesWithPerson(
    _ agreed: CloudBaseRecord, _ mine: CloudRecord
  ) throws(SyncError) -> Bool {
    guard agreed.type == CloudRecordType.interaction.name,
      let index = mine.type.fields.firstIndex(where: { $0.kind == .contact })
    else { return false }
    let gone = Set(
      changes.filter { $0.record.isGone && $0.type.name == CloudRecordType.contact.name }
        .compactMap(\.agreed?.row))
    if case .reference(let person) = mine.values[index], gone.contains(person) { return true }
    let lay = CloudDigests(agreed.fields)[index, .theirs]
    if lay == CloudValue.none.digest { return false }
    return try !people(without: gone).contains(lay)
  }

  /// The contacts whom the app still has.
  private mutating func people(without gone: Set<String>) throws(SyncError) -> Set<[UInt8]> {
    if let peopleThere { return peopleThere }
    let people = try sync.agreed { agreement in
      var people: Set<[UInt8]> = []
      try agreement.forEach(CloudRecordType.contact.name) { agreed in
        if !gone.contains(agreed.row) { people.insert(CloudValue.reference(agreed.row).digest) }
      }
      return people
    }
    peopleThere = people
    return people
  }

  /// Whether somebody wrote into a note here, or filed it otherwise, what the app has not seen.
  private func isWrittenSince(
    _ agreed: CloudBaseRecord, _ mine: CloudRecord
  ) throws(SyncError) -> Bool {
    for (index, field) in mine.type.fields.enumerated() {
      let edit: HandEdit
      if field.name == "content" {
        edit = .noteText
      } else if field.kind == .contact {
        edit = .notePlace
      } else {
        continue
      }
      let isNews = mine.values[index].digest != CloudDigests(agreed.fields)[index, .ours]
      if isNews, try sync.lastHandEdit(edit, of: agreed.row) != nil { return true }
    }
    return false
  }

  // MARK: - Gone from the notebook

  /// Keeps what the app wrote into a record whose row went from the notebook. The record goes with the
  /// next write.
  mutating func keep(_ change: AppChange, _ agreed: CloudBaseRecord) throws(SyncError) {
    var digests = CloudDigests(agreed.fields)
    var written: [String: CloudValue] = [:]
    for (index, field) in change.type.fields.enumerated() where field.side == .both {
      let value = try sync.own(change.record.value(field))
      guard value != .none, value.digest != digests[index, .theirs] else { continue }
      written[field.name] = value
      digests[index, .theirs] = value.digest
    }
    if change.type.name == CloudRecordType.contact.name {
      try keep(written, of: change, agreed.row)
    } else if case .text(let text)? = written["content"] {
      let person = try person(CloudValue(json: change.record.fields["contactReference"]))
      return try add(
        change, as: try write(text, as: name(of: change), change.record, of: person))
    }
    try agree(on: change, agreed.row, digests)
  }

  /// Moves what the app wrote about somebody to whoever they were merged into; else it waits in the inbox.
  private mutating func keep(
    _ written: [String: CloudValue], of change: AppChange, _ contact: String
  ) throws(SyncError) {
    let fields = AppFields(change.record)
    let isTaken: Bool
    if let heir = try sync.current(contact) {
      isTaken = try AccountSync.store { () throws(StoreError) in
        try notebook.editPerson(heir, command: Self.command) { fields.add(written, to: &$0) } != nil
      }
    } else if let text = fields.note(of: written) {
      isTaken = try write(text, as: name(of: change), change.record, of: nil) != nil
    } else {
      return
    }
    if isTaken { taken += 1 }
  }

  /// A name for the note of what a version of a record says.
  private func name(of change: AppChange) -> String { change.record.name + "/" + change.record.tag }
}
