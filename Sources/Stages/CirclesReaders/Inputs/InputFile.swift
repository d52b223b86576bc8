public import CirclesModel
import Foundation

/// A regular file, read at any place through `pread`.
public final class InputFile: InputSource {
  /// The file as the user named it.
  public let path: String
  /// Its size when it was opened, in bytes.
  public let size: Int
  /// When it was last changed, in seconds since 1970; nil for what is no file of its own.
  public let modifiedAt: Int64?
  private let descriptor: Int32

  /// Opens a file for reading. `modifiedAt`, where it is given, counts instead of the file system's
  /// time.
  ///
  /// - Throws: `.missing` where there is none, `.io` where the system refuses.
  public convenience init(path: String, modifiedAt: Int64? = nil) throws(ReadError) {
    let descriptor = PathText.withPath(path) { open($0, O_RDONLY | O_CLOEXEC) }
    if descriptor < 0 {
      let code = errno
      throw code == ENOENT || code == ENOTDIR ? .missing(path: path) : .io(path: path, errno: code)
    }
    var status = stat()
    // A failure shows again, and is told, when the descriptor is taken over.
    _ = fstat(descriptor, &status)
    #if canImport(Darwin)
      let changed = Int64(status.st_mtimespec.tv_sec)
    #else
      let changed = Int64(status.st_mtim.tv_sec)
    #endif
    try self.init(path: path, descriptor: descriptor, modifiedAt: modifiedAt ?? changed)
  }

  /// Takes over an open descriptor, which must be one that can be read at any place.
  init(path: String, descriptor: Int32, modifiedAt: Int64? = nil) throws(ReadError) {
    self.path = path
    self.descriptor = descriptor
    var status = stat()
    if fstat(descriptor, &status) != 0 {
      let code = errno
      close(descriptor)
      throw .io(path: path, errno: code)
    }
    size = Int(status.st_size)
    self.modifiedAt = modifiedAt
  }

  deinit { close(descriptor) }

  /// Fills `buffer` from the bytes at `offset` on; answers how many came, 0 at the end.
  public func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(ReadError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = pread(
        descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled,
        off_t(offset + filled))
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw .io(path: path, errno: errno)
      }
      filled += count
    }
    return filled
  }
}

extension InputSource {
  /// The file's name and first bytes, for choosing a reader.
  public func probe() throws(ReadError) -> FileProbe {
    let head = try bytes(at: 0, count: FileProbe.headLength)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return FileProbe(name: name, head: head)
  }
}
