import SystemPackage

extension FileSystem {
  /// Writes a small file so that either all of it is there, or what was there before.
  ///
  /// The name on the way is fixed, so that a crash leaves one such file at most, and the next write
  /// takes it away.
  func writeWhole(
    _ bytes: [UInt8], to path: FilePath, durably: Bool
  ) throws(FileError) {
    let temporary = path.removingLastComponent().appending(Self.temporaryName)
    do throws(FileError) {
      let file = try createAnew(temporary)
      var failure: FileError?
      bytes.withUnsafeBytes { buffer in
        do throws(FileError) { try file.appendAll(buffer) } catch { failure = error }
      }
      if let failure { throw failure }
      if durably { try retryingInterrupts { () throws(FileError) in try file.synchronise() } }
      try move(temporary, to: path)
    } catch {
      try? remove(temporary)
      throw error
    }
  }

  /// The bytes of a small file of our own; nil where there is none, or it is larger than that. Each
  /// version of it is a file of its own, so what is open never changes.
  func readWhole(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8]? {
    let file: any OpenFile
    do throws(FileError) {
      file = try retryingInterrupts { () throws(FileError) in try openFile(path) }
      if try file.status().kind != .regular { return nil }
    } catch  where error.kind == .gone || error.isNoFile {
      return nil
    }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: limit + 1, alignment: 16)
    defer { buffer.deallocate() }
    var count = 0
    while count <= limit {
      let at = count
      let new = try retryingInterrupts { () throws(FileError) in
        try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[at...]), at: Int64(at))
      }
      if new <= 0 { return Array(buffer[..<count]) }
      count += new
    }
    return nil
  }

  /// Makes a file, in place of what an earlier run left under its name.
  func createAnew(_ path: FilePath) throws(FileError) -> any WritableFile {
    do throws(FileError) {
      return try retryingInterrupts { () throws(FileError) in try create(path) }
    } catch  where error.isExisting {
      try remove(path)
      return try create(path)
    }
  }

  /// Makes a folder unless it is there.
  func ensureFolder(_ path: FilePath) throws(FileError) {
    do throws(FileError) {
      try makeFolder(path)
    } catch  where error.isExisting {
      return
    }
  }

  /// What stands at a path; nil where nothing does.
  func statusIfAny(_ path: FilePath) throws(FileError) -> FileStatus? {
    do throws(FileError) {
      return try status(path)
    } catch  where error.kind == .gone {
      return nil
    }
  }

  /// Moves a file to a path where nothing stands, whatever others do at the same time; `EEXIST`
  /// otherwise. A crash in between leaves one file under two names, which the next pass puts right.
  func moveWithoutReplacing(_ path: FilePath, to other: FilePath) throws(FileError) {
    do throws(FileError) {
      try addName(other, for: path)
    } catch  where error.lacksLinks {
      // Nothing better is to be had on such a file system.
      if try statusIfAny(other) != nil { throw FileError(.move, EEXIST) }
      return try move(path, to: other)
    }
    try remove(path)
  }

  /// The name of what is being written.
  static var temporaryName: FilePath.Component { ".circles-write.tmp" }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
