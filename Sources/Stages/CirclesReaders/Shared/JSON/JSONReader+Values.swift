import Foundation
import VCard

extension JSONReader {
  /// The text of a string; nil for another kind of value.
  mutating func string() throws(ThreadParserError) -> String? {
    guard try peek() == .string else {
      try skip()
      return nil
    }
    return try readString()
  }

  /// The text of a string that is not empty.
  mutating func words() throws(ThreadParserError) -> String? {
    guard let text = try string(), !text.isEmpty else { return nil }
    return text
  }

  /// A whole number, also where it is written as a string, or with a fraction, which is cut.
  mutating func integer() throws(ThreadParserError) -> Int64? {
    guard let number = try scalar() else { return nil }
    if let integer = Int64(number) { return integer }
    guard let value = Double(number), value.isFinite else { return nil }
    return Int64(exactly: value.rounded(.towardZero))
  }

  /// A string, or a number as written.
  mutating func scalar() throws(ThreadParserError) -> String? {
    switch try peek() {
    case .string: return try readString()
    case .number: return try readWord()
    default:
      try skip()
      return nil
    }
  }

  /// True or false; false for anything else.
  mutating func flag() throws(ThreadParserError) -> Bool {
    guard try peek() == .boolean else {
      try skip()
      return false
    }
    return try readWord() == "true"
  }

  /// Passes over an array and answers whether anything was in it.
  mutating func hasElements() throws(ThreadParserError) -> Bool {
    guard try beginArray() else { return false }
    var found = false
    while try nextElement() {
      found = true
      try skip()
    }
    return found
  }

  /// Passes over the next value, whatever it is.
  mutating func skip() throws(ThreadParserError) {
    switch try peek() {
    case .string: try skipString()
    case .number, .boolean, .null: _ = try readWord()
    case .object, .array: try skipNested()
    case .end: throw broken("the file ends too early")
    }
  }

  /// Brackets are only counted, so nothing grows however deep they nest.
  private mutating func skipNested() throws(ThreadParserError) {
    var depth = 0
    repeat {
      guard position < buffer.count else {
        guard try refill(keepingFrom: position) else { throw broken("the file ends too early") }
        continue
      }
      switch buffer[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        try skipString()
        continue
      case 0x0A where isLineBound: throw endOfLine()
      default: break
      }
      position += 1
    } while depth > 0
  }

  private mutating func skipString() throws(ThreadParserError) {
    position += 1
    while true {
      let found = buffer.withUnsafeBufferPointer { bytes -> Int? in
        var from = position
        while let end = bytes.find(UInt8(ascii: "\""), from: from) {
          if !Self.isEscaped(bytes, end, from: position) { return end }
          from = end + 1
        }
        return nil
      }
      try checkLine(to: found ?? buffer.count)
      if let found {
        position = found + 1
        return
      }
      // Backslashes at the end of the piece may belong to a quote that follows.
      var kept = buffer.count
      while kept > position, buffer[kept - 1] == UInt8(ascii: "\\") { kept -= 1 }
      position = kept
      guard try refill(keepingFrom: kept) else { throw broken("the file ends inside a string") }
    }
  }

  /// Whether an odd number of backslashes stands before a quote.
  private static func isEscaped(
    _ bytes: UnsafeBufferPointer<UInt8>, _ quote: Int, from start: Int
  ) -> Bool {
    var first = quote
    while first > start, bytes[first - 1] == UInt8(ascii: "\\") { first -= 1 }
    return (quote - first) % 2 == 1
  }

  /// A number, or a word such as `true`.
  private mutating func readWord() throws(ThreadParserError) -> String {
    var end = position
    while true {
      while end < buffer.count {
        switch buffer[end] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
          UInt8(ascii: "."):
          end += 1
        default:
          let word = String(decoding: buffer[position..<end], as: UTF8.self)
          position = end
          return word
        }
      }
      let length = end - position
      let more = try refill(keepingFrom: position)
      end = position + length
      if !more {
        let word = String(decoding: buffer[position..<end], as: UTF8.self)
        position = end
        return word
      }
    }
  }
}

extension JSONReader {
  /// What `take` reads of one member of an object, whose others are passed over; nil where the
  /// value is no object, or has no such member.
  mutating func member<Value>(
    _ name: String, _ take: (inout JSONReader) throws(ThreadParserError) -> Value?
  ) throws(ThreadParserError) -> Value? {
    guard try beginObject() else { return nil }
    var value: Value?
    while let key = try nextKey() {
      if key == name { value = try take(&self) } else { try skip() }
    }
    return value
  }

  /// The string that is one member of an object.
  mutating func string(in name: String) throws(ThreadParserError) -> String? {
    try member(name) { json throws(ThreadParserError) in try json.string() }
  }
}
