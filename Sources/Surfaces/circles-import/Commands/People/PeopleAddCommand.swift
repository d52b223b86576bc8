import ArgumentParser
import CirclesModel
import CirclesPipeline
import CirclesStore

/// `people add`: somebody new.
struct PeopleAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a person by hand.",
    discussion: """
      A card imported later with the same name and number or address is merged into this person; \
      what you typed stays. A notebook that is missing is created.

      Example:
        circles-import people add "Ana Ruiz" --birthday --06-05 --tag choir
      """)

  @Argument(
    help: "The full name.", transform: { try NonEmpty.checked($0, "a person needs a name") })
  var name: String

  @OptionGroup(title: "Details") var options: PersonOptions
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toEdit(database, creates: true)
    var changes = try options.changes(notebook)
    changes.name = name
    var person = EditedPerson()
    _ = changes.apply(to: &person)
    let others = try notebook.people(withName: person.fields.name)
    let added = try notebook.addPerson(person.fields, relationship: options.relationship)
    guard let summary = try notebook.person(id: added.id)?.summary else {
      throw StoreError.gone(id: added.id)
    }
    if !added.wasKnown, let other = others.first {
      console.note(
        TerminalText.escaped(
          "Another person has the same name: \(other.id.prefix(8)). "
            + "The same person? circles-import people merge \(other.id.prefix(8)) \(added.id.prefix(8))"
        )
      )
    }
    UserEdit.say(
      added.wasKnown
        ? "\(summary.name) was already in the notebook; what you typed was added."
        : "Added \(summary.name), \(added.id.prefix(8)).",
      run: added.run, of: summary, console)
  }
}
