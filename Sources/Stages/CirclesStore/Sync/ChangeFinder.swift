import CirclesModel

/// Finds what of a card the user changed since its server said it last.
///
/// What another source of the contact says is not the user's, unless they typed it, too; what they
/// added a person with fills what is empty. What was written on the server before, though it made
/// something else of it, is not written again.
struct ChangeFinder: FieldVisitor {
  /// What the server said last.
  let base: ContactFields
  /// The contact.
  let mine: ContactFields
  /// What other records say of the contact.
  let others: [ContactFields]
  /// What the user typed, whoever else says it by now.
  let typed: TypedWords?
  /// What was written on the server the last time; nil where nothing was.
  let sent: ContactFields?
  /// What both sides changed: it waits for the user.
  let conflicts: Set<MergeConflict>

  private var field = MergeField.name
  private var (before, after) = (ContactFields(), ContactFields())
  private var changes: [CardChange] = []

  init(
    base: ContactFields, mine: ContactFields, others: [ContactFields] = [],
    typed: TypedWords? = nil, sent: ContactFields? = nil, conflicts: Set<MergeConflict> = []
  ) {
    self.base = base
    self.mine = mine
    self.others = others
    self.typed = typed
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

  /// Whether a part of the field may stand beside what the card says: no part of another name or firm.
  private var isOfOneWork: Bool {
    switch field {
    case .name: false
    case .department, .jobTitle:
      base.organization.isEmpty || base.organization == mine.organization
    default: true
    }
  }

  mutating func scalar<Value: Hashable>(
    _ path: WritableKeyPath<ContactFields, Value>, empty: Value
  ) {
    let (said, now) = (base[keyPath: path], mine[keyPath: path])
    let isFilled = said == empty && isOfOneWork
    guard said != now, sent.map({ $0[keyPath: path] }) != now, !isHeld(""),
      now == empty || !others.contains(where: { $0[keyPath: path] == now })
        || typed?.edited[keyPath: path] == now || isFilled && typed?.added[keyPath: path] == now
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
      if value != old, wrote?.values[key] != value,
        !others.contains(where: { $0[key] == value })
          || typed?.edited[keyPath: path].contains(value) == true
      {
        add(path, old, value)
      }
    }
    for key in now.order where said.values[key] == nil && !isHeld(key) {
      guard let value = now.values[key], wrote?.values[key] == nil,
        !others.contains(where: { $0[key] != nil }) || isTyped(path, value)
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

  private func isTyped<Value: MergeableValue>(
    _ path: KeyPath<ContactFields, [Value]>, _ value: Value
  ) -> Bool {
    guard let typed else { return false }
    return (typed.edited[keyPath: path] + typed.added[keyPath: path]).contains(value)
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
