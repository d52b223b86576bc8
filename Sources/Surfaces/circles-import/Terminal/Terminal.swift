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
  /// The lines of the terminal.
  var rows = 24

  /// What the process finds.
  static var current: Terminal {
    let environment = ProcessInfo.processInfo.environment
    return Terminal(
      outputIsTerminal: isatty(STDOUT_FILENO) == 1, errorIsTerminal: isatty(STDERR_FILENO) == 1,
      columns: width(of: STDERR_FILENO) ?? width(of: STDOUT_FILENO) ?? 80,
      refusesColor: environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        || environment["TERM"] == "dumb",
      rows: size(of: STDOUT_FILENO)?.rows ?? 24)
  }

  private static func width(of descriptor: Int32) -> Int? { size(of: descriptor)?.columns }

  private static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : 24)
  }
}
