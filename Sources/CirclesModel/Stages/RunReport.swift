/// What a run did with the records it read. `read = imported + duplicate + skipped + refused`.
public struct RecordCounts: Hashable, Sendable {
  public var read = 0
  /// Records that created or changed something.
  public var imported = 0
  /// Records already known, unchanged.
  public var duplicate = 0
  /// Records left out on purpose, each with a diagnostic.
  public var skipped = 0
  /// Records that could not be taken, each with a diagnostic.
  public var refused = 0

  /// Nothing yet.
  public init() {}
}

/// What happened to contacts in a run.
public enum ContactAction: String, Hashable, Sendable, CaseIterable {
  case created, updated, unchanged, merged, pruned, refused
}

/// The line `contact_result` of a run.
public struct ContactResult: Hashable, Sendable {
  /// The contact's identifier.
  public var identifier: String
  /// What happened to it.
  public var action: ContactAction

  /// Makes a result.
  public init(identifier: String, action: ContactAction) {
    self.identifier = identifier
    self.action = action
  }
}

/// How many contacts met each fate.
public struct ContactCounts: Hashable, Sendable {
  public var created = 0
  public var updated = 0
  public var unchanged = 0
  public var merged = 0
  public var pruned = 0

  /// Nothing yet.
  public init() {}

  /// Counts one more. A refused contact is counted among the records.
  public mutating func count(_ action: ContactAction) {
    switch action {
    case .created: created += 1
    case .updated: updated += 1
    case .unchanged: unchanged += 1
    case .merged: merged += 1
    case .pruned: pruned += 1
    case .refused: break
    }
  }
}

/// What happened to notes in a run.
public struct NoteCounts: Hashable, Sendable {
  public var assigned = 0
  public var inbox = 0
  public var duplicate = 0

  /// Nothing yet.
  public init() {}
}

/// The last line of a run: `contract.md` section 3.
public struct RunReport: Hashable, Sendable {
  /// The run's id; nil where nothing was to be loaded (`check`).
  public var run: String?
  public var isDryRun = false
  /// How many files were read.
  public var files = 0
  public var records = RecordCounts()
  public var contacts = ContactCounts()
  public var notes = NoteCounts()
  public var errors = 0
  public var warnings = 0
  /// Wall-clock seconds.
  public var seconds = 0.0

  /// An empty report.
  public init() {}

  /// Whether the totals add up, as they must for every run.
  public var isBalanced: Bool {
    records.read == records.imported + records.duplicate + records.skipped + records.refused
  }
}
