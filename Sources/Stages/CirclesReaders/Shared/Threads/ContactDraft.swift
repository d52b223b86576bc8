import CirclesModel

/// A contact as a chat export gives it.
struct ContactDraft: Sendable {
  /// Which account says it: `telegram`, `signal`, ...
  var origin: String
  /// The app's own identifier of the person; nil to derive one from the name.
  var identifier: String?
  /// What it says.
  var fields: ContactFields
  /// The line on which it begins.
  var line: Int

  /// Changes whenever the same export would be read otherwise than before.
  static let readingVersion = 1

  /// The record, with its place in the file.
  func record(path: String, format: String, index: Int) -> Record {
    var fields = fields
    if fields.name.display.isEmpty {
      fields.name.display = [fields.name.given, fields.name.middle, fields.name.family]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
    var json = JSONWriter()
    json.object { fields.writeMembers(to: &$0) }
    return .contact(
      ContactRecord(
        source: RecordSource(path: path, format: format, index: index, line: line),
        origin: origin,
        identifier: identifier ?? DerivedIdentifier.make(fields, isNamesake: true),
        isDerived: identifier == nil,
        digest: RecordDigest(of: json.bytes, seed: "\(format)/\(Self.readingVersion)"),
        fields: fields))
  }
}
