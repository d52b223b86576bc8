import CirclesPipeline
import CirclesStore
import Foundation
import Logging
import SystemPackage
import Testing

@testable import CirclesWatch

/// A watched folder and its notebook, without the loop: files are found and taken when a test says so.
final class Desk {
  let folder: String
  let layout: WatchLayout
  let notebook: Notebook
  let intake: Intake
  let stop = StopRequest()
  let board = StatusBoard(version: "1", pid: 1, now: Date())
  let lines = LineKeeper()
  let scanner: FolderScanner
  /// The desk whose notebook this one shares.
  private let other: Desk?

  /// A desk; with another's notebook it is the next daemon of that root, or one of a root beside it.
  /// With `records`, that many at most come in one transaction. What locks the notebook is waited for
  /// a moment only.
  init(
    keeps: Bool = false, fileSystem: any FileSystem = SystemFileSystem(), onDisk: Bool = true,
    beside other: Desk? = nil, root: FilePath.Component = "root",
    clock: any WatchClock = SystemClock(), records: Int = Intake.Limit.records
  ) throws {
    self.other = other
    folder = other?.folder ?? NSTemporaryDirectory() + "/circles-desk-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    layout = WatchLayout(root: FilePath(folder).appending(root))
    try FileManager.default.createDirectory(
      atPath: layout.root.string, withIntermediateDirectories: true)
    try Archiver(layout: layout).makeFolders()
    notebook =
      onDisk
      ? try Notebook.open(path: folder + "/book.sqlite", busyTimeout: 0.05)
      : try Notebook.open(path: ":memory:", mode: .scratch)
    let lines = lines
    let handler = WatchLogHandler(.json, showsPaths: false, sink: { lines.add($0) })
    let tools = Intake.Tools(
      fileSystem: fileSystem, layout: layout, clock: clock,
      log: WatchLog(Logger(label: "test") { _ in handler }), stop: stop, board: board,
      keeps: keeps, records: records)
    intake = Intake(
      tools, notebook, IngestLoader(notebook, ImportOptions(region: "US")),
      quiet: SettleTracker.Quiet(.zero))
    scanner = FolderScanner(fileSystem: fileSystem, layout: layout)
  }

  deinit { if other == nil { try? FileManager.default.removeItem(atPath: folder) } }

  /// Writes a file into `drop/`.
  func drop(_ name: String, _ text: String) throws {
    let path = layout.drop.string + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// The digest by which the ledger knows a file in `drop/`.
  func digest(of name: String) throws -> [UInt8] {
    let found = scanner.scan().files.first { $0.path.lastComponent?.string == name }
    var bytes = DroppedBytes()
    return try FileClaimer().claim(#require(found), into: &bytes).sha256
  }

  /// Lists the folder, and takes what is ready.
  func turn() async throws {
    intake.observe(scanner.scan())
    try await intake.take(intake.tracker.ready(at: intake.tools.clock.now))
  }

  /// Lets the time go by for which what was put off has to wait.
  func forgetWaits() throws {
    for var entry in try notebook.ledgerEntries(in: .deferred) {
      entry.nextAttemptAt = nil
      try notebook.ledger(save: [entry])
    }
    for file in FolderScanner(layout: layout).scan().files { intake.tracker.forget(file.path) }
  }

  /// The files below a folder of the layout, their paths as they are there.
  func files(_ folder: FilePath) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.string)
    let names = all?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: folder.string + "/" + name, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  /// How many rows of the ledger are in each state.
  func ledger() throws -> [LedgerState: Int] { try notebook.ledgerCounts() }

  /// The names in the notebook.
  func names() throws -> [String] { try notebook.people().map(\.name).sorted() }
}

/// Keeps log lines.
final class LineKeeper: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: String { lock.withLock { lines.joined() } }
}

/// A card of a name.
func card(_ name: String, uid: String, _ lines: String...) -> String {
  (["BEGIN:VCARD", "VERSION:3.0", "UID:\(uid)", "FN:\(name)"] + lines + ["END:VCARD", ""])
    .joined(separator: "\r\n")
}
