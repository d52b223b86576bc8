import CirclesModel

/// A synthetic contact record, changed as a test needs it.
func person(
  _ name: String, uid: String? = nil, phone: String...,
  with change: (inout ContactFields) -> Void = { _ in }
) -> ContactRecord {
  var fields = ContactFields()
  let words = name.split(separator: " ").map(String.init)
  fields.name.display = name
  if words.count > 1, !name.contains(",") {
    fields.name.given = words[0]
    fields.name.family = words[words.count - 1]
  }
  fields.phones = phone.map { Phone(value: $0, normalized: $0) }
  change(&fields)
  return record(fields, uid: uid)
}

/// A record of fields: with a UID, or with an identifier derived from the name.
func record(_ fields: ContactFields, uid: String? = nil) -> ContactRecord {
  var json = JSONWriter()
  json.object { fields.writeMembers(to: &$0) }
  return ContactRecord(
    source: RecordSource(path: "people.vcf", format: "vcard", index: 0, line: 1), origin: "vcard",
    identifier: uid ?? "derived:\(NameNormalizer.normalize(fields.name))", isDerived: uid == nil,
    digest: RecordDigest(of: json.bytes + (fields.photo?.data ?? [])), fields: fields)
}

/// A group card.
func group(_ name: String, uid: String, _ members: [String]) -> ContactRecord {
  var fields = ContactFields()
  fields.kind = .group
  fields.name.display = name
  fields.members = members
  return record(fields, uid: uid)
}

extension ContactRecord {
  /// The card as a file with namesakes has it: what is derived holds a number, too.
  func among(namesakes number: String) -> ContactRecord {
    var record = self
    record.identifier = "\(identifier)+\(number)"
    record.bearsUniqueName = false
    return record
  }
}
