import ArgumentParser
import CirclesWatch
import Logging

/// How log lines look.
enum LogFormOption: String, ExpressibleByArgument, CaseIterable {
  case text, json

  /// The form as the log knows it.
  var form: LogForm {
    switch self {
    case .text: .text
    case .json: .json
    }
  }
}

/// What the daemon says on standard error.
struct WatchLogOptions: ParsableArguments {
  @Option(
    name: .customLong("log-format"),
    help: ArgumentHelp("How log lines look.", valueName: "form"))
  var form: LogFormOption = .text

  @Flag(
    name: .customLong("log-paths"),
    help: "Name files in the log; by default it names nobody, and chats are named after people.")
  var paths = false

  @Flag(name: [.customShort("q"), .long], help: "Log only problems.")
  var quiet = false

  @Flag(help: "Log every file.")
  var verbose = false

  /// The log.
  var log: WatchLog { WatchLog(form.form, level: level, showsPaths: paths) }

  private var level: Logger.Level { quiet ? .warning : verbose ? .debug : .info }

  /// The options as a command line says them.
  var arguments: [String] {
    (form == .text ? [] : ["--log-format", form.rawValue]) + (paths ? ["--log-paths"] : [])
      + (quiet ? ["--quiet"] : []) + (verbose ? ["--verbose"] : [])
  }
}
