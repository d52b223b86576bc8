import CirclesModel
import CirclesPipeline

/// What a text says, as members of an object (`contract.md` section 3); what was not found is left
/// out.
enum FindingsLine {
  /// Writes the members.
  static func write(_ findings: TextFindings, to json: inout JSONWriter) {
    if !findings.summary.isEmpty {
      json.key("summary")
      json.value(findings.summary)
    }
    for (name, words) in [
      ("interests", findings.interests.map(\.text)), ("events", findings.events.map(\.text)),
      ("topics_to_avoid", findings.topicsToAvoid.map(\.text)),
    ] where !words.isEmpty {
      json.key(dynamic: name)
      json.array(words) { $0.value($1) }
    }
    if !findings.facts.isEmpty {
      json.key("facts")
      json.object { json in
        for fact in findings.facts {
          json.key(dynamic: fact.key)
          json.value(fact.text)
        }
      }
    }
    if !findings.dates.isEmpty {
      json.key("dates")
      json.array(findings.dates) { json, date in write(date, to: &json) }
    }
  }

  private static func write(_ date: FoundDate, to json: inout JSONWriter) {
    json.object { json in
      json.key("text")
      json.value(date.text)
      json.key("start")
      json.value(date.start)
      json.key("end")
      json.value(date.end)
      json.key("kind")
      json.value(date.kind)
      json.key("value")
      json.value(date.value)
      if let holiday = date.holiday {
        json.key("holiday")
        json.value(holiday)
      }
      if let label = date.label {
        json.key("label")
        json.value(label)
      }
      json.optional("year", date.year)
      json.optional("of", date.of)
    }
  }
}
