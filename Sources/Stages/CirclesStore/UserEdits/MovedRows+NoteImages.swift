import CirclesModel
import GRDB

extension MovedRows {
  /// Gives the contact back what runs after the merge wrote down of its notes, for their own undo: as far
  /// as they found the notes with the contact that both were.
  func moveImagesBack(
    after run: Int, from new: ContactHeader, to old: ContactHeader, _ db: Database
  ) throws {
    try rewriteImages(after: run, before: .max, new, old, db) { try $0.split($1, $2) }
  }

  /// Takes `moveImagesBack` back: in the images of the runs between the merge and the one that took it
  /// apart the two are one again.
  func moveImagesAgain(
    after run: Int, before unmerge: Int, from old: ContactHeader, to new: ContactHeader,
    _ db: Database
  ) throws {
    try rewriteImages(after: run, before: unmerge, new, old, db) { try $0.unite($1, $2) }
  }

  private func rewriteImages(
    after run: Int, before end: Int, _ new: ContactHeader, _ old: ContactHeader, _ db: Database,
    _ change: (inout NoteImages, String, String) throws -> (String, String)?
  ) throws {
    let all = MovedNotes(self)
    let keys = try all.ids.compactMap { id in
      try Int.fetchOne(
        db.cachedStatement(sql: "SELECT key FROM note WHERE id = ?"), arguments: [id])
    }
    for key in all.keys.union(keys).sorted() {
      let id = try String.fetchOne(
        db.cachedStatement(sql: "SELECT id FROM note WHERE key = ?"), arguments: [key])
      guard let id else { continue }
      var images = NoteImages(all, key: key, id: id, new: new, old: old)
      for row in try Row.fetchAll(
        db,
        sql: """
          SELECT run_key, before, after FROM note_change WHERE note_key = ? AND run_key > ?
            AND run_key < ? ORDER BY run_key
          """, arguments: [key, run, end])
      {
        guard let (before, after) = try change(&images, row["before"], row["after"]) else {
          continue
        }
        try db.run(
          "UPDATE note_change SET before = ?, after = ? WHERE note_key = ? AND run_key = ?",
          [before, after, key, row["run_key"]])
      }
    }
  }
}

/// What moved of notes, by note.
private struct MovedNotes {
  let notes: Set<String>
  let interactions: Set<String>
  let readNotes: Set<String>
  let suggestions: [Int: [MovedRows.Suggestion]]
  let also: [Int: [MovedRows.Also]]
  let days: [Int: Set<Int>]

  init(_ moved: MovedRows) {
    (notes, interactions) = (Set(moved.notes), Set(moved.interactions))
    readNotes = Set(moved.readNotes)
    suggestions = Dictionary(grouping: moved.suggestions, by: \.note)
    also = Dictionary(grouping: moved.also, by: \.note)
    days = Dictionary(grouping: moved.dates, by: \.note).mapValues { Set($0.map(\.position)) }
  }

  /// The notes that are known by their ids, and those by their keys.
  var ids: Set<String> { notes.union(interactions).union(readNotes) }
  var keys: Set<Int> { Set(suggestions.keys).union(also.keys).union(days.keys) }
}

/// The images of one note from before and after each run since two contacts became one, in the order of
/// the runs.
private struct NoteImages {
  private let new: ContactHeader
  private let old: ContactHeader
  /// Whether the note, and its row, are still those that moved: nobody has filed them elsewhere since.
  private var isNoteMoved: Bool
  private var isRowMoved: Bool
  private let isRead: Bool
  private let suggestions: [MovedRows.Suggestion]
  private let also: [MovedRows.Also]
  private let days: Set<Int>

  init(_ all: MovedNotes, key: Int, id: String, new: ContactHeader, old: ContactHeader) {
    (self.new, self.old) = (new, old)
    isNoteMoved = all.notes.contains(id)
    isRowMoved = all.interactions.contains(id)
    isRead = all.readNotes.contains(id)
    suggestions = all.suggestions[key] ?? []
    also = (all.also[key] ?? []).filter { !$0.isShared }
    days = all.days[key] ?? []
  }

  /// A run's images as they would be had the two never been one; nil where they are none.
  mutating func split(_ before: String, _ after: String) throws -> (String, String)? {
    guard let first = NoteSnapshot(json: before), let last = NoteSnapshot(json: after) else {
      return nil
    }
    var background = JSONValue(parsing: Array(before.utf8))?["background"].map(
      NoteDecisionSnapshot.init)
    split(&background)
    let image = split(first)
    isNoteMoved = isNoteMoved && first.contact == new.id && last.contact == new.id
    isRowMoved = isRowMoved && first.row?.contact == new.id && last.row?.contact == new.id
    return (image.json(background), split(last).json())
  }

  /// A run's images as they were while the two were one; nil where they are none.
  func unite(_ before: String, _ after: String) throws -> (String, String)? {
    guard let first = NoteSnapshot(json: before), let last = NoteSnapshot(json: after) else {
      return nil
    }
    var background = JSONValue(parsing: Array(before.utf8))?["background"].map(
      NoteDecisionSnapshot.init)
    unite(&background)
    return (unite(first).json(background), unite(last).json())
  }

  private func unite(_ image: NoteSnapshot) -> NoteSnapshot {
    var image = image
    if image.contact == old.id { image.contact = new.id }
    if image.row?.contact == old.id { image.row?.contact = new.id }
    for index in image.also.indices where image.also[index].contact == old.id {
      image.also[index].contact = new.id
    }
    return image
  }

  private func unite(_ background: inout NoteDecisionSnapshot?) {
    guard var image = background else { return }
    if image.extractedFor == old.key { image.extractedFor = new.key }
    let shared = Set(
      suggestions.filter { $0.isShared && $0.matchedRun == image.matchedRun }.map(\.position))
    image.suggestions.removeAll { shared.contains($0.position) }
    for index in image.suggestions.indices where image.suggestions[index].contact == old.id {
      image.suggestions[index].contact = new.id
    }
    image.findings.changeOwners { $1 == old.id ? new.id : $1 }
    background = image
  }

  private func split(_ image: NoteSnapshot) -> NoteSnapshot {
    var image = image
    if isNoteMoved, image.contact == new.id { image.contact = old.id }
    if isRowMoved, image.row?.contact == new.id { image.row?.contact = old.id }
    for one in also {
      for index in image.also.indices
      where image.also[index].interaction == one.interaction && image.also[index].contact == new.id
      {
        image.also[index].contact = one.contact
      }
    }
    return image
  }

  private func split(_ background: inout NoteDecisionSnapshot?) {
    guard var image = background else { return }
    if isRead, image.extractedFor == new.key { image.extractedFor = old.key }
    for one in suggestions where one.matchedRun == image.matchedRun {
      let back = NoteDecisionSnapshot.Suggestion(
        position: one.position, contact: old.id, confidence: one.confidence, kind: one.kind,
        reason: one.reason)
      image.suggestions.removeAll { $0.position == one.position }
      image.suggestions.append(back)
      image.suggestions.sort { $0.position < $1.position }
    }
    image.findings.changeOwners { position, id in
      days.contains(position) && id == new.id ? old.id : id
    }
    background = image
  }
}
