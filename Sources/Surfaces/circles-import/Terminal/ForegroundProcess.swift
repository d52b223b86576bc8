import Foundation

/// Runs another program on the user's terminal and waits for it.
///
/// Foundation's `Process` puts its child into a process group of its own, which may not read from
/// the terminal; an editor must.
enum ForegroundProcess {
  /// Runs a program; answers its exit status, or 128 and the signal that ended it. What `feed` writes
  /// is the program's standard input.
  static func run(
    _ path: String, _ arguments: [String], feed: ((OutputWriter) -> Void)? = nil
  ) throws -> Int32 {
    // What this program ignores the other must not.
    let ignored = SIGPIPE
    let previous = signal(ignored, SIG_DFL)
    defer { _ = signal(ignored, previous) }
    var argv: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    argv.append(nil)
    defer { argv.forEach { free($0) } }
    var process: pid_t = 0
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var ends: [Int32] = [-1, -1]
    if feed != nil {
      guard pipe(&ends) == 0 else {
        throw CommandError(.inputOutput, String(cString: strerror(errno)))
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    }
    let code = posix_spawn(&process, path, &actions, nil, argv, environ)
    if feed != nil { close(ends[0]) }
    guard code == 0 else {
      if feed != nil { close(ends[1]) }
      throw CommandError(.inputOutput, "\(path): \(String(cString: strerror(code)))")
    }
    // Keys that interrupt are for the program in front.
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    defer {
      _ = signal(SIGINT, interrupt)
      _ = signal(SIGQUIT, quit)
    }
    if let feed {
      // The program may end before it has read everything.
      _ = signal(ignored, SIG_IGN)
      let input = OutputWriter(descriptor: ends[1])
      feed(input)
      input.flush()
      close(ends[1])
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else {
        throw CommandError(.inputOutput, String(cString: strerror(errno)))
      }
    }
    let ending = status & 0x7F
    return ending == 0 ? (status >> 8) & 0xFF : 128 + ending
  }
}
