import Foundation
import SystemPackage
import Testing

@testable import CirclesWatch

@Suite("The lock of a watched folder")
struct FolderLockTests {
  @Test("a second daemon is kept out and told whose it is (F20)")
  func second() throws {
    let folder = try WatchedFolder()
    let lock = try FolderLock(folder.layout)
    #expect(throws: LockError.held(byPID: getpid())) { try FolderLock(folder.layout) }
    #expect(lock.isStillOurs)
  }

  @Test("the lock goes with its holder")
  func released() throws {
    let folder = try WatchedFolder()
    do { _ = try FolderLock(folder.layout) }
    #expect(try FolderLock(folder.layout).isStillOurs)
  }

  @Test("a lock whose file was taken away or replaced is no longer ours")
  func replaced() throws {
    let folder = try WatchedFolder()
    let lock = try FolderLock(folder.layout)
    try SystemFileSystem().remove(folder.layout.lock)
    #expect(!lock.isStillOurs)
    let other = try FolderLock(folder.layout)
    #expect(!lock.isStillOurs)
    #expect(other.isStillOurs)
  }

  @Test("a link in the lock's place is not followed, a folder that is not there is said so")
  func refused() throws {
    let folder = try WatchedFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.layout.lock.string, withDestinationPath: "/tmp/elsewhere")
    #expect(throws: LockError.system(FileError(.lock, ELOOP))) { try FolderLock(folder.layout) }
    #expect(throws: LockError.system(FileError(.makeFolder, ENOENT))) {
      try FolderLock(WatchLayout(root: "/nonexistent/circles"))
    }
  }
}
