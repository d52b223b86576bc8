import CirclesExports
import CirclesModel
import CirclesPipeline
import CirclesStore
import Foundation

/// Takes what the app changed into the notebook, each as an edit by hand that can be undone.
struct AppChanges {
  let sync: CloudSync
  let changes: [AppChange]
  var taken = 0
  var conflicts = 0
  var untaken = 0
  private var book: Book?
  /// The notes of the inbox that the app deleted, by each of their texts.
  var deleted: [String: CloudBaseRecord]?
  /// The contacts whom the app still has, by the digests of references to them.
  var peopleThere: Set<[UInt8]>?

  static let command = "push cloudkit"
  var notebook: Notebook { sync.notebook }

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
    var change = change
    let record = change.record
    var row: String?
    if let agreed = change.agreed {
      row = agreed.row
    } else if change.type.name == CloudRecordType.settings.name {
      row = "settings"
    } else {
      row = try sync.standardRow(named: record.name, change.type)
      if row == nil { row = try namesake(change) }
      if row == nil, let filed = try filing(change) {
        change = filed
        row = filed.agreed?.row
      }
    }
    guard let row else { return try add(change) }
    guard let mine = try sync.standing(change.type, row) else {
      if let agreed = change.agreed { try keep(change, agreed) }
      return
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
      if let new = try sync.standing(change.type, row) { settling.settled(new) }
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

  func agree(
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

  func reading() throws(StoreError) -> NoteReading {
    let options = sync.options.importing
    return try EditSettings { _ in options }.reading(for: notebook)
  }
}
