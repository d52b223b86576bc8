import SystemPackage

/// A regular file that a scan found below `drop/`.
struct FoundFile: Hashable, Sendable {
  /// Where it is.
  var path: FilePath
  /// Which state of it the scan saw.
  var identity: FileIdentity
  /// What its folder is on.
  var folderKind: FolderKind

  /// Its path below a folder, for people and the ledger; bytes that are no UTF-8 are replaced.
  func relative(to folder: FilePath) -> String {
    var rest = path
    return rest.removePrefix(folder) ? rest.string : path.lastComponent?.string ?? ""
  }

  /// The order in which files are taken: the oldest bytes first, then the path's bytes.
  static func precedes(_ one: FoundFile, _ other: FoundFile) -> Bool {
    if one.identity.modified != other.identity.modified {
      return one.identity.modified < other.identity.modified
    }
    return one.path.precedes(other.path)
  }
}

extension FilePath {
  /// An order of paths by their bytes.
  func precedes(_ other: FilePath) -> Bool {
    withPlatformString { one in other.withPlatformString { strcmp(one, $0) < 0 } }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
