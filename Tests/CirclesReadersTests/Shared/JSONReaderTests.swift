import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("JSON read by pulling")
struct JSONReaderTests {
  func pull(_ text: String) -> JSONReader { JSONReader(MemoryInput(text)) }

  func string(_ text: String) throws -> String? {
    var json = pull(text)
    return try json.string()
  }

  @Test("gives members and elements in their order, and passes over the others")
  func members() throws {
    var json = pull(#" {"a": 1, "b": [true, null, "x", {"y": [[]]}], "c": "d", "e": {"f": -2.5}} "#)
    var seen: [String] = []
    #expect(try json.beginObject())
    while let key = try json.nextKey() {
      switch key {
      case "a": seen.append("a\(try json.integer() ?? 0)")
      case "b":
        #expect(try json.beginArray())
        while try json.nextElement() {
          seen.append("\(try json.peek())")
          try json.skip()
        }
      case "c": seen.append(try json.string() ?? "")
      default: try json.skip()
      }
    }
    #expect(seen == ["a1", "boolean", "null", "string", "object", "d"])
    #expect(try json.peek() == .end)
  }

  @Test("passes over a value of another kind than asked for")
  func kinds() throws {
    var json = pull(#"[1, {"a": 2}, "x", [3], "7", 8]"#)
    _ = try json.beginArray()
    _ = try json.nextElement()
    #expect(try json.string() == nil)
    _ = try json.nextElement()
    #expect(try json.beginArray() == false)
    _ = try json.nextElement()
    #expect(try json.beginObject() == false)
    _ = try json.nextElement()
    #expect(try json.flag() == false)
    _ = try json.nextElement()
    #expect(try json.integer() == 7)
    _ = try json.nextElement()
    #expect(try json.scalar() == "8")
    #expect(try json.nextElement() == false)
  }

  @Test("takes numbers in any notation for whole ones where they can be")
  func numbers() throws {
    var json = pull(#"1e3 -4.9 "12" 99999999999999999999 "x" NaN 5"#)
    #expect(try json.integer() == 1000)
    #expect(try json.integer() == -4)
    #expect(try json.integer() == 12)
    #expect(try json.integer() == nil)
    #expect(try json.integer() == nil)
    #expect(try json.integer() == nil)
    #expect(try json.integer() == 5)
  }

  @Test("decodes escapes, pairs of surrogates and Telegram's \\x")
  func escapes() throws {
    #expect(try string(#""a\"\\\/\b\f\n\r\tz""#) == "a\"\\/\u{8}\u{C}\n\r\tz")
    #expect(try string(#""\u00e9\ud83d\ude00""#) == "é😀")
    #expect(try string(#""\x1F\x41""#) == "\u{1F}A")
    #expect(try string(#""\ud83d!\ude00""#) == "\u{FFFD}!\u{FFFD}")
    #expect(try string(#""\ud83d\ud83d\ude00""#) == "\u{FFFD}😀")
    #expect(try string(#""\q\u12""#) == "q\u{FFFD}12")
    #expect(try string("\"raw \u{1} and\nbreak\"") == "raw \u{1} and\nbreak")
    #expect(try string(#""\\""#) == "\\")
  }

  @Test("reads strings that end beyond a piece of the file, wherever that cuts them")
  func acrossPieces() throws {
    for padding in 65_525...65_540 {
      let long = String(repeating: "x", count: padding)
      var json = pull("[\"\(long)\\\\\\\"é\\u00e9\", \"\(long)\\\"\", 12345678]")
      _ = try json.beginArray()
      _ = try json.nextElement()
      #expect(try json.string() == long + "\\\"éé")
      _ = try json.nextElement()
      try json.skip()
      _ = try json.nextElement()
      #expect(try json.integer() == 12_345_678)
      #expect(try json.nextElement() == false)
    }
  }

  @Test("begins again where a copy was taken")
  func bookmark() throws {
    var json = pull(#"{"a": [1, 2], "b": "x"}"#)
    _ = try json.beginObject()
    _ = try json.nextKey()
    var ahead = json
    try ahead.skip()
    #expect(try ahead.nextKey() == "b")
    #expect(try ahead.string() == "x")
    #expect(try json.beginArray())
    #expect(try json.nextElement())
    #expect(try json.integer() == 1)
  }

  @Test("knows the line it has come to, and the place of what is wrong")
  func places() throws {
    var json = pull("{\n \"a\": 1,\n\n \"b\" 2}")
    _ = try json.beginObject()
    _ = try json.nextKey()
    #expect(json.line == 2)
    try json.skip()
    #expect(throws: ThreadParserError.broken("a colon is missing", line: 4, column: 6)) {
      try json.nextKey()
    }
  }

  @Test(
    "stops at what is no JSON",
    arguments: [
      "{\"a\": }", "{\"a\": 1 \"b\": 2}", "{a: 1}", "[1 2]", "{", "[1,", "{\"a\"", "[\"x",
    ])
  func broken(text: String) {
    #expect(throws: ThreadParserError.self) {
      var json = pull(text)
      if try json.peek() == .array {
        _ = try json.beginArray()
        while try json.nextElement() { try json.skip() }
      } else {
        _ = try json.beginObject()
        while try json.nextKey() != nil { try json.skip() }
      }
    }
  }

  @Test(
    "bound to lines stops where a line ends within a value, and goes on with the next",
    arguments: ["{\"a\":", "{\"a\": [1, {", "{\"a\": \"x", "{\"a", "{\"b\": [\"x", "{\"a\": 1,"])
  func lineBound(first: String) throws {
    var json = JSONReader(MemoryInput(first + "\n{\"b\": \"y\"}\n"), isLineBound: true)
    #expect(throws: ThreadParserError.self) {
      _ = try json.beginObject()
      while let key = try json.nextKey() {
        if key == "a" { _ = try json.string() } else { try json.skip() }
      }
    }
    try json.skipLine()
    #expect(json.line == 2)
    #expect(try json.string(in: "b") == "y")
    #expect(try json.peek() == .end)
  }

  @Test("goes on behind a broken line")
  func lines() throws {
    var json = pull("{\"a\": [1, {\n{\"b\": 2}\n")
    _ = try json.beginObject()
    _ = try json.nextKey()
    try json.skipLine()
    #expect(try json.beginObject())
    #expect(try json.nextKey() == "b")
  }

  @Test("is not exhausted by depth: what is passed over may nest, what is entered is bounded")
  func depth() throws {
    let deep = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
    var json = pull(deep)
    try json.skip()
    #expect(try json.peek() == .end)
    json = pull(deep)
    #expect(throws: ThreadParserError.self) {
      while try json.beginArray() { _ = try json.nextElement() }
    }
  }

  @Test("tells the keys of the outermost object from a file's first bytes alone")
  func head() throws {
    let head = try #require(
      JSONHead(Array("\u{FEFF} {\"id\": 5, \"type\": \"x\", \"list\": [{\"a\": 1}, {\"b".utf8)))
    #expect(head.has("id", "type", "list"))
    #expect(head.scalars == ["id": "5", "type": "x"])
    #expect(!head.has("a"))
    #expect(head.mentions("a"))
    #expect(JSONHead(Array("[1]".utf8)) == nil)
  }
}
