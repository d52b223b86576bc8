package import CirclesModel

extension NoteSnapshot {
  /// Whether the note lies as it was written down for somebody, and nobody has decided since.
  var isAsWritten: Bool { state == "assigned" && evidence == EvidenceJSON.text([.written]) }
}

/// Who else a note might have been about when it was filed, as JSON; contacts by identifier.
package enum CounterEvidenceJSON {
  /// How many others are kept.
  private static let maximum = 3

  static func text(_ decision: MatchDecision) -> String {
    guard let contact = decision.contact else { return "[]" }
    let others = decision.suggestions.filter { $0.identifier != contact.identifier }
    if others.isEmpty { return "[]" }
    var json = JSONWriter()
    json.array(others.prefix(maximum)) { json, other in
      json.object { json in
        json.key("contact")
        json.value(other.identifier)
        json.key("confidence")
        json.value((other.confidence * 10_000).rounded() / 10_000)
        json.member("kind", other.reason?.kind)
        json.member("text", other.reason?.text)
      }
    }
    return json.text
  }

  package static func others(_ text: String) -> [MatchSuggestion] {
    (JSONValue(parsing: Array(text.utf8))?.elements ?? []).compactMap { value in
      guard let identifier = value["contact"]?.text else { return nil }
      var confidence = 0.0
      if case .number(let number) = value["confidence"] { confidence = number }
      return MatchSuggestion(
        identifier: identifier, name: "", confidence: confidence,
        reason: value["kind"]?.text.map {
          MatchEvidence(kind: $0, text: value["text"]?.text ?? "")
        })
    }
  }
}
