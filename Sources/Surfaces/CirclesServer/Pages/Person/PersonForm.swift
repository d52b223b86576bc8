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

  /// Tells whether a card says something else than a form shows.
  var version: String {
    var form = self
    form.seen = nil
    return RecordDigest(of: form.html.markup.utf8, seed: "form/1").hex
  }

  var html: HTML {
    let fields = person.fields
    let path = id.map { PagePath("people", $0, "edit") } ?? PagePath("people", "new")
    return posting(to: path, class: "card form") {
      Field.hidden("seen", seen)
      Field.line("Name", name: "name", fields.name.display, isRequired: true)
      Field.line("Given name", name: "given", fields.name.given)
      Field.line("Family name", name: "family", fields.name.family)
      Field.text("Nicknames, one per line", name: "nicknames", lines(fields.nicknames), rows: 2)
      Field.text("Phones, one per line", name: "phones", lines(fields.phones.map(\.value)), rows: 3)
      Field.text(
        "E-mails, one per line", name: "emails", lines(fields.emails.map(\.value)), rows: 3)
      Field.line(
        "Birthday", name: "birthday", fields.birthday.map(Self.typed) ?? "",
        hint: "1990-12-31 or --12-31")
      Field.line("Relationship", name: "relationship", person.relationshipType)
      Field.line("Organization", name: "organization", fields.organization)
      Field.line("Job title", name: "job_title", fields.jobTitle)
      Field.text("Tags, one per line", name: "tags", lines(fields.categories), rows: 2)
      Field.text("Remark", name: "note", fields.note, rows: 4)
      Field.line(
        "Days between contacts", name: "cadence",
        person.cadenceDays.map { $0 == 0 ? "never" : String($0) } ?? "",
        hint: "default of the relationship, or never")
      tag(.div, .class("row")) {
        tag(.button, text: id == nil ? "Add" : "Save")
        tag(
          .a, .href(id.map { PagePath("people", $0) } ?? PagePath("people")), text: "Cancel")
      }
    }
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
      fields.phones = try said.map { value in
        if let known = fields.phones.first(where: { $0.value == value }) { return known }
        guard let phone = typed.phone(value) else {
          throw Problem(.unprocessableContent, "One of the numbers is not a telephone number.")
        }
        return phone
      }
    }
    if let said = list(form, "emails") {
      fields.emails = try said.map { value in
        if let known = fields.emails.first(where: { $0.value == value }) { return known }
        guard let email = TypedValues.email(value) else {
          throw Problem(.unprocessableContent, "One of the addresses is not an e-mail address.")
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
