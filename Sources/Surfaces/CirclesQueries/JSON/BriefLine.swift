import CirclesModel
import CirclesStore

/// A brief, for programs.
package enum BriefLine {
  /// The brief as a line of NDJSON (`Contract.md` section 6).
  package static func json(_ brief: Brief) -> [UInt8] {
    var json = JSONWriter(capacity: 2048)
    json.object { json in
      json.key("type")
      json.value("brief")
      json.key("contact")
      json.value(brief.person.identifier)
      json.key("id")
      json.value(brief.person.id)
      json.key("name")
      json.value(brief.person.name)
      json.optional("last_contact", brief.lastContact)
      for part in brief.parts {
        json.key(dynamic: part.key)
        json.array(part.items) { json, item in
          json.object { json in
            json.key("text")
            json.value(item.text)
            json.optional("note", item.note)
            json.optional("at", item.at)
          }
        }
      }
    }
    json.newline()
    return json.bytes
  }
}
