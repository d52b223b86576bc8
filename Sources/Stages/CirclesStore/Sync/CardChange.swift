public import CirclesModel

/// One thing that the user changed since a card's server said it: a field, or a member of a list.
public struct CardChange: Hashable, Sendable {
  /// The field.
  public let field: MergeField
  /// What the server says, and nothing else: the field, or of a list the one member; empty for one
  /// that is new.
  public let before: ContactFields
  /// What it is to say; empty for what is to go.
  public let after: ContactFields

  /// The fields of a card with this change made.
  public func applied(to fields: ContactFields) -> ContactFields {
    var applying = Applying(change: self, fields: fields)
    field.visit(&applying)
    return applying.fields
  }

  private struct Applying: FieldVisitor {
    let change: CardChange
    var fields: ContactFields

    mutating func scalar<Value: Hashable>(
      _ path: WritableKeyPath<ContactFields, Value>, empty: Value
    ) {
      if change.before[keyPath: path] != change.after[keyPath: path] {
        fields[keyPath: path] = change.after[keyPath: path]
      }
    }

    mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>) {
      let before = change.before[keyPath: path].first?.mergeKey
      let after = change.after[keyPath: path]
      guard let place = fields[keyPath: path].firstIndex(where: { $0.mergeKey == before }) else {
        fields[keyPath: path] += after
        return
      }
      fields[keyPath: path].replaceSubrange(place...place, with: after)
    }
  }
}

extension MergeField {
  /// Whether fields say something here; of a list, as many members as are counted.
  public func count(in fields: ContactFields) -> Int {
    var counting = Counting(fields: fields)
    visit(&counting)
    return counting.count
  }

  /// Whether fields hold the one member, or anything where there is none.
  public func holds(_ member: ContactFields, in fields: ContactFields) -> Bool {
    var holding = Holding(member: member, fields: fields)
    visit(&holding)
    return holding.holds
  }

  private struct Counting: FieldVisitor {
    let fields: ContactFields
    var count = 0

    mutating func scalar<Value: Hashable>(
      _ path: WritableKeyPath<ContactFields, Value>, empty: Value
    ) {
      if fields[keyPath: path] != empty { count += 1 }
    }

    mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>) {
      count += fields[keyPath: path].count
    }
  }

  private struct Holding: FieldVisitor {
    let member: ContactFields
    let fields: ContactFields
    var holds = false

    mutating func scalar<Value: Hashable>(
      _ path: WritableKeyPath<ContactFields, Value>, empty: Value
    ) {
      if fields[keyPath: path] != empty { holds = true }
    }

    mutating func list<Value: MergeableValue>(_ path: WritableKeyPath<ContactFields, [Value]>) {
      guard let key = member[keyPath: path].first?.mergeKey else { return }
      if fields[keyPath: path].contains(where: { $0.mergeKey == key }) { holds = true }
    }
  }
}

extension ContactFields {
  /// Whether both say the same, the order of lists and the pictures aside.
  public func agrees(with other: ContactFields) -> Bool {
    var (one, two) = (self, other)
    (one.photo, two.photo) = (nil, nil)
    return ContactState(saying: one).agrees(with: ContactState(saying: two))
  }
}
