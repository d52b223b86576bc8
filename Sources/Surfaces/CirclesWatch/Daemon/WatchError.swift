public import CirclesStore

/// Why the daemon cannot begin, or cannot go on.
public enum WatchError: Error, Hashable, Sendable {
  /// Another daemon watches the folder: its process, where it said so (exit 75).
  case locked(byPID: Int32?)
  /// There is no such folder, nor one to make it in (exit 66).
  case noFolder
  /// `drop`, `done` and `failed` are not on one disk, so that files cannot be moved between them at
  /// one stroke (exit 78).
  case severalDisks
  /// The notebook lies on a network disk, where SQLite's journal is not safe (exit 78).
  case notebookOnNetwork
  /// The system refused the folder (exit 74).
  case folder(FileError)
  /// The notebook cannot be used (exit 74), or not now (exit 75).
  case notebook(StoreError)
}
