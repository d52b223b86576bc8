import CirclesModel

extension NoteSnapshot {
  /// The image as JSON, with what lies behind it where that is to go back, too.
  func json(_ background: NoteDecisionSnapshot? = nil) -> String {
    var json = JSONWriter(capacity: 512)
    json.object { json in
      json.key("state")
      json.value(state)
      json.key("decided_by")
      json.value(decidedBy)
      json.member("contact", contact)
      json.key("confidence")
      json.value(confidence)
      json.key("evidence")
      json.value(evidence)
      json.key("mentions")
      json.value(mentions)
      if against != "[]" { json.member("against", against) }
      if let row {
        json.key("row")
        json.object { json in
          json.member("contact", row.contact)
          json.key("content")
          json.value(row.content)
          json.member("raw_text", row.rawText)
          json.member("date", row.date)
          json.key("created_at")
          json.value(row.createdAt)
          if let run = row.run {
            json.key("run")
            json.value(run)
          }
        }
      }
      if !also.isEmpty {
        json.key("also")
        json.array(also) { json, one in
          json.object { json in
            json.member("contact", one.contact)
            json.member("interaction", one.interaction)
            json.member("run", one.run)
          }
        }
      }
      if let background {
        json.key("background")
        json.object { background.writeMembers(to: &$0) }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Reads an image; nil where the JSON is none.
  init?(json text: String) {
    guard let value = JSONValue(parsing: Array(text.utf8)), let state = value["state"]?.text else {
      return nil
    }
    self.state = state
    decidedBy = value["decided_by"]?.text ?? "program"
    contact = value["contact"]?.text
    confidence = 0
    if case .number(let number) = value["confidence"] { confidence = number }
    evidence = value["evidence"]?.text ?? "[]"
    mentions = value["mentions"]?.text ?? "[]"
    against = value["against"]?.text ?? "[]"
    if let row = value["row"] {
      self.row = AppRow(
        contact: row["contact"]?.text, content: row["content"]?.text ?? "",
        rawText: row["raw_text"]?.text, date: row["date"]?.text,
        createdAt: row["created_at"]?.text ?? "", run: row["run"]?.integer)
    }
    also = (value["also"]?.elements ?? []).compactMap { one in
      guard let contact = one["contact"]?.text, let interaction = one["interaction"]?.text else {
        return nil
      }
      return Also(contact: contact, interaction: interaction, run: one["run"]?.integer)
    }
  }
}
