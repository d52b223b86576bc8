/// What became of a content that the daemon met.
public enum LedgerState: String, Hashable, Sendable, CaseIterable {
  /// Being read: found at a start, it was there when the last daemon ended without a word.
  case reading
  /// To be tried again later.
  case deferred
  /// In the notebook.
  case committed
  /// In the notebook, and the file put away.
  case filed
  /// Cannot be read; the file is still to be put away.
  case rejected
  /// Cannot be read, and the file put away.
  case quarantined
  /// The beginning of a file whose whole was met later.
  case superseded
  /// Was in the notebook, and undone while its file lay where it was.
  case undone
}

/// A row of the ledger: one content, by its digest and the reader that took it. A person's words and
/// names are in none of it but the path.
public struct LedgerEntry: Hashable, Sendable {
  /// The content's SHA-256, 32 bytes.
  public var sha256: [UInt8]
  /// The format it was read as; `-` for none.
  public var reader: String
  /// What became of it.
  public var state: LedgerState
  /// The program's own version of reading: information, not identity.
  public var pipelineVersion: Int
  /// The watched folder whose daemon met it; several may fill one notebook.
  public var root = ""
  /// Where it lay, below that folder's drop folder.
  public var path: String
  /// Its bytes.
  public var size: Int
  /// How often reading it was begun.
  public var attempts = 0
  /// How often it was put off because its end was missing.
  public var deferrals = 0
  /// How often the program trapped while it was read.
  public var crashes = 0
  /// How often the program was killed while it alone was read.
  public var kills = 0
  /// When it is to be tried again, ISO 8601; nil for at once.
  public var nextAttemptAt: String?
  /// The code of the last problem.
  public var lastCode: String?
  /// Where that problem is.
  public var lastLine: Int?
  /// Where in the line, in characters from 1.
  public var lastColumn: Int?
  /// Records that were taken.
  public var recordsOK = 0
  /// Records that were refused or left out.
  public var recordsBad = 0
  /// When it was first met, ISO 8601.
  public var firstSeen = ""
  /// Whether a run brought it into the notebook.
  var hasRun = false

  /// Whether its records are in the notebook: not those of a beginning that was superseded before it
  /// was ever loaded.
  public var isLoaded: Bool {
    switch state {
    case .committed, .filed: true
    case .superseded: hasRun
    case .reading, .deferred, .rejected, .quarantined, .undone: false
    }
  }

  /// An entry of a content that is about to be read.
  public init(
    sha256: [UInt8], reader: String, state: LedgerState, pipelineVersion: Int, path: String,
    size: Int
  ) {
    self.sha256 = sha256
    self.reader = reader
    self.state = state
    self.pipelineVersion = pipelineVersion
    self.path = path
    self.size = size
  }
}
