import CirclesModel
import Digests
import FaultPoints
import SystemPackage

/// A file whose bytes were read once, whole, in one state.
struct ClaimedFile: Sendable {
  /// What the scan found.
  let found: FoundFile
  /// The descriptor that the bytes came through, kept open: it tells later whether the path still
  /// leads to this file.
  let file: any OpenFile
  /// The digest of the bytes: 32 bytes.
  let sha256: [UInt8]
  /// How many bytes there are.
  let size: Int64

  /// The first eight hexadecimal digits of the digest, for names and logs.
  var sha8: String { Hexadecimal.text(sha256.prefix(4)) }
}

/// Reads files whole, through one descriptor, and makes sure that what was read is one state of them.
struct FileClaimer: Sendable {
  /// The largest file that is taken: 256 MiB.
  static let sizeLimit: Int64 = 256 << 20
  /// How much is read at a time.
  static let pieceSize: Int64 = 1 << 20

  private let fileSystem: any FileSystem

  init(fileSystem: any FileSystem = SystemFileSystem()) { self.fileSystem = fileSystem }

  /// Reads a file that has settled, hashes it, and hands its bytes on.
  ///
  /// It is read and not mapped: a mapped file that somebody cuts kills the process.
  func claim(
    _ found: FoundFile, limit: Int64 = FileClaimer.sizeLimit, into sink: inout some ByteSink
  ) throws(ClaimError) -> ClaimedFile {
    let file = try open(found.path)
    FaultPoint.opened.reach()
    let before = try orClaimProblem { () throws(FileError) in try file.status() }
    if before.kind != .regular { throw .notRegular }
    if before.identity != found.identity { throw .changed }
    if before.identity.size > limit { throw .tooLarge(before.identity.size) }

    let sha256 = try digest(of: file, size: before.identity.size, into: &sink)
    FaultPoint.read.reach()

    // The descriptor tells of writes, the path of somebody else's file that took its place.
    let after = try orClaimProblem { () throws(FileError) in try file.status() }
    let path = try orClaimProblem { () throws(FileError) in try fileSystem.status(found.path) }
    if after.identity != before.identity || path.identity != before.identity { throw .changed }
    return ClaimedFile(found: found, file: file, sha256: sha256, size: before.identity.size)
  }

  /// Opens a file; no link is followed.
  func open(_ path: FilePath) throws(ClaimError) -> any OpenFile {
    try orClaimProblem { () throws(FileError) in
      try retryingInterrupts { () throws(FileError) in try fileSystem.openFile(path) }
    }
  }

  /// Reads exactly the size that the file had: one that is longer or shorter by now has changed.
  func digest(
    of file: any OpenFile, size: Int64, into sink: inout some ByteSink
  ) throws(ClaimError) -> [UInt8] {
    var digest = SHA256Hash()
    // One byte more than the file has shows the end, or that it is not where it was.
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Int(min(size + 1, Self.pieceSize)), alignment: 16)
    defer { buffer.deallocate() }
    var offset: Int64 = 0
    while true {
      let at = offset
      let count = try orClaimProblem { () throws(FileError) in
        try retryingInterrupts { () throws(FileError) in try file.read(into: buffer, at: at) }
      }
      if count <= 0 { break }
      offset += Int64(count)
      if offset > size { throw .changed }
      let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      digest.update(piece)
      do throws(FileError) { try sink.write(piece) } catch { throw .infrastructure(error) }
    }
    if offset != size { throw .changed }
    return digest.digest()
  }

  private func orClaimProblem<Result>(
    _ call: () throws(FileError) -> Result
  ) throws(ClaimError) -> Result {
    do throws(FileError) { return try call() } catch { throw ClaimError(error) }
  }
}
