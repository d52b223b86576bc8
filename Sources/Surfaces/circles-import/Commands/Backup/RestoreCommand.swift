import ArgumentParser
import CirclesModel
import CirclesQueries
import CirclesStore
import Foundation
import Gzip

/// `restore`: a backup becomes the notebook.
struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Replace the notebook with a backup; compressed ones are recognised.",
    discussion: """
      An existing notebook is replaced only with --force, and is kept beside the new one under \
      the name printed. A file that is not a backup, or a damaged one, changes nothing.

      Examples:
        circles-import restore ~/Backups/circles.sqlite
        circles-import restore --force --db ~/circles.sqlite /mnt/circles.sqlite.gz
      """)

  @Argument(help: "The backup.", completion: .file()) var file: String

  @Flag(help: "Replace an existing notebook; it is kept under another name.")
  var force = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let target = AbsolutePath.ofFile(database.path)
    guard FileManager.default.fileExists(atPath: file) else {
      throw CommandError(.noInput, "there is no such file: \(file)")
    }
    let source = AbsolutePath.ofFile(file)
    // Of a notebook that was copied as it lay there the latest changes are in the second file.
    let hasJournal = BackupFile.hasJournal(source)
    if FileManager.default.fileExists(atPath: target), !force {
      throw CommandError(
        .inputOutput, "there is a notebook at \(target) already; nothing was changed",
        hints: ["--force replaces it, and keeps it under another name"])
    }
    try makeFolder(of: target)
    let draft = BackupDraft(beside: target)
    defer { draft.remove() }
    if !hasJournal {
      try BackupPlace.gzip(file) { () throws(GzipFile.Failure) in
        try GzipFile.unpack(source, to: draft.path, limit: BackupFile.size(saidBy:))
      }
    }
    do throws(StoreError) {
      if hasJournal { try BackupFile.copy(source, to: draft.path) }
      try BackupFile.check(draft.path)
    } catch {
      throw CommandError(
        ExitStatus(rawValue: error.exitCode) == .tryAgain ? .tryAgain : .inputOutput,
        "\(file) is not a backup of a notebook, or is damaged; nothing was changed")
    }
    let kept = try BackupFile.restore(draft.path, to: target)
    say(target, kept: kept, console)
    console.finish()
  }

  /// The default place is made; elsewhere a folder that is not there is a mistake.
  private func makeFolder(of target: String) throws {
    let folder = (target as NSString).deletingLastPathComponent
    if FileManager.default.fileExists(atPath: folder) { return }
    guard DefaultDatabase.isPlace(target) else { throw StoreError.noFolder(path: folder) }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw StoreError.system(path: folder, errno: errno)
    }
  }

  private func say(_ target: String, kept: String?, _ console: Console) {
    switch console.form {
    case .jsonl:
      var json = JSONWriter()
      json.object { json in
        json.key("type")
        json.value("restore")
        json.key("file")
        json.value(AbsolutePath.of(file))
        json.key("database")
        json.value(target)
        json.optional("kept", kept)
      }
      json.newline()
      console.data(json.bytes)
    case .text where !console.isQuiet:
      console.line("Restored: \(TerminalText.escaped(target))")
      if let kept { console.line("The previous notebook is kept: \(TerminalText.escaped(kept))") }
    case .text: break
    }
  }
}
