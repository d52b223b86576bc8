package import CirclesModel
import Foundation
package import VCard

/// A contact as a vCard: the opposite of the mapping that reads one.
///
/// What the notebook keeps for itself (relationship, what notes say) has no property and is not in
/// it; an archive holds that as JSON.
package struct ContactCard {
  private var card: CardProperties
  private let fields: ContactFields

  /// The card of a contact. `photo` are the bytes of its picture.
  package static func make(
    _ fields: ContactFields, identifier: String, photo: [UInt8]?, as version: Version
  ) -> Card {
    var made = ContactCard(fields, version)
    made.addHead(identifier)
    made.addName()
    made.addChannels()
    made.addAddresses()
    made.addDates()
    made.addWork()
    made.addHandles()
    made.addRelated()
    made.addPhoto(photo)
    made.addExtra()
    return Card(
      version: version, declaredVersion: version.text, properties: made.card.properties)
  }

  private init(_ fields: ContactFields, _ version: Version) {
    card = CardProperties(version)
    self.fields = fields
  }

  /// PRODID of every card that is written. It keeps an export that is imported again from being
  /// taken for the address book that its people once came from.
  private static let product = "-//circles-import//vCard//EN"

  private mutating func addHead(_ identifier: String) {
    card.text("PRODID", Self.product)
    if card.isNew {
      let isURI = identifier.split(separator: ":", maxSplits: 1).count == 2
      if isURI {
        card.uri("UID", identifier)
      } else {
        card.text("UID", identifier, [Parameter("VALUE", "text")])
      }
    } else {
      card.text("UID", identifier)
    }
    switch fields.kind {
    case .individual: break
    case .organization where card.isNew: card.text("KIND", "org")
    case .organization: card.text("X-ABSHOWAS", "COMPANY")
    case .group where card.isNew: card.text("KIND", "group")
    case .group: card.text("X-ADDRESSBOOKSERVER-KIND", "group")
    }
    for member in fields.members {
      if card.isNew {
        let hasScheme = member.contains(":")
        card.uri("MEMBER", member, hasScheme ? [] : [Parameter("VALUE", "text")])
      } else {
        card.text("X-ADDRESSBOOKSERVER-MEMBER", member)
      }
    }
  }

  private mutating func addName() {
    let name = fields.name
    let parts = [name.family, name.given, name.middle, name.prefix, name.suffix]
    card.text("FN", name.display)
    if !card.isNew || parts.contains(where: { !$0.isEmpty }) { card.components("N", parts) }
    card.text("X-PHONETIC-FIRST-NAME", name.phoneticGiven)
    card.text("X-PHONETIC-MIDDLE-NAME", name.phoneticMiddle)
    card.text("X-PHONETIC-LAST-NAME", name.phoneticFamily)
    card.list("NICKNAME", fields.nicknames)
  }

  private mutating func addChannels() {
    for phone in fields.phones {
      let said = CardLabel.parts(phone.label, isPreferred: phone.preferred, card.version)
      card.text("TEL", phone.value, said.parameters, label: said.label)
    }
    for email in fields.emails {
      let said = CardLabel.parts(email.label, isPreferred: email.preferred, card.version)
      card.text("EMAIL", email.value, said.parameters, label: said.label)
    }
    for url in fields.urls {
      let said = CardLabel.parts(url.label, isPreferred: false, card.version)
      card.uri("URL", url.value, said.parameters, label: said.label)
    }
  }

  private mutating func addAddresses() {
    for address in fields.addresses {
      let said = CardLabel.parts(address.label, isPreferred: false, card.version)
      card.components(
        "ADR",
        [
          address.poBox, address.extended, address.street, address.city, address.region,
          address.postalCode, address.country,
        ], said.parameters, label: said.label)
    }
  }

  private mutating func addWork() {
    if !fields.organization.isEmpty || !fields.department.isEmpty {
      card.components(
        "ORG",
        fields.department.isEmpty
          ? [fields.organization] : [fields.organization, fields.department])
    }
    card.text("TITLE", fields.jobTitle)
    card.text("NOTE", fields.note)
    card.list("CATEGORIES", fields.categories)
  }

  private mutating func addHandles() {
    for handle in fields.handles {
      let written = ServiceHandle(service: handle.service, user: handle.value, url: handle.url)
      card.add(written.property(in: card.version))
    }
  }

  private mutating func addRelated() {
    for person in fields.related {
      let isKnown = Self.relations.contains(person.type)
      let type = isKnown ? [Parameter("TYPE", person.type)] : []
      let label = isKnown || person.type == "related" ? nil : person.type
      if let identifier = person.identifier, !identifier.isEmpty {
        card.uri("RELATED", identifier, type + [Parameter("VALUE", "uri")], label: label)
      } else if let name = person.name, card.isNew {
        card.text("RELATED", name, type + [Parameter("VALUE", "text")], label: label)
      } else if let name = person.name {
        card.text(
          "X-ABRELATEDNAMES", name, label: person.type == "related" ? nil : person.type)
      }
    }
  }

  private mutating func addPhoto(_ data: [UInt8]?) {
    guard let photo = fields.photo else { return }
    if let url = photo.url {
      return card.uri("PHOTO", url, [Parameter("VALUE", "uri")])
    }
    guard let data, !data.isEmpty else { return }
    let digits = Data(data).base64EncodedString()
    let type = photo.mediaType ?? "application/octet-stream"
    if card.isNew {
      card.uri("PHOTO", "data:\(type);base64,\(digits)")
    } else {
      let word = type.split(separator: "/").last.map { $0.uppercased() } ?? "JPEG"
      card.add(
        "PHOTO", Array(digits.utf8), [Parameter("ENCODING", "b"), Parameter("TYPE", word)])
    }
  }

  /// Types of RELATED (RFC 6350 section 6.6.6).
  private static let relations: Set<String> = [
    "contact", "acquaintance", "friend", "met", "co-worker", "colleague", "co-resident",
    "neighbor", "child", "parent", "sibling", "spouse", "kin", "muse", "crush", "date",
    "sweetheart", "me", "agent", "emergency",
  ]
}

