import VCard

/// Finds the header at the start of a line, in any of WhatsApp's dialects.
///
///     header = [marks] ( "[" stamp "]" | stamp " - " | stamp ": " )
///     stamp  = date gap time [period] | date gap [period] time | [period] time [period] gap date
///     date   = number sep number sep number        sep = "/" | "." | "-" | "年" ..., with a space
///     time   = number ":" number [":" number]      ":" may be "." | " h " | "時" ...
///     gap    = space, comma, or both
///
/// Digits may be those of any script; marks of direction may stand anywhere. Source: the formats of
/// CLDR, which both platforms write dates with, and `Exporters.md` section 2.
struct HeaderScanner {
  /// A number of the stamp.
  struct Number {
    var value: Int
    var digits: Int
  }

  /// The numbers found, and what stands before, between and after them.
  struct Tokens {
    var numbers: [Number] = []
    var gaps: [String] = [""]
  }

  /// No header is longer, in bytes.
  static let maximumBytes = 128
  /// Nothing between two numbers is longer, in bytes.
  private static let maximumGap = 48

  private let line: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var tokens = Tokens()

  /// The header that `line` begins with; nil where it begins with none.
  static func scan(_ line: ArraySlice<UInt8>, _ layouts: inout HeaderLayouts) -> WhatsAppHeader? {
    line.withUnsafeBufferPointer { bytes in
      guard mayBegin(bytes) else { return nil }
      var scanner = HeaderScanner(line: bytes)
      return scanner.scan(&layouts)
    }
  }

  private init(line: UnsafeBufferPointer<UInt8>) { self.line = line }

  /// A quick look: nearly every line that is no header begins with a letter.
  private static func mayBegin(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line.count >= 10, let first = line.first else { return false }
    return first >= 0x80 || first == 0x5B || first >= 0x30 && first <= 0x39 || first == 0x20
  }

  private mutating func scan(_ layouts: inout HeaderLayouts) -> WhatsAppHeader? {
    let isMarked = skipMarks()
    var frame: HeaderShape.Frame?
    if index < line.count, line[index] == 0x5B {
      frame = .brackets
      index += 1
    }
    guard let found = consumeStamp(in: frame), let layout = layouts.layout(of: tokens.gaps),
      var header = layout.header(tokens.numbers, frame: found)
    else { return nil }
    if index < line.count, line[index] == 0x20 { index += 1 }
    header.isMarked = isMarked
    header.restStart = index
    return header
  }

  /// Takes the numbers and what is between them, up to what ends the stamp.
  private mutating func consumeStamp(in frame: HeaderShape.Frame?) -> HeaderShape.Frame? {
    let limit = min(line.count, Self.maximumBytes)
    var isAfterSpace = false
    while index < limit {
      guard let (scalar, length) = scalar(at: index) else { return nil }
      if frame == .brackets, scalar == "]" {
        index += length
        return .brackets
      }
      if frame == nil, tokens.numbers.count >= 5 {
        if isAfterSpace, Self.dashes.contains(scalar), endsWord(after: index + length) {
          index += length
          return .dash
        }
        if scalar == ":", endsWord(after: index + length) {
          index += length
          return .colon
        }
      }
      if let digit = scalar.decimalValue {
        guard consumeNumber(digit, length) else { return nil }
        isAfterSpace = false
        continue
      }
      index += length
      if scalar.isInvisibleMark { continue }
      isAfterSpace = scalar.isHeaderSpace
      let last = tokens.gaps.count - 1
      if tokens.gaps[last].utf8.count >= Self.maximumGap { return nil }
      tokens.gaps[last].unicodeScalars.append(isAfterSpace ? " " : scalar)
      // A message that merely begins with a number is left as soon as that is plain.
      if frame == nil, tokens.numbers.count == 1, isAfterSpace, tokens.gaps[1] == " " {
        return nil
      }
    }
    return nil
  }

  private mutating func consumeNumber(_ first: Int, _ length: Int) -> Bool {
    var number = Number(value: first, digits: 1)
    index += length
    while let (scalar, length) = scalar(at: index), let digit = scalar.decimalValue {
      if number.digits == 4 { return false }
      number.value = number.value * 10 + digit
      number.digits += 1
      index += length
    }
    if tokens.numbers.count == 6 { return false }
    tokens.numbers.append(number)
    tokens.gaps.append("")
    return true
  }

  private static let dashes: Set<Unicode.Scalar> = ["-", "–", "—"]

  private func endsWord(after index: Int) -> Bool {
    guard let (scalar, _) = scalar(at: index) else { return index >= line.count }
    return scalar.isHeaderSpace || scalar.isInvisibleMark
  }

  /// Skips marks of direction and the spaces among them; answers whether there was a mark.
  private mutating func skipMarks() -> Bool {
    var isMarked = false
    while let (scalar, length) = scalar(at: index) {
      if scalar.isInvisibleMark {
        // A byte order mark in the middle of joined files says nothing.
        if scalar.value != 0xFEFF { isMarked = true }
      } else if !scalar.isHeaderSpace {
        break
      }
      index += length
    }
    return isMarked
  }

  private func scalar(at index: Int) -> (Unicode.Scalar, Int)? { line.scalar(at: index) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar at `index` and its length in bytes; nil at the end and for what is not UTF-8.
  func scalar(at index: Int) -> (Unicode.Scalar, Int)? {
    if index >= count { return nil }
    if self[index] < 0x80 { return (Unicode.Scalar(self[index]), 1) }
    let length = scalarLength(at: index)
    if length == 0 { return nil }
    var value = UInt32(self[index]) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length { value = value << 6 | UInt32(self[index + offset] & 0x3F) }
    return Unicode.Scalar(value).map { ($0, length) }
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  var decimalValue: Int? {
    if value < 0x80 { return value >= 0x30 && value <= 0x39 ? Int(value) - 0x30 : nil }
    guard properties.numericType == .decimal, let number = properties.numericValue else {
      return nil
    }
    return Int(number)
  }
}
