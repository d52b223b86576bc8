import CirclesModel
import GRDB

/// Finds the names that come nearest to one that nobody bears: what was mistyped, or only begun.
struct NameSuggestions {
  private let wanted: [UInt8]
  /// How many letters may differ.
  private let limit: Int

  init(_ name: String) {
    wanted = Array(name.utf8.prefix(64))
    limit = wanted.count < 4 ? 1 : wanted.count < 8 ? 2 : 3
  }

  /// The contacts that come near, the nearest first.
  func keys(_ db: Database) throws -> [Int] {
    var distances: [Int: Int] = [:]
    let sql = """
      SELECT key, name FROM contact
      UNION ALL SELECT contact_key, value FROM nickname
      UNION ALL SELECT contact_key, name FROM alias
      """
    try SQLReader(db, sql).forEach { row in
      guard let distance = distance(to: Array(NameNormalizer.normalize(row.text(1)).utf8)) else {
        return
      }
      distances[row.integer(0)] = min(distance, distances[row.integer(0)] ?? .max)
    }
    return distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// How far a name is away, as a whole or in one of its words; nil for too far.
  private func distance(to name: [UInt8]) -> Int? {
    let words = name.split(separator: UInt8(ascii: " "))
    if let whole = edits(name[...]) { return whole }
    if name.starts(with: wanted) || words.contains(where: { $0.starts(with: wanted) }) {
      return limit + 1
    }
    if words.count > 1, let near = words.compactMap({ edits($0) }).min() { return near + limit + 1 }
    // A name and one word more, or another word than the notebook has.
    let typed = wanted.split(separator: UInt8(ascii: " "))
    let shared = typed.count { word in word.count > 2 && words.contains { $0 == word } }
    return typed.count > 1 && shared > 0 ? 3 * limit + 2 - min(shared, limit) : nil
  }

  /// The letters to change, leave out, put in or swap; nil for more than may be.
  private func edits(_ other: ArraySlice<UInt8>) -> Int? {
    let other = Array(other.prefix(64))
    guard abs(other.count - wanted.count) <= limit else { return nil }
    var before = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    for (row, letter) in wanted.enumerated() {
      var next = [row + 1]
      for (column, candidate) in other.enumerated() {
        let changed = last[column] + (letter == candidate ? 0 : 1)
        var cost = min(changed, last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == other[column - 1], wanted[row - 1] == candidate {
          cost = min(cost, before[column - 1] + 1)
        }
        next.append(cost)
      }
      if next.allSatisfy({ $0 > limit }) { return nil }
      (before, last) = (last, next)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}
