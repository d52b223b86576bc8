import Foundation

/// A tar archive (ustar, POSIX.1-1988), compressed with gzip. Each file waits on the disk until its
/// size is known, which stands before it.
final class TarTarget: ArchiveTarget {
  private let file: ExportFile
  private let deflater: Deflater
  private let moment = Int(Date().timeIntervalSince1970)
  private var spool: FileHandle?
  private var name = ""
  private var size = 0

  init(_ path: String, replaces: Bool) throws {
    file = try ExportFile(path, replaces: replaces)
    deflater = try Deflater(.gzip)
  }

  func begin(_ name: String) throws {
    self.name = name
    size = 0
    let temporary = ExportFile.temporaryPath(for: file.path)
    let descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw ExportFile.failure(file.path) }
    // Nobody needs its name, and nothing is left behind whatever happens.
    unlink(temporary)
    spool = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  func write(_ bytes: [UInt8]) throws {
    size += bytes.count
    try onDisk { try spool?.write(contentsOf: bytes) }
  }

  func end() throws {
    guard let spool else { return }
    guard size < 0o77_777_777_777 else {
      throw ExportError.file(path: file.path, reason: "a file is too large for a tar archive")
    }
    try put(header())
    try onDisk { try spool.seek(toOffset: 0) }
    while let piece = try onDisk({ try spool.read(upToCount: 1 << 16) }), !piece.isEmpty {
      try put(Array(piece))
    }
    try put([UInt8](repeating: 0, count: (512 - size % 512) % 512))
    self.spool = nil
  }

  func finish() throws {
    try put([UInt8](repeating: 0, count: 1024))
    try file.write(deflater.compress([], isLast: true))
    try file.finish()
  }

  private func header() -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at place: Int) {
      for (index, byte) in text.utf8.enumerated() { header[place + index] = byte }
    }
    func octal(_ number: Int, _ digits: Int) -> String {
      let text = String(number, radix: 8)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    put(String(name.prefix(100)), at: 0)
    put(octal(0o600, 7), at: 100)
    put(octal(0, 7), at: 108)
    put(octal(0, 7), at: 116)
    put(octal(size, 11), at: 124)
    put(octal(moment, 11), at: 136)
    put("        ", at: 148)
    put("0", at: 156)
    put("ustar", at: 257)
    put("00", at: 263)
    put(octal(header.reduce(0) { $0 + Int($1) }, 6), at: 148)
    header[154] = 0
    return header
  }

  private func put(_ bytes: [UInt8]) throws { try file.write(deflater.compress(bytes)) }

  private func onDisk<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw ExportError.file(path: file.path, reason: "the disk would not take it")
    }
  }
}
