import CirclesModel

/// What stands before a file's header in a tar archive and goes before what that says.
struct TarMembers {
  /// The file's name.
  var name: String?
  /// How long it is.
  var size: Int?
  /// Whether only pieces of it are there.
  var isSparse = false

  /// The longest list of members.
  private static let maximumBytes = 1 << 20
  /// The longest name, as in zip archives.
  private static let maximumNameBytes = 1 << 16

  /// Takes a name as GNU writes it: all of the content, up to a zero byte.
  mutating func takeName(_ bytes: ArraySlice<UInt8>) {
    let text = bytes.prefix { $0 != 0 }
    if !text.isEmpty, text.count <= Self.maximumNameBytes { name = ZipEntry.name(text) }
  }

  /// Takes what pax writes, `25 path=messages.json\n`: each with its length, since a value may have line
  /// feeds. What is broken ends the list.
  mutating func take(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while let space = rest.prefix(20).firstIndex(of: 0x20),
      let length = Int(String(decoding: rest[..<space], as: UTF8.self)),
      length > rest.distance(from: rest.startIndex, to: space), length <= rest.count
    {
      let record = rest.prefix(length)[(space + 1)...]
      rest = rest.dropFirst(length)
      guard let sign = record.firstIndex(of: UInt8(ascii: "=")), record.last == 0x0A else { return }
      let value = record[(sign + 1)...].dropLast()
      switch String(decoding: record[..<sign], as: UTF8.self) {
      case "path", "GNU.sparse.name": takeName(value)
      case "size":
        let number = Int(String(decoding: value.prefix(20), as: UTF8.self))
        size = number.flatMap { $0 < 0 ? nil : $0 } ?? size
      case let key: if key.hasPrefix("GNU.sparse.") { isSparse = true }
      }
    }
  }

  /// The bytes of such a header; none where they are beyond bounds.
  static func bytes(
    of input: any InputSource, at start: Int, count: Int
  ) throws(ZipError) -> ArraySlice<UInt8> {
    count > maximumBytes ? [] : try input.zipBytes(at: start, count: count).bytes
  }
}
