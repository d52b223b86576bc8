import ArgumentParser
import CirclesWatch
import SystemPackage

/// `retry`: files of `failed/` once more.
struct RetryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retry",
    abstract: "Make the daemon retry the files in ROOT/failed.",
    discussion: """
      The files move back to ROOT/drop, where the daemon finds them; without FILE, all of them \
      do. A daemon that leaves files in place (--keep) is told to retry everything it could not \
      read.

      Examples:
        circles-import retry ~/Circles
        circles-import retry ~/Circles contacts.0badcafe.vcf
      """)

  @Argument(help: ArgumentHelp("The watched folder.", valueName: "root"), completion: .directory)
  var root: String

  @Argument(help: ArgumentHelp("Names of files in ROOT/failed.", valueName: "file"))
  var files: [String] = []

  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, stopsWithoutReader: false)
    let layout = try WatchedFolder.layout(root)
    let folder = FailedFolder(layout)
    let entries: [FailedFolder.Entry]
    do throws(FileError) {
      entries = try Self.chosen(files, of: folder.entries())
    } catch { throw WatchedFolder.failure(error, layout.failed) }
    let missing = files.filter { name in !entries.contains { Self.name(of: $0) == Self.last(name) }
    }
    if !missing.isEmpty {
      throw CommandError(
        .noInput, "there is no such file in \(layout.failed)", hints: missing)
    }
    var isWhole = true
    for entry in entries {
      let outcome = folder.retry(entry)
      if case .failed = outcome { isWhole = false }
      switch console.form {
      case .jsonl: console.data(RetryLines.json(Self.name(of: entry), outcome))
      case .text:
        let line = RetryLines.text(Self.name(of: entry), outcome)
        if case .failed = outcome {
          console.problem(line)
        } else if !console.isQuiet {
          console.line(line)
        }
      }
    }
    if entries.isEmpty { try nothingThere(layout, console) }
    console.finish()
    if !isWhole { throw ExitCode(ExitStatus.refused.rawValue) }
  }

  /// Where files are kept, those that failed lie in `drop/`, and the daemon alone knows them.
  private func nothingThere(_ layout: WatchLayout, _ console: Console) throws {
    let kept: Int
    do throws(FileError) {
      kept = try StatusFile(layout).read()?.failed ?? 0
      if kept > 0 { try RetryRequest(layout).leave() }
    } catch { throw WatchedFolder.failure(error, layout.own) }
    if console.form == .jsonl { return }
    console.note(
      kept == 0
        ? "There is nothing in failed." : "Files left in drop are retried within a minute.")
  }

  /// The entries that are named; all of them where none is.
  static func chosen(_ names: [String], of entries: [FailedFolder.Entry]) -> [FailedFolder.Entry] {
    if names.isEmpty { return entries }
    let wanted = Set(names.map(last))
    return entries.filter { wanted.contains(name(of: $0)) }
  }

  /// A name may be given with the folders before it, as a shell completes it.
  private static func last(_ path: String) -> String {
    FilePath(path).lastComponent?.string ?? path
  }

  private static func name(of entry: FailedFolder.Entry) -> String {
    entry.path.lastComponent?.string ?? ""
  }
}
