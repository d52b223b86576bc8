package import CirclesModel
package import CirclesStore

/// What taking a run back does, for programs.
package enum UndoLine {
  /// One JSON object.
  package static func json(_ outcome: UndoOutcome, run: RunSummary, isDryRun: Bool = false)
    -> [UInt8]
  {
    var json = JSONWriter(capacity: 1024)
    json.object { json in
      json.key("type")
      json.value("undo")
      json.key("run")
      json.value(run.id)
      json.key("command")
      json.value(run.command)
      json.key("dry_run")
      json.value(isDryRun)
      json.counts(
        "contacts",
        [("removed", outcome.removed.count), ("restored", outcome.contactsRestored)])
      json.counts(
        "notes",
        [
          ("removed", outcome.notesRemoved), ("returned_to_inbox", outcome.notesReturned),
          ("restored", outcome.notesRestored),
        ])
      json.counts(
        "others",
        [
          ("messages", outcome.others.messages), ("names", outcome.others.names),
          ("connections", outcome.others.connections),
          ("settings", outcome.others.settings), ("learned", outcome.others.learned),
        ])
      json.key("met_later")
      json.value(outcome.metLater)
      if outcome.pushed > 0 {
        json.key("stays_on_server")
        json.value(outcome.pushed)
      }
      json.key("can_redo")
      json.value(outcome.canRedo)
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
  package static func writeKept(_ kept: [UndoOutcome.Kept], to json: inout JSONWriter) {
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
}
