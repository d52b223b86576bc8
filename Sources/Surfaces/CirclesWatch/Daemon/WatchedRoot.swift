import Foundation
import SystemPackage

/// The folder that is watched: made ready, locked, and looked after while it may come and go.
final class WatchedRoot {
  private let layout: WatchLayout
  private let fileSystem: any FileSystem
  private let away: Archiver
  private var device: UInt64 = 0
  private var lock: FolderLock?

  init(_ layout: WatchLayout, _ fileSystem: any FileSystem) {
    self.layout = layout
    self.fileSystem = fileSystem
    away = Archiver(fileSystem: fileSystem, layout: layout)
  }

  /// Makes what is missing of the folder, and locks it. Its own parent must be there: a disk that is
  /// not plugged in is not to be made up for.
  func prepare() throws(WatchError) {
    let hasParent = try asked { () throws(FileError) in
      if try fileSystem.statusIfAny(layout.root) != nil { return true }
      if try fileSystem.statusIfAny(layout.root.removingLastComponent()) == nil { return false }
      try fileSystem.ensureFolder(layout.root)
      return true
    }
    if !hasParent { throw .noFolder }
    let devices = try asked { () throws(FileError) in
      try away.makeFolders()
      return try [layout.drop, layout.done, layout.failed].map { folder throws(FileError) in
        try requireFolder(folder)
        return try fileSystem.status(folder).identity.device
      }
    }
    if Set(devices).count > 1 { throw .severalDisks }
    device = devices.first ?? 0
    try acquireLock()
  }

  /// Whether the folder is there and ours; one that came back is locked again.
  ///
  /// A folder that is gone was not deleted: its disk may be unplugged, and what stands in its place
  /// (an empty mount point) is not to be filled.
  func isThere() throws(WatchError) -> Bool {
    if lock?.isStillOurs == true { return true }
    guard let status = try? fileSystem.status(layout.root), status.kind == .folder else {
      return false
    }
    let isKnown = (try? fileSystem.status(layout.own)) != nil
    if status.identity.device != device, !isKnown { return false }
    lock = nil
    do throws(FileError) {
      try away.makeFolders()
      device = try fileSystem.status(layout.drop).identity.device
    } catch {
      return false
    }
    do throws(WatchError) {
      try acquireLock()
    } catch {
      if case .folder = error { return false }
      throw error
    }
    return true
  }

  /// Makes folders anew that somebody has removed.
  func restoreFolders() { try? away.makeFolders() }

  /// Fails where a file has a folder's name, or a link that leads nowhere: nothing could ever be
  /// dropped there, or put away. One that may not be read now is waited for.
  private func requireFolder(_ folder: FilePath) throws(FileError) {
    do throws(FileError) {
      _ = try fileSystem.list(folder, limit: 1)
    } catch {
      if error.kind == .gone { throw error }
    }
  }

  private func asked<Answer>(
    _ question: () throws(FileError) -> Answer
  ) throws(WatchError) -> Answer {
    do throws(FileError) { return try question() } catch { throw .folder(error) }
  }

  private func acquireLock() throws(WatchError) {
    do throws(LockError) {
      lock = try FolderLock(layout)
    } catch {
      switch error {
      case .held(let pid): throw .locked(byPID: pid)
      case .system(let problem): throw .folder(problem)
      }
    }
  }
}
