import Foundation
import GRDB
import Testing

@testable import CirclesStore

@Suite("The file that keeps what undos took") struct RedoFileTests {
  let book: TestNotebook
  let file: String

  init() throws {
    book = try TestNotebook()
    file = RedoFile.path(of: book.path)
  }

  private func isThere() -> Bool { FileManager.default.fileExists(atPath: file) }

  private func undoneImport() throws -> String {
    let run = try book.load([person("Ana Ruiz", uid: "a"), person("Ben Hale", uid: "b")]).run
    #expect(try book.notebook.undo(run: run).canRedo)
    return run
  }

  @Test("an undo leaves the notebook as before, the schema included; a dry run makes no file")
  func leavesNothing() throws {
    let run = try book.load([person("Ana Ruiz", uid: "a")]).run
    _ = try book.notebook.undo(run: run, isDryRun: true)
    #expect(try book.notebook.undoneRuns().isEmpty)
    #expect(!isThere())
    let before = try book.dump(without: ["run_number"])
    let second = try book.load([person("Ben Hale", uid: "b")]).run
    #expect(try book.notebook.undo(run: second).canRedo)
    #expect(try book.dump(without: ["run_number"]) == before)
    #expect(isThere())
  }

  @Test("it is the user's alone, and another process redoes from it")
  func lasts() throws {
    let run = try undoneImport()
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    try book.notebook.close()
    let reader = try Notebook.open(path: book.path, mode: .existing(readOnly: true))
    #expect(try reader.undoneRuns().map(\.id) == [run])
    try reader.close()
    let notebook = try Notebook.open(path: book.path)
    #expect(try notebook.redo(run: run).restored.contacts == 2)
    try notebook.close()
  }

  @Test("without it the undo stands and there is nothing to redo")
  func missing() throws {
    let run = try undoneImport()
    try FileManager.default.removeItem(atPath: file)
    #expect(try book.notebook.undoneRuns().isEmpty)
    #expect(throws: StoreError.gone(id: run)) { try book.notebook.redo(run: run) }
  }

  @Test(
    "a damaged one, or another program's, is left alone; undo goes on without",
    arguments: [
      "no database at all", "",
    ])
  func damaged(_ content: String) throws {
    if content.isEmpty {
      let queue = try DatabaseQueue(path: file)
      try queue.write { try $0.execute(sql: "CREATE TABLE run_undone (theirs TEXT)") }
      try queue.close()
    } else {
      try Data(content.utf8).write(to: URL(fileURLWithPath: file))
    }
    let there = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(try book.notebook.undoneRuns().isEmpty)
    let run = try book.load([person("Ana Ruiz", uid: "a")]).run
    let outcome = try book.notebook.undo(run: run)
    #expect(!outcome.canRedo)
    #expect(outcome.removedNames == ["Ana Ruiz"])
    #expect(try book.notebook.people().isEmpty)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == there)
  }

  @Test("what it has of a run that is still there is not offered, and gives way to the next undo")
  func unfinished() throws {
    let run = try undoneImport()
    let kept = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(try book.notebook.redo(run: run).changedSince.isEmpty)
    // As when the power fails between the two files.
    try kept.write(to: URL(fileURLWithPath: file))
    #expect(try book.notebook.undoneRuns().isEmpty)
    #expect(try book.notebook.undo(run: run).canRedo)
    #expect(try book.notebook.undoneRuns().map(\.id) == [run])
    #expect(try book.notebook.redo(run: run).restored.contacts == 2)
  }

  @Test("a notebook that is made anew in the same place knows nothing of the old one's undos")
  func madeAnew() throws {
    _ = try undoneImport()
    try book.notebook.close()
    for side in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: book.path + side)
    }
    let notebook = try Notebook.open(path: book.path)
    #expect(try notebook.undoneRuns().isEmpty)
    #expect(!isThere())
    try notebook.close()
  }

  @Test("restoring a backup keeps it with the notebook that it belongs to")
  func restored() throws {
    let copy = book.folder + "/copy.sqlite"
    try book.notebook.backup(to: copy)
    let run = try undoneImport()
    try book.notebook.close()
    let kept = try #require(try BackupFile.restore(copy, to: book.path))
    let notebook = try Notebook.open(path: book.path)
    #expect(try notebook.undoneRuns().isEmpty)
    try notebook.close()
    let old = try Notebook.open(path: kept)
    #expect(try old.undoneRuns().map(\.id) == [run])
    try old.close()
  }
}
