import ArgumentParser
import CirclesQueries
import CirclesStore

/// `due`: who has not been in touch for too long.
struct DueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "due",
    abstract: "List the people it is time to write to or call, most overdue first.",
    discussion: """
      Days count from the last chat, call or meeting; a note about somebody is not contact. How \
      often is set by people cadence, else by the kind of relationship. People you were never in \
      touch with are not due.

      Examples:
        circles-import due --limit 5
        circles-import due --all --output jsonl
      """)

  @Flag(help: "Include companies, and people who are not due yet.") var all = false
  @Option(
    help: ArgumentHelp("Maximum number of people (default: 20).", valueName: "number"),
    transform: NoteLimit.checked)
  var limit: Int?

  @OptionGroup var calendar: CalendarOptions
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, pages: true)
    let most = limit ?? (console.form == .jsonl || all ? Int(Int32.max) : 20)
    let people = try Notebook.toRead(database).duePeople(
      on: calendar.today, limit: most, all: all)
    switch console.form {
    case .jsonl: for person in people { console.data(DueLine.json(person)) }
    case .text where people.isEmpty: console.note("Nobody is due.")
    case .text: DueText.table(people, console.style).forEach(console.line)
    }
    console.finish()
  }
}
