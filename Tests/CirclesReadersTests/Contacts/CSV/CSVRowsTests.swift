import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("The records of a CSV file")
struct CSVRowsTests {
  private func rows(_ text: String, _ delimiter: UInt8? = nil) throws -> [CSVRow] {
    let input = MemoryInput(text)
    let vote = try delimiter ?? CSVDelimiter.vote(TextLines(input, .unicode))
    var rows = CSVRows(TextLines(input, .unicode), delimiter: vote)
    var all: [CSVRow] = []
    while let row = try rows.next() { all.append(row) }
    return all
  }

  private func fields(_ text: String) throws -> [[String]] { try rows(text).map(\.fields) }

  @Test("are fields with commas between them, whatever ends the lines")
  func plain() throws {
    #expect(try fields("a,b,\r\nc,,d\r\n") == [["a", "b", ""], ["c", "", "d"]])
    #expect(try fields("a,b\nc,d") == [["a", "b"], ["c", "d"]])
    #expect(try fields("a,b\rc,d\r") == [["a", "b"], ["c", "d"]])
  }

  @Test("hold delimiters, quotes and line breaks in quotes, and tell the line they begin on")
  func quoted() throws {
    let all = try rows("h,i\r\n\"a, \"\"b\"\"\",\"two\r\nlines\r\n\"\r\nz,y\r\n")
    #expect(all.map(\.fields) == [["h", "i"], ["a, \"b\"", "two\nlines\n"], ["z", "y"]])
    #expect(all.map(\.line) == [1, 2, 5])
  }

  @Test("are read past quotes that nobody doubled, and blanks around quotes")
  func careless() throws {
    #expect(try fields("\"Bo \"The Oar\" Lind\",x") == [["Bo \"The Oar\" Lind", "x"]])
    #expect(try fields("a 6\" nail,x") == [["a 6\" nail", "x"]])
    #expect(try fields("a, \"b, c\" ,d") == [["a", "b, c", "d"]])
    #expect(try fields("\"a\"b,\"c\"") == [["ab", "c"]])
  }

  @Test("lose one line to a quote that is never closed, and not the file")
  func unclosed() throws {
    let all = try rows("a,\"b\nc,d\ne,f")
    #expect(all.map(\.fields) == [["a", "b"], ["c", "d"], ["e", "f"]])
    #expect(all.map(\.problem) == [.unclosedQuote, nil, nil])
  }

  @Test("end with a record that is cut off within quotes, and not with its text as records")
  func cutOff() throws {
    for end in ["Bo,\"4 Wharf Lane\nLeith", "Bo,\"4 Wharf", "Bo,\"4 Wharf Lane\nLeith\n"] {
      let all = try rows("name,address,phone\nAna,x,1\n" + end, UInt8(ascii: ","))
      #expect(all.map(\.fields.count) == [3, 3, 2])
      #expect(all.map(\.problem) == [nil, nil, .cutOff])
    }
    // A quote that somebody forgot, with records behind it, is no end.
    let all = try rows("name,address,phone\nBo,\"x,2\nAna,y,1\n", UInt8(ascii: ","))
    #expect(all.map(\.problem) == [nil, .unclosedQuote, nil])
  }

  @Test("do not take ever longer when many quotes are never closed")
  func manyUnclosed() throws {
    let line = "a\"b,\"c\n"
    let all = try rows(String(repeating: line, count: 20_000), UInt8(ascii: ","))
    #expect(all.count == 20_000)
  }

  @Test("are bounded in length and number of fields")
  func bounds() throws {
    let long = String(repeating: "x", count: TextLines.maximumLineBytes + 10)
    let all = try rows("a,b\n\(long)\nc,d", UInt8(ascii: ","))
    #expect(all.first?.fields == ["a", "b"])
    #expect(all.last?.fields == ["c", "d"])
    #expect(all.contains { $0.problem == .tooLong })
    let wide = try rows(String(repeating: ",", count: 10_000), UInt8(ascii: ","))
    #expect(wide.first?.fields.count == CSVRowParser.maximumFields)
  }

  @Test(
    "tell their delimiter",
    arguments: [
      ("a;b;c\n1,5;2;3", UInt8(ascii: ";")), ("a\tb\n", 0x09), ("a,b\n", UInt8(ascii: ",")),
      ("sep=;\na,b;c,d", UInt8(ascii: ";")), ("\"x;y;z\",b\n", UInt8(ascii: ",")),
      ("word", UInt8(ascii: ",")),
    ])
  func delimiters(text: String, expected: UInt8) throws {
    #expect(try CSVDelimiter.vote(TextLines(MemoryInput(text), .unicode)) == expected)
  }

  @Test("have names in a form in which case, accents and marks do not count")
  func keys() {
    #expect(CSVHeader.key("  E-mail 1 - Value ") == "e mail 1 value")
    #expect(CSVHeader.key("Straße geschäftlich") == "strasse geschaftlich")
    #expect(CSVHeader(["\u{FEFF}Name", "A"]).names == ["Name", "A"])
  }
}
