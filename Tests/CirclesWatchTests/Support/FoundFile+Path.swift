import SystemPackage

@testable import CirclesWatch

extension FoundFile {
  /// A file by its whole path.
  init(path: FilePath, identity: FileIdentity, folderKind: FolderKind) {
    self.init(
      folder: path.removingLastComponent(),
      name: FileName(bytes: path.lastComponent?.platformBytes ?? []), identity: identity,
      folderKind: folderKind)
  }
}
