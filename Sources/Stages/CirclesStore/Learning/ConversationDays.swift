public import CirclesModel
import GRDB

/// The days of a conversation: a thread of one partner, or one sender of a group.
enum ConversationDays {
  /// A day's note.
  struct Day {
    var key: Int
    var id: String
  }

  /// What stands above a conversation.
  struct Head {
    var app: String
    var isGroup: Bool
    /// Whom it is with, as the source calls them; empty where it names nobody.
    var label: String
  }

  /// The days that wait in the inbox, the oldest first.
  static func waiting(in name: ConversationName, _ db: Database) throws -> [Day] {
    try days(in: name, "EXISTS (SELECT 1 FROM unassigned_note AS u WHERE u.id = n.id)", db)
  }

  /// The days that a decision about the conversation moves: those that wait, and those that the program
  /// filed. What a person or another program decided stays.
  static func open(in name: ConversationName, _ db: Database) throws -> [Day] {
    try days(
      in: name,
      """
      (EXISTS (SELECT 1 FROM unassigned_note AS u WHERE u.id = n.id)
        OR n.decided_by = 'program' AND EXISTS
          (SELECT 1 FROM interaction AS i WHERE i.id = n.id AND i.contact_id = n.contact_id))
      """, db)
  }

  /// The days that the program filed under a person (by id).
  static func filed(in name: ConversationName, under person: String, _ db: Database) throws
    -> [Day]
  {
    try days(
      in: name,
      """
      n.decided_by = 'program' AND n.contact_id = ? AND EXISTS
        (SELECT 1 FROM interaction AS i WHERE i.id = n.id AND i.contact_id = n.contact_id)
      """, db, values: [person])
  }

  private static func days(
    in name: ConversationName, _ condition: String, _ db: Database, values: [String] = []
  ) throws -> [Day] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT n.key, n.id FROM note AS n JOIN thread AS t ON t.key = n.thread_key
        WHERE t.id = ? AND coalesce(n.sender, '') = ? AND \(condition)
        ORDER BY n.captured_at, n.key
        """, arguments: StatementArguments([name.thread, name.sender] + values)
    ).map { try Day(key: $0["key"], id: $0["id"]) }
  }

  /// What stands above a conversation; nil for one that is not in the notebook.
  static func head(of name: ConversationName, _ db: Database) throws -> Head? {
    guard
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT app, is_group, coalesce(partner_name, partner_phone, partner_handle, '') AS label
          FROM thread WHERE id = ?
          """, arguments: [name.thread])
    else { return nil }
    let isGroup: Bool = try row["is_group"]
    let sender = name.sender == "?" ? "" : name.sender
    return try Head(app: row["app"], isGroup: isGroup, label: isGroup ? sender : row["label"])
  }

  /// The conversation that a note is a day of; nil for any other note.
  static func conversation(of note: String, _ db: Database) throws -> ConversationName? {
    try Row.fetchOne(
      db,
      sql: """
        SELECT t.id, coalesce(n.sender, '') AS sender
        FROM note AS n JOIN thread AS t ON t.key = n.thread_key WHERE n.id = ?
        """, arguments: [note]
    ).map { try ConversationName(thread: $0["id"], sender: $0["sender"]) }
  }
}

extension Notebook {
  /// Files a whole conversation under a person (by id): every day that waits or that the program
  /// filed, and, where `follows`, what comes later. A run of its own.
  ///
  /// `reading` tells what the days say of the person; `day` is a note of it (by id) that is filed even
  /// where somebody has decided about it before. Where no day is to be filed, nothing changes.
  public func assign(
    conversation: ConversationName, to person: String, reading: NoteReading? = nil,
    follows: Bool = true, including day: String? = nil, command: String = "inbox assign"
  ) throws(StoreError) -> NoteEdit {
    var result = NoteEdit(run: "")
    func days(_ db: Database) throws -> [ConversationDays.Day] {
      follows
        ? try ConversationDays.open(in: conversation, db)
        : try ConversationDays.waiting(in: conversation, db)
    }
    // Where nothing is filed, nothing is learned either.
    let isSettled = try read { db in
      try ConversationDays.head(of: conversation, db) != nil && days(db).isEmpty
    }
    if day == nil, isSettled { return result }
    result.run = try edit(command) { db, run, time in
      let contact = try Self.key(of: person, db)
      let filing = ManualAssignment(db: db, run: run, time: time, reading: reading)
      guard let head = try ConversationDays.head(of: conversation, db) else {
        throw StoreError.gone(id: conversation.thread)
      }
      var days = try days(db)
      if let day, !days.contains(where: { $0.id == day }) {
        days.append(ConversationDays.Day(key: try Self.noteKey(of: day, run, db).key, id: day))
      }
      for day in days { try filing.file(day.key, id: day.id, under: person) }
      result.notes = days.map(\.id)
      guard follows else { return }
      if let day = days.first {
        result.learned = try AliasLearning(db: db, run: run, time: time).learn(
          from: day.key, for: contact)
      }
      try CorrectionLearning(db: db, run: run, time: time).learn(
        conversation, of: person, head)
    }
    return result
  }

  /// The conversation that a note (by id) is a day of; nil for any other note.
  public func conversation(of note: String) throws(StoreError) -> ConversationName? {
    try read { db in try ConversationDays.conversation(of: note, db) }
  }
}
