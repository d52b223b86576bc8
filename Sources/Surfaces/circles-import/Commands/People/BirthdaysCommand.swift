import ArgumentParser
import CirclesQueries
import CirclesStore

/// `birthdays`: who is next.
struct BirthdaysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "birthdays",
    abstract: "List birthdays: today, this week, this month, later.",
    discussion: """
      Somebody born on 29 February celebrates on 1 March in other years. Birthdays that only \
      notes or calendars tell stand at the end, not confirmed; people birthday takes one.

        circles-import birthdays --offered
      """)

  @Flag(help: "List only birthdays that notes and calendars tell, not confirmed.")
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
        console.line("Nothing is offered.")
      } else if !birthdays.isEmpty || offered.isEmpty {
        BirthdayLines.text(birthdays, console.style).forEach(console.line)
      }
      if !birthdays.isEmpty, !offered.isEmpty { console.line("") }
      OfferedLines.text(offered, console.style).forEach(console.line)
    }
    console.finish()
  }
}
