import CirclesModel
import CirclesStore

/// What taking a run back does.
enum UndoLines {
  /// Whether it has been done.
  enum Tense {
    case foretold, done
  }

  /// How many names are shown.
  static let maximumNames = 5

  /// For people.
  static func text(
    _ outcome: UndoOutcome, run: RunSummary, _ tense: Tense, _ style: Style
  ) -> [String] {
    let command = TerminalText.escaped(run.command)
    let began = RunLines.moment(run.startedAt)
    let head =
      tense == .done
      ? "Run \(run.id.prefix(8)) is undone." : "Undo of run \(run.id.prefix(8)):"
    var lines = [style.heading(head), "  \(command), \(began) UTC"]
    lines += row(
      "removed", counted(people: outcome.removed.count, notes: outcome.notesRemoved),
      outcome.removedNames, style)
    lines += row(
      "restored", counted(people: outcome.contactsRestored, notes: outcome.notesRestored),
      outcome.restoredNames, style)
    if outcome.notesReturned > 0 {
      lines.append("            \(noun(outcome.notesReturned, "note")) back in the inbox")
    }
    let others = counted(outcome.others)
    if !others.isEmpty { lines.append("  undone    \(others)") }
    if outcome.pushed > 0 {
      let isOne = outcome.pushed == 1
      lines.append(
        "  \(noun(outcome.pushed, "card")) \(isOne ? "stays" : "stay") on the server as the sync wrote "
          + (isOne ? "it" : "them"))
    }
    if lines.count == 2, outcome.kept.isEmpty { lines.append("  there is nothing left to undo") }
    if outcome.metLater > 0 {
      lines.append(
        "  \(outcome.metLater) of these people \(outcome.metLater == 1 ? "was" : "were") also in a "
          + "later import:")
      lines.append("  import it again to bring them back.")
    }
    return lines + text(kept: outcome.kept, style)
  }

  /// How what was done can be undone in turn.
  static func end(_ outcome: UndoOutcome, run: RunSummary, _ style: Style) -> [String] {
    outcome.canRedo
      ? [style.faint("Redo with: circles-import runs redo \(run.id.prefix(8))")]
      : [style.faint("The undo was too large to redo; import it again instead.")]
  }

  /// `3 people, 1 note`.
  static func counted(people: Int, notes: Int) -> String {
    let parts = [
      people > 0 ? noun(people, "person", "people") : nil, notes > 0 ? noun(notes, "note") : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// `1 other name, 2 settings`.
  private static func counted(_ others: UndoOutcome.Others) -> String {
    let parts = [
      (others.messages, "own message"), (others.names, "other name"),
      (others.connections, "connection"),
      (others.settings, "setting"), (others.learned, "learned rule"),
    ]
    return parts.filter { $0.0 > 0 }.map { noun($0.0, $0.1) }.joined(separator: ", ")
  }

  private static func row(
    _ word: String, _ counted: String, _ names: [String], _ style: Style
  ) -> [String] {
    if counted.isEmpty { return [] }
    var lines = ["  \(TerminalWidth.padded(word, to: 8))  \(counted)"]
    let shown = names.filter { !$0.isEmpty }
    if !shown.isEmpty {
      let more = shown.count > maximumNames ? ["and \(shown.count - maximumNames) more"] : []
      let list = shown.prefix(maximumNames).map {
        TerminalWidth.cut(TerminalText.escaped($0), to: 40)
      }
      for name in list + more { lines.append("            " + style.faint(name)) }
    }
    return lines
  }

  private static func noun(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }

  /// What stays, for people; no line where nothing does.
  static func text(kept: [UndoOutcome.Kept], _ style: Style) -> [String] {
    if kept.isEmpty { return [] }
    let head = "  kept      \(kept.count)  " + style.faint("edited since:")
    return [head]
      + kept.map { "    \(TerminalText.escaped($0.name)): \(TerminalText.escaped($0.reason))" }
  }
}
