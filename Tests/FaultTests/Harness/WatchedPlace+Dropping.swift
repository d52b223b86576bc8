import Foundation

/// How files come into `drop/`.
extension WatchedPlace {
  /// Puts a whole file there, as a program does that renames when it is done.
  func drop(_ file: SampleFile) throws {
    let written = folder.appendingPathComponent("outgoing/\(UUID().uuidString)")
    try file.data.write(to: written)
    let target = drop.appendingPathComponent(file.name)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    if rename(written.path, target.path) != 0 { throw Failed(code: errno) }
  }

  /// Several, each older by a second than the next, so that their order is known.
  func drop(inOrder files: [SampleFile]) throws {
    let start = 1_780_000_000
    for (place, file) in files.enumerated() {
      try drop(file)
      try setTime(start + place, of: drop.appendingPathComponent(file.name))
    }
  }

  /// A call of the system failed.
  struct Failed: Error { let code: Int32 }

  /// Sets when a file was changed, in seconds since 1970.
  func setTime(_ seconds: Int, of file: URL) throws {
    let times = [timeval(tv_sec: seconds, tv_usec: 0), timeval(tv_sec: seconds, tv_usec: 0)]
    if utimes(file.path, times) != 0 { throw Failed(code: errno) }
  }

  /// A writer that keeps its file open.
  final class Writer {
    private var descriptor: Int32

    init(_ file: URL, flags: Int32 = O_WRONLY | O_CREAT | O_TRUNC) throws {
      descriptor = Foundation.open(file.path, flags | O_CLOEXEC, 0o666)
      if descriptor < 0 { throw Failed(code: errno) }
    }

    deinit { finish() }

    /// Closes the file, which the system tells the daemon.
    func finish() {
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
    }

    func write(_ data: some Collection<UInt8>) throws {
      let bytes = Array(data)
      let count = Foundation.write(descriptor, bytes, bytes.count)
      if count != bytes.count { throw Failed(code: errno) }
    }

    /// Leaves that many bytes of it.
    func cut(_ size: Int) throws {
      if ftruncate(descriptor, off_t(size)) != 0 { throw Failed(code: errno) }
    }
  }
}
