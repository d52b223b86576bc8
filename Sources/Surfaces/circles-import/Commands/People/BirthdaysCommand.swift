import ArgumentParser
import CirclesQueries
import CirclesStore

/// `birthdays`: who is next.
struct BirthdaysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "birthdays",
    abstract: "List birthdays: today, this week, this month, later.",
    discussion: """
      In other years, 29 February counts as 1 March. Birthdays that only notes or calendars \
      mention come last, not confirmed; people birthday accepts one.

        circles-import birthdays --offered
      """)

  @Flag(help: "List only unconfirmed birthdays from notes and calendars.")
  var offered = false

  @OptionGroup var calendar: CalendarOptions
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toRead(database)
    let birthdays = try self.offered ? [] : notebook.birthdays(from: calendar.today)
    let offered = try notebook.offeredBirthdays(from: calendar.today)
    switch console.form {
    case .jsonl:
      for birthday in birthdays { console.data(BirthdayLine.json(birthday)) }
      for birthday in offered { console.data(OfferedLines.json(birthday)) }
    case .text:
      if self.offered, offered.isEmpty {
        console.line("No unconfirmed birthdays.")
      } else if !birthdays.isEmpty || offered.isEmpty {
        BirthdayLines.text(birthdays, console.style).forEach(console.line)
      }
      if !birthdays.isEmpty, !offered.isEmpty { console.line("") }
      OfferedLines.text(offered, console.style).forEach(console.line)
    }
    console.finish()
  }
}
