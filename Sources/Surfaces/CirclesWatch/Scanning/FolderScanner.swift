import SystemPackage

/// Finds the files below `drop/`: the listing of the folders is the queue of the daemon.
struct FolderScanner: Sendable {
  /// How deep folders may nest below `drop/`.
  static let maximumDepth = 64
  /// How many folders one pass reads.
  static let maximumFolders = 20_000
  /// How many files one pass finds; the rest has its turn when these are put away.
  static let maximumFiles = 200_000
  /// How many links, pipes and problems one pass tells of.
  static let maximumNotes = 1_000

  private let fileSystem: any FileSystem
  private let layout: WatchLayout

  init(fileSystem: any FileSystem = SystemFileSystem(), layout: WatchLayout) {
    self.fileSystem = fileSystem
    self.layout = layout
  }

  /// Looks through folders and all that lies in them, or through the whole of `drop/`. Paths that do
  /// not lie in `drop/` are passed over.
  func scan(folders: [FilePath]? = nil) -> ScanResult {
    var result = ScanResult(covering: folders)
    var pending = roots(folders).map { Pending(path: $0, depth: 0) }
    var kinds: [UInt64: FolderKind] = [:]
    var seen: Set<FilePath> = []
    var fileCount = 0
    while let next = pending.popLast() {
      // A dirty folder may lie in another dirty one.
      if !seen.insert(next.path).inserted { continue }
      if seen.count > Self.maximumFolders || fileCount >= Self.maximumFiles {
        result.note(next.path, .tooMany)
        break
      }
      let room = Self.maximumFiles - fileCount
      guard let found = read(next, room: room, kinds: &kinds, into: &result) else { continue }
      fileCount += found.folder.files.count
      result.folders.append(found.folder)
      // The last one in is the first one out: reversed, so that they come in order.
      pending += found.subfolders.reversed()
    }
    return result
  }

  private struct Pending {
    var path: FilePath
    var depth: Int
  }

  private func roots(_ folders: [FilePath]?) -> [FilePath] {
    guard let folders else { return [layout.drop] }
    return folders.filter { $0.starts(with: layout.drop) }.sorted { $1.precedes($0) }
  }

  private func read(
    _ place: Pending, room: Int, kinds: inout [UInt64: FolderKind], into result: inout ScanResult
  ) -> (folder: ScanResult.Folder, subfolders: [Pending])? {
    let names: [FileName]
    let kind: FolderKind
    do throws(FileError) {
      let device = try fileSystem.status(place.path).identity.device
      names = try retryingInterrupts { () throws(FileError) in
        // One more than there is room for, so that a folder that was cut is known for it.
        try fileSystem.list(place.path, limit: room + 1)
      }
      // One question a device and pass: a mount may come at any time, but has a device of its own.
      kind = kinds[device] ?? kindOrNetwork(place.path)
      kinds[device] = kind
    } catch {
      // A subfolder that went since its name was read is gone; `drop/` is never taken for deleted.
      if place.path == layout.drop, error.kind == .gone {
        result.isDropMissing = true
        result.note(place.path, .file(error))
      } else if error.kind != .gone {
        result.note(place.path, .file(error))
      }
      return nil
    }
    if names.count > room { result.note(place.path, .tooMany) }
    var folder = ScanResult.Folder(path: place.path, kind: kind)
    var subfolders: [Pending] = []
    for name in names.prefix(room) {
      if IgnoredNames.ignores(name) { continue }
      look(at: name, place, &folder, &subfolders, &result)
    }
    folder.files.sort(by: FoundFile.precedes)
    subfolders.sort { $0.path.precedes($1.path) }
    return (folder, subfolders)
  }

  private func look(
    at name: FileName, _ place: Pending, _ folder: inout ScanResult.Folder,
    _ subfolders: inout [Pending], _ result: inout ScanResult
  ) {
    let status: FileStatus
    do throws(FileError) {
      status = try fileSystem.status(of: name, in: place.path)
    } catch {
      if error.kind != .gone { result.note(place.path.appending(name), .file(error)) }
      return
    }
    switch status.kind {
    case .regular:
      folder.files.append(
        FoundFile(
          folder: place.path, name: name, identity: status.identity, folderKind: folder.kind))
    case .folder:
      let path = place.path.appending(name)
      if place.depth >= Self.maximumDepth {
        result.note(path, .tooDeep)
      } else {
        subfolders.append(Pending(path: path, depth: place.depth + 1))
      }
    case .link, .pipe, .socket, .device:
      if result.skipped.count < Self.maximumNotes {
        result.skipped.append(.init(kind: status.kind, path: place.path.appending(name)))
      }
    }
  }

  /// Where the system cannot say what a folder is on, the longer quiet is the safe one.
  private func kindOrNetwork(_ folder: FilePath) -> FolderKind {
    do throws(FileError) {
      return try fileSystem.folderKind(of: folder)
    } catch {
      return .network
    }
  }
}

extension ScanResult {
  /// Notes a problem, while there is room.
  fileprivate mutating func note(_ path: FilePath, _ reason: Problem.Reason) {
    if reason == .tooMany { isCut = true }
    if problems.count < FolderScanner.maximumNotes {
      problems.append(.init(path: path, reason: reason))
    }
  }
}
