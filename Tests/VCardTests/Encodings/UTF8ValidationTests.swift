import Testing

@testable import VCard

@Suite("Telling UTF-8 from other bytes")
struct UTF8ValidationTests {
  private func isUTF8(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { $0.isUTF8 } }
  private func isASCII(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { $0.isASCII } }

  private func standard(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  @Test("one and two bytes are judged as the standard library judges them")
  func short() {
    for first in UInt8.min...UInt8.max {
      #expect(isUTF8([first]) == standard([first]))
      for second in UInt8.min...UInt8.max
      where isUTF8([first, second]) != standard([first, second]) {
        Issue.record("\(first) \(second)")
      }
    }
  }

  /// Leads and continuations at the edges of what Unicode 15, table 3-7 allows.
  static let edges: [UInt8] = [
    0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
    0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  @Test("three and four bytes are judged so at every edge of the table", arguments: edges)
  func long(first: UInt8) {
    var wrong = 0
    for second in Self.edges {
      for third in Self.edges {
        if isUTF8([first, second, third]) != standard([first, second, third]) { wrong += 1 }
        for fourth in Self.edges {
          let bytes = [first, second, third, fourth]
          if isUTF8(bytes) != standard(bytes) { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  @Test("the length of a scalar is that of its UTF-8, and 0 for what is cut off")
  func lengths() {
    for (text, length) in [("a", 1), ("é", 2), ("北", 3), ("😀", 4)] {
      let bytes = Array(text.utf8)
      bytes.withUnsafeBufferPointer { #expect($0.scalarLength(at: 0) == length) }
      for cut in 1..<max(2, length) where cut < length {
        Array(bytes.prefix(cut)).withUnsafeBufferPointer { #expect($0.scalarLength(at: 0) == 0) }
      }
    }
  }

  @Test("a single byte beyond ASCII is found at every place of a text of any length")
  func ascii() {
    for count in 0...40 {
      let plain = [UInt8](repeating: 0x7F, count: count)
      #expect(isASCII(plain))
      for place in 0..<count {
        var bytes = plain
        bytes[place] = 0x80
        #expect(!isASCII(bytes), "place \(place) of \(count)")
      }
    }
  }
}
