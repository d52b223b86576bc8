import ArgumentParser
import CirclesStore

/// `people list`: everybody, or those who match.
struct PeopleListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List people (the default).",
    discussion: """
      Examples:
        circles-import people list
        circles-import people list harbour choir
        circles-import people list --duplicates
      """)

  @Argument(
    help: "Words that name, nickname, organization, phone, e-mail or handle must hold.")
  var query: [String] = []

  @Flag(help: "List pairs that may be one person, with the reasons.")
  var duplicates = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws {
    if duplicates, !query.isEmpty {
      throw ValidationError("--duplicates looks at everybody; leave the words out")
    }
  }

  func run() throws {
    let console = Console(output, pages: true)
    let notebook = try Notebook.toRead(database)
    if duplicates {
      print(try notebook.duplicates(), console)
    } else {
      let words = query.joined(separator: " ")
      let people = try notebook.people(matching: words.isEmpty ? nil : words)
      // Without `list` the words may have been meant as a command.
      let arguments = Array(CommandLine.arguments.dropFirst())
      if people.isEmpty, let mistyped = MistypedCommand.second(arguments) { throw mistyped }
      print(people, console)
    }
    console.finish()
  }

  private func print(_ pairs: [DuplicatePair], _ console: Console) {
    switch console.form {
    case .jsonl: for pair in pairs { console.data(DuplicateLines.json(pair)) }
    case .text: DuplicateLines.text(pairs, console).forEach(console.line)
    }
  }

  private func print(_ people: [PersonSummary], _ console: Console) {
    switch console.form {
    case .jsonl:
      for person in people { console.data(PersonLine.json(person)) }
    case .text:
      if !people.isEmpty { PersonLine.table(people, console).forEach(console.line) }
      console.note("\(people.count) \(people.count == 1 ? "person" : "people")")
    }
  }
}
