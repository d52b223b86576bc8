import SourceDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Parsed headers, kept to be met again.
///
/// An address book has millions of headers and hardly a hundred different ones: `TEL;TYPE=CELL`.
/// A direct-mapped table finds one by its bytes, so that it is parsed once and its strings and
/// parameters are shared by all properties.
final class HeaderCache {
  /// What unfolding and parsing want to know of a header.
  struct Traits: OptionSet {
    let rawValue: UInt16
    /// It has a name that a property can have.
    static let isProperty = Traits(rawValue: 1)
    static let isQuotedPrintable = Traits(rawValue: 2)
    static let isBase64 = Traits(rawValue: 4)
    static let isAgent = Traits(rawValue: 8)
    /// BEGIN, END or VERSION.
    static let isFrame = Traits(rawValue: 16)
    static let hasBareWord = Traits(rawValue: 32)
    /// It has a `^`, whose meaning depends on the version.
    static let hasCaret = Traits(rawValue: 64)
    static let hasCharset = Traits(rawValue: 128)
    static let hasProblems = Traits(rawValue: 256)
    /// The value is text in which line breaks make sense.
    static let isFreeText = Traits(rawValue: 512)
    /// The value is a picture, a sound or a key.
    static let isBinary = Traits(rawValue: 2048)
    /// The header has been looked at.
    static let isKnown = Traits(rawValue: 1024)
  }

  private struct Entry {
    var header = HeaderParser.Header(name: "")
    var problems: [HeaderParser.Problem] = []
    var traits: Traits = [.isKnown]
    var length = -1
    var decodesCarets = true
  }

  private var parser: HeaderParser
  // Memory of its own, since an array in a class is checked at each access.
  private let entries: UnsafeMutablePointer<Entry>
  private let keys: UnsafeMutablePointer<UInt8>

  init(limits: Limits) {
    parser = HeaderParser(limits: limits)
    entries = .allocate(capacity: Self.slots + 1)
    entries.initialize(repeating: Entry(), count: Self.slots + 1)
    keys = .allocate(capacity: Self.slots * Self.longest)
    keys.initialize(repeating: 0, count: Self.slots * Self.longest)
  }

  deinit {
    entries.deinitialize(count: Self.slots + 1)
    entries.deallocate()
    keys.deallocate()
  }

  private static let slots = 1024
  private static let longest = 64

  /// Where the header `bytes[0..<length]` is kept, until the next one is asked for. 16 bytes beyond
  /// it must be readable. `decodesCarets` is false in 2.1, where RFC 6868's `^n` is just text.
  @inline(__always)
  func slot(
    of bytes: UnsafePointer<UInt8>, _ length: Int, decodesCarets: Bool = true
  ) -> Int {
    // Longer ones are hardly met twice; they share one place.
    guard length <= Self.longest else { return fill(Self.slots, bytes, length, decodesCarets) }
    let slot = Self.hash(bytes, length)
    return holds(slot, bytes, length, decodesCarets)
      ? slot : fill(slot, bytes, length, decodesCarets)
  }

  /// The same for a header whose place was asked for some time before.
  @inline(__always)
  func slot(
    of bytes: UnsafePointer<UInt8>, _ length: Int, last slot: Int, decodesCarets: Bool = true
  ) -> Int {
    holds(slot, bytes, length, decodesCarets)
      ? slot : self.slot(of: bytes, length, decodesCarets: decodesCarets)
  }

  @inline(__always)
  private func holds(
    _ slot: Int, _ bytes: UnsafePointer<UInt8>, _ length: Int, _ decodesCarets: Bool
  ) -> Bool {
    guard slot < Self.slots, entries[slot].length == length else { return false }
    if entries[slot].traits.contains(.hasCaret), entries[slot].decodesCarets != decodesCarets {
      return false
    }
    return memcmp(keys + slot * Self.longest, bytes, length) == 0
  }

  @inline(__always)
  private static func hash(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> Int {
    let raw = UnsafeRawPointer(bytes)
    var hash = UInt64(length)
    var offset = 0
    while offset < length {
      var word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      let left = length - offset
      if left < 8 { word &= (1 << UInt64(left * 8)) &- 1 }
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      offset += 8
    }
    return Int(hash >> 32) & (slots - 1)
  }

  /// What is known of the header in a place.
  @inline(__always)
  func traits(_ slot: Int) -> Traits { entries[slot].traits }

  /// The header in a place.
  @inline(__always)
  func header(_ slot: Int) -> HeaderParser.Header { entries[slot].header }

  /// What is wrong with the header in a place.
  func problems(_ slot: Int) -> [HeaderParser.Problem] { entries[slot].problems }

  private func fill(
    _ slot: Int, _ bytes: UnsafePointer<UInt8>, _ length: Int, _ decodesCarets: Bool
  ) -> Int {
    parser.decodesCarets = decodesCarets
    parser.problems = []
    parser.sawBareWord = false
    var entry = Entry()
    let text = UnsafeBufferPointer(start: bytes, count: length)
    if HeaderParser.hasName(text) {
      entry.header = parser.parse(bytes, length)
      entry.problems = parser.problems
      entry.traits = traits(of: entry.header, text)
    }
    entry.length = length
    entry.decodesCarets = decodesCarets
    entries[slot] = entry
    if slot < Self.slots {
      (keys + slot * Self.longest).update(from: bytes, count: length)
    }
    return slot
  }

  private func traits(
    of header: HeaderParser.Header, _ text: UnsafeBufferPointer<UInt8>
  ) -> Traits {
    var traits: Traits = [.isKnown, .isProperty]
    for parameter in header.parameters {
      switch parameter.name {
      case "ENCODING":
        switch TransferEncoding(parameter.value) {
        case .quotedPrintable: traits.insert(.isQuotedPrintable)
        case .base64: traits.insert(.isBase64)
        case .none: break
        }
      case "CHARSET": traits.insert(.hasCharset)
      default: break
      }
    }
    switch header.name {
    case "AGENT": traits.insert(.isAgent)
    case "BEGIN", "END", "VERSION": traits.insert(.isFrame)
    case "PHOTO", "LOGO", "SOUND", "KEY": traits.insert(.isBinary)
    default: if KnownNames.isFreeText(header.name) { traits.insert(.isFreeText) }
    }
    if parser.sawBareWord { traits.insert(.hasBareWord) }
    if !parser.problems.isEmpty { traits.insert(.hasProblems) }
    if text.find(UInt8(ascii: "^")) != nil { traits.insert(.hasCaret) }
    return traits
  }
}
