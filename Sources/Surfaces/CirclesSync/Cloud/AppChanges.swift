import CirclesExports
import CirclesModel
import CirclesPipeline
import CirclesStore
import Foundation

/// Takes what the app changed into the notebook, each as an edit by hand that can be undone.
struct AppChanges {
  let sync: CloudSync
  let changes: [AppChange]
  private(set) var taken = 0
  private(set) var conflicts = 0
  private(set) var untaken = 0
  private var book: Book?
  /// The notes of the inbox that the app deleted, by each of their texts.
  private var deleted: [String: String]?

  static let command = "push cloudkit"
  private var notebook: Notebook { sync.notebook }

  init(sync: CloudSync, changes: [AppChange]) {
    self.sync = sync
    self.changes = changes
  }

  /// Takes all of them: first what others refer to, deletions last.
  mutating func take() throws(SyncError) {
    for type in CloudRecordType.all {
      for change in changes where change.type.name == type.name && !change.record.isGone {
        try attempt(change) { taking throws(SyncError) in try taking.take(change) }
      }
    }
    for type in CloudRecordType.all.reversed() {
      for change in changes where change.type.name == type.name && change.record.isGone {
        try attempt(change) { taking throws(SyncError) in try taking.remove(change) }
      }
    }
  }

  /// What cannot be taken is counted; the rest goes on.
  private mutating func attempt(
    _ change: AppChange, _ work: (inout AppChanges) throws(SyncError) -> Void
  ) throws(SyncError) {
    do throws(SyncError) {
      try work(&self)
    } catch {
      switch error {
      case .pipeline(.store(.notPossible)), .pipeline(.store(.gone)), .pipeline(.usage):
        untaken += 1
      default: throw error
      }
    }
  }

  // MARK: - New and changed

  private mutating func take(_ change: AppChange) throws(SyncError) {
    let record = change.record
    var row: String?
    if let agreed = change.agreed {
      row = agreed.row
    } else if change.type.name == CloudRecordType.settings.name {
      row = "settings"
    } else {
      row = try sync.standardRow(named: record.name, change.type)
      if row == nil { row = try namesake(change) }
    }
    guard let row else { return try add(change) }
    guard let mine = try sync.records(change.type, [row]).first else {
      // It went from the notebook: its record goes with the next write.
      guard var agreed = change.agreed else { return }
      agreed.tag = record.tag
      let gone = agreed
      return try sync.agree { try $0.save(gone) }
    }
    var settling = try FieldReconciliation(sync, record, over: change.agreed, mine)
    conflicts += settling.conflicts
    if !settling.taken.isEmpty {
      var values: [String: CloudValue] = [:]
      for index in settling.taken {
        values[change.type.fields[index].name] = settling.values[index]
      }
      let isTaken = try apply(values, to: row, change)
      if isTaken { taken += 1 } else { untaken += 1 }
      if let new = try sync.records(change.type, [row]).first { settling.settled(new) }
    }
    try agree(on: change, row, settling.digests)
  }

  /// The person whom the app has already, by the identifier, else by a whole name that nobody else
  /// bears: the first time both may have the same people.
  private mutating func namesake(_ change: AppChange) throws(SyncError) -> String? {
    guard change.type.name == CloudRecordType.contact.name else { return nil }
    func text(_ name: String) -> String {
      if case .text(let text) = CloudValue(json: change.record.fields[name]) { return text }
      return ""
    }
    let (identifier, name) = (text("identifier"), NameNormalizer.normalize(text("name")))
    if book == nil { book = try bookOfPeople() }
    guard let book else { return nil }
    let found = book.identifiers[identifier] ?? book.names[name] ?? nil
    guard let found, !name.isEmpty,
      try sync.agreed({ try $0.record(of: found, type: change.type.name) }) == nil
    else { return nil }
    return found
  }

  /// Who was in the notebook when changes began to be taken.
  private struct Book {
    var identifiers: [String: String] = [:]
    /// Nil for a name that several bear.
    var names: [String: String?] = [:]
  }

  private func bookOfPeople() throws(SyncError) -> Book {
    var book = Book()
    for person in try AccountSync.store({ () throws(StoreError) in try notebook.people() }) {
      book.identifiers[person.identifier] = person.id
      let name = NameNormalizer.normalize(person.name)
      book.names[name] = .some(book.names[name] == nil ? person.id : nil)
    }
    return book
  }

  private func agree(
    on change: AppChange, _ row: String, _ digests: CloudDigests
  ) throws(SyncError) {
    let agreed = CloudBaseRecord(
      name: change.record.name, type: change.type.name, row: row, tag: change.record.tag,
      fields: digests.data)
    try sync.agree { try $0.save(agreed) }
  }

