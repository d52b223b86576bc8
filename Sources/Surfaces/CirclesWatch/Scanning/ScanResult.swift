import SystemPackage

/// What one pass over `drop/`, or over parts of it, found.
struct ScanResult: Sendable {
  /// A folder whose names were all read: a watch may be armed on it.
  struct Folder: Sendable {
    var path: FilePath
    var kind: FolderKind
    /// The files directly in it.
    var files: [FoundFile] = []
  }

  /// Something that is not a file and no folder.
  struct Skipped: Hashable, Sendable {
    var kind: FileStatus.Kind
    var path: FilePath
  }

  /// A folder or file that could not be looked at, or a limit that was reached.
  struct Problem: Hashable, Sendable {
    var path: FilePath
    var reason: Reason

    enum Reason: Hashable, Sendable {
      /// The system refused.
      case file(FileError)
      /// Folders nest deeper than the scanner goes.
      case tooDeep
      /// There are more files or folders than one pass takes.
      case tooMany
    }
  }

  /// The folders that the scan was to cover; nil for everything.
  var covering: [FilePath]?
  /// The folders that were read, each after the one that holds it.
  var folders: [Folder] = []
  /// What was passed over, to be noted once each; bounded.
  var skipped: [Skipped] = []
  /// What could not be looked at. Nothing there counts as deleted.
  var problems: [Problem] = []
  /// Whether `drop/` itself is not there: the disk may be unplugged.
  var isDropMissing = false

  /// Whether a limit ended the pass before it had seen everything.
  var isCut = false

  /// How many files were found.
  var fileCount: Int { folders.reduce(0) { $0 + $1.files.count } }

  /// Every file found, in the order in which files are taken.
  var files: [FoundFile] { folders.flatMap(\.files).sorted(by: FoundFile.precedes) }
}
