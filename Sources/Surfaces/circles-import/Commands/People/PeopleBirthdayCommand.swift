import ArgumentParser
import CirclesModel
import CirclesStore

/// `people birthday`: when somebody was born.
struct PeopleBirthdayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "birthday",
    abstract: "Set a person's birthday, such as one that a note mentions.",
    discussion: """
      people show and birthdays list birthdays that notes mention; only this command confirms \
      one. No import changes it afterwards.

      Examples:
        circles-import people birthday "Ana Ruiz" --06-05
        circles-import people birthday 3f2a1b7c 1990-06-05
      """)

  @Argument(help: "The person.") var person: String
  // A day of every year begins with the sign that options begin with.
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The day, as --12-31 or 1990-12-31.", valueName: "date"))
  var date: [String]

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws { _ = try birthday() }

  func run() throws {
    let birthday = try birthday()
    let notebook = try Notebook.toEdit(database)
    let person = try notebook.person(named: person)
    let run = try notebook.setBirthday(birthday, of: person.id)
    UserEdit.say(
      "\(person.name) was born on \(DateText.words(birthday)).", run: run, person: person.id,
      Console(output))
  }

  private func birthday() throws -> PartialDate {
    // Whoever knows what -- means may write it before such a day.
    let date = self.date.filter { $0 != "--" }
    guard date.count == 1 else {
      throw ValidationError("a date is needed; write it like --12-31 or 1990-12-31")
    }
    return try BirthdayText.checked(date[0])
  }
}
