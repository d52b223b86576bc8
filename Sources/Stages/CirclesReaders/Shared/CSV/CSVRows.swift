import CirclesModel
import SourceDiagnostics

/// One record of a CSV file.
struct CSVRow: Hashable, Sendable {
  /// Why a record is not what was written.
  enum Problem: Hashable, Sendable {
    /// It is longer than a record can be, and was left out.
    case tooLong
    /// A quote opens and is never closed; its line was taken alone.
    case unclosedQuote
    /// The file ends within a quoted field: what follows it in the record is missing.
    case cutOff
  }

  /// Where a field begins: so many lines below its record's first, at this byte of the line, from 1.
  struct Start: Hashable, Sendable {
    var line: Int32
    var column: Int32
  }

  /// The fields, as written.
  var fields: [String]
  /// Where each of them begins; empty where that is not known.
  var starts: [Start] = []
  /// The physical line on which it begins, from 1.
  var line: Int
  /// What is wrong with it.
  var problem: Problem?
  /// Whether the file ends with it, without a line break.
  var endsFile = false

  /// The place of a field; of the record where the field is unknown.
  func location(path: String, field: Int?) -> SourceLocation {
    guard let field, starts.indices.contains(field) else {
      return SourceLocation(path: path, line: line, column: 1)
    }
    return SourceLocation(
      path: path, line: line + Int(starts[field].line), column: Int(starts[field].column))
  }

  /// Whether nothing stands in it.
  var isBlank: Bool { fields.allSatisfy { $0.utf8.allSatisfy { $0 <= 0x20 } } }
}

/// Gives the records of a CSV file (RFC 4180) one after another, in bounded memory.
///
/// Written here because the kept packages do not fit: SwiftCSV 0.10 takes a whole file as a string
/// (Character by Character, in which CRLF is one), tells no lines, and stops at a stray quote; what
/// is needed is a pull of records with their physical lines, out of any encoding, that loses one
/// record to a broken quote and not the rest of the file.
struct CSVRows {
  /// The longest record, in bytes of text.
  static let maximumRowBytes = 4 << 20
  /// After so many quotes that nothing closes, no field of the file goes over lines any more:
  /// looking for their ends again and again would take too long.
  static let maximumUnclosed = 16

  let delimiter: UInt8
  private var lines: TextLines
  /// Lines to be read anew, the next at the end.
  private var waiting: [TextLines.Line] = []
  private var unclosed = 0
  /// How many fields the first record has: the names of the columns.
  private var columns = 0

  init(_ lines: TextLines, delimiter: UInt8) {
    self.lines = lines
    self.delimiter = delimiter
  }

  /// How many of the file's bytes were read so far.
  var offset: Int { lines.offset }

  /// The next record, blank lines among them; nil at the end.
  mutating func next() throws(ReadError) -> CSVRow? {
    guard let first = try consumeLine() else { return nil }
    if first.bytes.count >= TextLines.maximumLineBytes || first.continuesLongLine {
      return CSVRow(fields: [], line: first.number, problem: .tooLong)
    }
    var parser = CSVRowParser(delimiter)
    parser.take(first.bytes)
    var ending = first.ending
    if parser.isInQuotes {
      var taken: [TextLines.Line] = []
      var bytes = first.bytes.count
      while parser.isInQuotes {
        guard unclosed < Self.maximumUnclosed, bytes <= Self.maximumRowBytes,
          let line = try consumeLine()
        else { return try giveUp(first, taken) }
        taken.append(line)
        bytes += line.bytes.count + 1
        ending = line.ending
        parser.consumeLineBreak()
        parser.take(line.bytes)
      }
    }
    let row = CSVRow(
      fields: parser.finish(), starts: parser.starts, line: first.number, problem: nil,
      endsFile: ending == .none)
    if columns == 0, !row.isBlank { columns = row.fields.count }
    return row
  }

  /// The record of a line whose quote nothing closes; the lines behind it are read anew, unless they
  /// are the text of a field within which the file ends.
  private mutating func giveUp(
    _ first: TextLines.Line, _ taken: [TextLines.Line]
  ) throws(ReadError) -> CSVRow {
    unclosed += 1
    let (fields, starts) = alone(first)
    if fields.count < columns, try lines.isAtEnd(), waiting.isEmpty,
      !taken.contains(where: { alone($0).fields.count >= columns })
    {
      return CSVRow(fields: fields, starts: starts, line: first.number, problem: .cutOff)
    }
    waiting.append(contentsOf: taken.reversed())
    return CSVRow(fields: fields, starts: starts, line: first.number, problem: .unclosedQuote)
  }

  private func alone(_ line: TextLines.Line) -> (fields: [String], starts: [CSVRow.Start]) {
    var parser = CSVRowParser(delimiter)
    parser.take(line.bytes)
    return (parser.finish(), parser.starts)
  }

  private mutating func consumeLine() throws(ReadError) -> TextLines.Line? {
    if let line = waiting.popLast() { return line }
    return try lines.next()
  }
}

/// Tells how a CSV file parts its fields.
enum CSVDelimiter {
  /// How many lines vote.
  private static let voters = 20

  /// The delimiter of which one line has most outside quotes; a comma where none has any. Excel's
  /// line `sep=;` says it outright.
  static func vote(_ lines: TextLines) throws(ReadError) -> UInt8 {
    var lines = lines
    var best = (delimiter: UInt8(ascii: ","), count: 0)
    for place in 0..<voters {
      guard let line = try lines.next() else { break }
      if place == 0, line.bytes.count == 5, line.bytes.starts(with: Array("sep=".utf8)),
        let told = line.bytes.last
      {
        return told
      }
      for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09] {
        let count = count(delimiter, in: line.bytes)
        if count > best.count { best = (delimiter, count) }
      }
    }
    return best.delimiter
  }

  private static func count(_ delimiter: UInt8, in line: ArraySlice<UInt8>) -> Int {
    var count = 0
    var isQuoted = false
    for byte in line {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == delimiter, !isQuoted { count += 1 }
    }
    return count
  }
}
