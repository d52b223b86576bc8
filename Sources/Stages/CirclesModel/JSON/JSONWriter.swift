/// Writes compact JSON straight into bytes.
///
/// `JSONEncoder` costs tens of microseconds a contact; this costs one or two, and fixes the order
/// of the keys. Commas are put in by themselves. Control characters, and the line and paragraph
/// separators that break line-based tools, are escaped; everything else is UTF-8.
public struct JSONWriter: Sendable {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// An empty writer with room for `capacity` bytes.
  public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// The text written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Forgets what was written, keeping the room.
  public mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Ends a line, so that the next value stands on its own (NDJSON).
  public mutating func newline() {
    bytes.append(0x0A)
    needsComma = false
  }

  /// `{ ... }` as the next value.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(0x7B)
    body(&self)
    close(0x7D)
  }

  /// `[ ... ]` as the next value.
  public mutating func array<Element>(
    _ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void
  ) {
    open(0x5B)
    for element in elements { body(&self, element) }
    close(0x5D)
  }

  /// A key; the next value belongs to it.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(0x22)
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(0x22)
    bytes.append(0x3A)
    needsComma = false
  }

  /// A key that is not known when the program is written.
  public mutating func key(dynamic name: String) {
    separate()
    quote(name)
    bytes.append(0x3A)
    needsComma = false
  }

  /// A string.
  public mutating func value(_ string: String) {
    separate()
    quote(string)
    needsComma = true
  }

  /// A whole number.
  public mutating func value(_ number: Int) {
    separate()
    if number >= 0, number < 10 {
      bytes.append(0x30 + UInt8(number))
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
    needsComma = true
  }

  /// A number; one that is not finite is written as 0, since JSON has no word for it.
  public mutating func value(_ number: Double) {
    separate()
    bytes.append(contentsOf: (number.isFinite ? "\(number)" : "0").utf8)
    needsComma = true
  }

  /// `true` or `false`.
  public mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    needsComma = true
  }

  /// `null`.
  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
    needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2C) }
  }

  private mutating func quote(_ string: String) {
    bytes.append(0x22)
    var string = string
    string.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        let byte = utf8[index]
        let isSeparator =
          byte == 0xE2 && index + 2 < utf8.count && utf8[index + 1] == 0x80
          && utf8[index + 2] & 0xFE == 0xA8
        if byte >= 0x20, byte != 0x22, byte != 0x5C, byte != 0x7F, !isSeparator {
          index += 1
          continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        if isSeparator {
          bytes.append(contentsOf: (utf8[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8)
          index += 3
        } else {
          escape(byte)
          index += 1
        }
        start = index
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(0x22)
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x22: bytes.append(contentsOf: [0x5C, 0x22])
    case 0x5C: bytes.append(contentsOf: [0x5C, 0x5C])
    case 0x0A: bytes.append(contentsOf: [0x5C, 0x6E])
    case 0x0D: bytes.append(contentsOf: [0x5C, 0x72])
    case 0x09: bytes.append(contentsOf: [0x5C, 0x74])
    default:
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(contentsOf: [Hexadecimal.digit(byte >> 4), Hexadecimal.digit(byte & 15)])
    }
  }
}
