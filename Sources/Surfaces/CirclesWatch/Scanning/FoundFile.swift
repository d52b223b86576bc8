import SystemPackage

/// A regular file that a scan found below `drop/`.
struct FoundFile: Hashable, Sendable {
  /// The folder it is in.
  let folder: FilePath
  /// Its name there.
  let name: FileName
  /// Which state of it the scan saw.
  var identity: FileIdentity
  /// What its folder is on.
  var folderKind: FolderKind

  init(folder: FilePath, name: FileName, identity: FileIdentity, folderKind: FolderKind) {
    self.folder = folder
    self.name = name
    self.identity = identity
    self.folderKind = folderKind
  }

  /// Where it is; put together each time it is asked for.
  var path: FilePath { folder.appending(name) }

  /// Its path below a folder, for people and the ledger; bytes that are not UTF-8 are replaced.
  func relative(to folder: FilePath) -> String {
    var rest = path
    return rest.removePrefix(folder) ? rest.string : String(decoding: name.bytes, as: UTF8.self)
  }

  /// The order in which files are taken: the oldest bytes first, then the path's bytes.
  static func precedes(_ one: FoundFile, _ other: FoundFile) -> Bool {
    if one.identity.modified != other.identity.modified {
      return one.identity.modified < other.identity.modified
    }
    if one.folder != other.folder { return one.folder.precedes(other.folder) }
    return one.name.bytes.lexicographicallyPrecedes(other.name.bytes)
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
