public import CirclesPipeline
public import SystemPackage

/// How a folder is watched.
public struct WatchOptions: Hashable, Sendable {
  /// The folder, absolute.
  public var root: FilePath
  /// The notebook.
  public var databasePath: String
  /// How files are read and notes are filed.
  public var importing: ImportOptions
  /// What is known of what lies in some folders; their `inputs` are paths below the drop folder.
  public var sources: [SourceRequest] = []
  /// How long a file must stay as it is; nil for 2 seconds, 10 on a network folder.
  public var settle: Duration?
  /// How often folders are listed, without hints of the system; nil for hints and the usual pace.
  public var poll: Duration?
  /// Whether files stay where they are, for folders that others keep in step with a phone.
  public var keeps = false
  /// Whether it ends once there is nothing more to take.
  public var once = false

  /// Watches a folder for a notebook.
  public init(root: FilePath, databasePath: String, importing: ImportOptions) {
    self.root = root
    self.databasePath = databasePath
    self.importing = importing
    self.importing.databasePath = databasePath
    // Several folders may fill one notebook, each with a daemon whose runs are its own.
    self.importing.command = "watch \(root)"
  }
}
