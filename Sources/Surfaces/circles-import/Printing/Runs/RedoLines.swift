import CirclesModel
import CirclesStore

/// What bringing a run back did.
enum RedoLines {
  /// One JSON object.
  static func json(_ outcome: RedoOutcome) -> [UInt8] {
    var json = JSONWriter(capacity: 256)
    json.object { json in
      json.key("type")
      json.value("redo")
      json.key("run")
      json.value(outcome.run.id)
      json.key("command")
      json.value(outcome.run.command)
      json.counts(
        "contacts",
        [("restored", outcome.restored.contacts), ("removed", outcome.removed.contacts)])
      json.counts(
        "notes", [("restored", outcome.restored.notes), ("removed", outcome.removed.notes)])
    }
    json.newline()
    return json.bytes
  }

  /// For people.
  static func text(_ outcome: RedoOutcome, _ style: Style) -> [String] {
    let command = TerminalText.escaped(outcome.run.command)
    var lines = [style.heading("Run \(outcome.run.id.prefix(8)) is redone: \(command)")]
    for (word, counts) in [("restored", outcome.restored), ("removed", outcome.removed)] {
      let parts = UndoLines.counted(people: counts.contacts, notes: counts.notes)
      if !parts.isEmpty { lines.append("  \(word)  \(parts)") }
    }
    return lines
  }
}
