import Testing

@testable import VCard

@Suite("Physical and logical lines")
struct LogicalLineTests {
  /// The lines as `number:column text`.
  private func lines(_ text: String, indent: Int = 0, longest: Int = 100, from number: Int = 1)
    -> [String]
  {
    Array(text.utf8).withUnsafeBufferPointer { bytes -> [String] in
      guard let base = bytes.baseAddress else { return [] }
      var lines = PhysicalLines(
        bytes: base, end: bytes.count, indent: indent, longest: longest, position: 0, number: number
      )
      var found: [String] = []
      while let line = lines.next() {
        #expect(line.isEmpty == (line.start == line.end))
        let text = String(decoding: bytes[line.start..<line.end], as: UTF8.self)
        found.append("\(line.number):\(line.column) \(text)")
      }
      return found
    }
  }

  @Test(
    "lines end in LF, and the carriage returns before it go",
    arguments: [
      ("a\nb\n", ["1:1 a", "2:1 b"]), ("a\r\nb", ["1:1 a", "2:1 b"]),
      ("a\r\r\n\r\nb", ["1:1 a", "2:1 ", "3:1 b"]),
      ("\n", ["1:1 "]), ("a\rb\n", ["1:1 a\rb"]), ("", []),
    ])
  func lineEnds(text: String, expected: [String]) { #expect(lines(text) == expected) }

  @Test("the indent of a whole card goes from each line, no more and no less")
  func indent() {
    #expect(
      lines("  a\n   b\n c\nd\n\t\te\n  \n", indent: 2) == [
        "1:3 a", "2:3  b", "3:2 c", "4:1 d", "5:3 e", "6:3 ",
      ])
  }

  @Test("a line of the greatest length is kept, one byte more makes it empty")
  func longest() {
    #expect(lines("abcde\nabcdef\nx", longest: 5, from: 7) == ["7:1 abcde", "8:1 ", "9:1 x"])
    #expect(lines("abcde\r\n", longest: 5) == ["1:1 abcde"])
  }

  @Test("looking ahead takes nothing away")
  func peek() {
    Array("a\n b\n".utf8).withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      var lines = PhysicalLines(
        bytes: base, end: bytes.count, indent: 0, longest: 9, position: 0, number: 1)
      #expect(lines.peek()?.number == 1 && lines.peek()?.number == 1)
      #expect(!lines.nextIsIndented)
      #expect(lines.next()?.end == 1)
      #expect(lines.nextIsIndented)
      #expect(lines.next()?.number == 2)
      #expect(!lines.nextIsIndented && lines.peek() == nil && lines.next() == nil)
    }
  }

  /// Where the colon is found when the header comes in pieces of that size.
  private func colon(_ header: String, pieces size: Int) -> Int? {
    Array(header.utf8).withUnsafeBufferPointer { bytes -> Int? in
      guard let base = bytes.baseAddress else { return nil }
      var search = ColonSearch(from: 0)
      var end = 0
      while end < bytes.count {
        end = min(bytes.count, end + size)
        if let found = search.advance(base, to: end) { return found }
      }
      return nil
    }
  }

  @Test(
    "the colon is the first outside of quotes, in whatever pieces the header comes",
    arguments: [
      ("TEL:1", 3), ("A;B=\":\":x", 7), ("A;B=\"a:b\";C=\"::\":x", 16), ("A;B=\"a:b", nil),
      ("TEL", nil), (":", 0),
      ("A;B=\"\":x", 6), ("A:\"b:c\"", 1),
    ] as [(String, Int?)])
  func colons(header: String, expected: Int?) {
    for size in 1...header.utf8.count { #expect(colon(header, pieces: size) == expected) }
  }
}
