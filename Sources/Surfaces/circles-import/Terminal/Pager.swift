import Foundation

/// Shows what is longer than the screen page by page.
struct Pager {
  /// The pager as a line for the shell, as programs take `$PAGER`.
  let command: String

  /// The user's pager, else `less` where it is installed; nil for none, which an empty `$PAGER` and
  /// `cat` say, too.
  static func ofUser(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Pager? {
    if let named = environment["PAGER"]?.trimmingCharacters(in: .whitespaces) {
      return named.isEmpty || named == "cat" ? nil : Pager(command: named)
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let isThere = folders.contains { access($0 + "/less", X_OK) == 0 }
    return isThere ? Pager(command: "less -FRX") : nil
  }

  /// Shows lines; false where the pager cannot be run, and nothing was shown.
  func show(_ lines: [String]) -> Bool {
    let status = try? ForegroundProcess.run("/bin/sh", ["-c", command]) { input in
      for line in lines where input.isOpen { input.line(line) }
    }
    // What the shell says of a program that is not there, or cannot be run.
    guard let status else { return false }
    return status != 127 && status != 126
  }
}
