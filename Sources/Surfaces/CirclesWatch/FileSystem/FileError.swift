#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A call that the system refused. It knows no path, so nothing personal can leave with it.
public struct FileError: Error, Hashable, Sendable {
  /// What was asked for.
  public enum Operation: String, Hashable, Sendable {
    /// Names of a folder.
    case list
    /// What stands at a path.
    case status
    /// To read from a file.
    case open
    /// Bytes of a file.
    case read
    /// A new file.
    case create
    /// Bytes into a file.
    case write
    /// A new path for a file.
    case move
    /// One more name for a file.
    case link
    /// A name taken away.
    case remove
    /// A new folder.
    case makeFolder = "make-folder"
    /// Bytes or names brought to the disk.
    case synchronise
    /// The lock of the folder.
    case lock
  }

  /// What a problem means for the work.
  public enum Kind: String, Hashable, Sendable {
    /// It is no longer there, which is no error: somebody moved it.
    case gone
    /// We may not, or not now. Somebody must give leave; it concerns this file or folder alone.
    case refused
    /// The disk or the machine is at fault, so that other files would fail likewise.
    case infrastructure
    /// Anything else: a fault of this one file.
    case other
  }

  /// What was asked for.
  public let operation: Operation
  /// The system's number for why it was refused.
  public let errno: Int32

  init(_ operation: Operation, _ errno: Int32) {
    self.operation = operation
    self.errno = errno
  }

  /// What it means for the work.
  public var kind: Kind {
    switch errno {
    case ENOENT, ENOTDIR: .gone
    case EACCES, EPERM, EROFS, EBUSY, ETXTBSY, EAGAIN: .refused
    case ENOSPC, EDQUOT, EIO, ESTALE, EMFILE, ENFILE, ENOMEM, ENODEV, ENOLCK, ETIMEDOUT,
      EHOSTDOWN, EHOSTUNREACH, ENETDOWN, ENETUNREACH, ECONNABORTED, ECONNREFUSED, ECONNRESET,
      ENOTCONN:
      .infrastructure
    default: .other
    }
  }

  /// A stable name for logs and the status: `file.move.28`.
  public var code: String { "file.\(operation.rawValue).\(errno)" }

  /// The system's own words, which name no file.
  public var sentence: String {
    // `strerror` may share one buffer between threads; this copies out under no lock, and the words
    // of one errno are always the same.
    strerror(errno).map { String(cString: $0) } ?? "The system reported error \(errno)"
  }

  /// Whether this file's bytes cannot be got from its disk, which others' may.
  var isBadSector: Bool { operation == .read && errno == EIO }
  /// Whether a signal came in between.
  var isInterrupt: Bool { errno == EINTR }
  /// Whether something stood there already.
  var isExisting: Bool { errno == EEXIST || errno == ENOTEMPTY }
  /// Whether the two paths lie on different devices.
  var isOtherDevice: Bool { errno == EXDEV }
  /// Whether this file system has no second names for files.
  var lacksLinks: Bool {
    [EPERM, EOPNOTSUPP, ENOTSUP, ENOSYS, EMLINK, EXDEV, EINVAL].contains(errno)
  }
  /// Whether a link, a socket or a folder stood where a file should: `O_NOFOLLOW` gives `ELOOP`.
  var isNoFile: Bool { errno == ELOOP || errno == ENXIO || errno == EISDIR }
}
