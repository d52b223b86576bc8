import FaultPoints
import Foundation
import SystemPackage

/// Puts files away, after the notebook has what is in them.
///
/// Nothing is ever written over: not what somebody put in a file's place meanwhile, and not what lies
/// in `done/` already. Every step can be repeated after a crash at any point.
struct Archiver: Sendable {
  private let fileSystem: any FileSystem
  private let layout: WatchLayout
  private let clock: any WatchClock

  init(
    fileSystem: any FileSystem = SystemFileSystem(), layout: WatchLayout,
    clock: any WatchClock = SystemClock()
  ) {
    self.fileSystem = fileSystem
    self.layout = layout
    self.clock = clock
  }

  /// Makes `drop/`, `done/`, `failed/` and the daemon's own folder where they are missing.
  func makeFolders() throws(FileError) {
    for folder in [layout.drop, layout.done, layout.failed, layout.own] {
      try fileSystem.ensureFolder(folder)
    }
  }

  /// Puts a file that is in the notebook away: `done/2026-11/stem.0123abcd.ext`.
  func file(_ claimed: ClaimedFile) -> ArchivingOutcome {
    let folder = layout.done(at: clock.wall)
    do throws(FileError) {
      try fileSystem.ensureFolder(layout.done)
      try fileSystem.ensureFolder(folder)
      return try archive(claimed, in: folder)
    } catch { return ArchivingOutcome(error) }
  }

  /// Puts a file aside that cannot be read, and a note beside it. A note that cannot be written is
  /// written at a later pass (`Intake.lookAfterFailed`).
  func quarantine(_ claimed: ClaimedFile, _ note: SidecarNote) -> ArchivingOutcome {
    let outcome: ArchivingOutcome
    do throws(FileError) {
      try fileSystem.ensureFolder(layout.failed)
      outcome = try archive(claimed, in: layout.failed)
    } catch { return ArchivingOutcome(error) }
    if case .filed(let path) = outcome {
      FaultPoint.beforeSidecar.reach()
      _ = FailedFolder(layout, fileSystem: fileSystem).write(note, beside: path)
    }
    return outcome
  }

  /// Brings the names in folders to the disk, once a batch: those that files were moved into and out
  /// of. Answers the first problem; a rename that a power loss undoes is only made again.
  func synchronise(_ folders: Set<FilePath>) -> FileError? {
    var first: FileError?
    for folder in folders {
      do throws(FileError) {
        try retryingInterrupts { () throws(FileError) in
          try fileSystem.synchronise(folder: folder)
        }
      } catch  where error.kind == .gone {
        continue
      } catch { first = first ?? error }
    }
    return first
  }

  private func archive(
    _ claimed: ClaimedFile, in folder: FilePath
  ) throws(FileError) -> ArchivingOutcome {
    let source = claimed.found.path
    let identity = claimed.found.identity
    guard let standing = try fileSystem.statusIfAny(source) else { return .gone }
    let opened = try claimed.file.status()
    if standing.identity != identity || opened.identity != identity { return .replaced }

    guard let target = try ArchivingTarget.find(for: claimed, in: folder, fileSystem) else {
      return .refused(FileError(.move, EEXIST))
    }
    FaultPoint.beforeRename.reach()
    switch target {
    case .free(let path):
      do throws(FileError) {
        try fileSystem.move(source, to: path)
      } catch  where error.isOtherDevice {
        try OriginalFile(claimed, fileSystem).copy(to: path)
        FaultPoint.afterRename.reach()
        return try OriginalFile(claimed, fileSystem).remove() ? .filed(path) : .replaced
      } catch  where error.kind == .gone {
        // On a network mount the answer to a rename may get lost, and the system's own second try
        // finds nothing to rename.
        return isOurs(path, claimed) ? .filed(path) : .gone
      }
      FaultPoint.afterRename.reach()
      return try verified(claimed, at: path)
    case .taken(let path):
      // The same bytes are there already, or it is one file with two names: rename(2) would do
      // nothing then, and say that it had.
      let isRemoved = try OriginalFile(claimed, fileSystem).remove()
      FaultPoint.afterRename.reach()
      return isRemoved ? .filed(path) : .replaced
    }
  }

  /// In the instant between the look and the rename somebody may have replaced the file. What was moved
  /// is looked at; what is not ours, or cannot be looked at, goes back to be found again.
  private func verified(
    _ claimed: ClaimedFile, at path: FilePath
  ) throws(FileError) -> ArchivingOutcome {
    if isOurs(path, claimed) { return .filed(path) }
    try OriginalFile(claimed, fileSystem).putBack(path)
    return .replaced
  }

  private func isOurs(_ path: FilePath, _ claimed: ClaimedFile) -> Bool {
    do throws(FileError) {
      return try fileSystem.status(path).identity.hasBytes(of: claimed.found.identity)
    } catch { return false }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
