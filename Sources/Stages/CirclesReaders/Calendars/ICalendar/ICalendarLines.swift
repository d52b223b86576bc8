import Foundation
import SourceDiagnostics

/// Gives the lines of a calendar, unfolded, one after the other.
struct ICalendarLines {
  /// The longest line, unfolded, in bytes.
  static let longest = 1 << 20

  private let bytes: [UInt8]
  private var at = 0
  private var number = 1
  /// Whether the last line was longer than one can be; its end is left out.
  private(set) var isCut = false
  /// Whether the last line was not UTF-8; what is none is replaced.
  private(set) var isDamaged = false

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      self.bytes = Array(WholeText.decode(bytes).utf8)
    } else {
      self.bytes = bytes
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    }
  }

  /// How much was read.
  var offset: Int { at }

  /// The next line that is not empty, and its number; nil at the end.
  mutating func next() -> (text: String, line: Int)? {
    while at < bytes.count {
      let line = number
      var whole: [UInt8] = []
      (isCut, isDamaged) = (false, false)
      take(into: &whole)
      while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 {
        at += 1
        take(into: &whole)
      }
      if whole.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0 }) { continue }
      if whole.contains(0) { whole.removeAll { $0 == 0 } }
      if let text = String(validating: whole, as: UTF8.self) { return (text, line) }
      isDamaged = true
      return (String(decoding: whole, as: UTF8.self), line)
    }
    return nil
  }

  /// Takes one physical line: `\r\n`, `\n` and `\r` all end it.
  private mutating func take(into whole: inout [UInt8]) {
    let start = at
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    let room = max(0, Self.longest - whole.count)
    if at - start > room { isCut = true }
    whole += bytes[start..<min(at, start + room)]
    if at < bytes.count {
      let isReturn = bytes[at] == 0x0D
      at += 1
      if isReturn, at < bytes.count, bytes[at] == 0x0A { at += 1 }
      number += 1
    }
  }
}
