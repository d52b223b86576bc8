import CirclesModel
import Foundation
import PhoneNumbers
import SourceDiagnostics
import VCard

/// A contact in the making out of a row of a table.
struct SheetContact {
  var fields = ContactFields()
  /// The source's own identifier of the contact; nil where it gives none.
  var identifier: String?
  /// What was found wrong: code, message, column.
  var problems: [(code: Diagnostic.Code, message: String, column: String)] = []
  /// The fields of which the row says nothing, by the names of `Contract.md` section 2.
  var unsaid: Set<String> = []
  private let phones: PhoneNormalizer

  init(_ phones: PhoneNormalizer) { self.phones = phones }

  /// Adds a number, unless it is there already.
  mutating func add(phone value: String, label: String, isPreferred: Bool = false) {
    let number = PhoneText(value.trimmed)
    if number.value.isEmpty { return }
    // A spreadsheet that took numbers for sums wrote an apostrophe or a formula's sign before them.
    let text = number.value.drop { $0 == "'" || $0 == "=" }.filter { $0 != "\"" }
    if Self.isRounded(value.trimmed) {
      problems.append(
        ("csv.rounded-number", "a spreadsheet has rounded this number; kept as text", ""))
      unsaid.insert("phones")
      return keep(label.isEmpty ? "Phone" : "Phone (\(label))", value)
    }
    let phone = Phone(
      value: text, normalized: phones.normalize(text), label: label, preferred: isPreferred)
    if !fields.phones.contains(where: { $0.value == phone.value && $0.label == label }) {
      fields.phones.append(phone)
    }
  }

  /// `4.47701E+11`: how a spreadsheet writes a long number, whose last digits are gone.
  private static func isRounded(_ text: String) -> Bool {
    text.lowercased().contains("e+")
      && Double(text.replacingOccurrences(of: ",", with: ".")) != nil
  }

  /// Adds an e-mail address, unless it is there already.
  mutating func add(email value: String, label: String, isPreferred: Bool = false) {
    let value = value.trimmed
    if value.isEmpty || fields.emails.contains(where: { $0.value == value }) { return }
    fields.emails.append(Email(value: value, label: label, preferred: isPreferred))
  }

  /// Adds a web address.
  mutating func add(url value: String, label: String) {
    let value = value.trimmed
    if !value.isEmpty { fields.urls.append(LabelledURL(value: value, label: label)) }
  }

  /// Adds an address of which anything is known.
  mutating func add(_ address: PostalAddress) {
    if !address.isEmpty { fields.addresses.append(address) }
  }

  /// Adds a name on a messenger.
  mutating func add(handle value: String, service: String) {
    guard let handle = ServiceHandle(service: service.isEmpty ? "im" : service, value: value)
    else { return }
    fields.handles.append(Handle(service: handle.service, value: handle.user, url: handle.url))
  }

  /// Adds somebody the contact is related to.
  mutating func add(relation type: String, name: String) {
    let name = name.trimmed
    if name.isEmpty { return }
    fields.related.append(
      RelatedPerson(type: type.isEmpty ? CardBuilder.unnamedRelation : type, name: name))
  }

  /// Keeps what has no place of its own.
  mutating func keep(_ name: String, _ value: String, label: String = "") {
    let value = value.trimmed
    if !value.isEmpty {
      fields.extra.append(ExtraProperty(name: name, value: value, label: label))
    }
  }

  /// Takes a birthday, or keeps it as text.
  mutating func take(birthday text: String, column: String, _ dates: SheetDates) {
    switch dates.read(text) {
    case .none: return
    case .date(let date) where fields.birthday == nil: fields.birthday = date
    case .date: keep(column, text)
    case .unreadable: refuse(date: text, column)
    }
  }

  /// Takes a day with a name, or keeps it as text.
  mutating func take(date text: String, label: String, column: String, _ dates: SheetDates) {
    switch dates.read(text) {
    case .none: return
    case .date(let date): fields.dates.append(LabelledDate(label: label, date: date))
    case .unreadable: refuse(date: text, column)
    }
  }

  private mutating func refuse(date text: String, _ column: String) {
    problems.append(("csv.bad-date", "this is not a date; kept as text", column))
    keep(column, text)
  }

  /// Gives the contact the name it is shown by, and everything NFC; false where there is none.
  mutating func finish() -> Bool {
    if fields.name.display.isEmpty { fields.name.display = fields.bestDisplayName }
    return !fields.name.display.isEmpty
  }
}

/// The words of a list in one cell, as Google parts them.
enum CellList {
  /// ` ::: ` between them.
  static func values(_ cell: String) -> [String] {
    if !cell.contains(":::") { return [cell.trimmed] }
    return cell.split(separator: ":::").map { String($0).trimmed }
  }
}

/// What programs call a number or an address, in the words of `Contract.md`.
enum SheetLabel {
  /// The usual words in lower case; the user's own as they are.
  static func text(_ label: String) -> String {
    let label = label.trimmed
    let word = label.lowercased()
    switch word {
    case "cell", "cellular", "mobile", "mobil", "iphone": return "mobile"
    case "homefax", "home fax": return "home fax"
    case "workfax", "work fax", "business fax": return "work fax"
    case "otherfax", "other fax": return "other fax"
    case "homepage", "home page": return "home page"
    case "business": return "work"
    default: return usual.contains(word) ? word : label
    }
  }

  private static let usual: Set<String> = [
    "home", "work", "other", "main", "pager", "school", "fax", "car", "assistant", "company main",
    "work mobile", "work pager", "callback", "isdn", "radio", "telex", "profile", "blog", "ftp",
    "reservations", "app install page", "spouse", "child", "mother", "father", "parent", "brother",
    "sister", "friend", "relative", "domestic partner", "manager", "referred by", "partner",
    "anniversary", "birthday", "grandcentral", "google voice",
  ]
}
