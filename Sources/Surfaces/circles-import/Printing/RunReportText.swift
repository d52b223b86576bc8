import CirclesModel

/// What a run did, for people.
struct RunReportText {
  let report: RunReport
  let style: Style
  /// How many problems the records had when they were read for the first time; nil where this run read
  /// something new, or that is not known.
  let problemsBefore: Int?

  /// A summary of a run's report.
  init(_ report: RunReport, _ style: Style, problemsBefore: Int? = nil) {
    self.report = report
    self.style = style
    self.problemsBefore = problemsBefore
  }

  /// What `import` ends with: what was read, what became of it, where it is, how to undo it.
  func imported(into path: String) -> [String] {
    [style.heading(readSentence)] + synced(into: path)
  }

  /// What `sync` ends with: the same, without what was read.
  func synced(into path: String) -> [String] {
    var lines = table(contactRows + noteRows + recordRows)
    lines += [problemSentence]
    let database = TerminalText.escaped(path)
    if report.isDryRun {
      lines.append("Dry run: nothing was written to \(database)")
    } else {
      lines.append("Database: \(database)")
      if let run = report.run, report.records.imported + report.contacts.pruned > 0 {
        lines.append(style.faint("Undo with: circles-import runs undo \(run.prefix(8))"))
      }
    }
    return lines
  }

  /// What `check` ends with.
  func checked() -> [String] {
    [style.heading(readSentence)] + table(recordRows) + [problemSentence, "Nothing was written."]
  }

  /// What `read` ends with.
  func read() -> String { "\(readSentence) \(problemSentence)" }

  private var readSentence: String {
    let files = Self.count(report.files, "file")
    let seconds = (report.seconds * 100).rounded() / 100
    return "Read \(Self.count(report.records.read, "record")) from \(files) in \(seconds) s."
  }

  private var problemSentence: String {
    if report.errors == 0, report.warnings == 0 {
      // What is known is not read again, and its problems are not found again.
      guard report.isKnown else { return style.good("No problems found.") }
      switch problemsBefore {
      case nil: return "Already known: nothing was read again."
      case 0?: return style.good("Already known, without problems as before.")
      case let count?: return "Already known, \(Self.count(count, "problem")) as before."
      }
    }
    let parts = [
      report.errors > 0 ? style.error(Self.count(report.errors, "error")) : nil,
      report.warnings > 0 ? style.warning(Self.count(report.warnings, "warning")) : nil,
    ]
    return "Problems: " + parts.compactMap(\.self).joined(separator: ", ") + "."
  }

  private var contactRows: [(String, Int, String)] {
    [
      ("created", report.contacts.created, "new people"),
      ("updated", report.contacts.updated, "known, with changes"),
      ("unchanged", report.contacts.unchanged, "known, without changes"),
      ("merged", report.contacts.merged, "the same person as another card"),
      ("pruned", report.contacts.pruned, "no longer in this source"),
      ("groups", report.groups, "lists of people"),
    ]
  }

  private var noteRows: [(String, Int, String)] {
    [
      ("assigned", report.notes.assigned, "notes and days of chats, filed under a person"),
      ("inbox", report.notes.inbox, "notes waiting for you: circles-import inbox"),
      ("known", report.notes.duplicate, "notes and chats, without changes"),
    ]
  }

  private var recordRows: [(String, Int, String)] {
    [
      ("skipped", report.records.skipped, "left out on purpose"),
      ("refused", report.records.refused, "could not be imported"),
    ]
  }

  /// Rows with a number in them; the others say nothing.
  private func table(_ rows: [(String, Int, String)]) -> [String] {
    let rows = rows.filter { $0.1 > 0 }
    let width = rows.map { String($0.1).count }.max() ?? 0
    return rows.map { name, count, meaning in
      let number = String(repeating: " ", count: width - String(count).count) + String(count)
      return "  \(TerminalWidth.padded(name, to: 10))\(number)  " + style.faint(meaning)
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension RunReport {
  /// Whether everything that was read was in the notebook already.
  var isKnown: Bool {
    records.read > 0 && records.imported == 0 && records.duplicate > 0 && records.refused == 0
  }
}
