import CirclesPipeline
import CirclesStore

/// Takes up what a daemon left that did not end as it should.
struct Recovery {
  /// How often the program may trap on a file before that is put aside.
  static let crashLimit = 3
  /// How often it may be killed while a file alone is read. Nobody knows why it was: a machine that
  /// is switched off every evening is no fault of a file.
  static let killLimit = 10

  /// The contents that go alone from now on, until the culprit is known.
  private(set) var suspects: Set<[UInt8]> = []
  /// The suspects on which the program has trapped.
  var culprits: Set<[UInt8]> {
    Set(entries.filter { $0.crashes > 0 }.map(\.sha256)).intersection(suspects)
  }
  /// The rows as they are to be.
  private(set) var entries: [LedgerEntry]

  /// What follows from what was being read, and from how the daemon ended.
  init(_ unfinished: [LedgerEntry], _ ending: CrashMarker.Ending) {
    entries = unfinished.map { entry in
      var entry = entry
      entry.state = .deferred
      entry.nextAttemptAt = nil
      return entry
    }
    switch ending {
    case .stopped:
      for place in entries.indices { entries[place].attempts = max(0, entries[place].attempts - 1) }
    case .trapped(let digest) where entries.contains { $0.sha256 == digest }:
      suspects = [digest]
      for place in entries.indices where entries[place].sha256 == digest {
        entries[place].crashes += 1
        condemn(place)
      }
    case .trapped, .silence:
      suspects = Set(entries.map(\.sha256))
      if entries.count == 1 {
        entries[0].kills += 1
        condemn(0)
      }
    }
  }

  private mutating func condemn(_ place: Int) {
    let entry = entries[place]
    guard entry.crashes >= Self.crashLimit || entry.kills >= Self.killLimit else { return }
    entries[place].state = .rejected
    entries[place].lastCode = "watch.crashed"
    (entries[place].lastLine, entries[place].lastColumn) = (nil, nil)
    suspects.remove(entry.sha256)
  }
}
