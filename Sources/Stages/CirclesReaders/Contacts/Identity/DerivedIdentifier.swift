public import CirclesModel

/// An identifier for a contact whose source gives none, made of what it says.
public enum DerivedIdentifier {
  /// `derived:` and 32 hexadecimal digits.
  ///
  /// The name alone makes it, so that a new number leaves the contact the same one. Only where
  /// several contacts of the file bear the name (`isNamesake`) something else is added that tells
  /// them apart: the first of number, e-mail, handle, address, organisation, birthday and note
  /// that there is. Never the place in the file.
  public static func make(_ fields: ContactFields, isNamesake: Bool) -> String {
    let name = NameFolding.fold(fields.name.display)
    let key = isNamesake ? name + "\u{0}" + mark(of: fields) : name
    return "derived:" + RecordDigest(of: key.utf8, seed: "circles-import/derived").hex
  }

  /// What tells a contact from its namesakes; the kind of thing goes in, so that an organisation
  /// is not taken for a note.
  private static func mark(of fields: ContactFields) -> String {
    if let phone = fields.phones.first {
      if let normalized = phone.normalized { return "tel:" + normalized }
      let digits = phone.value.utf8.filter { $0 >= 0x30 && $0 <= 0x39 }
      if !digits.isEmpty { return "tel:" + String(decoding: digits, as: UTF8.self) }
    }
    if let email = fields.emails.first { return "mail:" + NameFolding.fold(email.value) }
    if let handle = fields.handles.first {
      return "im:" + handle.service + ":" + NameFolding.fold(handle.value)
    }
    if let address = fields.addresses.first {
      let parts = [
        address.poBox, address.extended, address.street, address.city, address.region,
        address.postalCode, address.country,
      ]
      return "adr:" + NameFolding.fold(parts.joined(separator: "\n"))
    }
    if !fields.organization.isEmpty || !fields.department.isEmpty {
      return "org:" + NameFolding.fold(fields.organization + "\n" + fields.department)
    }
    if let date = fields.birthday {
      let parts = [date.era, date.year, date.month, date.day]
      return "bday:" + date.calendar + parts.map { $0.map { ":\($0)" } ?? ":" }.joined()
    }
    if !fields.note.isEmpty { return "note:" + NameFolding.fold(fields.note) }
    if let url = fields.urls.first { return "url:" + url.value }
    return fields.jobTitle.isEmpty ? "" : "title:" + NameFolding.fold(fields.jobTitle)
  }
}
