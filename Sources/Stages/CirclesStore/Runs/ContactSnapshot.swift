import CirclesModel

/// A contact as it was at one moment, whole, so that it can be as it was again. Kept as JSON.
struct ContactSnapshot: Hashable {
  var header: ContactHeader
  var state: ContactState

  init(_ header: ContactHeader, _ state: ContactState) {
    self.header = header
    self.state = state
  }

  /// The image as JSON.
  var json: [UInt8] {
    var json = JSONWriter(capacity: 1024)
    json.object { json in
      json.key("key")
      json.value(header.key)
      json.key("id")
      json.value(header.id)
      json.key("identifier")
      json.value(header.identifier)
      json.key("created_at")
      json.value(header.createdAt)
      json.key("modified_at")
      json.value(header.modifiedAt)
      if let run = header.createdRun {
        json.key("created_run")
        json.value(run)
      }
      if let days = header.cadenceDays {
        json.key("cadence_days")
        json.value(days)
      }
      for (name, value) in texts where !value.isEmpty {
        json.key(dynamic: name)
        json.value(value)
      }
      json.key("fields")
      json.object { state.fields.writeMembers(to: &$0) }
    }
    return json.bytes
  }

  private var texts: [(String, String)] {
    [
      ("source_gone_at", header.sourceGoneAt ?? ""), ("family_details", header.familyDetails),
      ("travel_notes", header.travelNotes), ("last_connected_at", header.lastConnectedAt ?? ""),
      ("relationship_type", state.relationshipType), ("job_info", state.jobInfo),
    ]
  }

  /// Reads an image; nil where the JSON is none.
  init?(json bytes: [UInt8]) {
    guard let value = JSONValue(parsing: bytes), let key = value["key"]?.integer,
      let id = value["id"]?.text, let identifier = value["identifier"]?.text,
      let fields = value["fields"].flatMap(ContactFields.init(json:))
    else { return nil }
    header = ContactHeader(
      key: key, id: id, identifier: identifier, createdAt: value["created_at"]?.text ?? "",
      modifiedAt: value["modified_at"]?.text ?? "", createdRun: value["created_run"]?.integer,
      sourceGoneAt: value["source_gone_at"]?.text,
      familyDetails: value["family_details"]?.text ?? "",
      travelNotes: value["travel_notes"]?.text ?? "",
      lastConnectedAt: value["last_connected_at"]?.text,
      cadenceDays: value["cadence_days"]?.integer)
    state = ContactState(
      fields: fields,
      relationshipType: value["relationship_type"]?.text ?? ContactState.defaultRelationship,
      jobInfo: value["job_info"]?.text ?? "")
  }
}
