import ArgumentParser
import CirclesModel
import CirclesQueries
import CirclesStore

/// `people show`: the cheat sheet.
struct PeopleShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show everything known about a person.",
    discussion: """
      Examples:
        circles-import people show "Ana Ruiz"
        circles-import people show 3f2a1b7c --output jsonl
      """)

  @Argument(help: "The person.")
  var person: String

  @OptionGroup var calendar: CalendarOptions
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toRead(database)
    let summary = try notebook.person(named: person)
    guard let sheet = try notebook.person(id: summary.id, from: calendar.today) else {
      throw StoreError.gone(id: summary.id)
    }
    let birthday =
      sheet.fields.birthday == nil
      ? nil : try notebook.birthday(of: summary.id, from: calendar.today)
    switch console.form {
    case .jsonl: console.data(SheetLine.json(sheet, birthday: birthday))
    case .text: PersonCard(sheet, birthday: birthday, console.style).lines().forEach(console.line)
    }
    console.finish()
  }
}
