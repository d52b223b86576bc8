import CirclesModel
import GRDB

/// What the user typed of a contact and a record on a server has not come to say since: it is the
/// user's still, whatever other records have come to say.
struct TypedWords {
  /// What was put in the place of something, or beside it.
  private(set) var edited = ContactFields()
  /// What a person was added with, who may have been there already.
  private(set) var added = ContactFields()

  /// The commands by which people are edited.
  private static let commands = """
    'people edit', 'birthday', 'push cloudkit', 'sync --take theirs', 'people add'
    """

  /// - Parameter now: what the record says, where that counts as said, too.
  init(of contact: Int, unsaidBy record: Int, now: ContactFields? = nil, _ db: Database) throws {
    var events = try Self.events(of: contact, record, db)
    if let now { events.append((.max, .said(now))) }
    for event in events.sorted(by: { $0.run < $1.run }) {
      switch event.event {
      case .edit(let before, let after): edited = Self.typing(before, after, edited)
      case .addition(let before, let after): added = Self.typing(before, after, added)
      case .said(let words):
        edited = Self.stripping(words, edited)
        added = Self.stripping(words, added)
      }
    }
  }

  private enum Event {
    case edit(ContactFields, ContactFields)
    case addition(ContactFields, ContactFields)
    /// What the record said before a run.
    case said(ContactFields)
  }

  private static func events(
    of contact: Int, _ record: Int, _ db: Database
  ) throws -> [(run: Int, event: Event)] {
    var events: [(run: Int, event: Event)] = []
    let made = """
      SELECT coalesce(r.created_run, 0), fields FROM source_record AS r
      JOIN said ON said.record_key = r.key JOIN source AS s ON s.key = r.source_key
      WHERE r.contact_key = ? AND s.name = '\(UserRecord.source)'
      """
    try SQLReader(db, made).forEach(contact) { row in
      events.append(
        (row.integer(0), .addition(ContactFields(), SourceSnapshot.decode(row.bytes(1)))))
    }
    let edits = """
      SELECT c.run_key, before, after, r.command = 'people add' FROM contact_change AS c
      JOIN run AS r ON r.key = c.run_key
      WHERE contact_key = ? AND r.command IN (\(commands))
        AND before IS NOT NULL AND after IS NOT NULL
      """
    try SQLReader(db, edits).forEach(contact) { row in
      guard let before = ContactSnapshot(json: row.bytes(1))?.state.fields,
        let after = ContactSnapshot(json: row.bytes(2))?.state.fields
      else { return }
      events.append(
        (row.integer(0), row.integer(3) == 0 ? .edit(before, after) : .addition(before, after)))
    }
    let said = "SELECT run_key, said FROM record_change WHERE changed_key = ?"
    try SQLReader(db, said).forEach(record) { row in
      events.append((row.integer(0), .said(SourceSnapshot.decode(row.bytes(1)))))
    }
    return events
  }

  private static func typing(
    _ before: ContactFields, _ after: ContactFields, _ typed: ContactFields
  ) -> ContactFields {
    var typing = Typing(before: before, after: after, typed: typed)
    for field in MergeField.ofCards { field.visit(&typing) }
    return typing.typed
  }

  private static func stripping(_ said: ContactFields, _ typed: ContactFields) -> ContactFields {
    var stripping = Stripping(said: said, typed: typed)
    for field in MergeField.ofCards { field.visit(&stripping) }
    return stripping.typed
  }

  /// Notes what one edit changed.
  private struct Typing: FieldVisitor {
    let before: ContactFields
    let after: ContactFields
    var typed: ContactFields

    mutating func scalar<Value: Hashable>(
      _ path: WritableKeyPath<ContactFields, Value>, empty: Value
    ) {
      if before[keyPath: path] != after[keyPath: path] {
        typed[keyPath: path] = after[keyPath: path]
      }
    }

    mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>) {
      let old = Set(before[keyPath: path])
      let new = after[keyPath: path].filter { !old.contains($0) }
      let gone = Set(before[keyPath: path].map(\.mergeKey)).union(new.map(\.mergeKey))
        .subtracting(after[keyPath: path].filter(old.contains).map(\.mergeKey))
      typed[keyPath: path].removeAll { gone.contains($0.mergeKey) }
      typed[keyPath: path] += new
    }
  }

  /// Takes out what the record said.
  private struct Stripping: FieldVisitor {
    let said: ContactFields
    var typed: ContactFields

    mutating func scalar<Value: Hashable>(
      _ path: WritableKeyPath<ContactFields, Value>, empty: Value
    ) {
      if typed[keyPath: path] == said[keyPath: path] { typed[keyPath: path] = empty }
    }

    mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>) {
      let keys = Set(said[keyPath: path].map(\.mergeKey))
      typed[keyPath: path].removeAll { keys.contains($0.mergeKey) }
    }
  }
}
