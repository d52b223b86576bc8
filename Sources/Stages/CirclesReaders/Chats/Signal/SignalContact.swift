import CirclesModel

extension SignalRecipient {
  /// The contact that a recipient is; nil for a group, and for somebody without a name.
  func contact(line: Int) -> ContactDraft? {
    guard kind == .contact, !name.display.isEmpty else { return nil }
    var fields = ContactFields()
    fields.name = name
    if !profileName.isEmpty, profileName != name.display { fields.nicknames = [profileName] }
    if let phone { fields.phones = [Phone(value: phone, normalized: phone)] }
    if let username { fields.handles = [Handle(service: "signal", value: username)] }
    fields.note = note
    let identity = stableID ?? phone
    return ContactDraft(
      origin: "signal", identifier: identity.map { "signal:" + $0 }, fields: fields, line: line)
  }
}
