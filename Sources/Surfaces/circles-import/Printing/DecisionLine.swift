import CirclesModel
import CirclesPipeline
import CirclesQueries

/// What was decided about a note, as a line of NDJSON (`Contract.md` section 3).
enum DecisionLine {
  /// The line, with its end; `note` is the note's id in the notebook, where that is told.
  static func json(_ filed: AssignedDecision, note: String? = nil) -> [UInt8] {
    let decision = filed.decision
    var json = JSONWriter(capacity: 512)
    json.object { json in
      json.key("type")
      json.value("decision")
      json.key("record")
      json.value(filed.record)
      json.optional("note", note)
      if let contact = decision.contact {
        json.key("contact")
        json.value(contact.identifier)
        json.key("contact_name")
        json.value(contact.name)
      }
      json.key("confidence")
      json.value(decision.confidence.inFourDigits)
      json.key("evidence")
      json.array(decision.evidence) { json, evidence in write(evidence, to: &json) }
      json.key("suggestions")
      json.array(decision.suggestions) { json, suggestion in write(suggestion, to: &json) }
      filed.findings.writeMembers(to: &json)
      if let from = filed.movedFrom {
        json.key("moved_from")
        json.value(from)
      }
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

  private static func write(_ suggestion: MatchSuggestion, to json: inout JSONWriter) {
    json.object { json in
      json.key("contact")
      json.value(suggestion.identifier)
      json.key("name")
      json.value(suggestion.name)
      json.key("confidence")
      json.value(suggestion.confidence.inFourDigits)
      if let reason = suggestion.reason {
        json.key("reason")
        write(reason, to: &json)
      }
    }
  }
}
