import ArgumentParser
import CirclesStore

/// `people alias`: another name for somebody.
struct PeopleAliasCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alias",
    abstract: "Give a person another name to be found by.",
    discussion: """
      Example:
        circles-import people alias "Ana Ruiz" "Aunt Anny"
      """)

  @Argument(help: "The person.") var person: String
  @Argument(
    help: "The other name.", transform: { try NonEmpty.checked($0, "an alias needs a name") })
  var name: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    let person = try notebook.person(named: person)
    let run = try notebook.addAlias(name, to: person.id)
    UserEdit.say(
      "\(person.name) is also known as \(name).", run: run, person: person.id, Console(output))
  }
}

/// `people merge`: two contacts are one person.
struct PeopleMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge two contacts into one; unmerge splits them again.",
    discussion: """
      The first (left) keeps its id and wins where both have a value; --keep chooses otherwise.

      Examples:
        circles-import people merge 3f2a1b7c 90b1c2d4
        circles-import people merge 3f2a 90b1 --keep name=right --keep phones=left
      """)

  @Argument(help: "The contact that stays.") var person: String
  @Argument(help: "The contact that is merged into it.") var other: String
  @Option(
    help: ArgumentHelp(
      "Which contact a field is taken from: name, birthday, phones, ...; repeatable.",
      valueName: "field=left|right"),
    transform: MergeChoice.init(checked:))
  var keep: [MergeChoice] = []

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    let kept = try notebook.person(named: person)
    let absorbed = try notebook.person(named: other)
    if kept.id == absorbed.id {
      throw CommandError(.usage, "both arguments are the same contact, \(kept.name)")
    }
    let choices = Dictionary(keep.map { ($0.field, $0.side) }) { $1 }
    let run = try notebook.merge(kept: kept.id, absorbed: absorbed.id, choices: choices)
    UserEdit.say(
      "Merged \(absorbed.name) into \(kept.name).", run: run, person: kept.id, Console(output))
  }
}

/// `people unmerge`: two people after all.
struct PeopleUnmergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unmerge", abstract: "Split the contact or card last merged into a person.",
    discussion: """
      Takes back the last merge by hand. Where there is none, the card that an import took for the \
      same person last becomes a contact of its own; notes stay where they are.
      """)

  @Argument(help: "The person.") var person: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let notebook = try Notebook.toEdit(database)
    let person = try notebook.person(named: person)
    let (run, restored, kept) = try notebook.unmerge(person.id)
    let name = try notebook.person(id: restored)?.summary.name ?? restored
    UserEdit.say(
      "Split \(name) from \(person.name).", run: run, person: person.id,
      kept: kept, Console(output))
  }
}

/// A field and whose value it gets, as the command line says it.
struct MergeChoice: Sendable {
  let field: MergeField
  let side: MergeSide

  /// The choice of a text, or a usage error.
  init(checked text: String) throws {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let side = MergeSide(rawValue: parts[1]) else {
      throw ValidationError("write it like birthday=left or birthday=right")
    }
    guard let field = MergeField(rawValue: parts[0]) else {
      throw ValidationError(
        "there is no such field; known: "
          + MergeField.allCases.map(\.rawValue).joined(separator: ", "))
    }
    (self.field, self.side) = (field, side)
  }
}