  /// Makes changes of a row; whether there was any place for them.
  private func apply(
    _ values: [String: CloudValue], to row: String, _ change: AppChange
  ) throws(SyncError) -> Bool {
    try AccountSync.store { () throws(StoreError) in
      switch change.type.name {
      case CloudRecordType.contact.name:
        let whole = change.record
        return try notebook.editPerson(row, command: Self.command) { person in
          AppFields(whole).apply(values, to: &person)
        } != nil
      case CloudRecordType.interaction.name, CloudRecordType.unassignedNote.name:
        let reading = try reading()
        var isChanged = false
        if case .text(let text)? = values["content"] {
          _ = try notebook.edit(note: row, text: text, reading: reading)
          isChanged = true
        }
        if case .reference(let contact)? = values["contactReference"] {
          _ = try notebook.assign(
            note: row, to: contact, reading: reading, command: Self.command)
          isChanged = true
        }
        return isChanged
      case CloudRecordType.settings.name:
        let days = AppFields.reminderDays(values, before: try notebook.reminderDays())
        if days.isEmpty { return false }
        _ = try notebook.setReminderDays(days)
        return true
      default: return false
      }
    }
  }

  private func reading() throws(StoreError) -> NoteReading {
    let options = sync.options.importing
    return try EditSettings { _ in options }.reading(for: notebook)
  }

  // MARK: - New in the app

  private mutating func add(_ change: AppChange) throws(SyncError) {
    guard let row = try make(change), let mine = try sync.records(change.type, [row]).first else {
      untaken += 1
      return
    }
    taken += 1
    var digests = CloudDigests()
    for (index, field) in change.type.fields.enumerated() {
      digests[index, .ours] = mine.values[index].digest
      digests[index, .theirs] = try sync.own(change.record.value(field)).digest
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
      guard let contact = try person(value("contactReference")) else { return nil }
      return try makeNote(record, of: contact)
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

  private mutating func makeNote(
    _ record: ServerRecord, of person: PersonSummary?
  ) throws(SyncError) -> String? {
    let raw = CloudValue(json: record.fields["rawText"])
    let content = CloudValue(json: record.fields["content"])
    guard case .text(let text) = raw == .none ? content : raw, text.utf8.count <= 1 << 20,
      !text.utf8.contains(0)
    else { return nil }
    if let person, let note = try unassigned(text) {
      // The app filed a note of the inbox.
      try AccountSync.store { () throws(StoreError) in
        _ = try notebook.assign(
          note: note, to: person.id, reading: try reading(), command: Self.command)
      }
      return note
    }
    var seconds = record.modified.map { Int64($0 / 1000) } ?? 0
    for name in ["interactionDate", "createdAt"] {
      if case .number(let time) = CloudValue(json: record.fields[name]) {
        seconds = Int64(time / 1000)
        break
      }
    }
    let note = NoteRecord(
      source: RecordSource(path: "", format: "note", index: 0, line: 1),
      id: "cloud/" + record.name, noteSource: .manual,
      capturedAt: .instant(seconds: seconds, offset: 0), text: text)
    return try AccountSync.pipeline { () throws(PipelineError) in
      try NotePipeline().write(
        note, for: person, into: notebook, sync.options.importing, command: Self.command
      ).note
    }
  }

  /// The note of the inbox that the app deleted as it filed the same text; each once.
  private mutating func unassigned(_ text: String) throws(SyncError) -> String? {
    var notes: [String: String]
    if let deleted { notes = deleted } else { notes = try deletedNotes() }
    let row = notes[text]
    notes = notes.filter { $0.value != row }
    deleted = notes
    return row
  }

  private func deletedNotes() throws(SyncError) -> [String: String] {
    var notes: [String: String] = [:]
    for change in changes where change.record.isGone {
      guard let agreed = change.agreed, agreed.type == CloudRecordType.unassignedNote.name,
        let mine = try sync.records(change.type, [agreed.row]).first
      else { continue }
      for (field, value) in zip(change.type.fields, mine.values) {
        guard ["content", "rawText"].contains(field.name), case .text(let text) = value,
          notes[text] == nil
        else { continue }
        notes[text] = agreed.row
      }
    }
    return notes
  }

  private func person(_ reference: CloudValue) throws(SyncError) -> PersonSummary? {
    guard case .reference(let name) = reference, let row = try sync.row(named: name) else {
      return nil
    }
    return try AccountSync.store { () throws(StoreError) in
      if case .one(let person) = try notebook.resolvePerson(row) { return person }
      return nil
    }
  }

  // MARK: - Gone in the app

  private mutating func remove(_ change: AppChange) throws(SyncError) {
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
    if try !sync.records(change.type, [agreed.row]).isEmpty, try !goesWithPerson(agreed) {
      try AccountSync.store { () throws(StoreError) in
        if change.type.name == CloudRecordType.contact.name {
          _ = try notebook.removePerson(agreed.row, reading: try reading())
        } else if change.type.name != CloudRecordType.settings.name {
          _ = try notebook.dismiss(notes: [agreed.row], evenFiled: true, command: Self.command)
        }
      }
      taken += 1
    }
    try sync.agree { try $0.forget(agreed.name) }
  }

  /// Whether an interaction went because its contact did: the note then goes back to the inbox.
  private func goesWithPerson(_ agreed: CloudBaseRecord) throws(SyncError) -> Bool {
    guard agreed.type == CloudRecordType.interaction.name,
      let mine = try sync.records(CloudRecordType.interaction, [agreed.row]).first
    else { return false }
    return changes.contains { change in
      change.record.isGone && change.type.name == CloudRecordType.contact.name
        && change.agreed.map { mine.values.contains(.reference($0.row)) } == true
    }
  }
}
