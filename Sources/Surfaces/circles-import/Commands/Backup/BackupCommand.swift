import ArgumentParser
import CirclesModel
import CirclesStore
import Foundation
import Gzip

/// `backup`: a copy that can be trusted.
struct BackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the notebook to a file, whole, while other programs use it.",
    discussion: """
      The copy is checked before it gets its name, so a backup is never half-written. Do not copy \
      a notebook in use with cp: its latest changes are in a second file beside it.

      Examples:
        circles-import backup ~/Backups/circles.sqlite
        circles-import backup --compress /mnt/usb/circles.sqlite.gz
      """)

  @Argument(help: "The file to write; an existing backup is replaced.", completion: .file())
  var file: String

  @Flag(help: "Compress with gzip.")
  var compress = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toRead(database)
    let target = AbsolutePath.ofFile(file)
    try BackupPlace.check(target, notebook: database.path)
    let draft = BackupDraft(beside: target)
    defer { draft.remove() }
    try notebook.backup(to: draft.path)
    if compress {
      try BackupPlace.gzip(target) { () throws(GzipFile.Failure) in
        try GzipFile.pack(draft.path, to: draft.packed)
      }
    }
    try BackupPlace.put(compress ? draft.packed : draft.path, in: target)
    var info = stat()
    let size = stat(target, &info) == 0 ? Int(info.st_size) : 0
    switch console.form {
    case .jsonl:
      var json = JSONWriter()
      json.object { json in
        json.key("type")
        json.value("backup")
        json.key("file")
        json.value(target)
        json.key("bytes")
        json.value(size)
        json.key("compressed")
        json.value(compress)
      }
      json.newline()
      console.data(json.bytes)
    case .text where !console.isQuiet:
      console.line("Backup: \(TerminalText.escaped(target)) (\(size) bytes, checked)")
      console.line(
        console.style.faint("Restore with: circles-import restore \(TerminalText.escaped(file))"))
    case .text: break
    }
    console.finish()
  }
}

/// The files that backups are.
enum BackupPlace {
  /// Fails where a backup may not be written: over the notebook itself, or over something else than
  /// an older backup.
  static func check(_ path: String, notebook: String) throws(CommandError) {
    try AbsolutePath.requireOther(path, than: notebook)
    guard FileManager.default.fileExists(atPath: path) else { return }
    if BackupFile.isNotebook(path) || path == AbsolutePath.ofFile(DefaultDatabase.path()) {
      throw CommandError(
        .inputOutput, "\(path) is a notebook and not a backup; left unchanged",
        hints: ["name another file"])
    }
    if GzipFile.isPacked(path) || isDatabase(path) { return }
    throw CommandError(
      .inputOutput, "\(path) already exists and is not a backup; left unchanged",
      hints: ["name another file"])
  }

  private static func isDatabase(_ path: String) -> Bool {
    guard let head = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 16) else {
      return false
    }
    return head.isEmpty || head == Data("SQLite format 3\0".utf8)
  }

  /// Does something with packed files; a failure names the one that the user named.
  static func gzip(
    _ path: String, _ body: () throws(GzipFile.Failure) -> Void
  ) throws(CommandError) {
    do throws(GzipFile.Failure) {
      try body()
    } catch {
      switch error {
      case .system(let code):
        throw CommandError(.inputOutput, "\(path): \(String(cString: strerror(code)))")
      case .damaged, .tooLarge:
        throw CommandError(.inputOutput, "\(path) is damaged; nothing was changed")
      }
    }
  }

  /// Gives a file that is ready its name.
  static func put(_ draft: String, in path: String) throws(CommandError) {
    guard rename(draft, path) == 0 else {
      throw CommandError(.inputOutput, "\(path): \(String(cString: strerror(errno)))")
    }
  }
}
