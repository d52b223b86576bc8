import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import CStatfs
  import Musl
#else
  import CStatfs
  import Glibc
#endif

/// The file system of this machine.
struct SystemFileSystem: FileSystem {
  func list(_ folder: FilePath, limit: Int) throws(FileError) -> [FileName] {
    guard let stream = folder.withPlatformString({ opendir($0) }) else {
      throw FileError(.list, errno)
    }
    defer { closedir(stream) }
    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    var names: [FileName] = []
    while names.count < limit {
      // Only errno tells the end from a fault.
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw FileError(.list, errno) }
        break
      }
      let name = (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: CChar.self)
      if isDots(name) { continue }
      names.append(
        FileName(bytes: Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))))
    }
    return names
  }

  func status(_ path: FilePath) throws(FileError) -> FileStatus {
    var raw = stat()
    if path.withPlatformString({ lstat($0, &raw) }) != 0 { throw FileError(.status, errno) }
    return FileStatus(raw)
  }

  func status(of name: FileName, in folder: FilePath) throws(FileError) -> FileStatus {
    var raw = stat()
    let result = folder.withPlatformString { pointer in
      var path = Array(UnsafeRawBufferPointer(start: pointer, count: strlen(pointer)))
      path.append(UInt8(ascii: "/"))
      path += name.bytes
      path.append(0)
      return path.withUnsafeBytes { bytes in
        bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { lstat($0, &raw) } ?? -1 }
      }
    }
    if result != 0 { throw FileError(.status, errno) }
    return FileStatus(raw)
  }

  func openFile(_ path: FilePath) throws(FileError) -> any OpenFile {
    let descriptor = path.withPlatformString {
      open($0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }
    if descriptor < 0 { throw FileError(.open, errno) }
    return SystemFile(descriptor: descriptor)
  }

  func create(_ path: FilePath) throws(FileError) -> any WritableFile {
    let descriptor = path.withPlatformString {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    if descriptor < 0 { throw FileError(.create, errno) }
    return SystemFile(descriptor: descriptor)
  }

  func move(_ path: FilePath, to other: FilePath) throws(FileError) {
    let result = path.withPlatformString { old in
      other.withPlatformString { new in rename(old, new) }
    }
    if result != 0 { throw FileError(.move, errno) }
  }

  func addName(_ name: FilePath, for path: FilePath) throws(FileError) {
    let result = path.withPlatformString { old in
      name.withPlatformString { new in link(old, new) }
    }
    if result != 0 { throw FileError(.link, errno) }
  }

  func remove(_ path: FilePath) throws(FileError) {
    if path.withPlatformString({ unlink($0) }) != 0 { throw FileError(.remove, errno) }
  }

  func makeFolder(_ path: FilePath) throws(FileError) {
    if path.withPlatformString({ mkdir($0, 0o700) }) != 0 { throw FileError(.makeFolder, errno) }
  }

  func synchronise(folder: FilePath) throws(FileError) {
    let descriptor = folder.withPlatformString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if descriptor < 0 { throw FileError(.synchronise, errno) }
    defer { close(descriptor) }
    // Some file systems have no such thing for folders, and say so.
    if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP {
      throw FileError(.synchronise, errno)
    }
  }

  func folderKind(of folder: FilePath) throws(FileError) -> FolderKind {
    var raw = statfs()
    if folder.withPlatformString({ statfs($0, &raw) }) != 0 { throw FileError(.status, errno) }
    #if canImport(Darwin)
      // macFUSE calls itself local unless told otherwise, so its name counts as well.
      let name = withUnsafeBytes(of: raw.f_fstypename) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      return raw.f_flags & UInt32(MNT_LOCAL) == 0 || name.contains("fuse") ? .network : .local
    #else
      return networkMagic.contains(UInt32(truncatingIfNeeded: raw.f_type)) ? .network : .local
    #endif
  }

  private func isDots(_ name: UnsafePointer<CChar>) -> Bool {
    let dot = CChar(bitPattern: UInt8(ascii: "."))
    return name[0] == dot && (name[1] == 0 || name[1] == dot && name[2] == 0)
  }
}

#if !canImport(Darwin)
  /// The numbers of statfs(2) for file systems that other machines, or programs of the user, write:
  /// NFS, SMB (three), FUSE, 9p, AFS, Ceph, Coda, NCP, OCFS2, GFS2, Lustre.
  private let networkMagic: Set<UInt32> = [
    0x6969, 0x517B, 0xFF53_4D42, 0xFE53_4D42, 0x6573_5546, 0x0102_1997, 0x5346_414F, 0x00C3_6400,
    0x7375_7245, 0x564C, 0x7461_636F, 0x0116_1970, 0x0BD0_0BD0,
  ]
#endif
