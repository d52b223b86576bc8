import CirclesStore
import Foundation
import Testing

/// What lies on the disk: one file, its owner's alone, and nothing that nobody asked for.
@Suite struct NotebookFileTests {
  private let book: TestNotebook

  init() throws { book = try TestNotebook() }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: book.folder).sorted()
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("a reader leaves nothing beside the file")
  func reader() throws {
    try book.load([person("Ana Ruiz", uid: "ana")])
    try book.notebook.close()
    #expect(try files() == ["circles.sqlite"])
    let before = FileManager.default.contents(atPath: book.path)
    let reader = try Notebook.open(path: book.path, mode: .existing(readOnly: true))
    #expect(try reader.people().count == 1)
    try reader.close()
    #expect(try files() == ["circles.sqlite"])
    #expect(FileManager.default.contents(atPath: book.path) == before)
  }

  @Test("a program that stays gathers everything in the one file, which can be copied then")
  func gathers() throws {
    try book.load([person("Ana Ruiz", uid: "ana")])
    try book.notebook.gather()
    let copy = book.folder + "/copy.sqlite"
    try FileManager.default.copyItem(atPath: book.path, toPath: copy)
    let notebook = try Notebook.open(path: copy, mode: .existing(readOnly: true))
    #expect(try notebook.people().map(\.name) == ["Ana Ruiz"])
    try notebook.close()
  }

  @Test("a file that others may read is closed to them when its owner writes, with its side files")
  func closesToOthers() throws {
    for name in ["", "-wal", "-shm"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o644], ofItemAtPath: book.path + name)
    }
    let reader = try Notebook.open(path: book.path, mode: .existing(readOnly: true))
    try reader.close()
    #expect(try mode(book.path) == 0o644)
    let notebook = try Notebook.open(path: book.path, mode: .existing(readOnly: false))
    defer { try? notebook.close() }
    #expect(!notebook.isOpenToOthers)
    for name in ["", "-wal", "-shm"] { #expect(try mode(book.path + name) == 0o600) }
  }

  @Test("where that cannot be done it is said", .enabled(if: geteuid() == 0, "needs root"))
  func staysOpen() throws {
    try book.notebook.close()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644, .ownerAccountID: 4711], ofItemAtPath: book.path)
    let notebook = try Notebook.open(path: book.path, mode: .existing(readOnly: false))
    #expect(notebook.isOpenToOthers)
    try notebook.close()
    #expect(try mode(book.path) == 0o644)
  }

  @Test("a name that SQLite would take for an address is refused, and nothing is made")
  func address() throws {
    let before = try FileManager.default.contentsOfDirectory(
      atPath: FileManager.default.currentDirectoryPath)
    for mode in [Notebook.Mode.create, .existing(readOnly: true)] {
      #expect(throws: StoreError.self) {
        try Notebook.open(path: "file:circles-test.sqlite?mode=ro", mode: mode)
      }
    }
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: FileManager.default.currentDirectoryPath) == before)
  }

  @Test("a folder that is not there is made only where that is wanted")
  func folder() throws {
    let folder = book.folder + "/no/such"
    #expect(throws: StoreError.noFolder(path: folder)) {
      try Notebook.open(path: folder + "/n.sqlite", makesFolder: false)
    }
    #expect(!FileManager.default.fileExists(atPath: book.folder + "/no"))
  }

  @Test("what the system refuses is told in its words")
  func words() {
    let failure = StoreError.system(path: "/n.sqlite", errno: EACCES)
    #expect(failure.description == "/n.sqlite cannot be opened: Permission denied")
    #expect(failure.exitCode == 74)
  }
}
