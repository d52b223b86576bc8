import ArgumentParser
import CirclesExports
import CirclesStore
import Foundation

/// `export`: the notebook in open formats.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the notebook as JSON, vCards, tables, a calendar, a graph or an archive.",
    discussion: """
      contacts, interactions, inbox, connections, all: JSON, one object a line
      vcard      people with pictures and groups; --format 3.0 or 4.0
      csv        people as a table; --format google or outlook
      calendar   birthdays, anniversaries and days that notes mention
      graph      who knows whom; --format dot, graphml or svg
      archive    everything as open formats; --to a folder, X.zip or X.tar.gz
      cloudkit   the app's records for CloudKit Web Services; the last line is a
                 token for --since, which writes only what changed

      Without --to, it goes to standard output. An existing file is replaced only with --force.

      Examples:
        circles-import export vcard --group Choir --to choir.vcf
        circles-import export calendar --alarm 9h --to birthdays.ics
        circles-import export contacts | jq -r '[.id, .name.display] | @tsv'
      """)

  @Argument(help: "What to write.") var part: ExportPart = .all

  @Option(help: ArgumentHelp("The file to write; - for standard output.", valueName: "file"))
  var to: String?
  @Option(
    help: ArgumentHelp(
      "3.0 or 4.0 (vcard), google or outlook (csv), dot, graphml or svg (graph).",
      valueName: "format"))
  var format: String?
  @Option(
    help: ArgumentHelp(
      "Only people in this group or with this tag (vcard, csv).", valueName: "name"))
  var group: String?
  @Option(
    help: ArgumentHelp(
      "Remind at 9h on the day, or 2d before; repeatable (calendar).", valueName: "when"))
  var alarm: [String] = []
  @Option(
    help: ArgumentHelp(
      "Where 29 February falls in other years: march (1 March) or february (28 February).",
      valueName: "month"))
  var leapDay: LeapDayChoice?
  @Option(
    help: ArgumentHelp(
      "Only what changed since the export that printed this token (cloudkit).",
      valueName: "token"))
  var since: String?
  @Flag(help: "Include people without connections (graph).") var everybody = false
  @Flag(help: "Replace an existing file.") var force = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws {
    try part.check(format: format)
    func only(_ parts: [ExportPart], _ option: String, _ isGiven: Bool) throws {
      if isGiven, !parts.contains(part) {
        throw ValidationError(
          "\(option) is for \(parts.map { "export " + $0.rawValue }.joined(separator: " and "))")
      }
    }
    try only([.vcard, .csv], "--group", group != nil)
    try only([.calendar], "--alarm", !alarm.isEmpty)
    try only([.calendar], "--leap-day", leapDay != nil)
    try only([.graph], "--everybody", everybody)
    try only([.cloudkit], "--since", since != nil)
    for alarm in alarm where CalendarExportOptions.Alarm(text: alarm) == nil {
      throw ValidationError("write an alarm as 9h (at nine on the day) or 2d (two days before)")
    }
    if part == .archive, isStandardOutput {
      throw ValidationError("an archive needs a target: --to FOLDER, --to X.zip or --to X.tar.gz")
    }
  }

  private var isStandardOutput: Bool { to == nil || to == "-" }

  func run() throws {
    let console = Console(output)
    // An export for the cloud remembers what it wrote.
    let notebook = try part == .cloudkit ? Notebook.toEdit(database) : .toRead(database)
    if let to { try AbsolutePath.requireOther(to, than: notebook.path) }
    do {
      if part == .archive, let to {
        say(try notebook.exportArchive(to: to, replaces: force), console)
      } else if isStandardOutput {
        let summary = try write(notebook) { bytes in
          console.data(bytes)
          return true
        }
        say(summary, console)
      } else if let to {
        let file = try ExportFile(to, replaces: force)
        let summary = try write(notebook) { bytes in
          try file.write(bytes)
          return true
        }
        try file.finish()
        say(summary, console)
      }
    } catch let failure as ExportError {
      throw ExportMessage.failure(failure)
    }
    console.finish()
  }

  private func write(_ notebook: Notebook, _ emit: ByteSink) throws -> ExportSummary? {
    switch part {
    case .vcard:
      return try notebook.exportVCards(
        format.flatMap(VCardForm.init) ?? .v30, group: group, to: emit)
    case .csv:
      return try notebook.exportTable(
        format.flatMap(TableForm.init) ?? .google, group: group, to: emit)
    case .calendar: return try notebook.exportCalendar(calendarOptions, to: emit)
    case .graph:
      return try notebook.exportGraph(
        format.flatMap(GraphForm.init) ?? .svg, all: everybody, to: emit)
    case .cloudkit: return try notebook.exportCloudRecords(since: since, to: emit)
    case .contacts, .interactions, .inbox, .connections, .all, .archive:
      for kind in part.kinds { try writeLines(of: kind, notebook, emit) }
      return nil
    }
  }

  private func writeLines(of kind: ExportKind, _ notebook: Notebook, _ emit: ByteSink) throws {
    var problem: (any Error)?
    try notebook.export(kind) { line in
      do {
        return try emit(line + [UInt8(ascii: "\n")])
      } catch {
        problem = error
        return false
      }
    }
    if let problem { throw problem }
  }

  private var calendarOptions: CalendarExportOptions {
    var options = CalendarExportOptions()
    options.alarms = alarm.compactMap(CalendarExportOptions.Alarm.init)
    if let leapDay { options.leapDay = leapDay.option }
    return options
  }

  private func say(_ summary: ExportSummary?, _ console: Console) {
    guard let summary else { return }
    let place = isStandardOutput ? "" : " to " + TerminalText.escaped(to ?? "")
    console.note("Wrote \(summary.text)\(place)")
    if summary.leftOut > 0 {
      let values = summary.leftOut == 1 ? "1 value has" : "\(summary.leftOut) values have"
      console.note("  \(values) no place in this format; vcard and archive hold more")
    }
  }
}
