import CirclesStore
import GRDB

/// Why an export cannot be made.
public enum ExportError: Error, Hashable, Sendable {
  /// There is no group and no tag of that name.
  case noGroup(near: [String])
  /// The file could not be written; the system's words.
  case file(path: String, reason: String)
  /// The file is there already.
  case exists(path: String)
  /// No export of this notebook gave the change token.
  case unknownToken
}

extension Notebook {
  /// Reads at one moment; what an export itself complains of comes through as it is.
  func exporting<Value>(_ body: (Database) throws -> Value) throws -> Value {
    var failure: ExportError?
    do {
      return try read { db in
        do {
          return try body(db)
        } catch let complaint as ExportError {
          failure = complaint
          throw complaint
        }
      }
    } catch {
      if let failure { throw failure }
      throw error
    }
  }
}

/// The groups and tags of a notebook.
enum GroupChoice {
  /// Keys of the contacts in a group or under a tag, and the groups themselves.
  static func members(
    of wanted: String, _ db: Database
  ) throws -> (contacts: Set<Int>, groups: Set<Int>) {
    let word = wanted.lowercased()
    var contacts: Set<Int> = []
    var groups: Set<Int> = []
    var names: Set<String> = []
    for row in try Row.fetchAll(db, sql: "SELECT key, name, identifier, id FROM contact_group") {
      let key = try row.decode(Int.self, forColumn: "key")
      let name = try row.decode(String.self, forColumn: "name")
      let identifier = try row.decode(String.self, forColumn: "identifier")
      let id = try row.decode(String.self, forColumn: "id")
      names.insert(name)
      guard name.lowercased() == word || identifier == wanted || id == wanted else { continue }
      groups.insert(key)
      contacts.formUnion(
        try Int.fetchAll(
          db,
          sql: """
            SELECT contact_key FROM group_member WHERE group_key = ? AND contact_key IS NOT NULL
            """, arguments: [key]))
    }
    var isTag = false
    for tag in try String.fetchAll(db, sql: "SELECT DISTINCT value FROM category") {
      names.insert(tag)
      guard tag.lowercased() == word else { continue }
      isTag = true
      contacts.formUnion(
        try Int.fetchAll(
          db, sql: "SELECT contact_key FROM category WHERE value = ?", arguments: [tag]))
    }
    if groups.isEmpty && !isTag { throw ExportError.noGroup(near: names.sorted()) }
    return (contacts, groups)
  }
}
