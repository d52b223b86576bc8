import Foundation

/// Takes `multipart/form-data` (RFC 7578) apart as its bytes come, without keeping them.
struct MultipartReader {
  /// What was found.
  enum Event: Equatable {
    /// A part begins: its field, and the name of the file where it is one.
    case begin(field: String, file: String?)
    /// More of the part.
    case bytes([UInt8])
    /// The part is whole.
    case end
  }

  /// The bytes are not what the standard says.
  struct Malformed: Error {}

  private enum State { case preamble, boundary, headers, body, epilogue }

  /// The longest headers of a part.
  private static let maximumHeaders = 16 << 10

  private let delimiter: [UInt8]
  private var state = State.preamble
  // The first boundary need not follow a line.
  private var waiting: [UInt8] = [13, 10]

  /// Reads parts between a boundary; nil where the content type names none.
  init?(contentType: String) {
    let pieces = contentType.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
    guard pieces.first?.lowercased() == "multipart/form-data",
      let named = pieces.first(where: { $0.lowercased().hasPrefix("boundary=") })
    else { return nil }
    let boundary = named.dropFirst("boundary=".count).trimmingCharacters(in: ["\""])
    guard (1...70).contains(boundary.utf8.count) else { return nil }
    delimiter = Array("\r\n--\(boundary)".utf8)
  }

  /// Takes bytes.
  mutating func read(_ bytes: some Sequence<UInt8>) throws(Malformed) -> [Event] {
    waiting += bytes
    var events: [Event] = []
    while try step(&events) {}
    return events
  }

  /// Whether the last boundary has come; without it something is missing.
  var isWhole: Bool { state == .epilogue }

  private mutating func step(_ events: inout [Event]) throws(Malformed) -> Bool {
    switch state {
    case .preamble:
      return toBoundary { _ in }
    case .body:
      let found = toBoundary { if !$0.isEmpty { events.append(.bytes($0)) } }
      if found { events.append(.end) }
      return found
    case .boundary:
      return try afterBoundary()
    case .headers:
      return try headers(&events)
    case .epilogue:
      waiting = []
      return false
    }
  }

  /// Hands over what stands before the next boundary, or as much as cannot be a part of one.
  private mutating func toBoundary(_ take: ([UInt8]) -> Void) -> Bool {
    if let place = Self.find(delimiter, in: waiting) {
      take(Array(waiting[..<place]))
      waiting.removeFirst(place + delimiter.count)
      state = .boundary
      return true
    }
    let sure = waiting.count - delimiter.count + 1
    if sure > 0 {
      take(Array(waiting[..<sure]))
      waiting.removeFirst(sure)
    }
    return false
  }

  /// After a boundary comes the end of its line, or `--` after the last.
  private mutating func afterBoundary() throws(Malformed) -> Bool {
    guard waiting.count >= 2 else { return false }
    if waiting.starts(with: Array("--".utf8)) {
      state = .epilogue
      return true
    }
    guard let line = Self.find([13, 10], in: waiting) else {
      if waiting.count > 100 { throw Malformed() }
      return false
    }
    guard waiting[..<line].allSatisfy({ $0 == 32 || $0 == 9 }) else { throw Malformed() }
    // The end of the line stays: it begins the headers.
    waiting.removeFirst(line)
    state = .headers
    return true
  }

  private mutating func headers(_ events: inout [Event]) throws(Malformed) -> Bool {
    guard let end = Self.find([13, 10, 13, 10], in: waiting) else {
      if waiting.count > Self.maximumHeaders { throw Malformed() }
      return false
    }
    let lines = String(decoding: waiting[..<end], as: UTF8.self).split(separator: "\r\n")
    waiting.removeFirst(end + 4)
    guard
      let line = lines.first(where: { $0.lowercased().hasPrefix("content-disposition:") }),
      let field = Disposition.value("name", of: line)
    else { throw Malformed() }
    events.append(.begin(field: field, file: Disposition.value("filename", of: line)))
    state = .body
    return true
  }

  private static func find(_ needle: [UInt8], in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let first = needle.first else { return nil }
      var place = 0
      while place + needle.count <= bytes.count {
        let rest = bytes.count - needle.count - place + 1
        guard let found = memchr(base + place, Int32(first), rest) else { return nil }
        place = UnsafeRawPointer(found) - base
        if memcmp(found, needle, needle.count) == 0 { return place }
        place += 1
      }
      return nil
    }
  }
}

/// The words of a `Content-Disposition` header.
enum Disposition {
  /// The value of a parameter; nil where it is missing.
  static func value(_ name: String, of line: some StringProtocol) -> String? {
    var rest = Substring(line)
    while let semicolon = rest.firstIndex(of: ";") {
      rest = rest[rest.index(after: semicolon)...].drop { $0 == " " || $0 == "\t" }
      guard rest.lowercased().hasPrefix(name + "=") else { continue }
      rest = rest.dropFirst(name.count + 1)
      return rest.first == "\"" ? quoted(rest.dropFirst()) : String(rest.prefix { $0 != ";" })
    }
    return nil
  }

  private static func quoted(_ text: Substring) -> String {
    var value = ""
    var isEscaped = false
    for character in text {
      if !isEscaped, character == "\"" { break }
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      // A backslash in a name that some browsers send is no escape.
      if isEscaped, character != "\"", character != "\\" { value.append("\\") }
      isEscaped = false
      value.append(character)
    }
    return value
  }
}