extension ContactCard {
  /// Birthday and other days.
  private mutating func addDates() {
    if let birthday = fields.birthday {
      if birthday.calendar == "gregorian" {
        addGregorian("BDAY", birthday)
      } else {
        addOther("X-ALTBDAY", birthday)
      }
    }
    var hasAnniversary = false
    for date in fields.dates {
      if date.label == "birthday", date.date.calendar != "gregorian" {
        addOther("X-ALTBDAY", date.date)
      } else if card.isNew, date.label == "anniversary", !hasAnniversary {
        hasAnniversary = true
        addDate("ANNIVERSARY", date.date, label: nil)
      } else if card.isNew, date.label == "death" {
        addDate("DEATHDATE", date.date, label: nil)
      } else {
        addDate("X-ABDATE", date.date, label: Self.appleDates[date.label] ?? date.label)
      }
    }
  }

  private static let appleDates = ["anniversary": "_$!<Anniversary>!$_", "other": "_$!<Other>!$_"]

  private mutating func addDate(_ name: String, _ date: PartialDate, label: String?) {
    if date.calendar == "gregorian" {
      addGregorian(name, date, label: label)
    } else {
      addOther(name, date, label: label)
    }
  }

  /// A day without year is written in 3.0 as Apple does, since 3.0 has no form for it.
  private mutating func addGregorian(_ name: String, _ date: PartialDate, label: String? = nil) {
    guard let text = DateText.vCard(date) else { return }
    if !card.isNew, date.year == nil, date.month != nil, date.day != nil {
      return card.add(
        name, Array("1604-\(text.dropFirst(2))".utf8),
        [Parameter("X-APPLE-OMIT-YEAR", "1604")], label: label)
    }
    card.add(
      name, Array((card.isNew ? DateText.basic(date) ?? text : text).utf8), label: label)
  }

  /// A day of another calendar, with its era where it has one, as Apple writes it.
  private mutating func addOther(_ name: String, _ date: PartialDate, label: String? = nil) {
    guard let text = DateText.apple(date) else { return }
    // Readers keep the words of such a day beside it; they are the same day.
    let scale = date.calendar
    let written =
      fields.extra.first { Self.isDay($0, date) && $0.name == "X-ALTBDAY" }?.value ?? text
    card.add(
      name, Array(name == "X-ALTBDAY" ? written.utf8 : text.utf8),
      [Parameter("CALSCALE", scale)], label: label)
  }

  /// Whether an extra property is a day that is written as a date of its own.
  private static func isDay(_ extra: ExtraProperty, _ date: PartialDate) -> Bool {
    guard ["X-ALTBDAY", "BDAY"].contains(extra.name),
      let calendar = CalendarScale(rawValue: date.calendar),
      let day = CalendarDateValue(text: extra.value, calendar: calendar)
    else { return false }
    return day.year == date.year && day.month == date.month && day.day == date.day
  }

  private mutating func addExtra() {
    let others = ([fields.birthday].compactMap(\.self) + fields.dates.map(\.date))
      .filter { $0.calendar != "gregorian" }
    for extra in fields.extra
    where !others.contains(where: { Self.isDay(extra, $0) }) {
      guard ExtraName.isSafe(extra.name, hasJobTitle: !fields.jobTitle.isEmpty) else {
        card.text(
          "X-CIRCLES-FIELD", extra.value, [Parameter("X-NAME", extra.name)], label: extra.label)
        continue
      }
      let said = CardLabel.parts(extra.label, isPreferred: false, card.version)
      if ExtraName.isVerbatim(extra.name) {
        card.uri(extra.name, extra.value, said.parameters, label: said.label)
      } else {
        card.text(extra.name, extra.value, said.parameters, label: said.label)
      }
    }
  }
}
