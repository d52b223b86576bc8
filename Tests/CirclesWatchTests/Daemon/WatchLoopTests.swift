import CirclesPipeline
import CirclesStore
import Foundation
import Logging
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("The loop of the daemon")
struct WatchLoopTests {
  /// The machine's clock, which counts how often it is asked.
  private final class CountingClock: WatchClock, @unchecked Sendable {
    private let lock = NSLock()
    private let clock = SystemClock()
    private var count = 0

    var now: Duration {
      lock.withLock { count += 1 }
      return clock.now
    }
    var wall: Date { clock.wall }
    var asked: Int { lock.withLock { count } }
  }

  private let folder: WatchedFolder
  private let stop = StopRequest()
  private let lines = LineKeeper()
  private let board = StatusBoard(version: "1", pid: 1, now: Date())

  init() throws { folder = try WatchedFolder() }

  private func loop(
    notebook: FilePath, clock: any WatchClock = SystemClock(),
    _ change: (inout WatchOptions) -> Void = { _ in }
  ) -> WatchLoop {
    var options = WatchOptions(
      root: folder.layout.root, databasePath: notebook.string,
      importing: ImportOptions(region: "US"))
    options.settle = .milliseconds(50)
    change(&options)
    let handler = WatchLogHandler(.json, showsPaths: false, sink: { [lines] in lines.add($0) })
    return WatchLoop(
      options, log: WatchLog(Logger(label: "test") { _ in handler }), stop: stop, board: board,
      clock: clock)
  }

  @Test("while everything waits it sleeps, and does not turn for what has fallen due")
  func pauses() async throws {
    let clock = CountingClock()
    // No notebook can be made below a file.
    let file = try folder.put("", folder.layout.root.appending("a.tmp"))
    let loop = loop(notebook: file.appending("book.sqlite"), clock: clock)
    try folder.put(card("Ana Ruiz", uid: "a"), "a.vcf")
    let stop = stop
    Task {
      try await Task.sleep(for: .milliseconds(600))
      stop.request()
    }
    try await loop.run()
    #expect(board.current(at: Date()).problems.map(\.code) == ["watch.paused"])
    // One turn that fails, and one that waits.
    #expect(clock.asked < 30)
  }

  private var book: FilePath { folder.layout.root.appending("book.sqlite") }

  @Test("one that ends because it cannot use its notebook leaves no word that all is well")
  func brokenNotebook() async throws {
    try folder.put("Dear diary, today", book)
    try folder.put(card("Ana Ruiz", uid: "a"), "a.vcf")
    let loop = loop(notebook: book)
    await #expect(throws: WatchError.self) { try await loop.run() }
    let status = try #require(try StatusFile(folder.layout).read())
    #expect(WatchHealth.of(status, now: Date()) == .degraded)
    #expect(status.problems.map(\.code) == ["watch.ended"])
    #expect(status.lastErrorCode == "notebook.not-a-database")
    #expect(!String(decoding: status.json, as: UTF8.self).contains("book.sqlite"))
    #expect(lines.all.contains("notebook.not-a-database"))
  }

  /// Waits until something holds, for some seconds at most.
  private func wait(until holds: () throws -> Bool) async throws {
    for _ in 0..<400 {
      if try holds() { return }
      try await Task.sleep(for: .milliseconds(25))
    }
    Issue.record("it never came to that")
  }

  private func people() throws -> [String] {
    try Notebook.open(path: book.string, mode: .existing(readOnly: true)).people().map(\.name)
  }

  @Test("files go into the notebook that is at its path, though another was put there meanwhile")
  func replacedNotebook() async throws {
    let other = folder.layout.root.appending("other.sqlite")
    do {
      let notebook = try Notebook.open(path: other.string)
      try notebook.close()
    }
    let loop = loop(notebook: book)
    let running = Task { try await loop.run() }
    try folder.put(card("Ana Ruiz", uid: "a"), "a.vcf")
    try await wait { try folder.contents(folder.layout.done).count == 1 }
    for side in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: book.string + side)
    }
    // Without a notebook files wait, and none is made anew.
    try folder.put(card("Bo Lind", uid: "b"), "b.vcf")
    try await wait { board.current(at: Date()).lastErrorCode == "notebook.missing" }
    #expect(try folder.contents(folder.layout.drop).keys.sorted() == ["b.vcf"])
    #expect(WatchHealth.of(board.current(at: Date()), now: Date()) == .degraded)
    try FileManager.default.moveItem(atPath: other.string, toPath: book.string)
    try await wait { try folder.contents(folder.layout.drop).isEmpty }
    #expect(try people() == ["Bo Lind"])
    #expect(board.current(at: Date()).problems.isEmpty)
    stop.request()
    try await running.value
  }

  @Test(
    "a notebook among the files that are taken is refused, and stays",
    arguments: ["drop", "failed"])
  func notebookInFolder(_ name: String) async throws {
    let inside = folder.layout.root.appending(name).appending("book.sqlite")
    await #expect(throws: WatchError.notebookInFolder) {
      try await loop(notebook: inside).run()
    }
    let link = folder.layout.root.appending("link")
    try FileManager.default.createSymbolicLink(
      atPath: link.string, withDestinationPath: inside.removingLastComponent().string)
    await #expect(throws: WatchError.notebookInFolder) {
      try await loop(notebook: link.appending("deeper/book.sqlite")).run()
    }
    #expect(!folder.layout.takes(notebook: book.string))
    #expect(!folder.layout.takes(notebook: folder.layout.root.string + "/drop.sqlite"))
  }

  @Test("a file in the place of a folder is no folder", arguments: ["drop", "done", "failed"])
  func noFolder(_ name: String) async throws {
    let path = folder.layout.root.appending(name)
    try FileManager.default.removeItem(atPath: path.string)
    try folder.put("", path)
    let loop = loop(notebook: book)
    await #expect(throws: WatchError.folder(FileError(.list, ENOTDIR))) { try await loop.run() }
    try FileManager.default.removeItem(atPath: path.string)
    try FileManager.default.createSymbolicLink(
      atPath: path.string, withDestinationPath: "/nowhere/at/all")
    let linked = self.loop(notebook: book)
    await #expect(throws: WatchError.folder(FileError(.list, ENOENT))) { try await linked.run() }
  }

  @Test("where drop becomes something else while it runs, the status says so")
  func dropGoes() async throws {
    let loop = loop(notebook: book) { $0.poll = .milliseconds(50) }
    let running = Task { try await loop.run() }
    try await wait { board.current(at: Date()).state == .idle }
    try FileManager.default.removeItem(atPath: folder.layout.drop.string)
    try folder.put("", folder.layout.drop)
    try await wait { board.current(at: Date()).problems.map(\.code) == ["watch.drop-missing"] }
    try FileManager.default.removeItem(atPath: folder.layout.drop.string)
    try await wait { board.current(at: Date()).problems.isEmpty }
    stop.request()
    try await running.value
  }

  @Test("that a pipeline file's prune has no effect is said")
  func prune() async throws {
    for prunes in [true, false] {
      let loop = loop(notebook: book) {
        $0.once = true
        $0.sources = [SourceRequest(["de"], name: "de", prunes: prunes)]
      }
      try await loop.run()
      #expect(lines.all.components(separatedBy: "watch.no-prune").count == 2)
    }
  }
}
