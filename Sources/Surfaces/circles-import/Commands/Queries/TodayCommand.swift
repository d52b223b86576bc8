import ArgumentParser
import CirclesQueries
import CirclesStore

/// `today`: what the day asks for.
struct TodayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "today",
    abstract: "Show birthdays and dates of the next 7 days, who is due, and what is waiting.",
    discussion: """
      Suits a terminal in the morning, or a notification.

      Example:
        circles-import today
      """)

  @OptionGroup var calendar: CalendarOptions
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let today = try Notebook.toRead(database).today(on: calendar.today)
    switch console.form {
    case .jsonl: TodayLines.json(today).forEach { console.data($0) }
    case .text:
      TodayText.lines(today, width: min(console.tableWidth, 80), console.style)
        .forEach(console.line)
    }
    console.finish()
  }
}
