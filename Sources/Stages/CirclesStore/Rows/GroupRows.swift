import CirclesModel
import GRDB

/// A group and its members, in and out.
enum GroupRows {
  /// What is merged of a group.
  struct Group: Equatable {
    var name: String
    /// Identifiers of members, as written.
    var members: [String]

    init(name: String, members: [String]) {
      self.name = name
      self.members = members
    }

    init(saying fields: ContactFields) {
      self.init(name: fields.name.display, members: fields.members)
    }

    init(json: [UInt8]) { self.init(saying: SourceSnapshot.decode(json)) }

    /// The group as JSON, in the shape of a record.
    var json: [UInt8] {
      var fields = ContactFields()
      fields.kind = .group
      fields.name.display = name
      fields.members = members
      return SourceSnapshot.encode(fields)
    }

    /// Merges three ways, members as a set. `others` is what other records say of the group.
    func merging(base: Group, theirs: Group, others: [Group] = []) -> Group {
      Group(
        name: name == base.name && !theirs.name.isEmpty ? theirs.name : name,
        members: ListMerge(
          base: base.members, theirs: theirs.members, mine: members,
          others: others.map(\.members)
        ).result)
    }
  }

  static func read(_ key: Int, _ db: Database) throws -> Group {
    var group = Group(name: "", members: [])
    try SQLReader(db, "SELECT name FROM contact_group WHERE key = ?").forEach(key) {
      group.name = $0.text(0)
    }
    let sql = "SELECT identifier FROM group_member WHERE group_key = ? ORDER BY position"
    try SQLReader(db, sql).forEach(key) { group.members.append($0.text(0)) }
    return group
  }

  /// What a group's records say, without one of them.
  static func said(of group: Int, without record: Int, _ db: Database) throws -> [Group] {
    var groups: [Group] = []
    let sql = """
      SELECT fields FROM source_record AS r JOIN said ON said.record_key = r.key
      WHERE r.group_key = ? AND r.key <> ? ORDER BY r.key LIMIT \(RecordTable.recordsLookedAt)
      """
    try SQLReader(db, sql).forEach(group, record) { groups.append(Group(json: $0.bytes(0))) }
    return groups
  }

  static func replace(_ key: Int, _ old: Group, with new: Group, _ db: Database) throws {
    if old.name != new.name {
      try db.run(
        "UPDATE contact_group SET name = ? WHERE key = ?", [new.name, key])
    }
    if old.members == new.members { return }
    try db.run(
      "DELETE FROM group_member WHERE group_key = ?", [key])
    let writer = try SQLWriter(
      db, "INSERT INTO group_member (group_key, position, identifier) VALUES (?, ?, ?)")
    for (position, member) in new.members.enumerated() {
      writer.integer(key)
      writer.integer(position)
      writer.text(member)
      try writer.run()
    }
  }
}
