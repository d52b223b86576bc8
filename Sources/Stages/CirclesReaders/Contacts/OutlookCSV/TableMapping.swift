import CirclesModel
import PhoneNumbers

/// What the columns of Outlook's tables, and of tables like them, mean.
struct TableMapping: SheetMapping {
  let origin: String
  let unsaid: Set<String>
  private let header: CSVHeader
  private let fields: [TableField]
  private let phones: PhoneNormalizer
  private let dates: SheetDates

  init(_ header: CSVHeader, origin: String, _ context: ReadingContext, _ dates: SheetDates) {
    self.header = header
    self.origin = origin
    self.dates = dates
    fields = Self.fields(of: header)
    unsaid = Self.names.subtracting(fields.compactMap(\.contactField))
    phones = PhoneNormalizer(region: context.region)
  }

  /// The fields of which one export of an address book has columns and another has none.
  private static let names: Set<String> = [
    "nicknames", "phones", "emails", "addresses", "birthday", "dates", "organization", "department",
    "job_title", "note", "categories", "urls", "related",
  ]

  /// What each column holds.
  static func fields(of header: CSVHeader) -> [TableField] {
    var fields = header.keys.map { TableField(key: $0) }
    let hasFamily = fields.contains(.family)
    for (place, key) in header.keys.enumerated() {
      // `Nombre` and `Nome` are a first name beside a last name, and a whole one without.
      if fields[place] == .given || fields[place] == .family,
        !(hasFamily && fields.contains(.given)),
        ["nombre", "nome", "nom", "naam"].contains(key)
      {
        fields[place] = .display
      }
      // French calls both the form of address and the position `Titre`.
      if fields[place] == .prefix, fields[..<place].contains(.company) { fields[place] = .jobTitle }
      // The birthday in Portuguese, the wedding day in Spanish.
      if key == "aniversario" {
        let isElsewhere = fields.contains(.birthday)
        fields[place] = isElsewhere ? .anniversary : .birthday
      }
      // German calls both the birthday and its day `Geburtstag`.
      if fields[place] == .birthday, fields.contains(.birthdayPart(.month)) {
        fields[place] = .birthdayPart(.day)
      }
    }
    return fields
  }

  /// The columns that hold dates.
  static func dateColumns(of header: CSVHeader) -> [Int] {
    fields(of: header).enumerated().filter { $0.element == .birthday || $0.element == .anniversary }
      .map(\.offset)
  }

  func contact(of row: CSVRow) -> SheetContact {
    var contact = SheetContact(phones)
    var places = PlaceAddresses()
    var (birthday, anniversary) = (SplitDate(), SplitDate())
    var kinds: [Int: String] = [:]
    for (place, cell) in row.fields.enumerated() where place < fields.count {
      if case .emailType(let number) = fields[place] { kinds[number] = cell.trimmed.lowercased() }
    }
    for (place, cell) in row.fields.enumerated() {
      let text = cell.trimmed
      if text.isEmpty { continue }
      guard place < fields.count else {
        contact.keep("column \(place + 1)", text)
        continue
      }
      let name = header.names[place]
      switch fields[place] {
      case .email(let number):
        // An Exchange server's own name of somebody is no address.
        let isLegacy = kinds[number] == "ex" || text.hasPrefix("/") || !text.contains("@")
        if isLegacy { contact.keep(name, text) } else { contact.add(email: text, label: "") }
      case .address(let site, let part, let line):
        if !places.add(text, to: site, part, line) { contact.keep(name, text) }
      case .birthdayPart(let part):
        if !birthday.add(part, text, column: name) {
          contact.take(birthday: text, column: name, dates)
        }
      case .anniversaryPart(let part):
        if !anniversary.add(part, text, column: name) {
          contact.take(date: text, label: "anniversary", column: name, dates)
        }
      default: take(text, fields[place], name, into: &contact)
      }
    }
    birthday.give(to: &contact)
    anniversary.give(to: &contact, label: "anniversary")
    for (address, surplus) in places.finished() {
      contact.add(address)
      contact.keep("Address", surplus, label: address.label)
    }
    return contact
  }

  private func take(
    _ text: String, _ field: TableField, _ column: String, into contact: inout SheetContact
  ) {
    func set(_ path: WritableKeyPath<ContactFields, String>) {
      if contact.fields[keyPath: path].isEmpty {
        contact.fields[keyPath: path] = text
      } else {
        contact.keep(column, text)
      }
    }
    switch field {
    case .display: set(\.name.display)
    case .prefix: set(\.name.prefix)
    case .given: set(\.name.given)
    case .middle: set(\.name.middle)
    case .family: set(\.name.family)
    case .suffix: set(\.name.suffix)
    case .phoneticGiven: set(\.name.phoneticGiven)
    case .phoneticFamily: set(\.name.phoneticFamily)
    case .company: set(\.organization)
    case .department: set(\.department)
    case .jobTitle: set(\.jobTitle)
    case .notes: set(\.note)
    case .nickname: contact.fields.nicknames.append(text)
    case .phone(let label): contact.add(phone: text, label: label)
    case .birthday: contact.take(birthday: text, column: column, dates)
    case .anniversary: contact.take(date: text, label: "anniversary", column: column, dates)
    case .related("child"):
      for name in text.split(whereSeparator: { ",;\n".contains($0) }) {
        contact.add(relation: "child", name: String(name))
      }
    case .related(let type): contact.add(relation: type, name: text)
    case .web(let label): contact.add(url: text, label: label)
    case .messenger: contact.add(handle: text, service: "im")
    case .categories:
      let separator: Character = text.contains(";") ? ";" : ","
      for category in text.split(separator: separator).map({ String($0).trimmed })
      where !category.isEmpty && !contact.fields.categories.contains(category) {
        contact.fields.categories.append(category)
      }
    case .email, .emailType, .emailName, .address, .birthdayPart, .anniversaryPart, .other:
      contact.keep(column, text)
    }
  }
}

/// The addresses of a row, by their places.
private struct PlaceAddresses {
  private struct Parts {
    var address = PostalAddress()
    var lines: [Int: String] = [:]
    var whole = ""
  }
  private var places: [Parts] = []

  /// Takes a part; false where that is there already.
  mutating func add(_ text: String, to place: String, _ part: AddressPart, _ line: Int) -> Bool {
    let found = places.firstIndex { $0.address.label == place }
    let index = found ?? places.count
    if found == nil {
      places.append(Parts())
      places[index].address.label = place
    }
    func set(_ path: WritableKeyPath<Parts, String>) -> Bool {
      guard places[index][keyPath: path].isEmpty else { return false }
      places[index][keyPath: path] = text
      return true
    }
    switch part {
    case .street: return places[index].lines.updateValue(text, forKey: line) == nil
    case .city: return set(\.address.city)
    case .region: return set(\.address.region)
    case .postalCode: return set(\.address.postalCode)
    case .country: return set(\.address.country)
    case .poBox: return set(\.address.poBox)
    case .whole: return set(\.whole)
    }
  }

  /// The addresses, and what else was said of them as a whole.
  func finished() -> [(address: PostalAddress, surplus: String)] {
    places.map { parts in
      var address = parts.address
      address.street = parts.lines.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
      if address.street.isEmpty {
        address.street = parts.whole
        return (address, "")
      }
      return (address, parts.whole)
    }
  }
}
