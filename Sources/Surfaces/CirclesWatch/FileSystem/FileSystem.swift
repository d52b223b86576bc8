import SystemPackage

/// What the file side asks of the system.
///
/// The calls are raw: a short read, `EINTR`, `EACCES`, `ENOSPC`, `EIO` and `ESTALE` come through as
/// they are, so that the test double can bring them about and the loops above are what is tested.
protocol FileSystem: Sendable {
  /// The names in a folder, without `.` and `..`, in the order of the system; at most `limit`.
  func list(_ folder: FilePath, limit: Int) throws(FileError) -> [FileName]
  /// What stands at a path; a link is not followed.
  func status(_ path: FilePath) throws(FileError) -> FileStatus
  /// What stands under a name in a folder; a link is not followed.
  func status(of name: FileName, in folder: FilePath) throws(FileError) -> FileStatus
  /// Opens for reading. No link is followed, and no pipe makes it wait.
  func openFile(_ path: FilePath) throws(FileError) -> any OpenFile
  /// Makes a file of mode 0600 that was not there (`EEXIST` where it was).
  func create(_ path: FilePath) throws(FileError) -> any WritableFile
  /// Renames, which replaces what stands at the new path.
  func move(_ path: FilePath, to other: FilePath) throws(FileError)
  /// Gives a file one more name, which replaces nothing (`EEXIST`).
  func addName(_ name: FilePath, for path: FilePath) throws(FileError)
  /// Removes a name that is not a folder's.
  func remove(_ path: FilePath) throws(FileError)
  /// Makes one folder of mode 0700.
  func makeFolder(_ path: FilePath) throws(FileError)
  /// Brings a folder's names to the disk.
  func synchronise(folder: FilePath) throws(FileError)
  /// Where a folder's bytes are kept.
  func folderKind(of folder: FilePath) throws(FileError) -> FolderKind
}

/// Where a folder's bytes are kept: it decides how long a file must be quiet, and whether the
/// system tells of changes at all.
enum FolderKind: String, Hashable, Sendable {
  /// On a disk of this machine.
  case local
  /// Behind a network or a user-space file system, where other machines write.
  case network
}

/// A file that is open for reading, and is closed when the last reference goes.
protocol OpenFile: Sendable {
  /// What the descriptor refers to now, whatever its path has become.
  func status() throws(FileError) -> FileStatus
  /// Reads at an offset: the number of bytes, which may be fewer than asked for, 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) throws(FileError) -> Int
}

/// A file that is being written, and is closed when the last reference goes.
protocol WritableFile: Sendable {
  /// Writes behind what was written: the number of bytes, which may be fewer than given.
  func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) -> Int
  /// Brings the bytes to the disk.
  func synchronise() throws(FileError)
}

extension WritableFile {
  /// Writes every byte, however many calls that takes.
  func appendAll(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes
    while !rest.isEmpty {
      let part = rest
      let count = try retryingInterrupts { () throws(FileError) in try append(part) }
      if count <= 0 { throw FileError(.write, EIO) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }
}

/// Makes a call again when a signal interrupted it; gives up where signals never end.
func retryingInterrupts<Result>(
  _ call: () throws(FileError) -> Result
) throws(FileError) -> Result {
  for _ in 0..<maximumInterrupts {
    do throws(FileError) {
      return try call()
    } catch  where error.isInterrupt {
      continue
    }
  }
  return try call()
}

/// How often one call is made again.
private let maximumInterrupts = 100

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
