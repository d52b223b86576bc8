import Foundation
import Testing

/// What one can see of a watched folder from outside.
extension WatchedPlace {
  /// The files below a folder, by their paths in it, without folders.
  func files(in folder: URL) throws -> [String] {
    var found: [String] = []
    var pending = [""]
    while let next = pending.popLast() {
      let path = next.isEmpty ? folder.path : folder.path + "/" + next
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { continue }
      for name in names {
        let below = next.isEmpty ? name : next + "/" + name
        var status = stat()
        guard lstat(folder.path + "/" + below, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { pending.append(below) } else { found.append(below) }
      }
    }
    return found.sorted()
  }

  /// Whether any file is below a folder: asked often, while thousands may be there.
  func hasFiles(in folder: URL) -> Bool {
    guard let stream = opendir(folder.path) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      let isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
      if !isFolder || hasFiles(in: folder.appendingPathComponent(name)) { return true }
    }
    return false
  }

  /// The names in `done/`, without the month.
  func doneNames() throws -> [String] {
    try files(in: done).map { ($0 as NSString).lastPathComponent }.sorted()
  }

  /// The names in `failed/`, without the notes beside them.
  func failedNames() throws -> [String] {
    try files(in: failed).filter { !$0.hasSuffix(".error.json") }
  }

  /// The notes in `failed/`.
  func sidecars() throws -> [[String: Any]] {
    try files(in: failed).filter { $0.hasSuffix(".error.json") }.map { name in
      let data = try Data(contentsOf: failed.appendingPathComponent(name))
      return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
  }

  /// The lines of the log.
  func said() -> [String] {
    guard let data = try? Data(contentsOf: log) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// How many lines of the log hold this.
  func said(_ words: String) -> Int { said().count { $0.contains(words) } }

  /// What `status.json` says; nil before it is there.
  func status() -> [String: Any]? {
    guard let data = try? Data(contentsOf: own.appendingPathComponent("status.json")) else {
      return nil
    }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  /// The codes of what keeps the daemon from its work. `status.json` is written every ten seconds.
  func problems() -> [String] {
    let problems = status()?["problems"] as? [[String: Any]] ?? []
    return problems.compactMap { $0["code"] as? String }
  }

  /// The exit status of `circles-import status`.
  func health() async throws -> Daemon.Ending? {
    try await run(["status", "-q", root.path]).end()
  }

  /// The notebook.
  func notebook() throws -> NotebookDump { try NotebookDump(database) }

  /// Checks what holds after every test: the notebook is sound, nothing is left unread.
  func expectWhole(files: Int, failed: Int = 0, superseded: Int = 0) throws {
    let notebook = try notebook()
    #expect(try notebook.integrity() == ["ok"])
    let states = try notebook.states()
    #expect(states["filed", default: 0] == files - failed)
    #expect(states["quarantined", default: 0] == failed)
    #expect(states["superseded", default: 0] == superseded)
    #expect(states.values.reduce(0, +) == files + superseded)
    #expect(try doneNames().count == files - failed)
    #expect(try failedNames().count == failed)
    #expect(try sidecars().count == failed)
  }
}
