import ArgumentParser
import CirclesQueries
import CirclesStore

/// `brief`: what to know before a call.
struct BriefCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "brief",
    abstract: "Show what to know before you call somebody.",
    discussion: """
      When you were last in touch, what was noted since, what they told you, what lies ahead, \
      what to ask, what not to mention, gift ideas and family. Each line names its note; show it \
      with circles-import note show.

      Example:
        circles-import brief ana
      """)

  @Argument(help: "The person.") var person: String

  @OptionGroup var calendar: CalendarOptions
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, pages: true)
    let notebook = try Notebook.toRead(database)
    let someone = try notebook.person(named: person)
    guard let brief = try notebook.brief(of: someone.id, on: calendar.today) else {
      throw StoreError.gone(id: someone.id)
    }
    switch console.form {
    case .jsonl: console.data(BriefLine.json(brief))
    case .text:
      BriefText.lines(brief, width: min(console.tableWidth, 80), console.style)
        .forEach(console.line)
    }
    console.finish()
  }
}
