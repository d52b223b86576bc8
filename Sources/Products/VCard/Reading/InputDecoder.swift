/// Turns the bytes of a file into UTF-8 as they come: takes off a byte order mark and transcodes
/// UTF-16 with or without one. Other bytes pass through unchanged.
package struct InputDecoder: Sendable {
  private enum Encoding { case unknown, bytes, utf16Little, utf16Big }

  private var encoding = Encoding.unknown
  private var head: [UInt8] = []
  private var pendingByte: UInt8?
  private var pendingSurrogate: UInt16?

  /// A decoder at the start of a file.
  package init() {}

  /// True once the file has shown that it is Unicode throughout.
  package private(set) var isUnicode = false
  /// How many code units of UTF-16 were not text; each became U+FFFD.
  package private(set) var malformedUnits = 0

  /// Appends the text of `bytes` to `output`.
  package mutating func decode(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    switch encoding {
    case .unknown:
      head.append(contentsOf: bytes)
      if head.count >= 4 { start(into: &output) }
    case .bytes: output.append(contentsOf: bytes)
    case .utf16Little, .utf16Big: transcode(bytes, into: &output)
    }
  }

  /// Appends what is left at the end of the input.
  package mutating func finish(into output: inout [UInt8]) {
    if encoding == .unknown { start(into: &output) }
    if pendingByte != nil || pendingSurrogate != nil { append(replacement: &output) }
    (pendingByte, pendingSurrogate) = (nil, nil)
  }

  /// Decides on the encoding by the first four bytes and passes them on.
  private mutating func start(into output: inout [UInt8]) {
    var skip = 0
    if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      (encoding, skip, isUnicode) = (.bytes, 3, true)
    } else if head.starts(with: [0xFF, 0xFE]) {
      (encoding, skip, isUnicode) = (.utf16Little, 2, true)
    } else if head.starts(with: [0xFE, 0xFF]) {
      (encoding, skip, isUnicode) = (.utf16Big, 2, true)
    } else if head.count >= 4, head[0] != 0, head[1] == 0, head[2] != 0, head[3] == 0 {
      (encoding, isUnicode) = (.utf16Little, true)
    } else if head.count >= 4, head[0] == 0, head[1] != 0, head[2] == 0, head[3] != 0 {
      (encoding, isUnicode) = (.utf16Big, true)
    } else {
      encoding = .bytes
    }
    let rest = head
    head = []
    rest.withUnsafeBytes { rest in
      decode(UnsafeRawBufferPointer(rebasing: rest[skip...]), into: &output)
    }
  }

  private mutating func transcode(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    output.reserveCapacity(output.count + bytes.count)
    for byte in bytes {
      guard let first = pendingByte else {
        pendingByte = byte
        continue
      }
      pendingByte = nil
      let unit =
        encoding == .utf16Little
        ? UInt16(byte) << 8 | UInt16(first) : UInt16(first) << 8 | UInt16(byte)
      append(unit, to: &output)
    }
  }

  private mutating func append(_ unit: UInt16, to output: inout [UInt8]) {
    if let high = pendingSurrogate {
      pendingSurrogate = nil
      if (0xDC00...0xDFFF).contains(unit) {
        append(scalar: 0x10000 + (UInt32(high) - 0xD800) << 10 + UInt32(unit) - 0xDC00, &output)
        return
      }
      append(replacement: &output)
    }
    switch unit {
    case 0xD800...0xDBFF: pendingSurrogate = unit
    case 0xDC00...0xDFFF: append(replacement: &output)
    default: append(scalar: UInt32(unit), &output)
    }
  }

  private mutating func append(replacement output: inout [UInt8]) {
    malformedUnits += 1
    append(scalar: 0xFFFD, &output)
  }

  private func append(scalar: UInt32, _ output: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80: output.append(UInt8(scalar))
    case 0x80..<0x800:
      output.append(UInt8(0xC0 | scalar >> 6))
      output.append(tail(0))
    case 0x800..<0x10000:
      output.append(UInt8(0xE0 | scalar >> 12))
      output.append(tail(6))
      output.append(tail(0))
    default:
      output.append(UInt8(0xF0 | scalar >> 18))
      output.append(tail(12))
      output.append(tail(6))
      output.append(tail(0))
    }
  }
}
