import CirclesModel
import VCard

/// What the tables beside `ZABCDRECORD` say of one record.
struct AddressBookDetails {
  let book: AddressBookTables
  let key: Int64

  /// Brings all of it to its place.
  func take(into contact: inout SheetContact) throws(Database.Failure) {
    for row in try rows(book.phones) {
      contact.add(phone: row[0], label: Self.label(row[1]), isPreferred: row[2] == "1")
    }
    for row in try rows(book.emails) {
      contact.add(
        email: row[0].isEmpty ? row[3] : row[0], label: Self.label(row[1]),
        isPreferred: row[2] == "1")
    }
    for row in try rows(book.addresses) {
      var address = PostalAddress()
      address.street = row[0]
      address.city = row[1]
      address.region = row[2]
      address.postalCode = row[3]
      address.country = row[4]
      address.label = Self.label(row[5])
      address.extended = row[6]
      contact.add(address)
    }
    for row in try rows(book.urls) { contact.add(url: row[0], label: Self.label(row[1])) }
    for row in try rows(book.related) { contact.add(relation: Self.label(row[1]), name: row[0]) }
    for row in try rows(book.dates) {
      let day = AppleDay(date: row[0], year: row[2], yearless: row[3])
      guard let date = day.partial else { continue }
      let label = Self.label(row[1])
      contact.fields.dates.append(LabelledDate(label: label.isEmpty ? "date" : label, date: date))
    }
    let notes = try rows(book.notes).map { $0[0] }.filter { !$0.isEmpty }
    contact.fields.note = notes.joined(separator: "\n")
    try appendHandles(into: &contact)
  }

  private func appendHandles(into contact: inout SheetContact) throws(Database.Failure) {
    for row in try rows(book.messengers) {
      let service = book.services[row[2]] ?? ""
      // Core Data keeps Apple's constants: `SkypeInstant`, `JabberInstant`.
      contact.add(
        handle: row[0],
        service: service.replacing("Instant", with: "").lowercased())
    }
    for row in try rows(book.profiles) {
      let url = row[3].isEmpty ? row[5] : row[3]
      let user = [row[0], row[4], url].first { !$0.isEmpty } ?? ""
      let service = row[2].isEmpty ? Self.label(row[1]) : row[2]
      guard !user.isEmpty,
        let handle = ServiceHandle(service: service.isEmpty ? "im" : service, value: user)
      else { continue }
      contact.fields.handles.append(
        Handle(
          service: handle.service, value: handle.user,
          url: url.hasPrefix("http") ? url : handle.url))
    }
  }

  private func rows(_ table: OwnedRows?) throws(Database.Failure) -> [[String]] {
    guard let table else { return [] }
    return try table.take(key).map { row in row.map { $0?.inNFC ?? "" } }
  }

  /// `_$!<Mobile>!$_` as `mobile`.
  private static func label(_ label: String) -> String {
    SheetLabel.text(AppleLabel.text(of: label) ?? "")
  }
}
