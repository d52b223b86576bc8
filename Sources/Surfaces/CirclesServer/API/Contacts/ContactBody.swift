import CirclesModel
import CirclesPipeline
import CirclesStore
import HTTPTypes

/// What a body says of a contact, in the keys of `read`: those that it names are put in the place of
/// what was there; null takes a value away.
struct ContactBody: Sendable {
  private let members: [String: JSONValue]
  /// Whose relation the contact is; nil where the body does not say.
  let relationship: String?

  /// Reads a body; `known` is what the contact says, which may be said again whatever it is.
  init(_ body: JSONValue, _ typed: TypedValues, known: ContactFields = ContactFields()) throws {
    guard case .object(var members) = body else {
      throw Problem(.unprocessableContent, "The body is not an object.")
    }
    if let phones = members["phones"] { members["phones"] = try Self.phones(phones, typed, known) }
    for email in members["emails"]?.elements ?? [] {
      let value = email["value"]?.text ?? ""
      guard TypedValues.email(value) != nil || known.emails.contains(where: { $0.value == value })
      else {
        throw Problem(.unprocessableContent, "One of the addresses is not an e-mail address.")
      }
    }
    if let birthday = members["birthday"], birthday != .null, !Self.isDay(birthday) {
      throw Problem(.unprocessableContent, "There is no such birthday.")
    }
    for date in members["dates"]?.elements ?? [] where !Self.isDay(date) {
      throw Problem(.unprocessableContent, "One of the dates is no day.")
    }
    switch members.removeValue(forKey: "relationship_type") {
    case .string(let word): relationship = word
    case .null: relationship = EditedPerson.usualRelationship
    default: relationship = nil
    }
    // Who a contact is does not change.
    for key in ["type", "source", "identifier", "id"] { members[key] = nil }
    self.members = members
  }

  /// Puts it in.
  func apply(to person: inout EditedPerson) {
    if let relationship { person.relationshipType = relationship }
    var json = JSONWriter()
    json.object { person.fields.writeMembers(to: &$0) }
    guard case .object(var all)? = JSONValue(parsing: json.bytes) else { return }
    for (key, value) in members where key != "name" { all[key] = value == .null ? nil : value }
    var name = person.fields.name
    guard var fields = ContactFields(json: .object(all)) else { return }
    if let said = members["name"] { Self.put(said, into: &name) }
    fields.name = name
    person.fields = fields
  }

  private static func put(_ said: JSONValue, into name: inout PersonName) {
    if let whole = said.text { return name = TypedValues.name(whole) }
    let old = name
    func part(_ key: String, _ old: String) -> String { said[key]?.text ?? old }
    name.prefix = part("prefix", name.prefix)
    name.given = part("given", name.given)
    name.middle = part("middle", name.middle)
    name.family = part("family", name.family)
    name.suffix = part("suffix", name.suffix)
    name.phoneticGiven = part("phonetic_given", name.phoneticGiven)
    name.phoneticMiddle = part("phonetic_middle", name.phoneticMiddle)
    name.phoneticFamily = part("phonetic_family", name.phoneticFamily)
    if let shown = said["display"]?.text { name.display = shown } else { name.followParts(of: old) }
  }

  /// Whether the Gregorian calendar has a day; those of others are not counted here.
  private static func isDay(_ day: JSONValue) -> Bool {
    if let calendar = day["calendar"]?.text, calendar != "gregorian" { return true }
    let (year, month, day) = (day["year"]?.integer, day["month"]?.integer, day["day"]?.integer)
    if let month, !(1...12).contains(month) { return false }
    // Without a year or a month, any that has the day will do.
    return day.map { WallTime(year: year ?? 2000, month: month ?? 1, day: $0) != nil } ?? true
  }

  /// Numbers as the notebook compares them.
  private static func phones(
    _ phones: JSONValue, _ typed: TypedValues, _ known: ContactFields
  ) throws -> JSONValue {
    if phones == .null { return .null }
    return .array(
      try phones.elements.map { phone in
        let value = phone["value"]?.text ?? ""
        let old = known.phones.first { $0.value == value }
        guard let read = old ?? typed.writtenPhone(value) else {
          throw Problem(.unprocessableContent, "One of the numbers is not a telephone number.")
        }
        guard case .object(var members) = phone else { return phone }
        members["value"] = .string(read.value)
        members["normalized"] = read.normalized.map(JSONValue.string)
        return .object(members)
      })
  }
}

// MARK: What it may say

extension ContactBody {
  /// A contact that is new.
  static let new = APISchema.object(
    [APIMember("name", .either([.words, name]))] + values.map { APIMember.optional($0.0, $0.1) },
    isOpen: false)

  /// What may be changed.
  static let change = APISchema.object(
    [APIMember.optional("name", .either([.words, name]))]
      + values.map { APIMember.optional($0.0, $0.1.orNull) },
    isOpen: false)

  private static func texts(_ names: String...) -> [APIMember] {
    names.map { .optional($0, .text) }
  }

  private static let name = APISchema.object(
    texts(
      "display", "prefix", "given", "middle", "family", "suffix", "phonetic_given",
      "phonetic_middle", "phonetic_family"), isOpen: false)

  private static let day: [APIMember] = [
    .optional("year", .integer(1...9999)), .optional("month", .integer(1...13)),
    .optional("day", .integer(1...32)), .optional("calendar", .words),
    .optional("era", .integer(0...1000)), .optional("leap_month", .flag),
  ]

  private static let values: [(String, APISchema)] = [
    ("type", .word(["contact", "person"])), ("source", .answer()), ("identifier", .text),
    ("id", .text),
    // Groups are no contacts in the notebook.
    ("kind", .word(["individual", "organization"])), ("nicknames", .list(.words)),
    (
      "phones",
      .list(
        .object(
          [APIMember("value", .words)] + texts("normalized", "label")
            + [.optional("preferred", .flag)], isOpen: false))
    ),
    (
      "emails",
      .list(
        .object(
          [APIMember("value", .words)] + texts("label") + [.optional("preferred", .flag)],
          isOpen: false))
    ),
    (
      "addresses",
      .list(
        .object(
          texts(
            "label", "po_box", "extended", "street", "city", "region", "postal_code", "country"),
          isOpen: false))
    ),
    ("birthday", .object(day, isOpen: false)),
    ("dates", .list(.object(texts("label") + day, isOpen: false))),
    ("organization", .text), ("department", .text), ("job_title", .text), ("note", .text),
    ("categories", .list(.words)),
    ("urls", .list(.object([APIMember("value", .words)] + texts("label"), isOpen: false))),
    (
      "handles",
      .list(.object([APIMember("value", .words)] + texts("service", "url"), isOpen: false))
    ),
    (
      "related",
      .list(.object([APIMember("type", .text)] + texts("name", "identifier"), isOpen: false))
    ),
    ("members", .list(.words)),
    (
      "extra",
      .list(.object([APIMember("name", .words)] + texts("value", "label"), isOpen: false))
    ),
    ("relationship_type", .words),
  ]
}
