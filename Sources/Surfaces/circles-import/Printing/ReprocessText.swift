import CirclesModel
import CirclesPipeline
import CirclesQueries

/// What a `reprocess` did, for people: each note that found its person, and each that moved.
struct ReprocessText {
  let report: RunReport
  /// How many notes there are to look at.
  let open: Int
  /// What was assigned or moved.
  let decisions: [AssignedDecision]
  /// The names of those from whom notes moved, by identifier.
  let names: [String: String]

  /// A summary of a run.
  init(_ report: RunReport, of open: Int, _ decisions: [AssignedDecision], names: [String: String])
  {
    self.report = report
    self.open = open
    self.decisions = decisions
    self.names = names
  }

  /// The tables and the counts.
  func lines(width: Int, _ style: Style) -> [String] {
    let moved = decisions.filter { $0.movedFrom != nil }
    let assigned = decisions.filter { $0.movedFrom == nil }
    var lines: [String] = []
    if !assigned.isEmpty {
      lines += [style.heading("Assigned")] + table(assigned, width, style) + [""]
    }
    if !moved.isEmpty { lines += [style.heading("Moved")] + table(moved, width, style) + [""] }
    lines.append("Checked \(report.records.read) of \(Self.notes(open)).")
    lines.append(
      "Assigned \(assigned.count), moved \(moved.count), new suggestions for \(report.notes.inbox)."
    )
    let reread = report.records.imported - report.notes.assigned - report.notes.inbox
    if reread > 0 { lines.append("\(Self.notes(reread)) changed when read again.") }
    if report.isDryRun {
      lines.append("Dry run: nothing was written.")
    } else if let run = report.run, report.records.imported > 0 {
      lines.append(style.faint("Undo with: circles-import runs undo \(run.prefix(8))"))
    }
    return lines
  }

  private func table(_ decisions: [AssignedDecision], _ width: Int, _ style: Style) -> [String] {
    let isMove = decisions.contains { $0.movedFrom != nil }
    let columns = isMove ? 5 : 4
    // Words take what the others leave; a probability takes 4 columns.
    let rest = min(max(width, 60), 200) - 6 - 2 * (columns - 1)
    let name = rest / (columns - 1)
    var table = TextTable(
      ["WORDS"] + (isMove ? ["FROM"] : []) + ["TO", "SURE", "WHY"],
      rightAligned: [isMove ? 3 : 2])
    for filed in decisions {
      let from = filed.movedFrom.map { [cell(names[$0] ?? $0, name)] } ?? []
      let why = filed.decision.evidence.first.map(InboxText.reason) ?? ""
      table.add(
        [cell(filed.findings.summary, name)] + from + [
          cell(filed.decision.contact?.name ?? "", name),
          Percent.text(filed.decision.confidence), cell(why, name),
        ])
    }
    return table.lines(style)
  }

  private func cell(_ text: String, _ width: Int) -> String {
    TerminalWidth.cut(TerminalText.escaped(text), to: width)
  }

  private static func notes(_ number: Int) -> String {
    "\(number) \(number == 1 ? "note" : "notes")"
  }
}
