import Foundation
import SystemPackage

@testable import CirclesWatch

/// The system's files, of which one call fails, or before one of which something happens.
final class FaultyFileSystem: FileSystem, @unchecked Sendable {
  /// What befalls the n-th call.
  enum Fault: Sendable, CustomStringConvertible {
    case errno(Int32)
    case shortReadsAndWrites
    var description: String {
      switch self {
      case .errno(let number): "errno \(number)"
      case .shortReadsAndWrites: "short"
      }
    }
  }

  private let real = SystemFileSystem()
  private let lock = NSLock()
  private let failing: Int
  private let fault: Fault
  /// A folder that is as if it were on a device of its own.
  private let island: FilePath?
  /// Runs once, before the first call that it says yes to.
  private var before: (FileError.Operation, @Sendable () -> Void)?
  private var calls = 0
  /// What fails every time, and with what.
  private var refused: (FileError.Operation, Int32)?

  init(
    failingCall number: Int = 0, with fault: Fault = .errno(EIO), island: FilePath? = nil,
    before: (FileError.Operation, @Sendable () -> Void)? = nil
  ) {
    failing = number
    self.fault = fault
    self.island = island
    self.before = before
  }

  /// Whether the call that was to fail came.
  var hasFired: Bool { failing > 0 && lock.withLock { calls >= failing } }
  /// How many calls came.
  var callCount: Int { lock.withLock { calls } }

  /// From now on fails every call of a kind; none with nil.
  func refuse(_ operation: FileError.Operation?, with errno: Int32 = EACCES) {
    lock.withLock { refused = operation.map { ($0, errno) } }
  }

  /// Counts a call; true where this one is to be short.
  func come(_ operation: FileError.Operation) throws(FileError) -> Bool {
    let (isDue, hook) = lock.withLock {
      calls += 1
      let isDue = calls == failing
      var hook: (@Sendable () -> Void)?
      if let due = before, due.0 == operation { (hook, before) = (due.1, nil) }
      return (isDue, hook)
    }
    hook?()
    let refused = lock.withLock { self.refused }
    if let refused, refused.0 == operation { throw FileError(operation, refused.1) }
    if !isDue { return false }
    switch fault {
    case .errno(let number): throw FileError(operation, number)
    case .shortReadsAndWrites: return true
    }
  }

  func list(_ folder: FilePath, limit: Int) throws(FileError) -> [FileName] {
    _ = try come(.list)
    return try real.list(folder, limit: limit)
  }

  func status(_ path: FilePath) throws(FileError) -> FileStatus {
    _ = try come(.status)
    return try real.status(path)
  }

  func status(of name: FileName, in folder: FilePath) throws(FileError) -> FileStatus {
    _ = try come(.status)
    return try real.status(of: name, in: folder)
  }

  func openFile(_ path: FilePath) throws(FileError) -> any OpenFile {
    _ = try come(.open)
    return FaultyReading(file: try real.openFile(path), owner: self)
  }

  func create(_ path: FilePath) throws(FileError) -> any WritableFile {
    _ = try come(.create)
    return FaultyWriting(file: try real.create(path), owner: self)
  }

  func move(_ path: FilePath, to other: FilePath) throws(FileError) {
    _ = try come(.move)
    if isFar(path, other) { throw FileError(.move, EXDEV) }
    try real.move(path, to: other)
  }

  func addName(_ name: FilePath, for path: FilePath) throws(FileError) {
    _ = try come(.link)
    if isFar(path, name) { throw FileError(.link, EXDEV) }
    try real.addName(name, for: path)
  }

  func remove(_ path: FilePath) throws(FileError) {
    _ = try come(.remove)
    try real.remove(path)
  }

  func makeFolder(_ path: FilePath) throws(FileError) {
    _ = try come(.makeFolder)
    try real.makeFolder(path)
  }

  func synchronise(folder: FilePath) throws(FileError) {
    // Tests bring nothing to the disk: nobody cuts their power, and it takes most of their time.
    _ = try come(.synchronise)
  }

  func folderKind(of folder: FilePath) throws(FileError) -> FolderKind {
    _ = try come(.status)
    // The tests settle alike on whatever disk they run.
    return .local
  }

  private func isFar(_ path: FilePath, _ other: FilePath) -> Bool {
    guard let island else { return false }
    return path.starts(with: island) != other.starts(with: island)
  }
}

private struct FaultyReading: OpenFile {
  let file: any OpenFile
  let owner: FaultyFileSystem

  func status() throws(FileError) -> FileStatus {
    _ = try owner.come(.status)
    return try file.status()
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int64) throws(FileError) -> Int {
    let isShort = try owner.come(.read)
    let part = isShort ? UnsafeMutableRawBufferPointer(rebasing: buffer.prefix(1)) : buffer
    return try file.read(into: part, at: offset)
  }
}

private struct FaultyWriting: WritableFile {
  let file: any WritableFile
  let owner: FaultyFileSystem

  func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) -> Int {
    let isShort = try owner.come(.write)
    return try file.append(isShort ? UnsafeRawBufferPointer(rebasing: bytes.prefix(1)) : bytes)
  }

  func synchronise() throws(FileError) {
    _ = try owner.come(.synchronise)
  }
}
