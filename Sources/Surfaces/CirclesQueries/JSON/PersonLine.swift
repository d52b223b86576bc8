package import CirclesModel
package import CirclesStore

extension PersonSummary {
  /// The person as the members of an object that is open.
  package func writeMembers(to json: inout JSONWriter) {
    json.key("id")
    json.value(id)
    json.key("identifier")
    json.value(identifier)
    json.key("name")
    // `people show` has the whole name of `read` here; lists have the name to show.
    json.value(name)
    writeStanding(to: &json)
  }

  /// What the notebook itself knows, beside who it is.
  package func writeStanding(to json: inout JSONWriter) {
    json.key("relationship_type")
    json.value(relationshipType)
    json.optional("last_connected_at", lastConnectedAt)
    if isPruned {
      json.key("pruned")
      json.value(true)
    }
  }
}

/// People in a list, for programs and for people.
package enum PersonLine {
  /// A person as a line of NDJSON.
  package static func json(_ person: PersonSummary) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.object { json in
      json.key("type")
      json.value("person")
      person.writeMembers(to: &json)
      json.key("kind")
      json.value(person.kind.rawValue)
      json.optional("organization", person.organization.isEmpty ? nil : person.organization)
      json.optional("phone", person.phone.isEmpty ? nil : person.phone)
      json.optional("email", person.email.isEmpty ? nil : person.email)
    }
    json.newline()
    return json.bytes
  }
}
