/// What the system is to start, and what that may touch. All paths are absolute.
public struct ServiceDescription: Hashable, Sendable {
  /// The program.
  public let program: String
  /// What it is called with: `watch`, the folder, and options.
  public let arguments: [String]
  /// The watched folder.
  public let root: String
  /// The folder of the notebook.
  public let notebookFolder: String
  /// Other files that are read: a pipeline file.
  public let readPaths: [String]
  /// The folder of the accounts that it syncs; nil where there are none, and no network is needed.
  public let accountsFolder: String?

  /// A description; throws where a path cannot stand in a file that describes a service.
  public init(
    program: String, arguments: [String], root: String, notebookFolder: String,
    readPaths: [String] = [], accountsFolder: String? = nil
  ) throws(InstallError) {
    self.program = program
    self.arguments = arguments
    self.root = root
    self.notebookFolder = notebookFolder
    self.readPaths = readPaths
    self.accountsFolder = accountsFolder
    let paths = [program, root, notebookFolder] + readPaths + (accountsFolder.map { [$0] } ?? [])
    for path in paths where !path.hasPrefix("/") {
      throw .unusablePath(path)
    }
    // systemd reads its units line by line, and XML knows no controls at all.
    for text in paths + arguments {
      let isPlain = text.unicodeScalars.allSatisfy { scalar in
        // What is not UTF-8 has become a replacement character on its way here.
        scalar.properties.generalCategory != .control && scalar != "\u{FFFD}"
      }
      if !isPlain { throw .unusablePath(text) }
    }
  }

  /// The folders that are written.
  var writtenFolders: [String] {
    var folders = [root]
    for folder in [notebookFolder, accountsFolder].compactMap(\.self)
    where !folders.contains(folder) { folders.append(folder) }
    return folders
  }

  /// Whether anything of it lies where a private `/tmp` would hide it.
  var usesSharedTemporaryFolder: Bool {
    (writtenFolders + readPaths + [program]).contains { path in
      ["/tmp", "/var/tmp"].contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }

  /// A name for the service of a folder: the same for the same folder, another for any other.
  public static func tag(ofRoot root: String) -> String {
    // FNV-1a, 64 bits: a name and no secret.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in root.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    let hex = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - hex.count) + hex
  }
}

/// Why a service cannot be installed or removed.
public enum InstallError: Error, Hashable, Sendable {
  /// A path is relative, or has a character that no service's description can hold.
  case unusablePath(String)
  /// The system has no program of that name, which is needed; the description is written already.
  case noServiceManager(command: String, file: String)
  /// A command failed: what it said, and where the description is.
  case commandFailed(command: String, said: String, file: String)
  /// A file or folder cannot be written or removed.
  case cannotWrite(path: String, reason: String)
}
