import SystemPackage

/// The steps around a file in `drop/` that cannot be one rename, each so that nothing which somebody puts
/// in the file's place meanwhile is lost.
struct OriginalFile {
  /// How many names are tried for a file that finds its own taken.
  private static let maximumNumber = 100
  /// Numbers that no name bears by chance, others each time.
  private static var unheardOf: [Int] {
    (0..<10).map { _ in Int.random(in: 1_000_000_000_000...9_999_999_999_999) }
  }

  private let claimed: ClaimedFile
  private let fileSystem: any FileSystem
  private var source: FilePath { claimed.found.path }
  private var identity: FileIdentity { claimed.found.identity }

  init(_ claimed: ClaimedFile, _ fileSystem: any FileSystem) {
    self.claimed = claimed
    self.fileSystem = fileSystem
  }

  /// Removes the file from `drop/`; false where another has its place.
  ///
  /// Between a look and unlink(2) somebody may put another file there. So it gets another name first,
  /// one that the scanner finds if all ends here, and is looked at under that. It is a name that nobody
  /// else comes upon: a rename replaces what stands there, and a link in place of the rename would need
  /// a second step that takes away whatever has the file's own place by then.
  func remove() throws(FileError) -> Bool {
    let aside = try unusedName(beside: source, Self.unheardOf)
    try fileSystem.move(source, to: aside)
    if try fileSystem.status(aside).identity.hasBytes(of: identity) {
      try fileSystem.remove(aside)
      return true
    }
    try putBack(aside)
    return false
  }

  /// Brings a file that was moved by mistake back to where it was, or near it: nothing that stands there
  /// is replaced.
  func putBack(_ path: FilePath) throws(FileError) {
    do throws(FileError) {
      try fileSystem.moveWithoutReplacing(path, to: source)
    } catch  where error.isExisting {
      try fileSystem.moveWithoutReplacing(path, to: try unusedName(beside: source))
    }
  }

  private func unusedName(
    beside path: FilePath, _ numbers: [Int] = Array(2...maximumNumber)
  ) throws(FileError) -> FilePath {
    guard let name = path.lastComponent else { throw FileError(.move, EEXIST) }
    for number in numbers {
      guard let component = ArchivedName.numbered(name, number) else { continue }
      let candidate = path.removingLastComponent().appending(component)
      if try fileSystem.statusIfAny(candidate) == nil { return candidate }
    }
    throw FileError(.move, EEXIST)
  }

  /// Copies the file to another device: whole and on the disk before it gets its name there. What is
  /// copied must have the digest that was claimed.
  func copy(to path: FilePath) throws(FileError) {
    let folder = path.removingLastComponent()
    guard let name = FilePath.Component(".circles-\(claimed.sha8).tmp") else {
      throw FileError(.create, EINVAL)
    }
    let temporary = folder.appending(name)
    do throws(FileError) {
      let file = try fileSystem.createAnew(temporary)
      try copyBytes(to: file)
      try retryingInterrupts { () throws(FileError) in try file.synchronise() }
      // Another daemon may have begun the same copy anew.
      if try fileSystem.status(temporary).identity.size != claimed.size {
        throw FileError(.write, EAGAIN)
      }
      try fileSystem.move(temporary, to: path)
    } catch {
      try? fileSystem.remove(temporary)
      throw error
    }
    // The original goes only after the copy is sure to stay.
    try retryingInterrupts { () throws(FileError) in try fileSystem.synchronise(folder: folder) }
  }

  private func copyBytes(to file: any WritableFile) throws(FileError) {
    var sink = FileBytes(file: file)
    do throws(ClaimError) {
      let digest = try FileClaimer(fileSystem: fileSystem).digest(
        of: claimed.file, size: claimed.size, into: &sink)
      if digest != claimed.sha256 { throw ClaimError.changed }
    } catch {
      switch error {
      case .infrastructure(let problem), .refused(let problem), .unreadable(let problem):
        throw problem
      case .gone, .changed, .tooLarge, .notRegular: throw FileError(.read, EAGAIN)
      }
    }
  }
}

/// Bytes that go into another file.
private struct FileBytes: ByteSink {
  let file: any WritableFile

  mutating func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    try file.appendAll(bytes)
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
