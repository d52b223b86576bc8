import CirclesModel
import GRDB

/// Learns what a person is called from a note that the user assigned (`Architecture.md` section 4): a
/// header, a nickname, a handle, so that the next such note is known.
struct AliasLearning {
  let db: Database
  let run: Int
  let time: String

  /// How many names one note can teach.
  private static let maximumNames = 2

  /// Learns from a note; answers the names that are new.
  func learn(from note: Int, for contact: Int) throws -> [String] {
    var learned: [String] = []
    for name in try names(in: note, for: contact) where learned.count < Self.maximumNames {
      let normalized = NameNormalizer.normalize(name)
      guard !normalized.isEmpty, name.utf8.count <= Notebook.maximumAliasLength,
        try !isKnown(normalized, for: contact),
        try !Self.isBorneByOthers(normalized, than: [contact], db)
      else { continue }
      try db.run(
        """
        INSERT OR IGNORE INTO alias (contact_key, name, normalized, origin, created_at, run_key)
        VALUES (?, ?, ?, 'learned', ?, ?)
        """, [contact, name, normalized, time, run])
      if db.changesCount > 0 { learned.append(name) }
    }
    return learned
  }

  /// What names the person: the partner of a chat, else what the matcher saw, likeliest first. A name
  /// with a word of the person's own tells more than any other; where another of their names stands
  /// in the note, that was what told who is meant.
  private func names(in note: Int, for contact: Int) throws -> [String] {
    guard
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT n.mentions, n.sender, t.is_group, t.partner_name, t.partner_phone,
            t.partner_handle, n.title, coalesce(n.text, i.raw_text, i.content, '') AS text
          FROM note AS n LEFT JOIN thread AS t ON t.key = n.thread_key
          LEFT JOIN interaction AS i ON i.id = n.id WHERE n.key = ?
          """, arguments: [note])
    else { return [] }
    if let isGroup: Bool = try row["is_group"] {
      let sender: String = try row["sender"] ?? ""
      let partner: [String?] =
        try isGroup
        ? [sender == "?" ? nil : sender]
        : [row["partner_name"], row["partner_phone"], row["partner_handle"]]
      return partner.compactMap(\.self).filter { !$0.isEmpty }
    }
    let mentions = try EvidenceJSON.words(row["mentions"])
    let own = try Set(own(of: contact).flatMap(Self.words))
    if let shared = mentions.first(where: { Self.isVariant($0, of: own) }) { return [shared] }
    for name in mentions.dropFirst()
    where try isKnown(NameNormalizer.normalize(name), for: contact) { return [] }
    let title: String = try row["title"]
    let text: String = try row["text"]
    return mentions.prefix(1).filter { Self.isSubject($0, of: text, title: title) }
  }

  /// How far into a text the name of whom it is about stands, in characters.
  private static let opening = 80

  /// Whether a name that has nothing of the person's own can be what they are called: it stands in the
  /// title or where the text begins. Those who are named only further on are others.
  private static func isSubject(_ name: String, of text: String, title: String) -> Bool {
    let wanted = SearchWords(name).bytes
    func holds(_ text: String) -> Bool { SearchWords(text).count(of: wanted, most: 1) > 0 }
    return holds(title) || holds(String(text.prefix(opening))) || !holds(text)
  }

  /// Whether a name has a word of a person's own, and another beside it: `Bibi Bean`.
  private static func isVariant(_ name: String, of own: Set<String>) -> Bool {
    let words = words(name)
    return words.contains(where: own.contains) && !words.allSatisfy(own.contains)
  }

  private static func words(_ name: String) -> [String] {
    NameNormalizer.normalize(name).split(separator: " ").map(String.init)
  }

  private func own(of contact: Int) throws -> [String] {
    try String.fetchAll(
      db, sql: "SELECT name FROM contact WHERE key = ?", arguments: [contact])
  }

  private func isKnown(_ normalized: String, for contact: Int) throws -> Bool {
    let names = try String.fetchAll(
      db,
      sql: """
        SELECT name FROM contact WHERE key = ?1
        UNION ALL SELECT value FROM nickname WHERE contact_key = ?1
        UNION ALL SELECT name FROM alias WHERE contact_key = ?1
        UNION ALL SELECT coalesce(normalized, value) FROM phone WHERE contact_key = ?1
        UNION ALL SELECT value FROM handle WHERE contact_key = ?1
        """, arguments: [contact])
    return names.contains { NameNormalizer.normalize($0) == normalized }
  }

  /// Whether a name, which is normalised, is a contact's own, a nickname or an alias that somebody gave.
  static func isGiven(_ normalized: String, to contact: Int, _ db: Database) throws -> Bool {
    let names = try String.fetchAll(
      db,
      sql: """
        SELECT name FROM contact WHERE key = ?1
        UNION ALL SELECT value FROM nickname WHERE contact_key = ?1
        UNION ALL SELECT name FROM alias WHERE contact_key = ?1 AND origin <> 'learned'
        """, arguments: [contact])
    return names.contains { NameNormalizer.normalize($0) == normalized }
  }

  /// Whether somebody else goes by the name, or by one of which it is the given or family name: then
  /// it tells nobody.
  static func isBorneByOthers(
    _ normalized: String, than contacts: [Int], _ db: Database
  ) throws -> Bool {
    var found = false
    let own = contacts.map(String.init).joined(separator: ", ")
    let sql = """
      SELECT name FROM contact WHERE key NOT IN (\(own))
      UNION ALL SELECT given_name FROM contact WHERE key NOT IN (\(own)) AND given_name IS NOT NULL
      UNION ALL SELECT family_name FROM contact
        WHERE key NOT IN (\(own)) AND family_name IS NOT NULL
      UNION ALL SELECT value FROM nickname WHERE contact_key NOT IN (\(own))
      UNION ALL SELECT name FROM alias WHERE contact_key NOT IN (\(own))
      """
    let first = normalized.utf8.first
    try SQLReader(db, sql).forEach { row in
      if found { return }
      let name = row.text(0)
      // Most names begin otherwise, and folding costs more than a look at the first letter.
      if let first, let other = name.utf8.first, other < 0x80, other | 0x20 != first | 0x20,
        !name.utf8.contains(UInt8(ascii: " ")), !name.utf8.contains(UInt8(ascii: ","))
      {
        return
      }
      if NameNormalizer.normalize(name) == normalized { found = true }
    }
    if found { return true }
    // Cards without the parts of a name: any word of it may be what its bearer is called.
    let whole = """
      SELECT name FROM contact
      WHERE key NOT IN (\(own)) AND given_name IS NULL AND family_name IS NULL
      """
    try SQLReader(db, whole).forEach { row in
      if !found, words(row.text(0)).contains(normalized) { found = true }
    }
    return found
  }
}
