import Foundation

/// Runs the program on a terminal of its own, as a person sees it.
struct TerminalSession {
  /// A pseudo-terminal could not be had; the machine has none.
  struct NoTerminal: Error {}

  var environment: [String: String] = [:]
  var folder: URL
  /// The columns of the terminal.
  var columns: UInt16 = 100

  /// Everything that stood on the screen, in the order written, and the exit status.
  func run(_ arguments: [String]) throws -> (status: Int32, screen: String) {
    var primary: Int32 = -1
    var secondary: Int32 = -1
    var size = winsize(ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&primary, &secondary, nil, nil, &size) == 0 else { throw NoTerminal() }
    // Programs that other tests start meanwhile must not hold this terminal open.
    for descriptor in [primary, secondary] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

    let process = Process()
    process.executableURL = CommandRunner.program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = CommandRunner.plainEnvironment
      .merging(["TERM": "xterm-256color"]) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: secondary)
    process.standardError = FileHandle(fileDescriptor: secondary)
    try process.run()
    CommandRunner.limit(process)
    close(secondary)
    let screen = Self.everything(from: primary)
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: screen, as: UTF8.self))
  }

  /// Reads until the other side is closed, which Linux tells as an error.
  private static func everything(from descriptor: Int32) -> [UInt8] {
    defer { close(descriptor) }
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count <= 0 { return all }
      all += buffer[..<count]
    }
  }
}
