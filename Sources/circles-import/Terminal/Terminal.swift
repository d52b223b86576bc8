import Foundation

/// What is known of the place where output goes.
struct Terminal: Sendable {
  /// Whether standard output is a terminal.
  var outputIsTerminal: Bool
  /// Whether standard error is a terminal.
  var errorIsTerminal: Bool
  /// The columns of the terminal.
  var columns: Int
  /// Whether the user wants no colours anywhere (https://no-color.org, or a terminal without any).
  var refusesColor: Bool

  /// What the process finds.
  static var current: Terminal {
    let environment = ProcessInfo.processInfo.environment
    return Terminal(
      outputIsTerminal: isatty(STDOUT_FILENO) == 1, errorIsTerminal: isatty(STDERR_FILENO) == 1,
      columns: width(of: STDERR_FILENO) ?? width(of: STDOUT_FILENO) ?? 80,
      refusesColor: environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        || environment["TERM"] == "dumb")
  }

  private static func width(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
