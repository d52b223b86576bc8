import CirclesModel

/// Finds the entries of an archive that lost its list, as a download that was cut has: from one
/// local header to the next (APPNOTE.TXT 4.3.7), as far as they are whole.
enum ZipScanner {
  static let headerSignature = 0x0403_4B50

  /// The whole entries, in the order of the file.
  static func entries(of input: any InputSource) throws(ZipError) -> [ZipEntry] {
    var entries: [ZipEntry] = []
    var offset = 0
    while entries.count < ZipLimits.entries, offset + 30 <= input.size {
      do throws(ZipError) {
        guard let (entry, end) = try next(in: input, at: offset), end > offset else { break }
        entries.append(entry)
        offset = end
      } catch {
        // What lies before the damage is whole.
        if case .input = error { throw error }
        break
      }
    }
    return entries
  }

  private static func next(
    in input: any InputSource, at offset: Int
  ) throws(ZipError) -> (ZipEntry, Int)? {
    let header = try input.zipBytes(at: offset, count: 30)
    guard header.u32(0) == headerSignature, let flags = header.u16(6), let method = header.u16(8),
      let time = header.u16(10), let date = header.u16(12), let crc = header.u32(14),
      let packed = header.u32(18), let size = header.u32(22), let nameLength = header.u16(26),
      let extraLength = header.u16(28), offset + 30 + nameLength + extraLength <= input.size
    else { return nil }
    let names = try input.zipBytes(at: offset + 30, count: nameLength + extraLength)
    guard let name = names.slice(0, nameLength), let extra = names.slice(nameLength, extraLength)
    else { return nil }
    var entry = ZipEntry(
      name: ZipEntry.name(name), method: method, isEncrypted: flags & 1 != 0,
      crc: UInt32(truncatingIfNeeded: crc), packedSize: packed, size: size, headerOffset: offset,
      wallTime: ZipEntry.wallTime(date: date, time: time))
    ZipExtra.apply(ZipBytes(extra), to: &entry)
    entry.headerOffset = offset
    let start = offset + 30 + nameLength + extraLength
    // With bit 3 the sizes stand behind the bytes, so that these have to be unpacked to find them.
    if flags & 8 != 0 {
      guard method == 8, !entry.isEncrypted else { return nil }
      guard let measure = try? ZipExtraction.measure(entry, from: start, in: input) else {
        return nil
      }
      (entry.packedSize, entry.size, entry.crc) = (
        measure.packed, measure.size, measure.checksum.value
      )
      let end = start + entry.packedSize
      return (entry, end + (try descriptorLength(in: input, at: end)))
    }
    guard entry.packedSize <= input.size - start else { return nil }
    return (entry, start + entry.packedSize)
  }

  /// 12 or 20 bytes, with ZIP64's wide sizes, and 4 more with a signature: whichever has a header
  /// behind it.
  private static func descriptorLength(
    in input: any InputSource, at offset: Int
  ) throws(ZipError) -> Int {
    let bytes = try input.zipBytes(at: offset, count: min(28, input.size - offset))
    for length in [16, 12, 24, 20] {
      if let next = bytes.u32(length), next & 0xFFFF == 0x4B50 { return length }
    }
    return bytes.u32(0) == 0x0807_4B50 ? 16 : 12
  }
}
