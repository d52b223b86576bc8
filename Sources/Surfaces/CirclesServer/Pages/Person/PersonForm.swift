import CirclesModel
import CirclesPipeline
import CirclesStore
import Foundation
import HTTPTypes

/// A person's card as a form.
struct PersonForm {
  let person: EditedPerson
  /// Nil for somebody new.
  let id: String?
  /// What the card said when the form was made (``version``).
  var seen: String?
  /// What somebody wrote into it that cannot be taken, and why.
  var refused: (said: FormFields, why: String)?

  /// Tells whether a card says something else than a form shows.
  var version: String {
    var form = self
    (form.seen, form.refused) = (nil, nil)
    return RecordDigest(of: form.html.markup.utf8, seed: "form/1").hex
  }

  var html: HTML {
    let fields = person.fields
    let path = id.map { PagePath("people", $0, "edit") } ?? PagePath("people", "new")
    return posting(to: path, class: "card form") {
      Field.hidden("seen", refused.map { $0.said["seen"] } ?? seen)
      if let refused { tag(.p, Attribute("role", "alert"), text: refused.why) }
      line("Name", "name", fields.name.display, isRequired: true)
      line("Given name", "given", fields.name.given)
      line("Family name", "family", fields.name.family)
      text("Nicknames, one per line", "nicknames", lines(fields.nicknames), rows: 2)
      text("Phones, one per line", "phones", lines(fields.phones.map(\.value)), rows: 3)
      text("E-mails, one per line", "emails", lines(fields.emails.map(\.value)), rows: 3)
      line(
        "Birthday", "birthday", fields.birthday.map(Self.typed) ?? "",
        hint: "1990-12-31 or --12-31")
      line("Relationship", "relationship", person.relationshipType)
      line("Organization", "organization", fields.organization)
      line("Job title", "job_title", fields.jobTitle)
      text("Tags, one per line", "tags", lines(fields.categories), rows: 2)
      text("Remark", "note", fields.note, rows: 4)
      line(
        "Days between contacts", "cadence",
        person.cadenceDays.map { $0 == 0 ? "never" : String($0) } ?? "",
        hint: "default of the relationship, or never")
      tag(.div, .class("row")) {
        tag(.button, text: id == nil ? "Add" : "Save")
        tag(
          .a, .href(id.map { PagePath("people", $0) } ?? PagePath("people")), text: "Cancel")
      }
    }
  }

  /// A field with what was written into it, else with what the card says.
  private func line(
    _ label: String, _ name: String, _ value: String, isRequired: Bool = false, hint: String? = nil
  ) -> HTML {
    Field.line(
      label, name: name, refused?.said.raw(name) ?? value, isRequired: isRequired, hint: hint)
  }

  private func text(_ label: String, _ name: String, _ value: String, rows: Int) -> HTML {
    Field.text(label, name: name, refused?.said.raw(name) ?? value, rows: rows)
  }

  private func lines(_ values: [String]) -> String { values.joined(separator: "\n") }

  /// A day as the field takes it; one that it does not take, such as of another calendar, in words.
  private static func typed(_ date: PartialDate) -> String {
    guard date.calendar == "gregorian", let month = date.month, let day = date.day else {
      return Words.date(date)
    }
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    guard let year = date.year else { return "--\(two(month))-\(two(day))" }
    return String("000\(year)".suffix(4)) + "-\(two(month))-\(two(day))"
  }

  /// Takes what a form says over into a person; what it does not say stays.
  static func read(
    _ form: FormFields, into person: inout EditedPerson, typed: TypedValues
  ) throws {
    var fields = person.fields
    try readName(form, &fields.name)
    if let said = list(form, "nicknames") { fields.nicknames = said }
    if let said = list(form, "tags") { fields.categories = said }
    if let said = list(form, "phones") {
      let old = fields.phones
      fields.phones = try said.enumerated().map { place, value in
        if let known = old.first(where: { $0.value == value }) { return known }
        guard var phone = typed.phone(value) else {
          throw Problem(.unprocessableContent, "One of the numbers is not a telephone number.")
        }
        if let corrected = corrected(at: place, of: old, \.value, said) {
          (phone.label, phone.preferred) = (corrected.label, corrected.preferred)
        }
        return phone
      }
    }
    if let said = list(form, "emails") {
      let old = fields.emails
      fields.emails = try said.enumerated().map { place, value in
        if let known = old.first(where: { $0.value == value }) { return known }
        guard var email = TypedValues.email(value) else {
          throw Problem(.unprocessableContent, "One of the addresses is not an e-mail address.")
        }
        if let corrected = corrected(at: place, of: old, \.value, said) {
          (email.label, email.preferred) = (corrected.label, corrected.preferred)
        }
        return email
      }
    }
    try readBirthday(form, &fields.birthday)
    if let said = form.raw("organization") { fields.organization = cleaned(said) }
    if let said = form.raw("job_title") { fields.jobTitle = cleaned(said) }
    if let said = form.raw("note") { fields.note = cleaned(said) }
    person.fields = fields
    if form.raw("relationship") != nil {
      person.relationshipType = form["relationship"] ?? EditedPerson.usualRelationship
    }
    try readCadence(form, &person.cadenceDays)
  }

  /// The value that a line took the place of: where no line came or went, that of the same place.
  private static func corrected<Value>(
    at place: Int, of old: [Value], _ text: KeyPath<Value, String>, _ said: [String]
  ) -> Value? {
    guard old.count == said.count, !said.contains(old[place][keyPath: text]) else { return nil }
    return old[place]
  }

  private static func readName(_ form: FormFields, _ name: inout PersonName) throws {
    guard let said = form.raw("name").map(cleaned) else { return }
    if said.isEmpty { throw Problem(.unprocessableContent, "A person needs a name.") }
    let old = name
    let given = form.raw("given").map(cleaned) ?? old.given
    let family = form.raw("family").map(cleaned) ?? old.family
    let isSplit = given == old.given && family == old.family
    if said != old.display, isSplit {
      // Only the whole name was changed: its parts follow.
      name = TypedValues.name(said)
    } else {
      name.display = said
      (name.given, name.family) = (given, family)
      if said == old.display, !isSplit { name.followParts(of: old) }
    }
  }

  private static func readBirthday(_ form: FormFields, _ birthday: inout PartialDate?) throws {
    guard let said = form.raw("birthday").map(cleaned) else { return }
    if said == birthday.map(typed) ?? "" { return }
    if said.isEmpty { return birthday = nil }
    guard let date = PartialDate(typed: said) else {
      throw Problem(
        .unprocessableContent, "There is no such birthday. Write it like 1990-12-31 or --12-31.")
    }
    birthday = date
  }

  private static func readCadence(_ form: FormFields, _ days: inout Int?) throws {
    guard form.raw("cadence") != nil else { return }
    switch form["cadence"] {
    case nil: days = nil
    case "never": days = 0
    case let text?:
      guard let number = Int(text), (1...36_500).contains(number) else {
        throw Problem(.unprocessableContent, "Write a number of days, or never.")
      }
      days = number
    }
  }

  private static func list(_ form: FormFields, _ name: String) -> [String]? {
    form.raw(name).map { text in
      var known: Set<String> = []
      return text.split(whereSeparator: \.isNewline).map { cleaned(String($0)) }
        .filter { !$0.isEmpty && known.insert($0).inserted }
    }
  }

  private static func cleaned(_ text: String) -> String {
    text.replacing("\r\n", with: "\n").precomposedStringWithCanonicalMapping
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
