public import SystemPackage

/// Where to look first. Listing the folders is what finds files; a hint only saves waiting for the
/// next listing, and one that is lost costs no more than that.
///
/// The order that leaves no gap: `arm`, then list what was newly armed, then wait for `next`. A
/// folder that appeared while the others were listed is armed and then listed itself.
public protocol ChangeNotifier: Sendable {
  /// How changes are noticed, for the status file.
  var mode: NotifierMode { get }

  /// Watches these folders and no others: after everything was listed.
  func arm(exactly folders: [FilePath]) -> NotifierArming

  /// Watches these folders too: after some folders were listed.
  func arm(also folders: [FilePath]) -> NotifierArming

  /// The next hint; nil once `limit` is over, the task is cancelled, or `stop` was called.
  ///
  /// What comes in a burst comes as one hint. One caller waits at a time: a second one sends the
  /// first away with nil. Nothing is lost between two calls, nor when a call is cancelled.
  func next(within limit: Duration) async -> ChangeEvent?

  /// Gives the hint `.lost`, as if the system had: whoever waits looks at everything.
  func nudge()

  /// Lets go of everything; `next` answers nil from now on.
  func stop()
}

/// How changes are noticed.
public enum NotifierMode: String, Hashable, Sendable {
  case inotify, kqueue, poll
}

/// Where something may have changed.
public enum ChangeEvent: Hashable, Sendable {
  /// In these folders, never none of them.
  case changed(Set<FilePath>)
  /// Somewhere: the system dropped events, there were more than can be kept, or a watched folder
  /// itself went away. Everything is to be listed, and armed with `arm(exactly:)`.
  case lost
  /// There will be no more hints: an `errno`.
  case failed(Int32)
}

/// What came of watching folders.
public struct NotifierArming: Hashable, Sendable {
  /// Watched from now on and not before: to be listed once more.
  public var added: [FilePath] = []
  /// Not watched: gone in the meantime, refused, or beyond a limit.
  public var missing: [FilePath] = []
  /// How the watching is now.
  public var state = NotifierState.armed

  /// Whether every folder that was asked for is watched, so that listing can be rare.
  public var isWhole: Bool { missing.isEmpty && state == .armed }
}

/// How the watching is.
public enum NotifierState: Hashable, Sendable {
  /// Hints will come.
  case armed
  /// No hints by choice: list at the pace of polling.
  case polling
  /// The system gives no more watches: list at the pace of polling, and try again in a while.
  case exhausted(NotifierLimit)
  /// The watching is broken: an `errno`. Make new hints in a while.
  case failed(Int32)
}
