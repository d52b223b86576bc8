import ArgumentParser
import CirclesModel
import CirclesQueries
import CirclesStore

/// `people relate`: who is what to whom.
struct PeopleRelateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "relate",
    abstract: "Record that one person is another's sister, boss, ...",
    discussion: """
      Example, for Ana being Ben's sister:
        circles-import people relate Ana Ben --as sister --context "twins"
      """)

  @Argument(help: "The person.") var person: String
  @Argument(help: "The person they are related to.") var other: String
  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("What the first is to the second.", valueName: "word"),
    transform: { try NonEmpty.checked($0, "a relation needs a word") })
  var word: String
  @Option(
    help: ArgumentHelp("How they know each other.", valueName: "text"),
    transform: { try NonEmpty.checked($0, "the context is empty") })
  var context: String?

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws {
    if [word, context ?? ""].contains(where: { $0.utf8.count > Notebook.maximumAliasLength }) {
      throw ValidationError("the word or the context is too long")
    }
  }

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    let person = try notebook.person(named: person)
    let other = try notebook.person(named: other)
    if person.id == other.id {
      throw CommandError(.usage, "both arguments are the same contact, \(person.name)")
    }
    let run = try notebook.relate(person.id, to: other.id, as: word, context: context)
    UserEdit.say(
      "\(other.name) has \(person.name) as \(word).", run: run, of: person, Console(output))
  }
}

/// `people me`: which contact is the user.
struct PeopleMeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "me",
    abstract: "Set which card is your own; without PERSON, show it.",
    discussion: """
      No note is filed under it, and its names, numbers and addresses count as yours in every \
      import, reprocess and watch, in addition to --owner.

      Example:
        circles-import people me "Robin Falk"
      """)

  @Argument(help: "The person.") var person: String?

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    guard let person else { return try show(console) }
    let notebook = try Notebook.toEdit(database)
    let summary = try notebook.person(named: person)
    let run = try notebook.setMe(summary.id)
    UserEdit.say("\(summary.name) is you.", run: run, of: summary, console)
  }

  private func show(_ console: Console) throws {
    let me = try Notebook.toRead(database).me()
    switch console.form {
    case .jsonl: if let me { console.data(PersonLine.json(me)) }
    case .text:
      console.line(
        me.map { TerminalText.escaped("\($0.name) (\($0.id.prefix(8))) is you.") }
          ?? "Your own card is not set. Set it with: circles-import people me PERSON")
    }
    console.finish()
  }
}

/// `people cadence`: how often to be in touch.
struct PeopleCadenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cadence",
    abstract: "Set how often you want to be in touch with a person.",
    discussion: """
      Days (30d), weeks (2w), months (3m) or a year (1y); never; or default, as for everybody \
      with that relationship.

      Example:
        circles-import people cadence "Ana Ruiz" 2w
      """)

  @Argument(help: "The person.") var person: String
  @Argument(
    help: ArgumentHelp("30d, 2w, 3m, 1y, never or default.", valueName: "every"),
    transform: Cadence.init(checked:))
  var every: Cadence

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toEdit(database)
    let summary = try notebook.person(named: person)
    let days = every.days
    let run = try notebook.editPerson(summary.id, command: "people cadence") {
      $0.cadenceDays = days
    }
    guard let run else {
      console.note("Already set; nothing changed.")
      console.finish()
      return
    }
    let words =
      switch days {
      case nil: "\(summary.name) is due as often as everybody with that relationship."
      case 0: "\(summary.name) is never due."
      case 1: "\(summary.name) is due every day."
      case let days?: "\(summary.name) is due every \(days) days."
      }
    UserEdit.say(words, run: run, of: summary, console)
  }
}

/// How often to be in touch, as the command line says it.
struct Cadence: Sendable {
  /// In days; 0 for never, nil for the default.
  let days: Int?
  /// Longer than anybody means.
  private static let longest = 3660

  /// The cadence of a text, or a usage error.
  init(checked text: String) throws {
    let text = text.lowercased()
    if text == "default" {
      days = nil
      return
    }
    if text == "never" {
      days = 0
      return
    }
    let units: [Character: Int] = ["d": 1, "w": 7, "m": 30, "y": 365]
    let unit = text.last.flatMap { units[$0] }
    let digits = unit == nil ? Substring(text) : text.dropLast()
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
      number > 0, number <= Self.longest, number * (unit ?? 1) <= Self.longest
    else { throw ValidationError("write it like 30d, 2w, 3m, 1y, never or default") }
    days = number * (unit ?? 1)
  }
}
