import Foundation

/// Runs the program on a terminal of its own, as a person sees it.
struct TerminalSession {
  /// A pseudo-terminal could not be had; the machine has none.
  struct NoTerminal: Error {}

  var environment: [String: String] = [:]
  var folder: URL
  /// The columns of the terminal.
  var columns: UInt16 = 100

  /// What is typed, and what must have come onto the screen before that.
  struct Typing {
    var after: String
    var keys: String
  }

  /// Everything that stood on the screen, in the order written, and the exit status.
  func run(_ arguments: [String]) throws -> (status: Int32, screen: String) {
    let session = try run(arguments, typing: [])
    return (session.status, session.screen)
  }

  /// The same for a program that keys are typed to; also whether the terminal was left as it was
  /// found: with echo and whole lines.
  func run(_ arguments: [String], typing: [Typing]) throws -> (
    status: Int32, screen: String, isRestored: Bool
  ) {
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
    process.standardInput =
      typing.isEmpty ? FileHandle.nullDevice : FileHandle(fileDescriptor: secondary)
    process.standardOutput = FileHandle(fileDescriptor: secondary)
    process.standardError = FileHandle(fileDescriptor: secondary)
    try process.run()
    CommandRunner.limit(process)
    // While keys are typed the terminal is kept open, to see how it was left.
    if typing.isEmpty { close(secondary) }
    var screen = Self.type(typing, to: process, primary)
    let isRestored = typing.isEmpty || Self.hasLinesAndEcho(secondary)
    if !typing.isEmpty { close(secondary) }
    screen += Self.everything(from: primary)
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: screen, as: UTF8.self), isRestored)
  }

  /// Types each as soon as the screen shows what it waits for, and waits for the end; answers what
  /// came onto the screen meanwhile.
  private static func type(_ typing: [Typing], to process: Process, _ primary: Int32) -> [UInt8] {
    if typing.isEmpty { return [] }
    var all: [UInt8] = []
    var seen = 0
    var rest = typing[...]
    while true {
      if let next = rest.first,
        let place = String(decoding: all[seen...], as: UTF8.self).range(of: next.after)
      {
        let shown = String(decoding: all[seen...], as: UTF8.self)
        seen += shown[..<place.upperBound].utf8.count
        _ = write(primary, next.keys, next.keys.utf8.count)
        rest = rest.dropFirst()
        continue
      }
      var ready = pollfd(fd: primary, events: Int16(POLLIN), revents: 0)
      if poll(&ready, 1, 50) > 0 {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(primary, &buffer, buffer.count)
        if count > 0 { all += buffer[..<count] }
      } else if !process.isRunning {
        return all
      }
    }
  }

  private static func hasLinesAndEcho(_ descriptor: Int32) -> Bool {
    var settings = termios()
    let wanted = tcflag_t(ICANON | ECHO | ISIG)
    return tcgetattr(descriptor, &settings) == 0 && settings.c_lflag & wanted == wanted
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
