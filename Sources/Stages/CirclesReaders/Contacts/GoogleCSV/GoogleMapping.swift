import CirclesModel
import PhoneNumbers

/// What Google's columns mean.
struct GoogleMapping: SheetMapping {
  let origin = "csv/google"
  private let header: CSVHeader
  private let phones: PhoneNormalizer
  private let dates: SheetDates
  /// The columns in no group, by their place.
  private var single: [(column: Int, key: String)] = []
  /// The columns of each group, groups in the order of the header.
  private var groups: [(column: GoogleColumn, parts: [(part: String, column: Int)])] = []

  init(_ header: CSVHeader, _ context: ReadingContext) {
    self.header = header
    phones = PhoneNormalizer(region: context.region)
    // Google writes ISO dates; others are what a user typed, in the order of the region.
    dates = SheetDates(
      order: context.dateOrder ?? DateOrderEvidence.usual(in: context.region))
    var places: [String: Int] = [:]
    for (place, key) in header.keys.enumerated() {
      guard let column = GoogleColumn(header.names[place]) else {
        single.append((place, key))
        continue
      }
      let name = "\(column.kind) \(column.number)"
      if let group = places[name] {
        groups[group].parts.append((column.part, place))
      } else {
        places[name] = groups.count
        groups.append((column, [(column.part, place)]))
      }
    }
  }

  func contact(of row: CSVRow) -> SheetContact {
    var contact = SheetContact(phones)
    func cell(_ column: Int) -> String { column < row.fields.count ? row.fields[column] : "" }
    var fileAs = ""
    for (column, key) in single {
      let text = cell(column).trimmed
      if text.isEmpty { continue }
      if key == "file as" {
        fileAs = text
      }
      take(text, key, header.names[column], into: &contact)
    }
    for group in groups {
      var cells = GoogleGroup(group.column, header)
      for (part, column) in group.parts {
        let text = cell(column).trimmed
        if !text.isEmpty { cells.add(part, text, column) }
      }
      if !cells.isEmpty { cells.take(into: &contact, dates) }
    }
    // What does not fit any column, a row too long has nevertheless.
    for (place, text) in row.fields.enumerated().dropFirst(header.names.count) {
      contact.keep("column \(place + 1)", text)
    }
    if contact.fields.name == PersonName(), !fileAs.isEmpty {
      contact.fields.name.display = fileAs
    }
    return contact
  }

  private func take(
    _ text: String, _ key: String, _ column: String, into contact: inout SheetContact
  ) {
    switch key {
    case "name": contact.fields.name.display = text
    case "given name", "first name": contact.fields.name.given = text
    case "additional name", "middle name": contact.fields.name.middle = text
    case "family name", "last name": contact.fields.name.family = text
    case "name prefix": contact.fields.name.prefix = text
    case "name suffix": contact.fields.name.suffix = text
    case "given name yomi", "phonetic first name": contact.fields.name.phoneticGiven = text
    case "additional name yomi", "phonetic middle name":
      contact.fields.name.phoneticMiddle = text
    case "family name yomi", "phonetic last name": contact.fields.name.phoneticFamily = text
    case "nickname": contact.fields.nicknames += CellList.values(text)
    case "organization name": contact.fields.organization = text
    case "organization title": contact.fields.jobTitle = text
    case "organization department": contact.fields.department = text
    case "birthday": contact.take(birthday: text, column: column, dates)
    case "notes": contact.fields.note = text
    case "photo": contact.fields.photo = Photo(url: text)
    case "labels", "group membership":
      for label in CellList.values(text) {
        let name = label.hasPrefix("* ") ? String(label.dropFirst(2)) : label
        if name == "myContacts" || name.isEmpty { continue }
        if !contact.fields.categories.contains(name) { contact.fields.categories.append(name) }
      }
    default: contact.keep(column, text)
    }
  }
}
