import CirclesModel
import CirclesStore

/// Conflicts, for people and for programs.
enum ConflictLines {
  /// A conflict as a line of NDJSON.
  static func json(_ conflict: SyncConflict) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.object { json in
      let members: [(StaticString, String)] = [
        ("type", "conflict"), ("account", conflict.account), ("id", conflict.contact),
        ("person", conflict.name), ("field", conflict.field.rawValue),
        ("yours", text(conflict.yours, conflict.field)),
        ("theirs", text(conflict.theirs, conflict.field)),
      ]
      for (key, value) in members {
        json.key(key)
        json.value(value)
      }
    }
    json.newline()
    return json.bytes
  }

  /// That a person's conflicts were settled as the notebook has it, which is no run.
  static func json(settled count: Int, _ person: String) -> [UInt8] {
    var json = JSONWriter(capacity: 128)
    json.object { json in
      json.key("type")
      json.value("settled")
      json.key("person")
      json.value(person)
      json.key("conflicts")
      json.value(count)
    }
    json.newline()
    return json.bytes
  }

  /// Conflicts for people.
  static func text(_ conflicts: [SyncConflict], _ style: Style) -> [String] {
    var table = TextTable(["account", "person", "field", "yours", "theirs"], cellLimit: 40)
    for conflict in conflicts {
      table.add([
        conflict.account, conflict.name, conflict.field.rawValue,
        shown(conflict.yours, conflict.field), shown(conflict.theirs, conflict.field),
      ])
    }
    return table.lines(style) + [
      "", "Settle them with: circles-import sync --take mine|theirs PERSON",
    ]
  }

  private static func shown(_ fields: ContactFields, _ field: MergeField) -> String {
    let text = text(fields, field)
    return text.isEmpty ? "(removed)" : text
  }

  /// A field as a short text.
  private static func text(_ fields: ContactFields, _ field: MergeField) -> String {
    func labelled(_ value: String, _ label: String) -> String {
      label.isEmpty ? value : "\(value) (\(label))"
    }
    let values: [String] =
      switch field {
      case .name: [fields.name.display]
      case .nicknames: fields.nicknames
      case .phones: fields.phones.map { labelled($0.value, $0.label) }
      case .emails: fields.emails.map { labelled($0.value, $0.label) }
      case .addresses:
        fields.addresses.map { address in
          labelled(
            [address.street, address.postalCode, address.city, address.country]
              .filter { !$0.isEmpty }.joined(separator: ", "), address.label)
        }
      case .birthday: fields.birthday.map { [DateText.words($0)] } ?? []
      case .dates: fields.dates.map { labelled(DateText.words($0.date), $0.label) }
      case .organization: [fields.organization]
      case .department: [fields.department]
      case .jobTitle: [fields.jobTitle]
      case .note: [fields.note]
      case .categories: fields.categories
      case .urls: fields.urls.map { labelled($0.value, $0.label) }
      case .handles: fields.handles.map { labelled($0.value, $0.service) }
      case .related: fields.related.map { labelled($0.name ?? $0.identifier ?? "", $0.type) }
      case .relationshipType: []
      }
    return values.joined(separator: ", ")
  }
}
