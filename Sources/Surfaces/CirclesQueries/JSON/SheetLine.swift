package import CirclesModel
package import CirclesStore

/// Everything known of a person as one JSON object: the contact as `read` prints it, and what the
/// notebook adds.
package enum SheetLine {
  /// The line, with its end.
  package static func json(_ sheet: PersonSheet, birthday: UpcomingBirthday?) -> [UInt8] {
    var json = JSONWriter(capacity: 4096)
    json.object { json in
      json.key("type")
      json.value("person")
      json.key("id")
      json.value(sheet.summary.id)
      json.key("identifier")
      json.value(sheet.summary.identifier)
      sheet.fields.writeMembers(to: &json)
      sheet.summary.writeStanding(to: &json)
      if let birthday {
        json.key("next_birthday")
        json.object { BirthdayLine.writeDay(birthday, to: &$0) }
      }
      writeKnowledge(of: sheet, to: &json)
      writeOrigins(of: sheet, to: &json)
    }
    json.newline()
    return json.bytes
  }

  private static func writeKnowledge(of sheet: PersonSheet, to json: inout JSONWriter) {
    json.key("aliases")
    json.array(sheet.aliases) { json, alias in
      json.object { json in
        json.key("name")
        json.value(alias.name)
        json.key("origin")
        json.value(alias.origin)
      }
    }
    json.key("connections")
    json.array(sheet.connections) { json, connection in
      json.object { json in
        json.key("type")
        json.value(connection.type)
        json.key(connection.isOutgoing ? "to" : "from")
        json.value(connection.otherID)
        json.key("name")
        json.value(connection.otherName)
        json.optional("context", connection.context)
      }
    }
    json.key("groups")
    json.array(sheet.groups) { $0.value($1) }
    json.optional("family_details", sheet.familyDetails.isEmpty ? nil : sheet.familyDetails)
    json.optional("job_info", sheet.jobInfo.isEmpty ? nil : sheet.jobInfo)
    json.optional("travel_notes", sheet.travelNotes.isEmpty ? nil : sheet.travelNotes)
    json.key("interactions")
    json.value(sheet.interactionCount)
    json.optional("days_since_last_contact", sheet.daysSinceLastContact)
    if let score = sheet.relationshipScore {
      json.key("relationship_score")
      json.value(score)
    }
    json.optional("urgency_level", sheet.urgencyLevel)
    sheet.findings.writeMembers(to: &json)
  }

  private static func writeOrigins(of sheet: PersonSheet, to json: inout JSONWriter) {
    json.key("identifiers")
    json.array(sheet.identifiers) { $0.value($1) }
    if !sheet.merged.isEmpty {
      json.key("merged")
      json.array(sheet.merged) { $0.value($1) }
    }
    json.key("sources")
    json.array(sheet.sources) { json, entry in
      json.object { json in
        json.key("source")
        json.value(entry.source)
        json.key("key")
        json.value(entry.recordKey)
        json.optional("gone_at", entry.goneAt)
      }
    }
    json.key("created_at")
    json.value(sheet.createdAt)
    json.key("modified_at")
    json.value(sheet.modifiedAt)
  }
}
