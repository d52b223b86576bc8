/// Three-way merge of a list as a set: what the source added comes, what it removed goes, and what
/// the user added, changed or removed stays so (`Architecture.md` section 4).
struct ListMerge<Value: MergeableValue> {
  /// The outcome, in the order of `mine`, what came new behind it.
  private(set) var result: [Value] = []
  /// Whether something the source changed was kept as the user has it.
  private(set) var keptEdit = false

  /// Merges. `others` is what other records still say of the same contact: a value that one of them
  /// says is not removed, and one that they say and the contact lacks was removed by the user.
  init(base: [Value], theirs: [Value], mine: [Value], others: [[Value]]) {
    if base == theirs {
      result = mine
      return
    }
    // The contact is as this source said: then it is as the source says now, in its order.
    if mine == base, others.allSatisfy(\.isEmpty) {
      result = theirs
      return
    }
    let base = Self.keyed(base)
    let theirs = Self.keyed(theirs)
    let mine = Self.keyed(mine)
    let others = Set(others.flatMap { Self.keyed($0).order })
    for key in mine.order {
      guard let value = mine.values[key] else { continue }
      switch (base.values[key], theirs.values[key]) {
      case (let before?, let now?):
        let merged = value.merging(base: before, theirs: now)
        if before != now, merged != now, value != before, value != now { keptEdit = true }
        result.append(merged)
      case (let before?, nil):
        if others.contains(key) {
          result.append(value)
        } else if value != before {
          keptEdit = true
          result.append(value)
        }
      default:
        result.append(value)
      }
    }
    for key in theirs.order where mine.values[key] == nil {
      guard let value = theirs.values[key] else { continue }
      if let before = base.values[key] {
        if before != value { keptEdit = true }
      } else if !others.contains(key) {
        result.append(value)
      }
    }
  }

  /// Values by key. The same key twice in one list (a number under two labels) is two members.
  private struct Keyed {
    var order: [String] = []
    var values: [String: Value] = [:]
  }

  private static func keyed(_ list: [Value]) -> Keyed {
    var keyed = Keyed()
    keyed.order.reserveCapacity(list.count)
    var repeats: [String: Int] = [:]
    for value in list {
      var key = value.mergeKey
      if keyed.values[key] != nil {
        let count = repeats[key, default: 1] + 1
        repeats[key] = count
        key += "\u{1E}\(count)"
      }
      keyed.order.append(key)
      keyed.values[key] = value
    }
    return keyed
  }
}
