import SourceDiagnostics

/// Reads group, name and parameters: what stands before a property's colon.
struct HeaderParser {
  var strings = StringCache()
  let limits: Limits
  /// False in 2.1, where RFC 6868's `^n` is just text.
  var decodesCarets = true
  /// True once a parameter without name was met, which only 2.1 has.
  var sawBareWord = false
  /// What was wrong with the header read last.
  var problems: [Problem] = []

  /// Something that is wrong with a header.
  struct Problem {
    var code: Diagnostic.Code
    var message: String

    init(_ code: Diagnostic.Code, _ message: String) {
      self.code = code
      self.message = message
    }
  }

  init(limits: Limits) { self.limits = limits }

  /// What a header says.
  struct Header {
    var group: String?
    var name: String
    var parameters: [Parameter] = []
  }

  /// True where what stands before the parameters can be a property's name, with a group or without.
  static func hasName(_ header: UnsafeBufferPointer<UInt8>) -> Bool {
    var name = header.part(0, header.find(UInt8(ascii: ";")) ?? header.count)
    if let dot = name.lastIndex(of: UInt8(ascii: ".")) { name = name.part(dot + 1, name.count) }
    name = name.trimmed
    if name.isEmpty { return false }
    // Private names are kept whatever they are made of.
    if name.hasWord("x-") { return name.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
    return name.allSatisfy(Property.isNameByte)
  }

  /// Reads the header `bytes[0..<end]`, which has a valid name. 16 bytes beyond must be readable.
  mutating func parse(_ bytes: UnsafePointer<UInt8>, _ end: Int) -> Header {
    var nameStart = 0
    var index = 0
    while index < end, bytes[index] != UInt8(ascii: ";") {
      if bytes[index] == UInt8(ascii: ".") { nameStart = index + 1 }
      index += 1
    }
    var header = Header(name: word(bytes, nameStart, index, isUpper: true))
    if nameStart > 1 { header.group = word(bytes, 0, nameStart - 1, isUpper: false) }
    guard index < end else { return header }
    var separators = 0
    for offset in index..<end where bytes[offset] == UInt8(ascii: ";") { separators += 1 }
    header.parameters.reserveCapacity(min(separators, limits.parameters))
    while index < end {
      index = parameter(bytes, index + 1, end, into: &header.parameters)
      if header.parameters.count > limits.parameters {
        header.parameters.removeLast(header.parameters.count - limits.parameters)
        problems.append(
          Problem("vcard.too-many-parameters", "more parameters than the limit; the rest left out"))
        break
      }
    }
    return header
  }

  /// Reads one parameter; returns where its `;` or the header's end is.
  private mutating func parameter(
    _ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int, into parameters: inout [Parameter]
  ) -> Int {
    if let next = Self.customLabel(bytes, start, end, into: &parameters) { return next }
    var index = start
    while index < end, bytes[index] != UInt8(ascii: "="), bytes[index] != UInt8(ascii: ";") {
      // TYPE="..." written without TYPE= has its separators in quotes.
      if bytes[index] == UInt8(ascii: "\"") { index = endOfQuotes(bytes, index, end) - 1 }
      index += 1
    }
    if index == end || bytes[index] == UInt8(ascii: ";") {
      let value = value(bytes, start, index)
      if !value.isEmpty {
        sawBareWord = true
        parameters.append(BareWord.parameter(value))
      }
      return index
    }
    let name = word(bytes, start, index, isUpper: true)
    if name.isEmpty {
      problems.append(Problem("vcard.bad-parameter", "a parameter without a name"))
    }
    index += 1
    while parameters.count <= limits.parameters {
      let valueStart = index
      var isPlain = true
      while index < end, bytes[index] != UInt8(ascii: ";"), bytes[index] != UInt8(ascii: ",") {
        switch bytes[index] {
        case UInt8(ascii: "\""):
          isPlain = false
          index = endOfQuotes(bytes, index, end)
        case UInt8(ascii: "\\"):
          isPlain = false
          index = min(index + 2, end)
        case UInt8(ascii: "^"):
          isPlain = false
          index += 1
        default: index += 1
        }
      }
      if isPlain {
        parameters.append(Parameter(name, word(bytes, valueStart, index, isUpper: false)))
      } else {
        append(name, value(bytes, valueStart, index), to: &parameters)
      }
      guard index < end, bytes[index] == UInt8(ascii: ",") else { break }
      index += 1
    }
    return index
  }

  /// Adds a value that was quoted or escaped. A quoted list of types (RFC 6350, 6.4.1:
  /// `TYPE="voice,home"`) is a list all the same.
  private func append(_ name: String, _ text: String, to parameters: inout [Parameter]) {
    guard name == "TYPE", text.utf8.contains(UInt8(ascii: ",")),
      !text.utf8.contains(UInt8(ascii: " "))
    else {
      parameters.append(Parameter(name, text))
      return
    }
    for part in text.split(separator: ",") { parameters.append(Parameter(name, String(part))) }
  }

  /// Past the quote that closes the one at `start`; past a lone quote just where it stands.
  private mutating func endOfQuotes(
    _ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    if let close = bytes.find(UInt8(ascii: "\""), start + 1, end) { return close + 1 }
    problems.append(Problem("vcard.bad-parameter", "a quote in a parameter is not closed"))
    return start + 1
  }

  /// A parameter's value: without blanks and quotes around it, unescaped.
  private mutating func value(
    _ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int
  ) -> String {
    var start = start
    var end = end
    trim(bytes, &start, &end)
    if end > start, bytes[start] == UInt8(ascii: "\"") {
      start += 1
      if end > start, bytes[end - 1] == UInt8(ascii: "\"") { end -= 1 }
    }
    let text = UnsafeBufferPointer(start: bytes + start, count: end - start)
    let isPlain = text.allSatisfy { $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "^") }
    return isPlain
      ? strings.string(bytes + start, end - start, isUpper: false) : unescaped(text)
  }

  /// Undoes RFC 6868 (`^n`, `^'`, `^^`) and the backslash that some writers put before `;` and `,`.
  private func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      index += 2
      switch (byte, next) {
      case (UInt8(ascii: "^"), UInt8(ascii: "n")) where decodesCarets:
        output.append(UInt8(ascii: "\n"))
      case (UInt8(ascii: "^"), UInt8(ascii: "'")) where decodesCarets:
        output.append(UInt8(ascii: "\""))
      case (UInt8(ascii: "^"), UInt8(ascii: "^")) where decodesCarets:
        output.append(byte)
      case (UInt8(ascii: "\\"), UInt8(ascii: ";")), (UInt8(ascii: "\\"), UInt8(ascii: ",")):
        output.append(next)
      default:
        output.append(byte)
        index -= 1
      }
    }
    return output.withUnsafeBufferPointer { output in
      output.isUTF8
        ? String(decoding: output, as: UTF8.self)
        : String(decoding: Windows1252.decode(output), as: UTF8.self)
    }
  }

  @inline(__always)
  private mutating func word(
    _ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int, isUpper: Bool
  ) -> String {
    var start = start
    var end = end
    trim(bytes, &start, &end)
    return strings.string(bytes + start, end - start, isUpper: isUpper)
  }

  @inline(__always)
  private func trim(_ bytes: UnsafePointer<UInt8>, _ start: inout Int, _ end: inout Int) {
    while start < end, bytes[start].isBlank { start += 1 }
    while end > start, bytes[end - 1].isBlank { end -= 1 }
  }
}
