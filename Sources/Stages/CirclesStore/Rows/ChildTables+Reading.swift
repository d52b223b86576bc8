import CirclesModel
import GRDB

extension ChildTables {
  /// Reads every list of a contact into `fields`.
  static func read(into fields: inout ContactFields, of contact: Int, _ db: Database) throws {
    for table in Table.allCases {
      try SQLReader(db, table.selection).forEach(contact) { append($0, of: table, to: &fields) }
    }
  }

  /// Adds a row with the table's columns to the list it belongs to.
  static func append(_ row: SQLReader, of table: Table, to fields: inout ContactFields) {
    switch table {
    case .nickname: fields.nicknames.append(row.text(0))
    case .phone:
      fields.phones.append(
        Phone(
          value: row.text(0), normalized: row.optionalText(1), label: row.text(2),
          preferred: row.integer(3) != 0))
    case .email:
      fields.emails.append(
        Email(value: row.text(0), label: row.text(2), preferred: row.integer(3) != 0))
    case .address: fields.addresses.append(address(row))
    case .labelledDate: fields.dates.append(labelledDate(row))
    case .category: fields.categories.append(row.text(0))
    case .url: fields.urls.append(LabelledURL(value: row.text(0), label: row.text(1)))
    case .handle:
      fields.handles.append(
        Handle(service: row.text(0), value: row.text(1), url: row.optionalText(2)))
    case .related:
      fields.related.append(
        RelatedPerson(
          type: row.text(0), name: row.optionalText(1), identifier: row.optionalText(2)))
    case .extra:
      fields.extra.append(
        ExtraProperty(name: row.text(0), value: row.text(1), label: row.text(2)))
    }
  }

  private static func labelledDate(_ row: SQLReader) -> LabelledDate {
    LabelledDate(
      label: row.text(0),
      date: PartialDate(
        year: row.optionalInteger(3), month: row.optionalInteger(1), day: row.optionalInteger(2),
        calendar: row.text(4), era: row.optionalInteger(5), isLeapMonth: row.integer(6) != 0))
  }

  private static func address(_ row: SQLReader) -> PostalAddress {
    var address = PostalAddress()
    address.label = row.text(0)
    address.poBox = row.text(1)
    address.extended = row.text(2)
    address.street = row.text(3)
    address.city = row.text(4)
    address.region = row.text(5)
    address.postalCode = row.text(6)
    address.country = row.text(7)
    return address
  }
}
