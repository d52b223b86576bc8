extension TextFindings {
  /// Writes what was found as members of an object that is open (`Contract.md` section 3); what was
  /// not found is left out.
  public func writeMembers(to json: inout JSONWriter) {
    if !summary.isEmpty {
      json.key("summary")
      json.value(summary)
    }
    for (name, found) in [
      ("interests", interests), ("events", events), ("topics_to_avoid", topicsToAvoid),
    ] where !found.isEmpty {
      json.key(dynamic: name)
      json.array(found) { $0.value($1.text) }
    }
    if !facts.isEmpty {
      json.key("facts")
      json.object { json in
        for fact in facts {
          json.key(dynamic: fact.key)
          json.value(fact.text)
        }
      }
    }
    if !dates.isEmpty {
      json.key("dates")
      json.array(dates) { json, date in json.object { date.writeMembers(to: &$0) } }
    }
  }
}

extension FoundDate {
  /// Writes the date as members of an object that is open.
  public func writeMembers(to json: inout JSONWriter) {
    json.key("text")
    json.value(text)
    json.key("start")
    json.value(start)
    json.key("end")
    json.value(end)
    json.key("kind")
    json.value(kind)
    json.key("value")
    json.value(value)
    if let holiday {
      json.key("holiday")
      json.value(holiday)
    }
    if let label {
      json.key("label")
      json.value(label)
    }
    if let year {
      json.key("year")
      json.value(year)
    }
    if let of {
      json.key("of")
      json.value(of)
    }
    if let ofName {
      json.key("of_name")
      json.value(ofName)
    }
  }
}
