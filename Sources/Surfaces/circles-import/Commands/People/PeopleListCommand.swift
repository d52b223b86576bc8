import ArgumentParser
import CirclesPipeline
import CirclesQueries
import CirclesReaders
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
        circles-import people list --sort birthday --limit 10
        circles-import people list --tag choir --sort last
        circles-import people list --duplicates
      """)

  @Argument(
    help: "Words to find in the name, nickname, organization, phone, e-mail or handle.")
  var query: [String] = []

  @Option(
    help: ArgumentHelp(
      "name, last (in touch last), urgency (longest not in touch) or birthday (soonest).",
      valueName: "order"))
  var sort: PeopleOrder = .name

  @Option(
    help: ArgumentHelp("Maximum number of people.", valueName: "number"),
    transform: {
      guard let number = Int($0), number > 0 else {
        throw ValidationError("the limit must be at least 1")
      }
      return number
    })
  var limit: Int?

  @Option(help: ArgumentHelp("Only people in this group.", valueName: "name")) var group: String?
  @Option(help: ArgumentHelp("Only people with this tag.", valueName: "word")) var tag: String?

  @Flag(help: "List pairs that may be the same person, with reasons.")
  var duplicates = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws {
    if duplicates, !query.isEmpty || group != nil || tag != nil {
      throw ValidationError("--duplicates checks everybody; leave words, group and tag out")
    }
  }

  func run() throws {
    let console = Console(output, pages: true)
    let notebook = try Notebook.toRead(database)
    if duplicates {
      let pairs = try notebook.likelyDuplicates()
      print(limit.map { Array(pairs.prefix($0)) } ?? pairs, console)
    } else {
      var request = PeopleRequest(query: query.joined(separator: " "))
      request.order = sort.order
      request.limit = limit
      request.group = group
      request.tag = tag
      let people = try notebook.people(request)
      // Without `list` the words may have been meant as a command.
      if people.isEmpty, let mistyped = MistypedCommand.second(PathText.arguments) {
        throw mistyped
      }
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
      if !people.isEmpty { PeopleTable(console).print(people, console) }
      console.note("\(people.count) \(people.count == 1 ? "person" : "people")")
    }
  }
}

/// The order of a list, as the command line says it.
enum PeopleOrder: String, ExpressibleByArgument, CaseIterable {
  case name, last, urgency, birthday

  /// The order that the notebook knows.
  var order: PeopleRequest.Order {
    switch self {
    case .name: .name
    case .last: .last
    case .urgency: .urgency
    case .birthday: .birthday
    }
  }
}
