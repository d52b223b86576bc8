import CirclesModel
import GRDB

extension ChildTables {
  /// Reads every list of a contact into `fields`.
  static func read(into fields: inout ContactFields, of contact: Int, _ db: Database) throws {
    fields.nicknames = try rows(.nickname, contact, db) { $0.text(0) }
    fields.phones = try rows(.phone, contact, db) {
      Phone(
        value: $0.text(0), normalized: $0.optionalText(1), label: $0.text(2),
        preferred: $0.integer(3) != 0)
    }
    fields.emails = try rows(.email, contact, db) {
      Email(value: $0.text(0), label: $0.text(2), preferred: $0.integer(3) != 0)
    }
    fields.addresses = try rows(.address, contact, db, address)
    fields.dates = try rows(.labelledDate, contact, db) {
      LabelledDate(
        label: $0.text(0),
        date: PartialDate(
          year: $0.optionalInteger(3), month: $0.optionalInteger(1), day: $0.optionalInteger(2),
          calendar: $0.text(4), era: $0.optionalInteger(5), isLeapMonth: $0.integer(6) != 0))
    }
    fields.categories = try rows(.category, contact, db) { $0.text(0) }
    fields.urls = try rows(.url, contact, db) { LabelledURL(value: $0.text(0), label: $0.text(1)) }
    fields.handles = try rows(.handle, contact, db) {
      Handle(service: $0.text(0), value: $0.text(1), url: $0.optionalText(2))
    }
    fields.related = try rows(.related, contact, db) {
      RelatedPerson(type: $0.text(0), name: $0.optionalText(1), identifier: $0.optionalText(2))
    }
    fields.extra = try rows(.extra, contact, db) {
      ExtraProperty(name: $0.text(0), value: $0.text(1), label: $0.text(2))
    }
  }

  private static func rows<Value>(
    _ table: Table, _ contact: Int, _ db: Database, _ make: (SQLReader) -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    try SQLReader(db, table.selection).forEach(contact) { values.append(make($0)) }
    return values
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
