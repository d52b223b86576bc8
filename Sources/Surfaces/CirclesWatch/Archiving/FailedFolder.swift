public import SystemPackage

/// `failed/`: the files that could not be read, each with a note beside it.
public struct FailedFolder: Sendable {
  /// How many names of it are looked at.
  private static let maximumFiles = 200_000

  /// A file that was put aside.
  public struct Entry: Hashable, Sendable {
    /// Where it is.
    public let path: FilePath
    /// The first digits of its digest, out of its name; nil where a person put it there.
    public let digest: String?
    /// Whether its note is there.
    public let hasNote: Bool
  }

  /// What became of a file that somebody wants tried again.
  public enum RetryOutcome: Hashable, Sendable {
    /// It is in `drop/` again, at this path.
    case moved(FilePath)
    /// It is no longer in `failed/`.
    case gone
    /// It stays where it is.
    case failed(FileError)
  }

  private let fileSystem: any FileSystem
  private let layout: WatchLayout

  /// The failed files below a watched folder.
  public init(_ layout: WatchLayout) { self.init(layout, fileSystem: SystemFileSystem()) }

  init(_ layout: WatchLayout, fileSystem: any FileSystem) {
    self.layout = layout
    self.fileSystem = fileSystem
  }

  /// The files in it, by name; none where there is no such folder.
  public func entries() throws(FileError) -> [Entry] {
    let names: [FileName]
    do throws(FileError) {
      names = try fileSystem.list(layout.failed, limit: Self.maximumFiles)
    } catch  where error.kind == .gone { return [] }
    let all = Set(names)
    let ending = Array(SidecarNote.ending.utf8)
    var entries: [Entry] = []
    for name in names where !IgnoredNames.ignores(name) {
      if name.bytes.suffix(ending.count) == ending[...] { continue }
      let path = layout.failed.appending(name)
      // One that cannot be looked at is no reason to know of no other.
      guard let status = try? fileSystem.statusIfAny(path), status.kind == .regular else {
        continue
      }
      let hasNote = all.contains(FileName(bytes: name.bytes + ending))
      let digest = ArchivedName.digest(in: name)
      entries.append(Entry(path: path, digest: digest, hasNote: hasNote))
    }
    return entries.sorted { $0.path.precedes($1.path) }
  }

  /// Writes the note of a file in it; answers what kept it from that.
  func write(_ note: SidecarNote, beside path: FilePath) -> FileError? {
    guard let name = path.lastComponent, let beside = self.note(of: name) else {
      return FileError(.create, EINVAL)
    }
    do throws(FileError) {
      try fileSystem.writeWhole(
        note.json, to: layout.failed.appending(beside), durably: true)
      return nil
    } catch { return error }
  }

  /// Moves a file back to `drop/`, where it is tried again, and removes its note. Nothing in `drop/` is
  /// replaced: where its name is taken it gets a number.
  public func retry(_ entry: Entry) -> RetryOutcome {
    guard let name = entry.path.lastComponent else { return .gone }
    do throws(FileError) {
      if try fileSystem.statusIfAny(entry.path) == nil { return .gone }
      let target = try moveToDrop(entry.path, name)
      // The note goes last: a crash before leaves one without a file, which says nothing wrong.
      if let note = note(of: name) { try? fileSystem.remove(layout.failed.appending(note)) }
      return .moved(target)
    } catch { return error.kind == .gone ? .gone : .failed(error) }
  }

  private func moveToDrop(
    _ path: FilePath, _ name: FilePath.Component
  ) throws(FileError) -> FilePath {
    try fileSystem.ensureFolder(layout.drop)
    for number in 1...Self.maximumNumber {
      guard let component = number == 1 ? FileName(name) : ArchivedName.numbered(name, number)
      else {
        continue
      }
      let target = layout.drop.appending(component)
      do throws(FileError) {
        try fileSystem.moveWithoutReplacing(path, to: target)
        return target
      } catch  where error.isExisting { continue }
    }
    throw FileError(.move, EEXIST)
  }

  /// How many names are tried in `drop/`.
  private static let maximumNumber = 100

  /// The name of the note that belongs to a file.
  private func note(of name: FilePath.Component) -> FileName? {
    ArchivedName.adding(SidecarNote.ending, to: name)
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
