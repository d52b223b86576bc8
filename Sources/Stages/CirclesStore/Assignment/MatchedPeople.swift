public import CirclesModel
import Foundation
import GRDB

/// Tells which contacts have changed, in what the matcher looks at, since notes were decided.
///
/// `matched_contact` keeps a digest of each contact as the last matching run saw it, and the run
/// that first saw it so: its generation (with other runs beside it, the one after all of them). A note decided in an earlier run than a contact's
/// generation has not met the contact as it is now. So it makes no difference who changed it: an
/// import, this program, or another that opened the database.
struct MatchedPeople {
  let db: Database
  let run: Int

  /// Gives every contact with its generation, and brings the table up to date; `gone` gets those who
  /// are there no more: whom they were confused with may be clear now.
  func forEach(
    _ body: (String, KnownPerson, Int) throws -> Void,
    gone: (String, KnownPerson, Int) throws -> Void = { _, _, _ in }
  ) throws {
    var known: [String: (digest: RecordDigest, generation: Int)] = [:]
    try SQLReader(db, "SELECT contact_id, digest, generation FROM matched_contact").forEach { row in
      known[row.text(0)] = (row.digest(1), row.integer(2))
    }
    let writer = try SQLWriter(
      db,
      """
      INSERT INTO matched_contact (contact_id, digest, generation) VALUES (?, ?, ?)
      ON CONFLICT (contact_id) DO UPDATE SET digest = excluded.digest,
        generation = excluded.generation
      """)
    let generation = try self.generation()
    try KnownPeople(db: db).forEach { id, person in
      let digest = Self.digest(of: person)
      if let before = known.removeValue(forKey: id), before.digest == digest {
        try body(id, person, before.generation)
        return
      }
      writer.text(id)
      writer.digest(digest)
      writer.integer(generation)
      try writer.run()
      try body(id, person, generation)
    }
    if known.isEmpty { return }
    for id in known.keys { try db.run("DELETE FROM matched_contact WHERE contact_id = ?", [id]) }
    try removed(Set(known.keys)) { try gone($0, $1, generation) }
  }

  /// Gives those of some contacts that a run removed or made one with others, as they were before.
  private func removed(_ ids: Set<String>, _ body: (String, KnownPerson) throws -> Void) throws {
    try SQLReader(db, "SELECT before FROM contact_change WHERE after IS NULL").forEach { row in
      guard let image = ContactSnapshot(json: row.bytes(0)), ids.contains(image.header.id) else {
        return
      }
      try body(
        image.header.id,
        KnownPerson(
          identifier: image.header.identifier, name: image.state.fields.name.display,
          fields: image.state.fields, relationshipType: image.state.relationshipType))
    }
  }

  /// What changed contacts bear from now on. A run that goes on beside this one may decide notes without
  /// having met them, whichever of the two began first; so they are newer than both.
  private func generation() throws -> Int {
    let others = try db.holds(
      "SELECT EXISTS (SELECT 1 FROM run WHERE state = 'running' AND key <> ?)", [run])
    if !others { return run }
    return try Int.fetchOne(db, sql: "SELECT max(key) + 1 FROM run") ?? run
  }

  /// The digest of what the matcher looks at.
  static func digest(of person: KnownPerson) -> RecordDigest {
    var json = JSONWriter(capacity: 512)
    json.object { json in
      person.fields.writeMembers(to: &json)
      json.key("relationship_type")
      json.value(person.relationshipType)
      json.key("aliases")
      json.array(person.aliases) { $0.value($1.name) }
      json.key("groups")
      json.array(person.groups) { $0.value($1) }
      if !person.learned.isEmpty { write(person.learned, to: &json) }
    }
    return RecordDigest(of: json.bytes, seed: "matched/1/")
  }
}

extension MatchedPeople {
  private static func write(_ learned: LearnedAbout, to json: inout JSONWriter) {
    func names(_ key: StaticString, _ names: [ConversationName]) {
      json.key(key)
      json.array(names.flatMap { [$0.thread, $0.sender] }) { $0.value($1) }
    }
    names("conversations", learned.conversations)
    names("denied_conversations", learned.deniedConversations)
    json.key("headers")
    json.array(learned.headers.flatMap { [$0.app, $0.text] }) { $0.value($1) }
    json.key("denied_notes")
    json.array(learned.deniedNotes) { $0.value($1) }
  }
}

/// A contact that matching meets.
public struct MatchedPerson: Sendable {
  /// The contact's id in the notebook.
  public var id: String
  /// What the matcher knows of it.
  public var person: KnownPerson
  /// The run that first saw it as it is now.
  public var generation: Int

  /// Makes one.
  public init(id: String, person: KnownPerson, generation: Int) {
    self.id = id
    self.person = person
    self.generation = generation
  }
}

extension ImportSession {
  /// Gives every contact as it is now, in the order of their making, and keeps that it was seen so.
  /// `gone` gets those who are there no more, as they were.
  public func matchedPeople(
    _ body: (MatchedPerson) -> Void, gone: (MatchedPerson) -> Void = { _ in }
  ) throws(StoreError) {
    try batch(of: 0) { db in
      try MatchedPeople(db: db, run: self.runKey).forEach {
        body(MatchedPerson(id: $0, person: $1, generation: $2))
      } gone: {
        gone(MatchedPerson(id: $0, person: $1, generation: $2))
      }
    }
  }
}
