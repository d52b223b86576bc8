/// Levenshtein's distance.
public enum EditDistance {
  /// How many elements have to be inserted, removed or replaced to turn one sequence into the other;
  /// above `limit` only that it is above it. Takes `left.count` times `right.count` steps.
  @inlinable
  public static func between<Element: Equatable>(
    _ left: some Collection<Element>, _ right: some Collection<Element>, atMost limit: Int = .max
  ) -> Int {
    let apart = abs(left.count - right.count)
    if apart > limit { return apart }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: right.count + 1) { row in
      for column in row.indices { row.initializeElement(at: column, to: column) }
      for (number, element) in left.enumerated() {
        var diagonal = row[0]
        row[0] = number + 1
        var least = row[0]
        for (column, other) in right.enumerated() {
          let next = min(
            row[column] + 1, row[column + 1] + 1, diagonal + (element == other ? 0 : 1))
          diagonal = row[column + 1]
          row[column + 1] = next
          least = min(least, next)
        }
        if least > limit { return least }
      }
      return row[row.count - 1]
    }
  }
}
