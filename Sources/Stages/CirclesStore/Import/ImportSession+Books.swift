import CirclesModel
import GRDB

extension ImportSession {
  /// The source that a file's first records came from before, where its signs name another one now.
  ///
  /// Signs change while the book stays: a phone marks its cards only once somebody has a nickname, and in
  /// a book that several programs write to, the majority turns. Where at least half of the records are
  /// known of one vCard source, and of `likeliest` fewer, it is that one. The program's own export is
  /// never taken for the book that its people came from.
  public func book(of items: [LoadItem], likeliest name: String) throws(StoreError) -> String {
    guard Books.isOfFamily(name), !items.isEmpty else { return name }
    return try batch(of: 0) { db in try Books(loader: loader, db: db).find(items, name) }
  }
}

/// The address books that vCard files came from.
private struct Books {
  let loader: ContactLoader
  let db: Database

  static func isOfFamily(_ name: String) -> Bool {
    (name == "vcard" || name.hasPrefix("vcard/")) && name != "vcard/circles"
  }

  func find(_ items: [LoadItem], _ name: String) throws -> String {
    let known = try String.fetchAll(db, sql: "SELECT name FROM source ORDER BY key")
      .filter(Self.isOfFamily)
    let others = known.filter { $0 != name }
    if others.isEmpty { return name }
    var best = (
      name: name, count: known.contains(name) ? try count(items, in: name, asIf: name) : 0
    )
    for other in others {
      let count = try count(items, in: other, asIf: name)
      if count * 2 >= items.count, count > best.count { best = (other, count) }
    }
    return best.name
  }

  /// How many of the records a source has. Without a UID only the name tells, and a name stands in many
  /// books: it counts between the two names that one phone's book goes by.
  private func count(_ items: [LoadItem], in source: String, asIf name: String) throws -> Int {
    let index = try loader.index(of: source, db)
    let isOnePhone = Set([source, name]).isSubset(of: ["vcard", "vcard/android"])
    return items.count { item in
      switch item {
      case .prepared(let contact):
        (isOnePhone || !contact.record.isDerived) && index.find(contact.recordHash) != nil
      case .known(let digest, _):
        index.find(digest: digest).map { isOnePhone || !index.entries[$0].isDerived } ?? false
      }
    }
  }
}
