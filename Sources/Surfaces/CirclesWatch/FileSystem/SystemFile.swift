#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open descriptor, closed with its last reference.
final class SystemFile: OpenFile, WritableFile {
  private let descriptor: CInt

  init(descriptor: CInt) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  func status() throws(FileError) -> FileStatus {
    var raw = stat()
    if fstat(descriptor, &raw) != 0 { throw FileError(.status, errno) }
    return FileStatus(raw)
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) throws(FileError) -> Int {
    let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
    if count < 0 { throw FileError(.read, errno) }
    return count
  }

  func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) -> Int {
    let count = write(descriptor, bytes.baseAddress, bytes.count)
    if count < 0 { throw FileError(.write, errno) }
    return count
  }

  func synchronise() throws(FileError) {
    #if canImport(Darwin)
      // fsync on macOS stops at the drive's cache; drives that cannot do more say so.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    if fsync(descriptor) != 0 { throw FileError(.synchronise, errno) }
  }
}

extension FileStatus {
  /// What stat(2) said.
  init(_ raw: stat) {
    #if canImport(Darwin)
      let modified = raw.st_mtimespec
      let changed = raw.st_ctimespec
    #else
      let modified = raw.st_mtim
      let changed = raw.st_ctim
    #endif
    kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: raw.st_dev), inode: UInt64(raw.st_ino),
      size: Int64(raw.st_size), modified: Self.nanoseconds(modified),
      changed: Self.nanoseconds(changed))
    linkCount = UInt64(raw.st_nlink)
  }

  /// Anybody may give a file any time, so the sum wraps rather than traps.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}
