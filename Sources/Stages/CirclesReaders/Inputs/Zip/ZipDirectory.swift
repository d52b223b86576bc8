import CirclesModel

/// The list of entries at the end of an archive (APPNOTE.TXT 6.3.10, sections 4.3.12 to 4.3.16),
/// with the wider numbers of ZIP64.
enum ZipDirectory {
  private static let endSignature = 0x0605_4B50
  private static let wideEndSignature = 0x0606_4B50
  private static let locatorSignature = 0x0706_4B50
  private static let entrySignature = 0x0201_4B50

  /// The entries, in the order of the list.
  static func entries(of input: any InputSource) throws(ZipError) -> [ZipEntry] {
    let place = try find(in: input)
    guard place.count <= ZipLimits.entries, place.size <= ZipLimits.directoryBytes else {
      throw .bomb
    }
    let bytes = try input.zipBytes(at: place.offset, count: place.size)
    var entries: [ZipEntry] = []
    var offset = 0
    for _ in 0..<place.count {
      guard let (entry, length) = entry(bytes, at: offset, shift: place.shift) else {
        throw .damaged
      }
      entries.append(entry)
      offset += length
    }
    try refuseOverlaps(entries)
    return entries
  }

  private struct Place {
    var count: Int
    var size: Int
    var offset: Int
    /// How many bytes stand before the archive in its file.
    var shift: Int
  }

  private static func find(in input: any InputSource) throws(ZipError) -> Place {
    let tailStart = max(0, input.size - 22 - 0xFFFF)
    let tail = try input.zipBytes(at: tailStart, count: input.size - tailStart)
    var at = tail.count - 22
    while at >= 0 {
      if tail.u32(at) == endSignature, let length = tail.u16(at + 20),
        at + 22 + length <= tail.count
      {
        return try place(tail, at, end: tailStart + at, input)
      }
      at -= 1
    }
    throw .damaged
  }

  private static func place(
    _ tail: ZipBytes, _ at: Int, end: Int, _ input: any InputSource
  ) throws(ZipError) -> Place {
    guard var count = tail.u16(at + 10), var size = tail.u32(at + 12),
      var offset = tail.u32(at + 16)
    else { throw .damaged }
    var end = end
    if count == 0xFFFF || size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF, end >= 20 {
      let locator = try input.zipBytes(at: end - 20, count: 20)
      if locator.u32(0) == locatorSignature, let wide = locator.u64(8) {
        let record = try input.zipBytes(at: wide, count: 56)
        guard record.u32(0) == wideEndSignature, let entries = record.u64(32),
          let bytes = record.u64(40), let start = record.u64(48)
        else { throw .damaged }
        (count, size, offset, end) = (entries, bytes, start, wide)
      }
    }
    // Some programs put a program before the archive and leave its numbers as they were.
    guard size <= end, offset <= end - size else { throw .damaged }
    return Place(count: count, size: size, offset: end - size, shift: end - size - offset)
  }

  private static func entry(_ bytes: ZipBytes, at: Int, shift: Int) -> (ZipEntry, Int)? {
    guard bytes.u32(at) == entrySignature, let flags = bytes.u16(at + 8),
      let method = bytes.u16(at + 10), let time = bytes.u16(at + 12), let date = bytes.u16(at + 14),
      let crc = bytes.u32(at + 16), let packed = bytes.u32(at + 20), let size = bytes.u32(at + 24),
      let nameLength = bytes.u16(at + 28), let extraLength = bytes.u16(at + 30),
      let commentLength = bytes.u16(at + 32), let offset = bytes.u32(at + 42),
      let name = bytes.slice(at + 46, nameLength),
      let extra = bytes.slice(at + 46 + nameLength, extraLength)
    else { return nil }
    var entry = ZipEntry(
      name: ZipEntry.name(name), method: method, isEncrypted: flags & 1 != 0,
      crc: UInt32(truncatingIfNeeded: crc), packedSize: packed, size: size, headerOffset: offset,
      wallTime: ZipEntry.wallTime(date: date, time: time))
    ZipExtra.apply(ZipBytes(extra), to: &entry)
    let (shifted, overflows) = entry.headerOffset.addingReportingOverflow(shift)
    if overflows { return nil }
    entry.headerOffset = shifted
    return (entry, 46 + nameLength + extraLength + commentLength)
  }

  /// Entries that share bytes are how a small archive becomes a large bomb (Fifield, 2019).
  private static func refuseOverlaps(_ entries: [ZipEntry]) throws(ZipError) {
    var end = 0
    for entry in entries.sorted(by: { $0.headerOffset < $1.headerOffset }) {
      if entry.headerOffset < end { throw .bomb }
      let (next, overflows) = entry.headerOffset.addingReportingOverflow(entry.packedSize)
      if overflows { throw .damaged }
      end = next
    }
  }
}

/// The extra fields of an entry: the wide sizes of ZIP64 (4.5.3) and the time of Unix.
enum ZipExtra {
  static func apply(_ extra: ZipBytes, to entry: inout ZipEntry) {
    var at = 0
    while let id = extra.u16(at), let length = extra.u16(at + 2),
      let slice = extra.slice(at + 4, length)
    {
      let field = ZipBytes(slice)
      if id == 0x0001 { widen(&entry, field) }
      if id == 0x5455, let flags = field.bytes.first, flags & 1 != 0, let seconds = field.u32(1) {
        entry.instant = Int64(Int32(truncatingIfNeeded: seconds))
      }
      at += 4 + length
    }
  }

  private static func widen(_ entry: inout ZipEntry, _ field: ZipBytes) {
    var at = 0
    for path in [\ZipEntry.size, \ZipEntry.packedSize, \ZipEntry.headerOffset]
    where entry[keyPath: path] == 0xFFFF_FFFF {
      guard let wide = field.u64(at) else { return }
      entry[keyPath: path] = wide
      at += 8
    }
  }
}
