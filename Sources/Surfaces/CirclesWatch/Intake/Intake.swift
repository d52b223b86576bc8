import CirclesPipeline
import CirclesReaders
import CirclesStore
import FaultPoints
import Foundation
import SystemPackage

/// Takes files that have settled: claims them, looks them up in the ledger, reads them through, loads
/// them in one transaction with their rows, and puts them away.
final class Intake {
  /// What a batch holds at most (`Watching.md` 2.5).
  enum Limit {
    static let files = 50
    static let records = 5000
    static let bytes: Int64 = 16 << 20
    static let time = Duration.milliseconds(250)
  }

  /// What the intake works with.
  struct Tools {
    var fileSystem: any FileSystem = SystemFileSystem()
    var layout: WatchLayout
    var clock: any WatchClock = SystemClock()
    var log: WatchLog
    var stop: StopRequest
    var board: StatusBoard
    /// Whether files stay where they are; the ledger alone then keeps them from coming again.
    var keeps: Bool
    /// What is loaded in one transaction.
    var records = Limit.records
  }

  let tools: Tools
  let notebook: Notebook
  let loader: IngestLoader
  let away: Archiver
  /// Under which the ledger keeps what this daemon meets: several may fill one notebook.
  let root: String
  /// Which files wait for what.
  var tracker: SettleTracker
  /// What is put away and may still be written to.
  var recent = RecentlyArchived()
  /// Folders in which something is not as the last scan saw it.
  var dirty: Set<FilePath> = []
  /// Contents that were being read when the last daemon was killed: each goes alone until the culprit is
  /// known, but in its place. After the others, an old address book would overwrite a newer one.
  var suspects: Set<[UInt8]> = []
  /// Those on which the program has trapped: they go after all others.
  var culprits: Set<[UInt8]> = []
  /// Files whose rows say that they are being read.
  var begun: [[UInt8]: IntakeFile] = [:]
  /// Contents whose last attempt was no fault of theirs.
  var refunds: Set<[UInt8]> = []
  /// Files that were put away since the ledger was told.
  var filed: [[UInt8]] = []
  var quarantined: [[UInt8]] = []
  var touched: Set<FilePath> = []
  /// Whether notes may have become worth another look while no daemon was there.
  var mayHaveMissed = true
  /// How many files lay in `failed/` when it was last listed.
  var failedCount = 0
  /// Files that may not be read, or not moved, by path.
  var refused: [FilePath: Refusal] = [:]
  /// Files that cannot be read, and stay where they are for others.
  var keptAside: Set<FilePath> = []

  init(_ tools: Tools, _ notebook: Notebook, _ loader: IngestLoader, quiet: SettleTracker.Quiet) {
    self.tools = tools
    self.notebook = notebook
    self.loader = loader
    root = tools.layout.root.string
    away = Archiver(fileSystem: tools.fileSystem, layout: tools.layout, clock: tools.clock)
    tracker = SettleTracker(quiet: quiet)
  }

  /// Takes the files that are ready: those that can hold contacts first, then the oldest.
  func take(_ files: [FoundFile]) async throws(IntakeError) {
    defer { tools.board.update(tracker, at: tools.clock.now) }
    var batch = Batch(tools.clock.now)
    var last: [IntakeFile] = []
    for file in Self.inOrder(files) {
      if tools.stop.isRequested { throw .stopping }
      guard let taken = try claim(file) else { continue }
      if culprits.contains(taken.sha256) {
        last.append(taken)
        continue
      }
      let isSuspect = suspects.contains(taken.sha256)
      if isSuspect {
        try await process(batch.files)
        batch = Batch(tools.clock.now)
      }
      batch.add(taken)
      if isSuspect || batch.isFull(tools.clock.now) {
        try await process(batch.files)
        batch = Batch(tools.clock.now)
      }
    }
    try await process(batch.files)
    for taken in last { try await process([taken]) }
    try flush()
  }

  /// Tells the ledger what was put away.
  func flush() throws(IntakeError) {
    if let problem = away.synchronise(touched) {
      tools.board.lastError(problem.code)
    }
    touched = []
    do throws(StoreError) {
      try notebook.ledger(filed: filed, quarantined: quarantined)
    } catch {
      throw IntakeError(error)
    }
    filed = []
    quarantined = []
  }

  /// Files that come in one batch.
  private struct Batch {
    var files: [IntakeFile] = []
    private var bytes: Int64 = 0
    private let start: Duration

    init(_ start: Duration) { self.start = start }

    mutating func add(_ file: IntakeFile) {
      files.append(file)
      bytes += file.claimed.size
    }

    func isFull(_ now: Duration) -> Bool {
      files.count >= Limit.files || bytes >= Limit.bytes || now - start >= Limit.time
    }
  }

  /// Contacts load before the notes that are about them. What a file holds is only known once it is
  /// read, so this goes by its name; a wrong guess costs another look at some notes.
  private static func inOrder(_ files: [FoundFile]) -> [FoundFile] {
    let (contacts, others) = files.reduce(into: ([FoundFile](), [FoundFile]())) { parts, file in
      if ReaderRegistry.contactExtensions.contains(file.path.extension?.lowercased() ?? "") {
        parts.0.append(file)
      } else {
        parts.1.append(file)
      }
    }
    return contacts + others
  }
}
