public import Foundation

/// How the daemon is, as `.circles/status.json` says it.
public struct WatchStatus: Hashable, Sendable {
  /// What it is doing.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// It looks for what a run before it left.
    case starting
    /// It waits for files.
    case idle
    /// It takes files.
    case importing
    /// Something keeps it from its work; `problems` says what.
    case degraded
    /// It was asked to stop, and finishes a batch.
    case stopping
    /// It stopped as it was asked to.
    case stopped
  }

  /// Something that somebody should see to.
  public struct Problem: Hashable, Sendable {
    /// A stable name: `watch.cannot-file`.
    public var code: String
    /// One plain sentence, which names no file.
    public var sentence: String

    /// A problem and its sentence.
    public init(code: String, sentence: String) {
      self.code = code
      self.sentence = sentence
    }
  }

  /// Something that it does from time to time, such as syncing an account.
  public struct Job: Hashable, Sendable {
    /// The account's name.
    public var name: String
    /// When it was last done.
    public var lastDone: Date?
    /// Why it failed the last time, as a code; nil where it did not.
    public var failure: String?
  }

  /// What it is doing.
  public var state: State
  /// How it learns of files: `poll`, `inotify`, `kqueue`.
  public var watchMode: String
  /// When it last wrote this.
  public var heartbeat: Date
  /// When it last looked through the whole folder.
  public var lastScan: Date?
  /// How long the file has waited that has waited longest, in seconds.
  public var oldestPendingSeconds: Int?
  /// Files in `drop/` that it has yet to take.
  public var pending = 0
  /// Files among them that it will try again later.
  public var deferred = 0
  /// Files in `failed/`.
  public var failed = 0
  /// Files that it has taken since it started.
  public var committed = 0
  /// The code of what last went wrong.
  public var lastErrorCode: String?
  /// What keeps it from its work.
  public var problems: [Problem] = []
  /// The accounts that it syncs.
  public var jobs: [Job] = []
  /// Its process.
  public var pid: Int
  /// Its version.
  public var version: String
  /// How often the system lost events since it started; a scan made up for each.
  public var eventsLost = 0

  /// A daemon that has just begun.
  public init(
    state: State = .starting, watchMode: String = "poll", heartbeat: Date, pid: Int, version: String
  ) {
    self.state = state
    self.watchMode = watchMode
    self.heartbeat = heartbeat
    self.pid = pid
    self.version = version
  }
}
