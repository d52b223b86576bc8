import CirclesModel
import CirclesStore

/// People as a table that fits the terminal, eighty columns where there is none; a line at a time, for
/// there may be a hundred thousand.
struct PeopleTable {
  private struct Column {
    var heading: String
    var width: Int
    var value: (PersonSummary) -> String
  }

  private let columns: [Column]
  private let style: Style

  /// A table for a console.
  init(_ console: Console) {
    style = console.style
    let total = console.terminal.outputIsTerminal ? max(60, console.terminal.columns) : 80
    // Two spaces stand between columns; what is left goes to names and addresses.
    let fixed = 12 + 10 + 8
    let isWide = total >= 110
    let room = total - fixed - (isWide ? 10 : 8) - (isWide ? 20 : 0)
    let name = min(40, room * 11 / 20)
    var columns = [
      Column(heading: "NAME", width: name, value: \.name),
      Column(heading: "WHO", width: 12) {
        $0.kind == .organization ? "Organization" : $0.relationshipType
      },
    ]
    if isWide { columns.append(Column(heading: "ORGANIZATION", width: 20, value: \.organization)) }
    columns += [
      Column(heading: "PHONE OR E-MAIL", width: min(40, room - name)) {
        $0.phone.isEmpty ? $0.email : $0.phone
      },
      Column(heading: "LAST", width: 10) { String(($0.lastConnectedAt ?? "").prefix(10)) },
      Column(heading: "ID", width: 8) { String($0.id.prefix(8)) },
    ]
    self.columns = columns
  }

  /// Prints people below their headings.
  func print(_ people: [PersonSummary], _ console: Console) {
    var line: [UInt8] = []
    for column in columns { Self.add(column.heading, column.width, to: &line) }
    console.line(style.faint(Self.text(&line)))
    for person in people {
      for column in columns { Self.add(column.value(person), column.width, to: &line) }
      console.line(Self.text(&line))
    }
  }

  /// Adds a cell, cut and filled up to its width.
  private static func add(_ value: String, _ width: Int, to line: inout [UInt8]) {
    var value = value
    let isPlain = value.withUTF8 { bytes in
      guard bytes.count <= width, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else {
        return false
      }
      line.append(contentsOf: bytes)
      line.append(contentsOf: repeatElement(0x20, count: width - bytes.count + 2))
      return true
    }
    if isPlain { return }
    let cut = TerminalWidth.cut(TerminalText.escaped(value), to: width)
    line.append(contentsOf: TerminalWidth.padded(cut, to: width + 2).utf8)
  }

  /// The line without spaces at its end, for the next to begin.
  private static func text(_ line: inout [UInt8]) -> String {
    while line.last == 0x20 { line.removeLast() }
    defer { line.removeAll(keepingCapacity: true) }
    return String(decoding: line, as: UTF8.self)
  }
}
