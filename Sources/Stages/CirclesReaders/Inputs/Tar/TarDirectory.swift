import CirclesModel

/// The list of a tar archive (POSIX ustar, with pax and GNU headers), as Skype's export is one.
///
///     archive = *( header [ content padding ] ) 2(512 zero bytes)
///     header  = 512 bytes: name, size and time as octal digits, type, "ustar", prefix
///
/// Nothing is packed, so an entry only says where its bytes are. Of links, devices and folders none are
/// listed. Sources: POSIX.1-2017 pax; GNU tar manual, "Basic Tar Format".
enum TarDirectory {
  private static let block = 512
  /// The longest name, and the longest list of a header's own members.
  private static let extraBytes = 1 << 20

  /// Whether a file is a tar archive: by the mark and the sum of its first header.
  static func isTar(_ head: [UInt8]) -> Bool {
    head.count >= block && isHeader(ZipBytes(head[..<block]))
  }

  /// The entries, in the order of the archive, and whether it breaks off.
  static func entries(of input: any InputSource) throws(ZipError) -> (list: [ZipEntry], isCut: Bool)
  {
    var list: [ZipEntry] = []
    var name: String?
    var size: Int?
    var offset = 0
    while offset <= input.size - block {
      let header = try input.zipBytes(at: offset, count: block)
      if header.bytes.allSatisfy({ $0 == 0 }) { return (list, false) }
      guard isHeader(header), let written = octal(header, 124, 12) else { return (list, true) }
      let start = offset + block
      let length = size ?? written
      guard length <= input.size - start else { return (list, true) }
      switch header.bytes[header.bytes.startIndex + 156] {
      case UInt8(ascii: "L"):
        name = try text(input, start, length).map { String($0.prefix { $0 != "\0" }) }
      case UInt8(ascii: "x"):
        let members = members(try text(input, start, length) ?? "")
        name = members["path"] ?? name
        size = members["size"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
      case UInt8(ascii: "g"): break
      case 0, UInt8(ascii: "0"), UInt8(ascii: "7"):
        if list.count >= ZipLimits.entries { throw .bomb }
        list.append(
          ZipEntry(
            name: name ?? Self.name(header), method: 0, isEncrypted: false, crc: nil,
            packedSize: length, size: length, headerOffset: offset, dataOffset: start,
            instant: octal(header, 136, 12).map { Int64($0) }))
        fallthrough
      default: (name, size) = (nil, nil)
      }
      offset = start + (length + block - 1) / block * block
    }
    return (list, true)
  }

  private static func isHeader(_ header: ZipBytes) -> Bool {
    guard let mark = header.slice(257, 5), mark.elementsEqual("ustar".utf8),
      let sum = octal(header, 148, 8)
    else { return false }
    // The sum's own digits count as blanks.
    let digits = header.slice(148, 8).map { $0.reduce(0) { $0 + Int($1) } } ?? 0
    return header.bytes.reduce(0) { $0 + Int($1) } - digits + 8 * 0x20 == sum
  }

  /// A number in octal digits, or in binary behind a byte with its highest bit set.
  private static func octal(_ header: ZipBytes, _ offset: Int, _ length: Int) -> Int? {
    guard let field = header.slice(offset, length), let first = field.first else { return nil }
    if first & 0x80 != 0 {
      let bytes = field.dropFirst(length - 8)
      guard first == 0x80, let top = bytes.first, top < 0x40 else { return nil }
      return bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    let digits = field.drop { $0 == 0x20 }.prefix { $0 >= 0x30 && $0 <= 0x37 }
    return digits.reduce(0) { $0 << 3 | Int($1 - 0x30) }
  }

  private static func name(_ header: ZipBytes) -> String {
    func field(_ offset: Int, _ length: Int) -> String {
      header.slice(offset, length).map { ZipEntry.name($0.prefix { $0 != 0 }) } ?? ""
    }
    let prefix = field(345, 155)
    return prefix.isEmpty ? field(0, 100) : prefix + "/" + field(0, 100)
  }

  private static func text(
    _ input: any InputSource, _ start: Int, _ length: Int
  ) throws(ZipError) -> String? {
    if length > extraBytes { return nil }
    return ZipEntry.name(try input.zipBytes(at: start, count: length).bytes)
  }

  /// The members of a pax header: `21 path=messages.json\n`.
  private static func members(_ text: String) -> [String: String] {
    var members: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let space = line.firstIndex(of: " "), let sign = line.firstIndex(of: "="), space < sign
      else { continue }
      members[String(line[line.index(after: space)..<sign])] = String(
        line[line.index(after: sign)...])
    }
    return members
  }
}
