import CirclesModel
import GRDB

/// The tables of what a contact has several of: one writer each, kept for a whole batch.
///
/// Rows are clustered by contact and numbered from 0 in the order of the list.
final class ChildTables {
  private let db: Database
  private var writers: [SQLWriter?] = Array(repeating: nil, count: Table.allCases.count)

  init(_ db: Database) { self.db = db }

  /// The tables, in the order of `ContactFields`.
  enum Table: Int, CaseIterable {
    case nickname, phone, email, address, labelledDate, category, url, handle, related, extra

    var name: String {
      switch self {
      case .labelledDate: "labelled_date"
      default: "\(self)"
      }
    }

    /// The columns behind `contact_key` and `position`.
    var columns: [String] {
      switch self {
      case .nickname, .category: ["value"]
      case .phone: ["value", "normalized", "label", "preferred"]
      case .email: ["value", "normalized", "label", "preferred"]
      case .address:
        [
          "label", "po_box", "extended", "street", "city", "region", "postal_code", "country",
        ]
      case .labelledDate: ["label", "month", "day", "year", "calendar", "era", "leap_month"]
      case .url: ["value", "label"]
      case .handle: ["service", "value", "url"]
      case .related: ["type", "name", "identifier"]
      case .extra: ["name", "value", "label"]
      }
    }

    /// The statements, put together once.
    private static let insertions = allCases.map(\.makeInsertion)
    private static let selections = allCases.map(\.makeSelection)
    private static let deletions = allCases.map { "DELETE FROM \($0.name) WHERE contact_key = ?" }

    var insertion: String { Self.insertions[rawValue] }
    var selection: String { Self.selections[rawValue] }
    var deletion: String { Self.deletions[rawValue] }

    private var makeInsertion: String {
      let marks = String(repeating: ", ?", count: columns.count)
      return "INSERT INTO \(name) (contact_key, position, "
        + columns.joined(separator: ", ") + ") VALUES (?, ?\(marks))"
    }

    private var makeSelection: String {
      "SELECT " + columns.joined(separator: ", ")
        + " FROM \(name) WHERE contact_key = ? ORDER BY position"
    }
  }

  /// Inserts the rows of every list.
  func insert(_ fields: ContactFields, of contact: Int) throws {
    for table in Table.allCases { try insert(table, fields, of: contact) }
  }

  /// Writes the lists that differ: all rows of such a list anew.
  func replace(_ old: ContactFields, with new: ContactFields, of contact: Int) throws {
    for table in Table.allCases where !Self.agree(table, old, new) {
      try db.run(table.deletion, [contact])
      try insert(table, new, of: contact)
    }
  }

  private static func agree(_ table: Table, _ old: ContactFields, _ new: ContactFields) -> Bool {
    switch table {
    case .nickname: old.nicknames == new.nicknames
    case .phone: old.phones == new.phones
    case .email: old.emails == new.emails
    case .address: old.addresses == new.addresses
    case .labelledDate: old.dates == new.dates
    case .category: old.categories == new.categories
    case .url: old.urls == new.urls
    case .handle: old.handles == new.handles
    case .related: old.related == new.related
    case .extra: old.extra == new.extra
    }
  }

  private func insert(_ table: Table, _ fields: ContactFields, of contact: Int) throws {
    switch table {
    case .nickname:
      try rows(table, fields.nicknames, contact) { value, row in row.text(value) }
    case .phone:
      try rows(table, fields.phones, contact) { phone, row in
        row.text(phone.value)
        row.optional(phone.normalized)
        row.text(phone.label)
        row.integer(phone.preferred ? 1 : 0)
      }
    case .email:
      try rows(table, fields.emails, contact) { email, row in
        row.text(email.value)
        row.text(Folding.email(email.value))
        row.text(email.label)
        row.integer(email.preferred ? 1 : 0)
      }
    case .address: try rows(table, fields.addresses, contact, Self.bind)
    case .labelledDate: try rows(table, fields.dates, contact, Self.bind)
    case .category:
      try rows(table, fields.categories, contact) { value, row in row.text(value) }
    case .url:
      try rows(table, fields.urls, contact) { url, row in
        row.text(url.value)
        row.text(url.label)
      }
    case .handle:
      try rows(table, fields.handles, contact) { handle, row in
        row.text(handle.service)
        row.text(handle.value)
        row.optional(handle.url)
      }
    case .related:
      try rows(table, fields.related, contact) { related, row in
        row.text(related.type)
        row.optional(related.name)
        row.optional(related.identifier)
      }
    case .extra:
      try rows(table, fields.extra, contact) { extra, row in
        row.text(extra.name)
        row.text(extra.value)
        row.text(extra.label)
      }
    }
  }

  private func rows<Value>(
    _ table: Table, _ values: [Value], _ contact: Int, _ bind: (Value, SQLWriter) -> Void
  ) throws {
    if values.isEmpty { return }
    let writer: SQLWriter
    if let known = writers[table.rawValue] {
      writer = known
    } else {
      writer = try SQLWriter(db, table.insertion)
      writers[table.rawValue] = writer
    }
    for (position, value) in values.enumerated() {
      writer.integer(contact)
      writer.integer(position)
      bind(value, writer)
      try writer.run()
    }
  }

  private static func bind(_ address: PostalAddress, to row: SQLWriter) {
    row.text(address.label)
    row.text(address.poBox)
    row.text(address.extended)
    row.text(address.street)
    row.text(address.city)
    row.text(address.region)
    row.text(address.postalCode)
    row.text(address.country)
  }

  private static func bind(_ labelled: LabelledDate, to row: SQLWriter) {
    row.text(labelled.label)
    row.optional(labelled.date.month)
    row.optional(labelled.date.day)
    row.optional(labelled.date.year)
    row.text(labelled.date.calendar)
    row.optional(labelled.date.era)
    row.optional(labelled.date.isLeapMonth ? 1 : nil)
  }
}
