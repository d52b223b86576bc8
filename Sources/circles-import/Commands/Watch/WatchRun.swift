import CirclesWatch

/// Runs the daemon to its end.
enum WatchRun {
  /// Watches until it is told to stop, or with `once` until there is nothing more to take.
  static func run(_ options: WatchOptions, _ log: WatchLog) async throws {
    throw CommandFailure(.usage, "watching is not part of this version")
  }
}
