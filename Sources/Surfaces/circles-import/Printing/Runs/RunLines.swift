import CirclesModel
import CirclesStore

/// Runs: what each did.
enum RunLines {
  /// Runs as a table, the newest first. On a terminal it fits into its width.
  static func table(_ runs: [RunSummary], _ console: Console) -> [String] {
    if runs.isEmpty { return ["Nothing was imported or changed yet."] }
    let done = runs.map(deeds)
    // What the two first columns and the gaps take.
    let taken = 8 + 16 + 6 + (done.map(TerminalWidth.of).max() ?? 0)
    let room = console.terminal.outputIsTerminal ? max(12, console.terminal.columns - taken) : nil
    var table = TextTable(["RUN", "BEGAN (UTC)", "DID", "COMMAND"])
    for (run, deeds) in zip(runs, done) {
      let command = TerminalText.escaped(run.command)
      table.add([
        String(run.id.prefix(8)), moment(run.startedAt), deeds,
        room.map { TerminalWidth.cut(command, to: $0) } ?? command,
      ])
    }
    return table.lines(console.style)
  }

  /// What a run did, in few words: `11 new, 3 notes`.
  private static func deeds(_ run: RunSummary) -> String {
    let contacts = run.report.contacts
    let notes = run.report.notes.assigned + run.report.notes.inbox
    let counts = [
      (contacts.created, "new"), (contacts.updated, "updated"), (contacts.merged, "merged"),
      (contacts.pruned, "removed"), (notes, notes == 1 ? "note" : "notes"),
      (run.report.records.refused, "refused"),
    ]
    var words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    if run.state != .finished { words.insert(run.state.rawValue, at: 0) }
    // A message of the owner's own, or one of a dismissed chat, is neither anybody's nor a note.
    let records = run.report.records.imported
    if words.isEmpty, records > 0 { words = ["\(records) \(records == 1 ? "record" : "records")"] }
    if words.isEmpty { words = [run.isChange ? "by hand" : "nothing"] }
    return TerminalWidth.cut(words.joined(separator: ", "), to: 30)
  }

  /// `2026-11-21 19:40` of an instant in ISO 8601.
  static func moment(_ instant: String) -> String {
    String(instant.prefix(16).map { $0 == "T" ? " " : $0 })
  }
}
