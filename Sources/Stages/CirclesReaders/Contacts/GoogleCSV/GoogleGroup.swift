import CirclesModel

/// The cells of one numbered group of a row, such as those of `Address 1`.
struct GoogleGroup {
  private let column: GoogleColumn
  private let header: CSVHeader
  private var cells: [(part: String, text: String, column: Int)] = []

  init(_ column: GoogleColumn, _ header: CSVHeader) {
    self.column = column
    self.header = header
  }

  /// Whether nothing stands in it.
  var isEmpty: Bool { cells.isEmpty }

  mutating func add(_ part: String, _ text: String, _ column: Int) {
    cells.append((part, text, column))
  }

  /// Brings it to its place in the contact.
  func take(into contact: inout SheetContact, _ dates: SheetDates) {
    let (label, isPreferred) = label
    let values = CellList.values(self["value"])
    switch column.kind {
    case "e mail":
      for (place, value) in values.enumerated() {
        contact.add(email: value, label: label, isPreferred: isPreferred && place == 0)
      }
    case "phone":
      for (place, value) in values.enumerated() {
        contact.add(phone: value, label: label, isPreferred: isPreferred && place == 0)
      }
    case "website":
      for value in values { contact.add(url: value, label: label) }
    case "im":
      let services = CellList.values(self["service"])
      for (place, value) in values.enumerated() where !value.isEmpty {
        let service = place < services.count ? services[place] : services.last ?? ""
        contact.add(handle: value, service: service.isEmpty ? label : service)
      }
    case "relation":
      for value in values { contact.add(relation: label, name: value) }
    case "event":
      for value in values where !value.isEmpty {
        contact.take(
          date: value, label: label.isEmpty ? "event" : label,
          column: name(of: "value") ?? "Event", dates)
      }
    case "custom field":
      for value in values { contact.keep(label.isEmpty ? "Custom Field" : label, value) }
    case "address": appendAddresses(into: &contact, label)
    case "organization": setOrganization(into: &contact)
    default: return appendEveryCell(into: &contact)
    }
    appendOthers(into: &contact)
  }

  private subscript(part: String) -> String { cells.first { $0.part == part }?.text ?? "" }

  private func name(of part: String) -> String? {
    cells.first { $0.part == part }.map { header.names[$0.column] }
  }

  /// `* Home`: a label, and whether it is marked as the one to use.
  private var label: (text: String, isPreferred: Bool) {
    var text = self["label"].isEmpty ? self["type"] : self["label"]
    let isPreferred = text.hasPrefix("*")
    if isPreferred { text.removeFirst() }
    return (SheetLabel.text(text), isPreferred)
  }

  private func appendAddresses(into contact: inout SheetContact, _ label: String) {
    let parts = Self.addressParts.map { CellList.values(self[$0]) }
    let whole = CellList.values(self["formatted"])
    let count = (parts + [whole]).map(\.count).max() ?? 0
    for place in 0..<count {
      func part(_ index: Int) -> String { place < parts[index].count ? parts[index][place] : "" }
      var address = PostalAddress()
      address.label = label
      address.street = part(0)
      address.city = part(1)
      address.poBox = part(2)
      address.region = part(3)
      address.postalCode = part(4)
      address.country = part(5)
      address.extended = part(6)
      let text = place < whole.count ? whole[place] : ""
      if address.isEmpty {
        address.street = text
      } else if saysMore(text, than: address) {
        contact.keep(name(of: "formatted") ?? "Address", text)
      }
      contact.add(address)
    }
  }

  private static let addressParts = [
    "street", "city", "po box", "region", "postal code", "country", "extended address",
  ]

  private func saysMore(_ text: String, than address: PostalAddress) -> Bool {
    let known = [
      address.poBox, address.extended, address.street, address.city, address.region,
      address.postalCode, address.country,
    ].joined(separator: "\n")
    let words = Set(known.split { !$0.isLetter && !$0.isNumber })
    return text.split { !$0.isLetter && !$0.isNumber }.contains { !words.contains($0) }
  }

  /// The first organization is the contact's; others are kept.
  private func setOrganization(into contact: inout SheetContact) {
    let isFree =
      contact.fields.organization.isEmpty && contact.fields.jobTitle.isEmpty
      && contact.fields.department.isEmpty
    if !isFree {
      for part in ["name", "title", "department"] {
        if let name = name(of: part) { contact.keep(name, self[part]) }
      }
      return
    }
    contact.fields.organization = self["name"]
    contact.fields.jobTitle = self["title"]
    contact.fields.department = self["department"]
  }

  /// Keeps the cells that no kind has a place for, such as an organization's symbol.
  private func appendOthers(into contact: inout SheetContact) {
    let taken: Set<String> = ["label", "type", "value"]
    for cell in cells where !taken.contains(cell.part) {
      switch column.kind {
      case "address" where Self.addressParts.contains(cell.part) || cell.part == "formatted":
        continue
      case "organization" where ["name", "title", "department"].contains(cell.part): continue
      case "im" where cell.part == "service": continue
      default: contact.keep(header.names[cell.column], cell.text)
      }
    }
    // A label says nothing without a value, but for an organization, which has none.
    if column.kind == "organization", !label.text.isEmpty {
      contact.keep(name(of: "type") ?? name(of: "label") ?? "Organization", label.text)
    }
  }

  private func appendEveryCell(into contact: inout SheetContact) {
    let value = self["value"]
    if !value.isEmpty {
      contact.keep(name(of: "value") ?? column.kind, value, label: label.text)
    }
    for cell in cells where !["value", "label", "type"].contains(cell.part) {
      contact.keep(header.names[cell.column], cell.text)
    }
  }
}
