import CirclesModel
import GRDB

/// What the user changed of a contact by hand, as far as the contact's own values do not tell.
///
/// What they took out no card brings back, even where it was silent of it in between, as a torn one is,
/// or is a new one. What they put in its place stays where a card that has come to say it lets go of it.
struct UserChanges {
  /// The commands by which people are edited.
  private static let commands = "'people edit', 'birthday', 'push cloudkit'"
  /// A contact is never without a name.
  private static let fields = MergeField.ofCards.filter { $0 != .name }

  private var removed = ContactFields()
  /// The values that were typed, one for each field; lists have none.
  private var typed = ContactState.nothing

  /// What is noted of a contact's edits; nil where nothing is. For a record on a server nothing counts
  /// as taken out: such a card comes whole, and somebody put there what was silent before.
  init?(of contact: Int, for record: Int? = nil, _ db: Database) throws {
    let sql = """
      SELECT before, after FROM contact_change AS c JOIN run AS r ON r.key = c.run_key
      WHERE contact_key = ? AND r.command IN (\(Self.commands))
        AND before IS NOT NULL AND after IS NOT NULL ORDER BY run_key
      """
    try SQLReader(db, sql).forEach(contact) { row in
      guard let before = ContactSnapshot(json: row.bytes(0)),
        let after = ContactSnapshot(json: row.bytes(1))
      else { return }
      var edit = Edit(before: before.state.fields, after: after.state.fields, removed: removed)
      for field in Self.fields { field.visit(&edit) }
      removed = edit.removed
      var typing = Typing(
        before: before.state.fields, after: after.state.fields, typed: typed.fields)
      for field in MergeField.ofCards { field.visit(&typing) }
      typed.fields = typing.typed
      if before.state.jobInfo != after.state.jobInfo { typed.jobInfo = after.state.jobInfo }
      if before.state.relationshipType != after.state.relationshipType {
        typed.relationshipType = after.state.relationshipType
      }
    }
    if let record, try SyncTables.isSynced(record, db) { removed = ContactFields() }
    if removed == ContactFields(), typed == .nothing { return nil }
  }

  /// What was typed and still stands, as if another card said it.
  func typed(standingIn mine: ContactState) -> ContactState {
    var standing = Standing(mine: mine.fields, typed: typed.fields)
    for field in MergeField.ofCards { field.visit(&standing) }
    return ContactState(
      fields: standing.typed,
      relationshipType: typed.relationshipType == mine.relationshipType
        ? typed.relationshipType : ContactState.defaultRelationship,
      jobInfo: typed.jobInfo == mine.jobInfo ? typed.jobInfo : "")
  }

  /// The members of lists that a contact lacks, as if another card said them: so what one says and the
  /// contact lacks was taken out.
  func asCard(beside mine: ContactState) -> ContactState {
    var lists = Lists(removed: removed, mine: mine.fields)
    for field in Self.fields { field.visit(&lists) }
    var card = ContactState.nothing
    card.fields = lists.lists
    return card
  }

  /// A card's words without a birthday, a job or a note that was taken out; there it says what it said
  /// before, or nothing.
  func leaving(
    out theirs: ContactState, saidBefore base: ContactState?, beside mine: ContactState
  ) -> ContactState {
    var silent = Silencing(
      removed: removed, base: base?.fields ?? ContactFields(), mine: mine.fields,
      said: theirs.fields)
    for field in Self.fields { field.visit(&silent) }
    if silent.said == theirs.fields { return theirs }
    var left = theirs
    left.fields = silent.said
    left.jobInfo = ContactState(saying: silent.said).jobInfo
    return left
  }

  /// Adds what one edit took out, and takes out what it put back.
  private struct Edit: FieldVisitor {
    let before: ContactFields
    let after: ContactFields
    var removed: ContactFields

    mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>) {
      let kept = Set(after[keyPath: path].map(\.mergeKey))
      let known = Set(removed[keyPath: path].map(\.mergeKey))
      removed[keyPath: path] =
        removed[keyPath: path].filter { !kept.contains($0.mergeKey) }
        + before[keyPath: path].filter {
          !kept.contains($0.mergeKey) && !known.contains($0.mergeKey)
        }
    }

    mutating func scalar<Value: Hashable>(
      _ path: WritableKeyPath<ContactFields, Value>, empty: Value
    ) {
      if after[keyPath: path] != empty {
        removed[keyPath: path] = empty
      } else if before[keyPath: path] != empty {
        removed[keyPath: path] = before[keyPath: path]
      }
    }
  }

  /// Notes the values that one edit changed.
  private struct Typing: FieldVisitor {
    let before: ContactFields
    let after: ContactFields
    var typed: ContactFields

    mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>) {}

    mutating func scalar<Value: Hashable>(
      _ path: WritableKeyPath<ContactFields, Value>, empty: Value
    ) {
      if before[keyPath: path] != after[keyPath: path] {
        typed[keyPath: path] = after[keyPath: path]
      }
    }
  }

  private struct Standing: FieldVisitor {
    let mine: ContactFields
    var typed: ContactFields

    mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>) {}

    mutating func scalar<Value: Hashable>(
      _ path: WritableKeyPath<ContactFields, Value>, empty: Value
    ) {
      if typed[keyPath: path] != mine[keyPath: path] { typed[keyPath: path] = empty }
    }
  }

  private struct Lists: FieldVisitor {
    let removed: ContactFields
    let mine: ContactFields
    var lists = ContactFields()

    mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>) {
      let kept = Set(mine[keyPath: path].map(\.mergeKey))
      lists[keyPath: path] = removed[keyPath: path].filter { !kept.contains($0.mergeKey) }
    }

    mutating func scalar<Value: Hashable>(
      _ path: WritableKeyPath<ContactFields, Value>, empty: Value
    ) {}
  }

  private struct Silencing: FieldVisitor {
    let removed: ContactFields
    let base: ContactFields
    let mine: ContactFields
    var said: ContactFields

    mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>) {}

    mutating func scalar<Value: Hashable>(
      _ path: WritableKeyPath<ContactFields, Value>, empty: Value
    ) {
      let value = removed[keyPath: path]
      if value != empty, said[keyPath: path] == value, mine[keyPath: path] == empty {
        said[keyPath: path] = base[keyPath: path]
      }
    }
  }
}
