public import CirclesModel

/// A run in a list.
public struct RunSummary: Hashable, Sendable {
  /// The run's id.
  public var id: String
  /// What it was: `import contacts.vcf`, `merge`, ...
  public var command: String
  /// When it began (ISO 8601, UTC).
  public var startedAt: String
  /// When it ended; nil for one that is under way or was cut short.
  public var finishedAt: String?
  /// How it stands.
  public var state: RunState
  /// What it did, as it reported.
  public var report: RunReport
  /// Whether it changed anything in the notebook.
  public var isChange = true
}

/// How a run stands.
public enum RunState: String, Hashable, Sendable {
  /// Under way, as far as can be seen from here.
  case running
  /// Done.
  case finished
  /// Given up; what it had loaded until then stays, and can be undone.
  case abandoned
  /// Cut short: its process is gone. What it had loaded until then stays, and can be undone.
  case interrupted
}

/// What one run did.
public struct RunDetail: Hashable, Sendable {
  /// The head.
  public var summary: RunSummary
  /// Contacts it created that are still there.
  public var created: [PersonSummary]
  /// Contacts it changed that are still there.
  public var updated: [PersonSummary]
  /// Names of contacts it removed, or merged into others.
  public var removed: [String]
  /// How many diagnostics it gave, by code.
  public var diagnostics: [DiagnosticCount]

  /// How often a diagnostic was given.
  public struct DiagnosticCount: Hashable, Sendable {
    /// Its stable code.
    public var code: String
    /// How often.
    public var count: Int

    /// Makes a count.
    public init(code: String, count: Int) {
      self.code = code
      self.count = count
    }
  }
}

/// What a RUN on the command line means.
public enum RunResolution: Hashable, Sendable {
  /// Exactly one run.
  case one(RunSummary)
  /// Several ids begin so.
  case ambiguous([RunSummary])
  /// None.
  case none
}

/// What taking a run back did.
public struct UndoOutcome: Hashable, Sendable {
  /// The identifiers of contacts that are gone again.
  public var removed: [String]
  /// The identifiers of contacts that are as before the run, or are there again.
  public var restored: [String]
  /// What stays, because somebody has worked on it since.
  public var kept: [Kept]
  /// The names of the contacts that are gone again.
  public var removedNames: [String] = []
  /// The names of the contacts that are as before the run, or are there again.
  public var restoredNames: [String] = []
  /// How many notes and days of chats are gone again.
  public var notesRemoved = 0
  /// How many notes lie in the inbox again.
  public var notesReturned = 0
  /// How many notes are as before the run.
  public var notesRestored = 0
  /// How many names beside the first, connections, settings and learned rules are as before the run,
  /// and how many of the owner's messages are gone.
  public var others = Others()
  /// How many of the contacts that are gone a later import met, too, as they were.
  public var metLater = 0
  /// How many cards the run wrote on a server, where they stay as they are.
  public var pushed = 0
  /// Whether `redo` can bring it all back.
  public var canRedo = true

  /// How many contacts are as before the run, or are there again.
  public var contactsRestored: Int { restored.count - notesRestored }
  /// Whether anything is gone afterwards.
  public var losesAnything: Bool { !removed.isEmpty || notesRemoved > 0 }

  /// What lies beside contacts and notes.
  public struct Others: Hashable, Sendable {
    /// What the owner wrote in groups: messages that are of no note.
    public var messages = 0
    /// Names of people beside their first.
    public var names = 0
    /// Connections, one of two people counted once.
    public var connections = 0
    /// Settings of the notebook.
    public var settings = 0
    /// Rules that corrections taught, with those that were forgotten.
    public var learned = 0
  }

  /// A contact that undo left alone, in whole or in part.
  public struct Kept: Hashable, Sendable {
    /// Its identifier.
    public var identifier: String
    /// Its name.
    public var name: String
    /// Why it stays, in words.
    public var reason: String
  }
}
