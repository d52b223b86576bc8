import CirclesModel

/// A header of a tar archive: name, size and time as octal digits, type, "ustar", prefix.
struct TarHeader {
  /// How long a header is, and what contents are padded to.
  static let length = 512
  private let bytes: ZipBytes

  /// Nil where the mark or the sum is not a header's.
  init?(_ bytes: ZipBytes) {
    self.bytes = bytes
    guard let mark = bytes.slice(257, 5), mark.elementsEqual("ustar".utf8),
      let digits = bytes.slice(148, 8), let sum = number(148, 8)
    else { return nil }
    func total(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 + Int($1) } }
    // The sum's own digits count as blanks.
    if total(bytes.bytes) - total(digits) + digits.count * 0x20 != sum { return nil }
  }

  /// What follows the header.
  enum Content {
    /// A file.
    case file
    /// A file of which only some pieces are there. Old GNU headers may go on in blocks of their own.
    case pieces(goesOn: Bool)
    /// The name of the next file, as GNU writes a long one.
    case name
    /// Members of the next file, as pax writes them.
    case members
    /// Something about the next file that is of no use here.
    case remark
    /// Nothing: a link, a device or a folder, whatever size it says.
    case nothing
    /// Something else.
    case other
  }

  /// What follows, by the type.
  var content: Content {
    switch byte(156) {
    case 0, UInt8(ascii: "0"), UInt8(ascii: "7"): .file
    case UInt8(ascii: "S"): .pieces(goesOn: byte(482) != 0)
    case UInt8(ascii: "L"): .name
    case UInt8(ascii: "x"), UInt8(ascii: "X"): .members
    case UInt8(ascii: "K"), UInt8(ascii: "g"): .remark
    case UInt8(ascii: "1")...UInt8(ascii: "6"): .nothing
    default: .other
    }
  }

  /// How long the content says it is; nil where that is no number, or none that a file can have.
  var size: Int? { number(124, 12) }

  /// When the file was last changed, in seconds since 1970; nil where nobody can have meant it.
  var modifiedAt: Int64? {
    guard let time = number(136, 12), time <= Self.latestTime else { return nil }
    return Int64(time)
  }

  /// The end of the year 9999.
  private static let latestTime = 253_402_300_799

  /// The name in the header itself.
  var name: String {
    func field(_ offset: Int, _ length: Int) -> String {
      bytes.slice(offset, length).map { ZipEntry.name($0.prefix { $0 != 0 }) } ?? ""
    }
    let prefix = field(345, 155)
    return prefix.isEmpty ? field(0, 100) : prefix + "/" + field(0, 100)
  }

  private func byte(_ offset: Int) -> UInt8 { bytes.slice(offset, 1)?.first ?? 0 }

  /// A number in octal digits, or in binary behind a byte with its highest bit set; nil for one that is
  /// negative or beyond all bounds, and for what is no number.
  private func number(_ offset: Int, _ length: Int) -> Int? {
    guard let field = bytes.slice(offset, length), let first = field.first else { return nil }
    if first & 0x80 != 0 {
      let number = field.suffix(8)
      guard first == 0x80, field.dropFirst().dropLast(8).allSatisfy({ $0 == 0 }),
        let top = number.first, top < 0x40
      else { return nil }
      return number.reduce(0) { $0 << 8 | Int($1) }
    }
    let text = field.drop { $0 == 0x20 }
    let digits = text.prefix { $0 >= 0x30 && $0 <= 0x37 }
    if let end = text.dropFirst(digits.count).first, end != 0, end != 0x20 { return nil }
    return digits.reduce(0) { $0 << 3 | Int($1 - 0x30) }
  }
}
