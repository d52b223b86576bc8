public import CirclesModel

/// A contact record made ready to load: everything that needs no database, done on any core.
public final class PreparedContact: Sendable {
  /// The record it was made of; its photo is without bytes, with a digest instead.
  public let record: ContactRecord
  /// The bytes of the photo.
  let photo: [UInt8]?
  /// The id of a contact that bears the record's identifier.
  let id: String
  /// The identifier for comparing.
  let recordKey: String
  /// The identifier's hash among those of people, or of groups.
  let recordHash: UInt64
  let keys: IdentityKeys
  /// What it says, as a contact's state.
  let state: ContactState
  /// What the store keeps as last said.
  let said: [UInt8]

  /// Makes a record ready. Pure, and costs about as much as parsing it.
  public init(_ record: ContactRecord) {
    var record = record
    photo = record.fields.photo?.data
    record.fields.stripPhoto()
    id = UUIDv5.text(of: record.identifier)
    recordKey = RecordKey.normalize(record.identifier)
    recordHash =
      record.fields.kind == .group
      ? IdentityKeys.hash(ofGroupIdentifier: recordKey)
      : IdentityKeys.hash(ofIdentifier: recordKey)
    keys = IdentityKeys(record.fields)
    state = ContactState(saying: record.fields)
    said = SourceSnapshot.encode(record.fields)
    self.record = record
  }

  /// The same record under another identifier.
  func renamed(_ identifier: String) -> PreparedContact {
    var record = record
    record.identifier = identifier
    record.fields.photo?.data = photo
    return PreparedContact(record)
  }

  /// The same, with what its source said last in the fields of which it says nothing now.
  func filled(from said: ContactFields) -> PreparedContact {
    if record.unsaid.isEmpty { return self }
    var state = state
    let last = ContactState(saying: said)
    for name in record.unsaid { MergeField(rawValue: name)?.choose(last, for: &state) }
    if state.fields == record.fields { return self }
    var record = record
    record.fields = state.fields
    record.fields.photo?.data = photo
    return PreparedContact(record)
  }
}

extension ContactFields {
  /// Puts a short digest in the place of a photo's bytes.
  mutating func stripPhoto() {
    guard let data = photo?.data else { return }
    photo?.byteCount = data.count
    photo?.digest = String(RecordDigest(of: data).hex.prefix(16))
    photo?.data = nil
  }
}

extension ContactRecord {
  /// Another derived identifier, for the second of two people whose records come to the same one: their
  /// birthday and first number or address go into it, too.
  var namesakeIdentifier: String {
    let day = fields.birthday.map { [$0.year, $0.month, $0.day].map { $0.map(String.init) ?? "" } }
    let contact =
      fields.phones.first.map { $0.normalized ?? $0.value } ?? fields.emails.first?.value
      ?? fields.handles.first?.value ?? ""
    let mark = [identifier, (day ?? []).joined(separator: "-"), contact].joined(separator: "\u{0}")
    return "derived:" + RecordDigest(of: mark.utf8, seed: "circles-import/derived").hex
  }
}
