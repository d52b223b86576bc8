import CZlib
import Foundation

/// A zip archive (APPNOTE.TXT 6.3.10). Sizes stand behind each file, so nothing is held in memory.
final class ZipTarget: ArchiveTarget {
  private struct Entry {
    var name: [UInt8]
    var offset: Int
    var checksum: UInt = 0
    var size = 0
    var compressed = 0
  }

  private let file: ExportFile
  private let moment: Int
  private var offset = 0
  private var entries: [Entry] = []
  private var current: (entry: Entry, deflater: Deflater)?

  init(_ path: String, replaces: Bool) throws {
    file = try ExportFile(path, replaces: replaces)
    let now = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: Date())
    let time = (now.hour ?? 0) << 11 | (now.minute ?? 0) << 5 | (now.second ?? 0) / 2
    let day = max(0, (now.year ?? 1980) - 1980) << 9 | (now.month ?? 1) << 5 | (now.day ?? 1)
    moment = time | day << 16
  }

  func begin(_ name: String) throws {
    let entry = Entry(name: Array(name.utf8), offset: offset)
    var head: [UInt8] = []
    head.append(0x0403_4B50, bytes: 4)
    appendShared(entry, to: &head)
    head += entry.name
    try put(head)
    current = (entry, try Deflater(.none))
  }

  func write(_ bytes: [UInt8]) throws {
    guard let (began, deflater) = current, !bytes.isEmpty else { return }
    var entry = began
    entry.size += bytes.count
    entry.checksum = bytes.withUnsafeBufferPointer {
      crc32(entry.checksum, $0.baseAddress, UInt32($0.count))
    }
    let compressed = deflater.compress(bytes)
    entry.compressed += compressed.count
    current = (entry, deflater)
    try put(compressed)
  }

  func end() throws {
    guard let (began, deflater) = current else { return }
    var entry = began
    let compressed = deflater.compress([], isLast: true)
    entry.compressed += compressed.count
    try put(compressed)
    var tail: [UInt8] = []
    tail.append(0x0807_4B50, bytes: 4)
    tail.append(Int(entry.checksum), bytes: 4)
    tail.append(entry.compressed, bytes: 4)
    tail.append(entry.size, bytes: 4)
    try put(tail)
    guard entry.size < 0xFFFF_FFFF, offset < 0xFFFF_FFFF else {
      throw ExportError.file(
        path: file.path, reason: "too large for a zip archive; write a .tar.gz or a folder")
    }
    entries.append(entry)
    current = nil
  }

  func finish() throws {
    let start = offset
    for entry in entries {
      var item: [UInt8] = []
      item.append(0x0201_4B50, bytes: 4)
      // Made by a program for Unix, so that the permissions below count.
      item.append(0x031E, bytes: 2)
      appendShared(entry, to: &item)
      item.append(0, bytes: 6)
      item.append(0o100600 << 16, bytes: 4)
      item.append(entry.offset, bytes: 4)
      item += entry.name
      try put(item)
    }
    var end: [UInt8] = []
    end.append(0x0605_4B50, bytes: 4)
    end.append(0, bytes: 4)
    end.append(entries.count, bytes: 2)
    end.append(entries.count, bytes: 2)
    end.append(offset - start, bytes: 4)
    end.append(start, bytes: 4)
    end.append(0, bytes: 2)
    try put(end)
    try file.finish()
  }

  /// What stands both before a file and in the list at the end. Before a file its sizes are not
  /// known yet.
  private func appendShared(_ entry: Entry, to bytes: inout [UInt8]) {
    bytes.append(20, bytes: 2)
    // Sizes follow behind; names are UTF-8.
    bytes.append(0x0808, bytes: 2)
    bytes.append(8, bytes: 2)
    bytes.append(moment, bytes: 4)
    bytes.append(Int(entry.checksum), bytes: 4)
    bytes.append(entry.compressed, bytes: 4)
    bytes.append(entry.size, bytes: 4)
    bytes.append(entry.name.count, bytes: 2)
    bytes.append(0, bytes: 2)
  }

  private func put(_ bytes: [UInt8]) throws {
    offset += bytes.count
    try file.write(bytes)
  }
}
