package import CirclesModel

/// A note in full as a line of NDJSON.
package enum NoteSheetLine {
  /// The line, with its end.
  package static func json(_ sheet: NoteSheet) -> [UInt8] {
    var json = JSONWriter(capacity: 1024)
    json.object { json in
      json.key("type")
      json.value("note")
      json.key("id")
      json.value(sheet.id)
      json.key("record")
      json.value(sheet.record)
      json.key("state")
      json.value(sheet.state.rawValue)
      json.key("by_hand")
      json.value(sheet.isByHand)
      json.key("contacts")
      json.array(sheet.contacts) { json, contact in
        json.object { json in
          json.key("contact")
          json.value(contact.identifier)
          json.key("name")
          json.value(contact.name)
          json.key("id")
          json.value(contact.id)
        }
      }
      json.key("source")
      json.value(sheet.source.rawValue)
      json.optional("app", sheet.app)
      json.optional("captured_at", sheet.capturedAt)
      json.optional("title", sheet.title.isEmpty ? nil : sheet.title)
      json.optional("partner", sheet.partner.isEmpty ? nil : sheet.partner)
      json.key("text")
      json.value(sheet.text)
      json.optional("raw_text", sheet.asRead)
      json.key("confidence")
      json.value(sheet.confidence.inFourDigits)
      json.key("evidence")
      json.array(sheet.evidence) { json, evidence in write(evidence, to: &json) }
      json.key("against")
      json.array(sheet.against) { json, objection in write(objection, to: &json) }
      json.key("suggestions")
      json.array(sheet.suggestions) { json, suggestion in
        json.object { json in
          json.key("contact")
          json.value(suggestion.identifier)
          json.key("name")
          json.value(suggestion.name)
          json.key("confidence")
          json.value(suggestion.confidence.inFourDigits)
        }
      }
      write(sheet.findings, to: &json)
    }
    json.newline()
    return json.bytes
  }

  private static func write(_ evidence: MatchEvidence, to json: inout JSONWriter) {
    json.object { json in
      json.key("kind")
      json.value(evidence.kind)
      json.key("text")
      json.value(evidence.text)
    }
  }

  private static func write(_ objection: NoteSheet.Objection, to json: inout JSONWriter) {
    json.object { json in
      json.key("kind")
      json.value(objection.kind)
      json.key("text")
      json.value(objection.text)
      json.optional("contact", objection.contact?.identifier)
      json.optional("name", objection.contact?.name)
      if let confidence = objection.confidence {
        json.key("confidence")
        json.value(confidence.inFourDigits)
      }
    }
  }

  /// What the note says; interests and dates are there even where it says none.
  private static func write(_ findings: TextFindings, to json: inout JSONWriter) {
    if findings.interests.isEmpty {
      json.key("interests")
      json.array([String]()) { $0.value($1) }
    }
    if findings.dates.isEmpty {
      json.key("dates")
      json.array([String]()) { $0.value($1) }
    }
    findings.writeMembers(to: &json)
  }
}
