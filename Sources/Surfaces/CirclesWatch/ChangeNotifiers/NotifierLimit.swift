/// Which limit of the system keeps folders from being watched, and how to raise it.
public enum NotifierLimit: Hashable, Sendable {
  /// Folders that one user may watch.
  case watches
  /// Watchers that one user may have.
  case instances
  /// Files that this process may have open.
  case openFiles
  /// Files that the whole system may have open.
  case systemFiles
  /// Folders that this program is willing to watch.
  case ownLimit

  /// A word for the status file and the log.
  public var code: String {
    switch self {
    case .watches: "watch.limit-watches"
    case .instances: "watch.limit-instances"
    case .openFiles: "watch.limit-open-files"
    case .systemFiles: "watch.limit-system-files"
    case .ownLimit: "watch.limit-folders"
    }
  }

  /// What the user can do, in a sentence.
  public var advice: String {
    switch self {
    case .watches:
      "Raise the number of watched folders: sudo sysctl fs.inotify.max_user_watches=524288"
    case .instances:
      "Raise the number of watchers: sudo sysctl fs.inotify.max_user_instances=512"
    case .openFiles: "Raise the number of open files of this program: ulimit -n 4096"
    case .systemFiles: "Raise the number of open files of the system: sudo sysctl fs.file-max"
    case .ownLimit: "Use fewer folders: beyond a limit they are only checked from time to time."
    }
  }
}

/// Why the system gives no watcher at all.
public enum ChangeNotifierError: Error, Hashable, Sendable {
  /// A limit is reached.
  case exhausted(NotifierLimit)
  /// Anything else: an `errno`.
  case failed(Int32)

  /// How the watching is then.
  public var state: NotifierState {
    switch self {
    case .exhausted(let limit): .exhausted(limit)
    case .failed(let code): .failed(code)
    }
  }
}
