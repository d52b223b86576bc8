import CirclesModel

extension MovedRows {
  /// The rows as JSON.
  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.key("interactions")
      json.array(interactions) { $0.value($1) }
      json.key("notes")
      json.array(notes) { $0.value($1) }
      json.key("read_notes")
      json.array(readNotes) { $0.value($1) }
      json.key("aliases")
      json.array(aliases) { json, alias in
        json.object { json in
          json.member("key", alias.key)
          json.member("name", alias.name)
          json.member("normalized", alias.normalized)
          json.member("origin", alias.origin)
          json.member("created_at", alias.createdAt)
          json.member("run", alias.run)
          json.key("shared")
          json.value(alias.isShared)
        }
      }
      json.key("connections")
      json.array(connections) { json, connection in
        json.object { json in
          json.member("from", connection.from)
          json.member("to", connection.to)
          json.member("type", connection.type)
          json.member("context", connection.context)
          json.member("introduced_by", connection.introducedBy)
          json.member("date_established", connection.established)
          json.key("shared")
          json.value(connection.isShared)
        }
      }
      if !connectionChanges.isEmpty {
        json.key("connection_changes")
        json.array(connectionChanges) { json, change in
          json.object { change.writeMembers(to: &$0) }
        }
      }
      json.key("identifiers")
      json.array(identifiers) { json, identifier in
        json.object { json in
          json.member("normalized", identifier.normalized)
          json.member("value", identifier.value)
        }
      }
      json.key("merges")
      json.array(merges) { $0.value($1) }
      json.key("dates")
      json.array(dates) { json, date in json.array([date.note, date.position]) { $0.value($1) } }
      json.key("learned")
      json.array(learned) { $0.value($1) }
      json.key("suggestions")
      json.array(suggestions) { json, suggestion in
        json.object { suggestion.writeMembers(to: &$0) }
      }
      if !also.isEmpty {
        json.key("also")
        json.array(also) { json, one in json.object { one.writeMembers(to: &$0) } }
      }
    }
    return json.text
  }

  /// Reads what `json` wrote; nothing where it is not that.
  init(json text: String) {
    self.init()
    guard let value = JSONValue(parsing: Array(text.utf8)) else { return }
    interactions = value["interactions"]?.elements.compactMap(\.text) ?? []
    // An older version kept neither: both were those of the interactions.
    notes = value["notes"]?.elements.compactMap(\.text) ?? interactions
    readNotes = value["read_notes"]?.elements.compactMap(\.text) ?? interactions
    aliases = (value["aliases"]?.elements ?? []).map { alias in
      Alias(
        key: alias["key"]?.integer, name: alias["name"]?.text ?? "",
        normalized: alias["normalized"]?.text ?? "", origin: alias["origin"]?.text ?? "",
        createdAt: alias["created_at"]?.text ?? "", run: alias["run"]?.integer,
        isShared: alias["shared"]?.flag ?? false)
    }
    connections = (value["connections"]?.elements ?? []).map { connection in
      Connection(
        from: connection["from"]?.text ?? "", to: connection["to"]?.text ?? "",
        type: connection["type"]?.text ?? "", context: connection["context"]?.text,
        introducedBy: connection["introduced_by"]?.text,
        established: connection["date_established"]?.text,
        isShared: connection["shared"]?.flag ?? false)
    }
    connectionChanges = (value["connection_changes"]?.elements ?? []).compactMap(
      ConnectionChange.init)
    identifiers = (value["identifiers"]?.elements ?? []).map { identifier in
      (identifier["normalized"]?.text ?? "", identifier["value"]?.text ?? "")
    }
    merges = value["merges"]?.elements.compactMap(\.integer) ?? []
    dates = (value["dates"]?.elements ?? []).compactMap { date in
      let numbers = date.elements.compactMap(\.integer)
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
    learned = value["learned"]?.elements.compactMap(\.text) ?? []
    suggestions = (value["suggestions"]?.elements ?? []).compactMap(Suggestion.init)
    also = (value["also"]?.elements ?? []).compactMap(Also.init)
  }
}

extension JSONWriter {
  /// A member, left out where there is no value.
  mutating func member(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }

  /// A member, left out where there is no value.
  mutating func member(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }
}
