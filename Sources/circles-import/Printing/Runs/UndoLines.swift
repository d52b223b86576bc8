import CirclesModel
import CirclesStore

/// What taking a run back did.
enum UndoLines {
  /// One JSON object.
  static func json(_ outcome: UndoOutcome, run: String) -> [UInt8] {
    var json = JSONWriter(capacity: 1024)
    json.object { json in
      json.key("type")
      json.value("undo")
      json.key("run")
      json.value(run)
      json.key("removed")
      json.array(outcome.removed) { $0.value($1) }
      json.key("restored")
      json.array(outcome.restored) { $0.value($1) }
      writeKept(outcome.kept, to: &json)
    }
    json.newline()
    return json.bytes
  }

  /// What stays, as a member of an object.
  static func writeKept(_ kept: [UndoOutcome.Kept], to json: inout JSONWriter) {
    json.key("kept")
    json.array(kept) { json, kept in
      json.object { json in
        json.key("identifier")
        json.value(kept.identifier)
        json.key("name")
        json.value(kept.name)
        json.key("reason")
        json.value(kept.reason)
      }
    }
  }

  /// For people.
  static func text(_ outcome: UndoOutcome, run: String, _ style: Style) -> [String] {
    var lines = [style.heading("Run \(run.prefix(8)) is taken back.")]
    lines.append("  removed   \(outcome.removed.count)")
    lines.append("  restored  \(outcome.restored.count)")
    return lines + text(kept: outcome.kept, style)
  }

  /// What stays, for people; no line where nothing does.
  static func text(kept: [UndoOutcome.Kept], _ style: Style) -> [String] {
    if kept.isEmpty { return [] }
    let head = "  kept      \(kept.count)  " + style.faint("worked on since:")
    return [head]
      + kept.map { "    \(TerminalText.escaped($0.name)): \(TerminalText.escaped($0.reason))" }
  }
}
