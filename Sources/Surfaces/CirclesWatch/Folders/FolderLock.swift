import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a folder could not be locked.
enum LockError: Error, Hashable, Sendable {
  /// Another daemon keeps it; its process id, where the lock file says one.
  case held(byPID: Int32?)
  /// The system refused.
  case system(FileError)
}

/// The lock of one daemon on its folder. It ends with the process, however that ends.
final class FolderLock: Sendable {
  /// The longest process id in digits, and some.
  private static let pidLength = 32
  /// How often the lock file may be taken away while it is being locked.
  private static let attempts = 10

  private let path: FilePath
  private let descriptor: CInt

  /// Locks a folder, or says who has it. Makes the daemon's own folder where there is none.
  convenience init(_ layout: WatchLayout) throws(LockError) {
    do throws(FileError) {
      try SystemFileSystem().ensureFolder(layout.own)
    } catch { throw .system(error) }
    for _ in 0..<Self.attempts {
      let descriptor = try Self.locked(layout.lock)
      let isSame = Self.refersToSame(descriptor, layout.lock)
      if isSame {
        self.init(path: layout.lock, descriptor: descriptor)
        writePID()
        return
      }
      // Somebody removed the file between open and lock: this lock would keep nobody out.
      close(descriptor)
    }
    throw .system(FileError(.lock, EAGAIN))
  }

  private init(path: FilePath, descriptor: CInt) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Whether the path still leads to what is locked: a folder that was unmounted, or restored from a
  /// backup, has a lock file of its own.
  var isStillOurs: Bool { Self.isDisabled || Self.refersToSame(descriptor, path) }

  private static func locked(_ path: FilePath) throws(LockError) -> CInt {
    let descriptor = path.withPlatformString {
      open($0, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    if descriptor < 0 { throw .system(FileError(.lock, errno)) }
    if isDisabled { return descriptor }
    var result = flock(descriptor, LOCK_EX | LOCK_NB)
    for _ in 0..<attempts where result != 0 && errno == EINTR {
      result = flock(descriptor, LOCK_EX | LOCK_NB)
    }
    if result == 0 { return descriptor }
    let problem = errno
    let pid = holder(descriptor)
    close(descriptor)
    throw problem == EWOULDBLOCK ? .held(byPID: pid) : .system(FileError(.lock, problem))
  }

  private static func holder(_ descriptor: CInt) -> Int32? {
    var buffer = [UInt8](repeating: 0, count: pidLength)
    let count = buffer.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    guard count > 0 else { return nil }
    return Int32(String(decoding: buffer[..<count].prefix { $0 > 0x20 }, as: UTF8.self))
  }

  /// The number is a courtesy to the second daemon's user: a full disk is no reason not to begin.
  private func writePID() {
    let text = Array("\(getpid())\n".utf8)
    if ftruncate(descriptor, 0) == 0 {
      _ = text.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }
  }

  private static func refersToSame(_ descriptor: CInt, _ path: FilePath) -> Bool {
    var opened = stat()
    var standing = stat()
    return fstat(descriptor, &opened) == 0
      && path.withPlatformString({ lstat($0, &standing) }) == 0
      && opened.st_ino == standing.st_ino && opened.st_dev == standing.st_dev
  }

  /// Two daemons on one folder, as two machines would be that share it: for tests only.
  private static var isDisabled: Bool {
    #if DEBUG
      getenv("CIRCLES_NO_LOCK").map { String(cString: $0) == "1" } ?? false
    #else
      false
    #endif
  }
}
