import ArgumentParser
import CirclesStore

/// `birthdays`: who is next.
struct BirthdaysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "birthdays",
    abstract: "List birthdays: today, this week, this month, later.",
    discussion: """
      Somebody born on 29 February celebrates on 1 March in other years.
      """)

  @OptionGroup var calendar: CalendarOptions
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let birthdays = try Notebook.toRead(database).birthdays(from: calendar.today)
    switch console.form {
    case .jsonl: for birthday in birthdays { console.data(BirthdayLines.json(birthday)) }
    case .text: BirthdayLines.text(birthdays, console.style).forEach(console.line)
    }
    console.finish()
  }
}
