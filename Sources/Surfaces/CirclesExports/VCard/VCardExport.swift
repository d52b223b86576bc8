import CirclesModel
public import CirclesStore
import GRDB
import VCard

/// The versions of vCard that are written.
public enum VCardForm: String, Hashable, Sendable, CaseIterable {
  case v30 = "3.0"
  case v40 = "4.0"

  var version: Version { self == .v30 ? .v30 : .v40 }
}

extension Notebook {
  /// Writes people and groups as vCards; those of one group or tag where one is named.
  public func exportVCards(
    _ form: VCardForm, group: String? = nil, to emit: ByteSink
  ) throws -> ExportSummary {
    try exporting { db in
      try VCardExport(form: form, group: group, db: db).write(to: emit)
    }
  }
}

struct VCardExport {
  let form: VCardForm
  let group: String?
  let db: Database

  func write(to emit: ByteSink) throws -> ExportSummary {
    let chosen = try group.map { try GroupChoice.members(of: $0, db) }
    var people = 0
    let stream = try ContactStream(db)
    while let contact = try stream.next() {
      if let chosen, !chosen.contacts.contains(contact.key) { continue }
      let hasData = contact.fields.photo.map { $0.url == nil } ?? false
      let photo = hasData ? try ContactStream.photo(of: contact.key, db) : nil
      let card = ContactCard.make(
        contact.fields, identifier: contact.identifier, photo: photo, as: form.version)
      people += 1
      if try !emit(VCardWriter.write(card, as: form.version)) { break }
    }
    var summary = ExportSummary()
    summary.add(people, "person", "people")
    let groups = try writeGroups(chosen?.groups, to: emit)
    if groups > 0 { summary.add(groups, "group", "groups") }
    return summary
  }

  private func writeGroups(_ chosen: Set<Int>?, to emit: ByteSink) throws -> Int {
    var count = 0
    for row in try Row.fetchAll(
      db, sql: "SELECT key, identifier, name FROM contact_group ORDER BY key")
    {
      let key = try row.decode(Int.self, forColumn: "key")
      if let chosen, !chosen.contains(key) { continue }
      var fields = ContactFields()
      fields.kind = .group
      fields.name.display = try row.decode(String.self, forColumn: "name")
      fields.members = try String.fetchAll(
        db, sql: "SELECT identifier FROM group_member WHERE group_key = ? ORDER BY position",
        arguments: [key])
      let identifier = try row.decode(String.self, forColumn: "identifier")
      let card = ContactCard.make(
        fields, identifier: identifier, photo: nil, as: form.version)
      count += 1
      if try !emit(VCardWriter.write(card, as: form.version)) { break }
    }
    return count
  }
}
