/// What a run did with the records it read. `read = imported + duplicate + skipped + refused`.
public struct RecordCounts: Hashable, Sendable {
  /// Every record seen.
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
  /// Not known before.
  case created
  /// Took something new.
  case updated
  /// Stayed as it was.
  case unchanged
  /// A record that turned out to be somebody already known.
  case merged
  /// Its source no longer has it.
  case pruned
  /// Could not be taken.
  case refused
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
  /// Contacts that were not known before.
  public var created = 0
  /// Contacts that took something new.
  public var updated = 0
  /// Contacts that stayed as they were.
  public var unchanged = 0
  /// Records that turned out to be somebody already known.
  public var merged = 0
  /// Contacts their source no longer has.
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
  /// Notes given to a contact.
  public var assigned = 0
  /// Notes left in the inbox.
  public var inbox = 0
  /// Notes already known.
  public var duplicate = 0

  /// Nothing yet.
  public init() {}
}

/// The last line of a run: `Contract.md` section 3.
public struct RunReport: Hashable, Sendable {
  /// The run's id; nil where nothing was to be loaded (`check`).
  public var run: String?
  /// Whether nothing was written.
  public var isDryRun = false
  /// How many files were read.
  public var files = 0
  /// What became of the records.
  public var records = RecordCounts()
  /// What became of contacts.
  public var contacts = ContactCounts()
  /// How many records were lists of people, which are not contacts.
  public var groups = 0
  /// What became of notes.
  public var notes = NoteCounts()
  /// Diagnostics that are errors.
  public var errors = 0
  /// Diagnostics that are warnings.
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
