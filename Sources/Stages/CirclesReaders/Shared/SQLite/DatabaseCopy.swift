import CirclesModel
import Foundation

/// A private copy of another program's SQLite database, gone when nobody needs it any more.
///
/// The program may have it open, and its newest rows may stand only in the write-ahead log beside
/// it, so both are copied, into a folder that nobody else can enter. The original is never opened
/// by SQLite, which could change it.
final class DatabaseCopy {
  /// Where the copy is.
  let path: String
  private let folder: String

  /// Copies a database, and its write-ahead log where there is one.
  init(of input: any InputSource) throws(ReadError) {
    var template = TemporaryFile.template
    // mkdtemp makes the folder 0700.
    guard mkdtemp(&template) != nil else { throw .io(path: input.path, errno: errno) }
    let name = template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    folder = String(decoding: name, as: UTF8.self)
    path = folder + "/copy.db"
    try Self.copy(input, to: path)
    // What comes out of an archive, or through a pipe, has nothing beside it.
    let log = input.path + "-wal"
    if input.path != "-", let beside = try? InputFile(path: log), beside.size > 0,
      let original = try? InputFile(path: input.path), original.size == input.size
    {
      try Self.copy(beside, to: path + "-wal")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private static func copy(_ input: any InputSource, to path: String) throws(ReadError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw .io(path: path, errno: errno) }
    defer { close(descriptor) }
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { piece.deallocate() }
    var offset = 0
    while true {
      let count = try input.read(into: piece, at: offset)
      if count == 0 { return }
      offset += count
      try TemporaryFile.write(
        UnsafeRawBufferPointer(rebasing: piece[..<count]), to: descriptor, path: path)
    }
  }
}
