/// Values by their merge keys. The same key twice in one list (a number under two labels) is two
/// members.
struct KeyedList<Value: MergeableValue> {
  /// The keys, in the order of the list.
  private(set) var order: [String] = []
  /// The value of each key.
  private(set) var values: [String: Value] = [:]

  init(_ list: [Value]) {
    order.reserveCapacity(list.count)
    var repeats: [String: Int] = [:]
    for value in list {
      var key = value.mergeKey
      if values[key] != nil {
        let count = repeats[key, default: 1] + 1
        repeats[key] = count
        key += "\u{1E}\(count)"
      }
      order.append(key)
      values[key] = value
    }
  }
}
