import CirclesModel

/// Finds what of a card the user changed since its server said it last.
///
/// What another source of the contact says is not the user's, and what was written on the server
/// before, though it made something else of it, is not written again.
struct ChangeFinder: FieldVisitor {
  /// What the server said last.
  let base: ContactFields
  /// The contact.
  let mine: ContactFields
  /// What other records say of the contact.
  let others: [ContactFields]
  /// What was written on the server the last time; nil where nothing was.
  let sent: ContactFields?
  /// What both sides changed: it waits for the user.
  let conflicts: Set<MergeConflict>

  private var field = MergeField.name
  private var (before, after) = (ContactFields(), ContactFields())
  private var changes: [CardChange] = []

  init(
    base: ContactFields, mine: ContactFields, others: [ContactFields] = [],
    sent: ContactFields? = nil, conflicts: Set<MergeConflict> = []
  ) {
    self.base = base
    self.mine = mine
    self.others = others
    self.sent = sent
    self.conflicts = conflicts
  }

  /// The changes, field by field.
  mutating func find() -> [CardChange] {
    for field in MergeField.ofCards {
      self.field = field
      (before, after) = (ContactFields(), ContactFields())
      if field == .name { (before.name, after.name) = (base.name, base.name) }
      field.visit(&self)
      if before != after { changes.append(CardChange(field: field, before: before, after: after)) }
    }
    return changes
  }

  private func isHeld(_ member: String) -> Bool {
    conflicts.contains(MergeConflict(field: field.rawValue, member: member))
  }

  mutating func scalar<Value: Hashable>(
    _ path: WritableKeyPath<ContactFields, Value>, empty: Value
  ) {
    let (said, now) = (base[keyPath: path], mine[keyPath: path])
    guard said != now, sent.map({ $0[keyPath: path] }) != now, !isHeld(""),
      now == empty || !others.contains(where: { $0[keyPath: path] == now })
    else { return }
    before[keyPath: path] = said
    after[keyPath: path] = now
  }

  mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>) {
    let said = KeyedList(base[keyPath: path])
    let now = KeyedList(mine[keyPath: path])
    let wrote = sent.map { KeyedList($0[keyPath: path]) }
    let others = others.map { KeyedList($0[keyPath: path]).values }
    var (gone, new): ([Value], [Value]) = ([], [])
    for key in said.order where !isHeld(key) {
      guard let old = said.values[key] else { continue }
      guard let value = now.values[key] else {
        // Taken out there once already: the server kept it.
        if wrote == nil || wrote?.values[key] != nil { gone.append(old) }
        continue
      }
      if value != old, wrote?.values[key] != value, !others.contains(where: { $0[key] == value }) {
        add(path, old, value)
      }
    }
    for key in now.order where said.values[key] == nil && !isHeld(key) {
      guard let value = now.values[key], wrote?.values[key] == nil,
        !others.contains(where: { $0[key] != nil })
      else { continue }
      new.append(value)
    }
    // As many new as gone: each stands where the old one stood.
    for place in 0..<max(gone.count, new.count) {
      if gone.count == new.count {
        add(path, gone[place], new[place])
      } else {
        if place < gone.count { add(path, gone[place], nil) }
        if place < new.count { add(path, nil, new[place]) }
      }
    }
  }

  private mutating func add<Value: MergeableValue>(
    _ path: WritableKeyPath<ContactFields, [Value]>, _ old: Value?, _ new: Value?
  ) {
    var (before, after) = (ContactFields(), ContactFields())
    before[keyPath: path] = [old].compactMap(\.self)
    after[keyPath: path] = [new].compactMap(\.self)
    changes.append(CardChange(field: field, before: before, after: after))
  }
}
