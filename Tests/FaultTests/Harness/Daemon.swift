import Foundation

/// A started program: one process, which is gone at the latest when this is.
final class Daemon: @unchecked Sendable {
  // Used by one test, one call after another.

  /// How a process ended.
  enum Ending: Hashable {
    case exit(Int32)
    case signal(Int32)
  }

  struct NotStarted: Error { let code: Int32 }

  let pid: pid_t
  private(set) var ending: Ending?

  /// Starts a program. Its signals are as a shell would have them: a thread of the test runner may have
  /// blocked some, and a child inherits that.
  init(_ command: [String], _ environment: [String: String], log: URL) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log.path, O_WRONLY | O_CREAT | O_APPEND, 0o666)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var started = pid_t()
    let code = posix_spawnp(&started, command[0], &actions, &attributes, &words, &variables)
    if code != 0 { throw NotStarted(code: code) }
    pid = started
  }

  deinit {
    if hasEnded { return }
    kill(pid, SIGKILL)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
  }

  /// Whether it is gone.
  var hasEnded: Bool {
    if ending != nil { return true }
    var status: Int32 = 0
    if waitpid(pid, &status, WNOHANG) != pid { return false }
    let signal = status & 0x7F
    ending = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    return true
  }

  /// Sends a signal, while it is there.
  func send(_ signal: Int32) { if !hasEnded { kill(pid, signal) } }

  /// Waits for its end.
  @discardableResult
  func end(within seconds: Double = 20) async throws -> Ending? {
    try await Waiting.until("process ends", within: seconds, every: .milliseconds(2)) { hasEnded }
    return ending
  }

  /// Kills it as a power cut would.
  func killed() async throws {
    send(SIGKILL)
    try await end()
  }

  /// Asks it to stop, and answers how it ended.
  @discardableResult
  func stopped(within seconds: Double = 10) async throws -> Ending? {
    send(SIGTERM)
    return try await end(within: seconds)
  }

  #if os(Linux)
    /// Kilobytes of memory, by the name that the system gives them: `VmRSS`, `VmHWM`.
    func memory(_ name: String) -> Int? {
      let text = try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
      let line = text?.split(separator: "\n").first { $0.hasPrefix("\(name):") }
      return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    }

    /// Whether `SIGSTOP` has reached it.
    var isStopped: Bool { fields.first == "T" }

    /// Seconds of a processor that it has used: the 14th and 15th fields.
    func processorSeconds() -> Double? {
      let fields = fields
      guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12])
      else { return nil }
      return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// What the system says of it, from the third field on (proc(5)): the name before that stands in
    /// parentheses and may hold spaces.
    private var fields: [Substring] {
      let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
      return text?.split(separator: ")").last?.split(separator: " ") ?? []
    }
  #endif
}
