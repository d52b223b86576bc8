import ArgumentParser
import CirclesQueries
import CirclesStore
import Foundation

/// `people timeline`: what there was with a person, in the order in which it was.
struct PeopleTimelineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Show the history with a person, newest last.",
    discussion: """
      Days of chats, notes, meetings, calls, birthdays, and events that notes mention.

      Examples:
        circles-import people timeline ana --limit 10
        circles-import people timeline ana --since 2026-03 --grep '"new job"' --full
      """)

  @Argument(help: "An id, a unique prefix of one, an identifier, or a name.")
  var person: String

  @OptionGroup var period: PeriodOptions

  @Option(help: ArgumentHelp("Only entries with all these words.", valueName: "words"))
  var grep: String?

  @Option(
    help: ArgumentHelp(
      "How many of the newest entries to show (default: 50).", valueName: "number"),
    transform: NoteLimit.checked)
  var limit: Int?

  @Option(help: ArgumentHelp("Continue, back in time, where a page ended.", valueName: "cursor"))
  var page: String?

  @Flag(help: "Show full texts.")
  var full = false

  @OptionGroup var calendar: CalendarOptions
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, pages: true)
    let zone = calendar.zone
    let days = try period.days(WhenText.reader(in: zone, database))
    let notebook = try Notebook.toRead(database)
    let someone = try notebook.person(named: person)
    var style = Date.ISO8601FormatStyle(timeZone: zone)
    style = style.year().month().day()
    var request = TimelineRequest(person: someone.id, today: Date.now.formatted(style))
    request.days = days
    if let grep {
      request.words = SearchTerms(words: grep)
      if request.words.isEmpty { throw CommandError(.usage, "--grep needs words to look for") }
    }
    request.limit = limit ?? request.limit
    if let page {
      guard let cursor = PageCursor(text: page) else { throw SearchMessage.wrongPage }
      request.page = cursor
    }
    guard let found = try notebook.timeline(request) else { throw SearchMessage.wrongPage }
    print(found, of: someone, console)
    console.finish()
  }

  private func print(_ found: TimelinePage, of person: PersonSummary, _ console: Console) {
    switch console.form {
    case .jsonl:
      for entry in found.entries { console.data(TimelineLine.json(entry, isFull: full)) }
      if let next = found.next { console.data(PageLine.json(next)) }
    case .text:
      if let next = found.next { console.note("Earlier: --page \(next.text)") }
      if found.entries.isEmpty {
        console.note("There is nothing of \(TerminalText.escaped(person.name)) then.")
      }
      TimelineLines.lines(
        found.entries, isFull: full, width: min(console.tableWidth, 80), console.style
      ).forEach(console.line)
    }
  }
}
