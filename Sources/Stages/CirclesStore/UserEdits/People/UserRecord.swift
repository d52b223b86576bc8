import CirclesModel
import Foundation
import GRDB

/// What the user types of a person who is new: a record of a source of its own, so that cards which
/// come later join the person as they join anybody, and what was typed stays (`Architecture.md` sections 3
/// and 4).
enum UserRecord {
  /// The name of the source.
  static let source = "manual"

  /// A record of what was typed; `key` tells it again, where the same person may be added twice.
  static func make(_ fields: ContactFields, key: String? = nil) -> ContactRecord {
    var json = JSONWriter()
    json.object { fields.writeMembers(to: &$0) }
    let identifier = "manual:" + (key ?? UUID().uuidString.lowercased())
    return ContactRecord(
      source: RecordSource(path: "", format: source, index: 0, line: 1), origin: source,
      identifier: identifier, isDerived: false,
      digest: RecordDigest(of: json.bytes, seed: identifier), fields: fields)
  }

  /// Whether a run made a contact out of nothing but what was typed.
  static func made(_ contact: Int, in run: Int, _ db: Database) throws -> Bool {
    try db.holds(
      """
      SELECT EXISTS (SELECT 1 FROM source_record AS r JOIN source AS s ON s.key = r.source_key
        WHERE r.contact_key = ? AND r.created_run = ? AND s.name = ?)
      """, [contact, run, source])
  }
}
