import Foundation
import SystemPackage

/// Which watch stands for which folder. Shared by the loop, which arms, and the thread that reads.
///
/// The system's call is made under the lock: an event that arrives before its watch is written down
/// would otherwise find no folder, and be lost without a word.
final class FolderWatches: @unchecked Sendable {
  private let lock = NSLock()
  private var folders: [Int32: FilePath] = [:]
  private var watches: [FilePath: Int32] = [:]

  /// The folder of a watch.
  func folder(of watch: Int32) -> FilePath? { lock.withLock { folders[watch] } }

  /// The folders that are watched.
  var all: Set<FilePath> { lock.withLock { Set(watches.keys) } }

  /// The watch of a folder.
  func watch(of folder: FilePath) -> Int32? { lock.withLock { watches[folder] } }

  /// Whether a folder is watched.
  func contains(_ folder: FilePath) -> Bool { lock.withLock { watches[folder] != nil } }

  /// How many they are.
  var count: Int { lock.withLock { watches.count } }

  /// Writes down the watch that `make` gives for a folder; true if it was not watched by that one.
  func add(_ folder: FilePath, _ make: (FilePath) throws(Errno) -> Int32) throws(Errno) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    let watch = try make(folder)
    if watches[folder] == watch { return false }
    // One watch may have stood for another path, and one path for a folder that is gone.
    forgetUnlocked(watch)
    if let old = watches[folder] { forgetUnlocked(old) }
    folders[watch] = folder
    watches[folder] = watch
    return true
  }

  /// The watch of a folder, no longer written down.
  func remove(_ folder: FilePath) -> Int32? {
    lock.withLock {
      guard let watch = watches[folder] else { return nil }
      forgetUnlocked(watch)
      return watch
    }
  }

  /// Forgets a watch that the system has ended.
  func forget(_ watch: Int32) { lock.withLock { forgetUnlocked(watch) } }

  private func forgetUnlocked(_ watch: Int32) {
    guard let folder = folders.removeValue(forKey: watch) else { return }
    if watches[folder] == watch { watches[folder] = nil }
  }
}
