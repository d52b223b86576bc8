import CirclesExports
import CirclesModel
import CirclesPipeline
import CirclesStore

/// Notes that are new in the app.
extension AppChanges {
  /// Writes a note of the app down, under a person or where the notebook would file it.
  func makeNote(_ record: ServerRecord, of person: PersonSummary?) throws(SyncError) -> String? {
    guard let text = Self.text(of: record),
      let note = try write(text, as: record.name, record, of: person)
    else { return nil }
    if case .text(let words) = CloudValue(json: record.fields["content"]),
      !text.contains(words.hasSuffix("…") ? words.dropLast() : words[...])
    {
      // It was edited there since it was read.
      try AccountSync.store { () throws(StoreError) in
        _ = try notebook.edit(
          note: note, text: words, reading: try reading(), command: Self.command)
      }
    }
    return note
  }

  /// What a note of the app was read from.
  private static func text(of record: ServerRecord) -> String? {
    for field in ["rawText", "content"] {
      if case .text(let text) = CloudValue(json: record.fields[field]) { return text }
    }
    return nil
  }

  /// Writes a text of a record down, once for the name of its note; nil where it cannot be one.
  func write(
    _ text: String, as name: String, _ record: ServerRecord, of person: PersonSummary?
  ) throws(SyncError) -> String? {
    guard text.utf8.count <= Notebook.maximumNoteLength, !text.utf8.contains(0) else { return nil }
    var seconds = record.modified.map { Int64($0 / 1000) } ?? 0
    for name in ["interactionDate", "createdAt"] {
      if case .number(let time) = CloudValue(json: record.fields[name]) {
        seconds = Int64(time / 1000)
        break
      }
    }
    let note = NoteRecord(
      source: RecordSource(path: "", format: "note", index: 0, line: 1),
      id: "cloud/" + name, noteSource: .manual,
      capturedAt: .instant(seconds: seconds, offset: 0), text: text)
    return try AccountSync.pipeline { () throws(PipelineError) in
      try NotePipeline().write(
        note, for: person, into: notebook, sync.options.importing, command: Self.command
      ).note
    }
  }

  /// A new record that is a note of the inbox which the app filed, over what was agreed on of that note.
  mutating func filing(_ change: AppChange) throws(SyncError) -> AppChange? {
    guard change.type.name == CloudRecordType.interaction.name,
      try sync.own(CloudValue(json: change.record.fields["contactReference"])) != .none,
      let text = Self.text(of: change.record), let note = try unassigned(text)
    else { return nil }
    var digests = CloudDigests()
    for (index, field) in change.type.fields.enumerated() {
      let fields = CloudRecordType.unassignedNote.fields
      guard let before = fields.firstIndex(where: { $0.name == field.name }) else { continue }
      for side in [CloudDigests.Side.ours, .theirs] {
        digests[index, side] = CloudDigests(note.fields)[before, side]
      }
    }
    var filed = change
    filed.agreed = CloudBaseRecord(
      name: change.record.name, type: change.type.name, row: note.row, tag: "",
      fields: digests.data)
    return filed
  }

  /// The note of the inbox that the app deleted as it filed the same text; each once.
  private mutating func unassigned(_ text: String) throws(SyncError) -> CloudBaseRecord? {
    let notes = if let deleted { deleted } else { try deletedNotes() }
    let note = notes[text]
    deleted = notes.filter { $0.value != note }
    return note
  }

  private func deletedNotes() throws(SyncError) -> [String: CloudBaseRecord] {
    var notes: [String: CloudBaseRecord] = [:]
    for change in changes where change.record.isGone {
      guard let agreed = change.agreed, agreed.type == CloudRecordType.unassignedNote.name,
        let mine = try sync.standing(change.type, agreed.row),
        try sync.agreed({ try $0.record(of: agreed.row, type: CloudRecordType.interaction.name) })
          == nil
      else { continue }
      for field in ["content", "rawText"] {
        guard case .text(let text) = mine.value(field), notes[text] == nil else { continue }
        notes[text] = agreed
      }
    }
    return notes
  }
}
