import CZlib

/// Makes archives, good and bad.
struct ZipBuilder {
  struct Options {
    var method = 8
    var hasDescriptor = false
    var isEncrypted = false
    var isWide = false
    var claimedSize: Int?
    var badChecksum = false
  }

  private(set) var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  mutating func add(_ name: String, _ content: [UInt8], _ options: Options = Options()) {
    let packed = options.method == 8 ? Self.deflate(content) : content
    let crc =
      content.withUnsafeBufferPointer {
        UInt32(truncatingIfNeeded: crc32(0, $0.baseAddress, uInt($0.count)))
      } &+ (options.badChecksum ? 1 : 0)
    let flags = (options.isEncrypted ? 1 : 0) | (options.hasDescriptor ? 8 : 0) | 0x800
    let offset = bytes.count
    let size = options.claimedSize ?? content.count
    // 14 March 2022, 19:05:34
    let stamp = Self.u16(19 << 11 | 5 << 5 | 17) + Self.u16(42 << 9 | 3 << 5 | 14)
    let isLate = options.hasDescriptor
    bytes +=
      Self.u32(0x0403_4B50) + Self.u16(20) + Self.u16(flags) + Self.u16(options.method) + stamp
    bytes += Self.u32(isLate ? 0 : Int(crc)) + Self.u32(isLate ? 0 : packed.count)
    bytes += Self.u32(isLate ? 0 : size) + Self.u16(name.utf8.count) + Self.u16(0)
    bytes += Array(name.utf8) + packed
    if isLate {
      bytes += Self.u32(0x0807_4B50) + Self.u32(Int(crc)) + Self.u32(packed.count) + Self.u32(size)
    }
    let wide = options.isWide
    let extra =
      wide
      ? Self.u16(1) + Self.u16(24) + Self.u64(size) + Self.u64(packed.count) + Self.u64(offset) : []
    directory += Self.u32(0x0201_4B50) + Self.u16(20) + Self.u16(20) + Self.u16(flags)
    directory += Self.u16(options.method) + stamp + Self.u32(Int(crc))
    directory += Self.u32(wide ? 0xFFFF_FFFF : packed.count) + Self.u32(wide ? 0xFFFF_FFFF : size)
    directory += Self.u16(name.utf8.count) + Self.u16(extra.count) + Self.u16(0) + Self.u16(0)
    directory += Self.u16(0) + Self.u32(0) + Self.u32(wide ? 0xFFFF_FFFF : offset)
    directory += Array(name.utf8) + extra
    count += 1
  }

  /// The whole archive; `isWide` ends it as ZIP64 does.
  func finish(isWide: Bool = false, comment: String = "") -> [UInt8] {
    var archive = bytes + directory
    if isWide {
      let wide = archive.count
      archive += Self.u32(0x0606_4B50) + Self.u64(44) + Self.u16(45) + Self.u16(45) + Self.u32(0)
      archive += Self.u32(0) + Self.u64(count) + Self.u64(count) + Self.u64(directory.count)
      archive += Self.u64(bytes.count)
      archive += Self.u32(0x0706_4B50) + Self.u32(0) + Self.u64(wide) + Self.u32(1)
    }
    let none = isWide ? 0xFFFF : count
    archive += Self.u32(0x0605_4B50) + Self.u16(0) + Self.u16(0) + Self.u16(none) + Self.u16(none)
    archive += Self.u32(isWide ? 0xFFFF_FFFF : directory.count)
    archive += Self.u32(isWide ? 0xFFFF_FFFF : bytes.count) + Self.u16(comment.utf8.count)
    return archive + Array(comment.utf8)
  }

  static func archive(_ files: [(String, String)]) -> [UInt8] {
    var builder = ZipBuilder()
    for (name, text) in files { builder.add(name, Array(text.utf8)) }
    return builder.finish()
  }

  static func u16(_ value: Int) -> [UInt8] { (0..<2).map { UInt8(value >> (8 * $0) & 255) } }
  static func u32(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
  static func u64(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(value >> (8 * $0) & 255) } }

  /// Deflate without zlib's frame: two bytes before and four behind are left out.
  private static func deflate(_ content: [UInt8]) -> [UInt8] {
    var length = compressBound(uLong(content.count))
    var packed = [UInt8](repeating: 0, count: Int(length))
    _ = compress2(&packed, &length, content, uLong(content.count), 9)
    return Array(packed[2..<(Int(length) - 4)])
  }
}
