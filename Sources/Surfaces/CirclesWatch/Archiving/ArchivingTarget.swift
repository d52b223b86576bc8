import SystemPackage

/// Where a file is to go, and what is there.
enum ArchivingTarget {
  /// Nothing is there.
  case free(FilePath)
  /// The same content is there, or the same file under a second name.
  case taken(FilePath)

  /// The first of the names for a file under which nothing else stands; nil where other things have them
  /// all, which nobody brings about by chance.
  static func find(
    for claimed: ClaimedFile, in folder: FilePath, _ fileSystem: any FileSystem
  ) throws(FileError) -> ArchivingTarget? {
    guard let name = claimed.found.path.lastComponent else { return nil }
    for candidate in ArchivedName.candidates(for: name, sha256: claimed.sha256) {
      let path = folder.appending(candidate)
      guard let standing = try fileSystem.statusIfAny(path) else { return .free(path) }
      if standing.kind != .regular { continue }
      if standing.identity.isFile(claimed.found.identity) { return .taken(path) }
      if standing.identity.size == claimed.size,
        try digest(of: path, size: claimed.size, fileSystem) == claimed.sha256
      {
        return .taken(path)
      }
    }
    return nil
  }

  /// The digest of what stands at a path; nil where that cannot be known, which is then another file.
  private static func digest(
    of path: FilePath, size: Int64, _ fileSystem: any FileSystem
  ) throws(FileError) -> [UInt8]? {
    var nowhere = DroppedBytes()
    do throws(ClaimError) {
      let claimer = FileClaimer(fileSystem: fileSystem)
      return try claimer.digest(of: try claimer.open(path), size: size, into: &nowhere)
    } catch {
      if case .infrastructure(let problem) = error { throw problem }
      return nil
    }
  }
}
