import CirclesModel

/// The list of a tar archive (POSIX ustar, with pax and GNU headers), as Skype's export is one.
///
///     archive = *( header [ content padding ] ) 2(512 zero bytes)
///
/// Nothing is packed, so an entry only says where its bytes are. Of links, devices and folders none are
/// listed; a file of which only pieces are there is, but cannot be read. Sources: POSIX.1-2017 pax; GNU
/// tar manual, "Basic Tar Format".
enum TarDirectory {
  /// Whether a file is a tar archive: by the mark and the sum of its first header.
  static func isTar(_ head: [UInt8]) -> Bool {
    head.count >= TarHeader.length && TarHeader(ZipBytes(head[..<TarHeader.length])) != nil
  }

  /// The entries, in the order of the archive, and whether it breaks off.
  static func entries(of input: any InputSource) throws(ZipError) -> (list: [ZipEntry], isCut: Bool)
  {
    var list: [ZipEntry] = []
    var members = TarMembers()
    var nameBytes = 0
    var offset = 0
    while offset <= input.size - TarHeader.length {
      let bytes = try input.zipBytes(at: offset, count: TarHeader.length)
      if bytes.bytes.allSatisfy({ $0 == 0 }) { return (list, false) }
      guard let header = TarHeader(bytes), let written = header.size else { return (list, true) }
      var start = offset + TarHeader.length
      if case .pieces(true) = header.content {
        guard let end = try endOfMap(input, start) else { return (list, true) }
        start = end
      }
      let length = contentLength(header, written, members)
      guard length <= input.size - start else { return (list, true) }
      switch header.content {
      case .name: members.takeName(try TarMembers.bytes(of: input, at: start, count: length))
      case .members: members.take(try TarMembers.bytes(of: input, at: start, count: length))
      case .remark: break
      case .nothing, .other: members = TarMembers()
      case .file, .pieces:
        let entry = makeEntry(header, members, start, length)
        nameBytes += entry.name.utf8.count
        if list.count >= ZipLimits.entries || nameBytes > ZipLimits.directoryBytes { throw .bomb }
        list.append(entry)
        members = TarMembers()
      }
      offset = start + (length + TarHeader.length - 1) / TarHeader.length * TarHeader.length
    }
    return (list, true)
  }

  /// How long a header's content is. What members say of a size is said of the file, and not of other
  /// headers before it.
  private static func contentLength(
    _ header: TarHeader, _ written: Int, _ members: TarMembers
  ) -> Int {
    switch header.content {
    case .nothing: 0
    case .name, .members, .remark: written
    case .file, .pieces, .other: members.size ?? written
    }
  }

  private static func makeEntry(
    _ header: TarHeader, _ members: TarMembers, _ start: Int, _ length: Int
  ) -> ZipEntry {
    var isWhole = !members.isSparse
    if case .pieces = header.content { isWhole = false }
    return ZipEntry(
      name: members.name ?? header.name, method: isWhole ? 0 : ZipEntry.unsupportedMethod,
      isEncrypted: false, crc: nil, packedSize: length, size: length,
      headerOffset: start - TarHeader.length, dataOffset: start, instant: header.modifiedAt)
  }

  /// Where the content begins whose list of pieces goes on in blocks of its own; nil where the file ends
  /// before.
  private static func endOfMap(_ input: any InputSource, _ start: Int) throws(ZipError) -> Int? {
    var offset = start
    while offset <= input.size - TarHeader.length {
      let block = try input.zipBytes(at: offset, count: TarHeader.length)
      offset += TarHeader.length
      if block.slice(504, 1)?.first == 0 { return offset }
    }
    return nil
  }
}
