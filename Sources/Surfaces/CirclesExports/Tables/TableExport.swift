import CirclesModel
public import CirclesStore
import GRDB

/// The programs whose tables are written.
public enum TableForm: String, Hashable, Sendable, CaseIterable {
  case google, outlook
}

extension Notebook {
  /// Writes people as a table that another program imports; those of a group or tag where one is
  /// named.
  public func exportTable(
    _ form: TableForm, group: String? = nil, to emit: ByteSink
  ) throws -> ExportSummary {
    try exporting { db in
      try TableExport(group: group, db: db).write(form, to: emit)
    }
  }
}

struct TableExport {
  let group: String?
  let db: Database

  func write(_ form: TableForm, to emit: ByteSink) throws -> ExportSummary {
    let chosen = try group.map { try GroupChoice.members(of: $0, db).contacts }
    var layout: any TableLayout
    switch form {
    case .google: layout = GoogleTable()
    case .outlook: layout = OutlookTable()
    }
    if layout.looksAhead {
      try forEach(chosen) { contact in
        layout.consider(contact.fields)
        return true
      }
    }
    var summary = ExportSummary()
    var people = 0
    let head = (form == .outlook ? [0xEF, 0xBB, 0xBF] : []) + CSVText.row(layout.header)
    if try emit(head) {
      try forEach(chosen) { contact in
        var row = TableRow()
        layout.fill(&row, contact.fields)
        summary.leftOut += row.leftOut
        people += 1
        return try emit(CSVText.row(layout.header.map { row[$0] }))
      }
    }
    summary.add(people, "person", "people")
    return summary
  }

  private func forEach(_ chosen: Set<Int>?, _ body: (StoredContact) throws -> Bool) throws {
    let stream = try ContactStream(db)
    while let contact = try stream.next() {
      if let chosen, !chosen.contains(contact.key) { continue }
      if try !body(contact) { return }
    }
  }
}

/// How a program's table holds a contact.
protocol TableLayout {
  /// Whether the columns depend on the people.
  var looksAhead: Bool { get }
  var header: [String] { get }
  mutating func consider(_ fields: ContactFields)
  func fill(_ row: inout TableRow, _ fields: ContactFields)
}

/// A row in the making, by the names of its columns.
struct TableRow {
  private var cells: [String: String] = [:]
  /// Values without a column.
  var leftOut = 0

  subscript(column: String) -> String {
    get { cells[column] ?? "" }
    set { cells[column] = newValue }
  }

  /// Puts a value into the first of some columns that is free; false where none is.
  mutating func put(_ value: String, inFreeOf columns: [String]) -> Bool {
    guard let free = columns.first(where: { self[$0].isEmpty }) else { return false }
    self[free] = value
    return true
  }
}
