import CirclesModel
import PhoneNumbers

/// One entry of `contacts.list`.
enum TelegramContact {
  /// The contact, and the id of the person; nil for an entry that says nothing.
  static func read(
    _ json: inout JSONReader, _ normalizer: PhoneNormalizer
  ) throws(ThreadParserError) -> (draft: ContactDraft, id: String?)? {
    let line = json.line
    var fields = ContactFields()
    var id: String?
    guard try json.beginObject() else { return nil }
    while let key = try json.nextKey() {
      switch key {
      case "user_id": id = try json.scalar()
      case "first_name": fields.name.given = try json.string()?.cleanLabel ?? ""
      case "last_name": fields.name.family = try json.string()?.cleanLabel ?? ""
      case "phone_number":
        if let number = try json.words() { fields.phones = [phone(number, normalizer)] }
      default: try json.skip()
      }
    }
    if id == "0" { id = nil }
    if fields.name.given.isEmpty, fields.name.family.isEmpty {
      guard let phone = fields.phones.first else { return nil }
      fields.name.display = phone.value
    }
    let draft = ContactDraft(
      origin: "telegram", identifier: id.map { "telegram:user\($0)" }, fields: fields, line: line)
    return (draft, id)
  }

  /// Telegram writes `00` where others write `+`.
  private static func phone(_ number: String, _ normalizer: PhoneNormalizer) -> Phone {
    let plain = number.cleanLabel
    let international = plain.hasPrefix("00") ? "+" + plain.dropFirst(2) : plain
    return Phone(value: plain, normalized: normalizer.normalize(international))
  }
}
