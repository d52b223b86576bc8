import CirclesModel

@testable import CirclesReaders

extension FuzzTarget {
  /// The two parsers of JSON: what the tree holds is written and read the same.
  static let json = FuzzTarget(
    name: "json", seeds: ["samples/chats", "samples/transcripts"], dictionary: "json"
  ) { bytes in
    for isLineBound in [false, true] {
      var pull = JSONReader(MemoryInput(bytes, path: "a.json"), isLineBound: isLineBound)
      walk(&pull)
    }
    guard let value = JSONValue(parsing: bytes) else { return }
    var writer = JSONWriter()
    write(value, to: &writer)
    check(JSONValue(parsing: writer.bytes) == value, "what was written is read the same")
  }

  private static func walk(_ json: inout JSONReader) {
    var last = -1
    do throws(ThreadParserError) {
      while try json.peek() != .end {
        check(json.offset > last, "each value takes the reader on")
        last = json.offset
        check(json.line >= 1, "lines count from 1")
        if try json.peek() == .object {
          _ = try json.beginObject()
          while try json.nextKey() != nil { _ = try json.string() }
        } else {
          try json.skip()
        }
      }
    } catch {
      if case .broken(_, let line, let column) = error {
        check(line >= 1 && column >= 1, "what is broken has a place")
      }
    }
  }

  private static func write(_ value: JSONValue, to writer: inout JSONWriter) {
    switch value {
    case .object(let members):
      writer.object { writer in
        for (name, value) in members {
          writer.key(dynamic: name)
          write(value, to: &writer)
        }
      }
    case .array(let elements): writer.array(elements) { write($1, to: &$0) }
    case .string(let text): writer.value(text)
    case .number(let number): writer.value(number)
    case .bool(let flag): writer.value(flag)
    case .null: writer.null()
    }
  }

  /// CSV: rows quoted anew are read the same.
  static let csv = FuzzTarget(
    name: "csv", seeds: ["samples/contacts", "samples/chats/linkedin"], dictionary: "csv"
  ) { bytes in
    let rows = rows(of: bytes, delimiter: nil)
    var last = 0
    for row in rows {
      check(row.line >= last, "rows go down the file")
      last = row.line
    }
    let plain = rows.map(\.fields).filter { fields in
      // What a line end or an encoding is told by cannot be in a field that comes back.
      !fields.isEmpty
        && fields.allSatisfy { field in
          !field.unicodeScalars.contains { $0 == "\r" || $0 == "\0" }
        }
    }
    var text = ""
    for fields in plain {
      let quoted = fields.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }
      text += quoted.joined(separator: ",") + "\n"
    }
    let again = FuzzTarget.rows(of: Array(text.utf8), delimiter: UInt8(ascii: ","))
    check(again.map(\.fields) == plain, "rows quoted anew are read the same")
  }

  private static func rows(of bytes: [UInt8], delimiter: UInt8?) -> [CSVRow] {
    let input = MemoryInput(bytes, path: "a.csv")
    var found: [CSVRow] = []
    guard let encoding = try? TextEncoding.detect(input) else { return [] }
    let lines = TextLines(input, encoding)
    let vote = (try? CSVDelimiter.vote(lines)) ?? UInt8(ascii: ",")
    var rows = CSVRows(lines, delimiter: delimiter ?? vote)
    while let row = try? rows.next() { found.append(row) }
    return found
  }

  /// Archives: what is unpacked is what the list says, and never more than the bounds.
  static let zip = FuzzTarget(
    name: "zip", seeds: ["samples/*/*/*.zip", "Fuzz/Seeds/zip"], dictionary: "zip"
  ) { bytes in
    guard let spool = try? Spool(path: "a.zip") else { return }
    bytes.withUnsafeBytes { try? spool.write($0) }
    guard let input = try? spool.input(),
      let archive = try? ArchiveInputs(
        InputOrigin(spooled: input, isNamed: true), zone: "Europe/London")
    else { return }
    for entry in archive.entries {
      check(entry.size >= 0, "an entry has no negative size")
      check(entry.probe.head.count <= FileProbe.headLength, "a head is short")
      guard let file = try? entry.origin.open() else { continue }
      check(file.size == entry.size, "an entry is as long as the archive says")
      let head = (try? file.bytes(at: 0, count: entry.probe.head.count)) ?? []
      check(head == entry.probe.head, "an entry begins with its head")
    }
  }
}
