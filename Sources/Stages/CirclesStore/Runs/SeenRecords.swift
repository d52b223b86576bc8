import CirclesModel
import GRDB

/// The records that runs met, by their keys: of an address book, which comes as a whole, one range.
struct SeenRecords: Hashable {
  /// How many ranges are kept: beyond that, the gaps between the last ones count as met, too.
  static let maximumCount = 1000

  private(set) var ranges: [ClosedRange<Int>] = []

  var isEmpty: Bool { ranges.isEmpty }

  func contains(_ key: Int) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < key { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(key)
  }

  /// With more keys, in any order; those of an address book nearly always ascend.
  func adding(_ keys: some Collection<Int>) -> SeenRecords {
    if keys.isEmpty { return self }
    var found: [ClosedRange<Int>] = []
    for key in keys {
      if let last = found.last, key == last.upperBound &+ 1 {
        found[found.count - 1] = last.lowerBound...key
      } else {
        found.append(key...key)
      }
    }
    return joined(with: SeenRecords(joining: found))
  }

  /// With all of another.
  func joined(with other: SeenRecords) -> SeenRecords {
    isEmpty ? other : other.isEmpty ? self : SeenRecords(joining: ranges + other.ranges)
  }

  private init(joining ranges: [ClosedRange<Int>]) {
    var joined: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last,
        range.lowerBound <= last.upperBound || range.lowerBound == last.upperBound &+ 1
      {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    self.ranges = joined
  }

  /// As a row of `run` says it: `1-200,207-207`.
  var text: String {
    var kept = ranges
    if kept.count > Self.maximumCount {
      let last = kept[Self.maximumCount - 1].lowerBound...kept[kept.count - 1].upperBound
      kept = kept.prefix(Self.maximumCount - 1) + [last]
    }
    return kept.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
  }

  init() {}

  /// Reads what `text` wrote; what is not that is passed over.
  init(_ text: String) {
    let found = text.split(separator: ",").compactMap { part -> ClosedRange<Int>? in
      let ends = part.split(separator: "-").compactMap { Int($0) }
      return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
    }
    self.init(joining: found)
  }

  /// What the runs after one met.
  static func later(than run: Int, _ db: Database) throws -> SeenRecords {
    try String.fetchAll(
      db, sql: "SELECT met FROM run WHERE key > ? AND met IS NOT NULL", arguments: [run]
    ).reduce(SeenRecords()) { $0.joined(with: SeenRecords($1)) }
  }
}
