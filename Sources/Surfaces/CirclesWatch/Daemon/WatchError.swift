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
  /// The notebook lies in `drop` or `failed`, where it would be moved away itself (exit 78).
  case notebookInFolder
  /// The system refused the folder (exit 74).
  case folder(FileError)
  /// The notebook cannot be used (exit 74), or not now (exit 75).
  case notebook(StoreError)
}

extension WatchError {
  /// A stable word for the log and the status.
  var code: String {
    switch self {
    case .locked: "watch.locked"
    case .noFolder: "watch.root-missing"
    case .severalDisks: "watch.several-disks"
    case .notebookOnNetwork: "notebook.on-network"
    case .notebookInFolder: "notebook.in-folder"
    case .folder(let problem): problem.code
    case .notebook(let failure): failure.code
    }
  }

  /// What it is that cannot be used, in words.
  var culprit: String {
    switch self {
    case .notebookOnNetwork, .notebookInFolder, .notebook: "the notebook"
    case .locked, .noFolder, .severalDisks, .folder: "the folder"
    }
  }
}
