/// Three-way merge of a list as a set: what the source added comes, what it removed goes, and what
/// the user added, changed or removed stays so (`Architecture.md` section 4).
struct ListMerge<Value: MergeableValue> {
  /// The outcome, in the order of `mine`, what came new behind it.
  private(set) var result: [Value] = []
  /// The keys of what the source changed and was kept as the user has it.
  private(set) var keptEdits: [String] = []
  /// Whether there is any.
  var keptEdit: Bool { !keptEdits.isEmpty }

  /// Merges. `others` is what other records still say of the same contact: a value that one of them
  /// says is not removed, and one that they say and the contact lacks was removed by the user.
  /// `completes` says that what both sides added has what the source says beside it: a label.
  init(
    base: [Value], theirs: [Value], mine: [Value], others: [[Value]], completes: Bool = false
  ) {
    if base == theirs {
      result = mine
      return
    }
    // The contact is as this source said: then it is as the source says now, in its order.
    if mine == base, others.allSatisfy(\.isEmpty) {
      result = theirs
      return
    }
    let said = Set(base)
    let base = KeyedList(base)
    let theirs = KeyedList(theirs)
    let mine = KeyedList(mine)
    let others = Set(others.flatMap { KeyedList($0).order })
    for key in mine.order {
      guard let value = mine.values[key] else { continue }
      switch (base.values[key], theirs.values[key]) {
      case (let before?, let now?):
        let merged = value.merging(base: before, theirs: now)
        if before != now, merged != now, value != before, value != now { keptEdits.append(key) }
        result.append(merged)
      case (let before?, nil):
        if others.contains(key) {
          result.append(value)
        } else if value != before, !said.contains(value) {
          keptEdits.append(key)
          result.append(value)
        }
      case (nil, let now?) where completes:
        result.append(value.merging(base: value.bare, theirs: now))
      default: result.append(value)
      }
    }
    for key in theirs.order where mine.values[key] == nil {
      guard let value = theirs.values[key] else { continue }
      if let before = base.values[key] {
        if before != value { keptEdits.append(key) }
      } else if !others.contains(key) {
        result.append(value)
      }
    }
  }
}
