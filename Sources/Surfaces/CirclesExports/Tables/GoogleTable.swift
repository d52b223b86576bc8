import CirclesModel

/// The table that Google Contacts exports and imports since 2024. Numbered columns are as many as
/// the people need.
struct GoogleTable: TableLayout {
  let looksAhead = true
  private var counts: [Group: Int] = [:]

  /// The kinds of numbered columns.
  private enum Group: String, CaseIterable {
    case email = "E-mail"
    case phone = "Phone"
    case im = "IM"
    case address = "Address"
    case relation = "Relation"
    case website = "Website"
    case event = "Event"
    case custom = "Custom Field"

    var parts: [String] {
      switch self {
      case .im: ["Label", "Service", "Value"]
      case .address:
        [
          "Label", "Formatted", "Street", "City", "PO Box", "Region", "Postal Code", "Country",
          "Extended Address",
        ]
      default: ["Label", "Value"]
      }
    }
  }

  private static let mostOfAKind = 50

  private static let single = [
    "First Name", "Middle Name", "Last Name", "Phonetic First Name", "Phonetic Middle Name",
    "Phonetic Last Name", "Name Prefix", "Name Suffix", "Nickname", "File As",
    "Organization Name", "Organization Title", "Organization Department", "Birthday", "Notes",
    "Photo", "Labels",
  ]

  private(set) var header = single

  mutating func consider(_ fields: ContactFields) {
    var hasMore = false
    for (group, values) in Self.values(of: fields) {
      let count = min(values.count, Self.mostOfAKind)
      if count > counts[group] ?? 0 {
        counts[group] = count
        hasMore = true
      }
    }
    if !hasMore { return }
    header = Self.single
    for group in Group.allCases {
      for number in 1..<(counts[group] ?? 0) + 1 {
        header += group.parts.map { "\(group.rawValue) \(number) - \($0)" }
      }
    }
  }

  func fill(_ row: inout TableRow, _ fields: ContactFields) {
    let name = fields.name
    row["First Name"] = name.given
    row["Middle Name"] = name.middle
    row["Last Name"] = name.family
    row["Phonetic First Name"] = name.phoneticGiven
    row["Phonetic Middle Name"] = name.phoneticMiddle
    row["Phonetic Last Name"] = name.phoneticFamily
    row["Name Prefix"] = name.prefix
    row["Name Suffix"] = name.suffix
    row["Nickname"] = fields.nicknames.joined(separator: " ::: ")
    // A name without parts is shown by it; Google shows a company by its own name.
    let hasParts = ![name.given, name.middle, name.family, name.prefix, name.suffix]
      .allSatisfy(\.isEmpty)
    if !hasParts, name.display != fields.organization { row["File As"] = name.display }
    row["Organization Name"] = fields.organization
    row["Organization Title"] = fields.jobTitle
    row["Organization Department"] = fields.department
    if let birthday = fields.birthday, birthday.calendar == "gregorian" {
      row["Birthday"] = DateText.vCard(birthday) ?? ""
    }
    row["Notes"] = fields.note
    row["Photo"] = fields.photo?.url ?? ""
    row["Labels"] = (fields.categories + ["* myContacts"]).joined(separator: " ::: ")
    if fields.photo != nil, fields.photo?.url == nil { row.leftOut += 1 }
    for (group, values) in Self.values(of: fields) {
      for (place, parts) in values.prefix(Self.mostOfAKind).enumerated() {
        for (part, value) in parts {
          row["\(group.rawValue) \(place + 1) - \(part)"] = value
        }
      }
      row.leftOut += max(0, values.count - Self.mostOfAKind)
    }
  }

  private static func values(of fields: ContactFields) -> [(Group, [[(String, String)]])] {
    func pair(_ label: String, _ value: String, isPreferred: Bool = false) -> [(String, String)] {
      [("Label", (isPreferred ? "* " : "") + label), ("Value", value)]
    }
    var relations: [[(String, String)]] = []
    var custom = fields.extra.map { pair($0.name, $0.value) }
    for person in fields.related {
      if let name = person.name {
        relations.append(pair(person.type, name))
      } else if let identifier = person.identifier {
        custom.append(pair(person.type, identifier))
      }
    }
    var events: [[(String, String)]] = []
    let days =
      fields.dates
      + (fields.birthday.map { [LabelledDate(label: "birthday", date: $0)] }
      ?? []).filter { $0.date.calendar != "gregorian" }
    for day in days {
      if day.date.calendar == "gregorian", let text = DateText.vCard(day.date) {
        events.append(pair(day.label, text))
      } else if let text = DateText.apple(day.date) {
        custom.append(pair("\(day.label) (\(day.date.calendar))", text))
      }
    }
    return [
      (.email, fields.emails.map { pair($0.label, $0.value, isPreferred: $0.preferred) }),
      (.phone, fields.phones.map { pair($0.label, $0.value, isPreferred: $0.preferred) }),
      (.im, fields.handles.map { [("Service", $0.service), ("Value", $0.url ?? $0.value)] }),
      (.address, fields.addresses.map(parts)), (.relation, relations),
      (.website, fields.urls.map { pair($0.label, $0.value) }), (.event, events),
      (.custom, custom),
    ]
  }

  private static func parts(_ address: PostalAddress) -> [(String, String)] {
    [
      ("Label", address.label), ("Street", address.street), ("City", address.city),
      ("PO Box", address.poBox), ("Region", address.region),
      ("Postal Code", address.postalCode), ("Country", address.country),
      ("Extended Address", address.extended),
    ]
  }
}
