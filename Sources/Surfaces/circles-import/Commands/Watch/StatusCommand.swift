import ArgumentParser
import CirclesWatch
import Foundation

/// `status`: is the daemon of a folder well.
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show whether the daemon of a folder is healthy.",
    discussion: """
      The exit status is 0 if it is healthy, 1 if something keeps it from working or files are in \
      ROOT/failed, 3 if it has shown no sign of life for 30 seconds, and 66 if none ever ran \
      there.

      Examples:
        circles-import status ~/Circles
        circles-import status -q ~/Circles || notify-send "Circles needs you"
      """)

  @Argument(help: ArgumentHelp("The watched folder.", valueName: "root"), completion: .directory)
  var root: String

  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let layout = try WatchedFolder.layout(root)
    let status: WatchStatus?
    do throws(FileError) {
      status = try StatusFile(layout).read()
    } catch { throw WatchedFolder.failure(error, layout.status) }
    guard let status else {
      throw CommandError(
        .noInput, "no daemon has run for this folder",
        hints: ["run one with: circles-import watch \(root)"])
    }
    let now = Date()
    let health = WatchHealth.of(status, now: now)
    switch console.form {
    case .jsonl: console.data(StatusLines.json(status, health))
    case .text where !console.isQuiet:
      StatusLines.text(status, health, now: now, console.style).forEach(console.line)
    case .text: break
    }
    console.finish()
    if health != .healthy { throw ExitCode(health.exitCode) }
  }
}
