import ArgumentParser
import CirclesModel
import CirclesPipeline
import CirclesStore
import Foundation

/// `people edit`: what is known of somebody, put right.
struct PeopleChangeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a person's details; no import changes them back.",
    discussion: """
      --phone, --email, --tag and --nickname add to what is there; the other options replace. \
      Without options, the card opens as YAML in $VISUAL or $EDITOR, else vi.

      Examples:
        circles-import people edit "Ana Ruiz" --organization Northwind --no-birthday
        circles-import people edit ana --remove-phone 07700900142 --phone 07700900111
        circles-import people edit ana
      """)

  @Argument(help: "The person.") var person: String

  @Option(
    help: ArgumentHelp("The full name.", valueName: "name"),
    transform: { try NonEmpty.checked($0, "a person needs a name") })
  var name: String?

  @OptionGroup(title: "Details") var options: PersonOptions

  @Option(help: ArgumentHelp("Remove a number; repeatable.", valueName: "number"))
  var removePhone: [String] = []
  @Option(help: ArgumentHelp("Remove an e-mail address; repeatable.", valueName: "address"))
  var removeEmail: [String] = []
  @Option(help: ArgumentHelp("Remove a tag; repeatable.", valueName: "word"))
  var removeTag: [String] = []
  @Option(help: ArgumentHelp("Remove a nickname; repeatable.", valueName: "name"))
  var removeNickname: [String] = []
  @Flag(help: "Remove the birthday.") var noBirthday = false
  @Flag(help: "Remove the organization.") var noOrganization = false
  @Flag(help: "Remove the job title.") var noJobTitle = false
  @Flag(help: "Remove the remark.") var noNote = false
  @Flag(help: "Remove the given name.") var noGiven = false
  @Flag(help: "Remove the family name.") var noFamily = false
  @Flag(help: "Reset the relationship to Acquaintance.") var noRelationship = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws {
    for value in removePhone where TypedValues(region: "ZZ").phone(value) == nil {
      throw ValidationError("'\(value)' is not a telephone number")
    }
    let both: [(Bool, Bool, String)] = [
      (noBirthday, options.birthday != nil, "birthday"),
      (noOrganization, options.organization != nil, "organization"),
      (noJobTitle, options.jobTitle != nil, "job-title"), (noNote, options.note != nil, "note"),
      (noGiven, options.given != nil, "given"), (noFamily, options.family != nil, "family"),
      (noRelationship, options.relationship != nil, "relationship"),
    ]
    if let clash = both.first(where: { $0.0 && $0.1 }) {
      throw ValidationError("--\(clash.2) and --no-\(clash.2) contradict each other")
    }
  }

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toEdit(database)
    let summary = try notebook.person(named: person)
    let changes = try self.changes(notebook)
    let run: String?
    if let changes {
      var tried = try notebook.editable(summary.id)
      let missing = changes.apply(to: &tried)
      if !missing.isEmpty {
        throw CommandError(
          .usage, "\(summary.name) has no such value: " + missing.joined(separator: ", "),
          hints: ["to see the values: circles-import people show \(summary.id.prefix(8))"])
      }
      run = try notebook.editPerson(summary.id) { _ = changes.apply(to: &$0) }
    } else {
      let seen = try notebook.editable(summary.id)
      let edited = try inEditor(seen, notebook, console)
      // What came while the editor was open stays.
      run = try edited.flatMap { edited in
        try notebook.editPerson(summary.id) { $0 = edited.changing($0, since: seen) }
      }
    }
    guard let run else {
      console.note("Nothing changed.")
      console.finish()
      return
    }
    let after = try notebook.person(id: summary.id)?.summary ?? summary
    UserEdit.say("Changed \(after.name).", run: run, of: after, console)
  }

  /// The changes that the command line asks for; nil where it asks for none.
  private func changes(_ notebook: Notebook) throws -> PersonChanges? {
    let fields: [(Bool, PersonChanges.Field)] = [
      (noBirthday, .birthday), (noOrganization, .organization), (noJobTitle, .jobTitle),
      (noNote, .note), (noGiven, .given), (noFamily, .family), (noRelationship, .relationship),
    ]
    let emptied = fields.filter(\.0).map(\.1)
    let removes = !(removePhone + removeEmail + removeTag + removeNickname).isEmpty
    if name == nil, options.isEmpty, emptied.isEmpty, !removes { return nil }
    var changes = try options.changes(notebook)
    let typed = TypedValues(region: try options.region(notebook))
    changes.name = name
    changes.removedPhones = removePhone.compactMap { typed.phone($0) }
    changes.removedEmails = removeEmail
    changes.removedTags = removeTag
    changes.removedNicknames = removeNickname
    changes.emptied = Set(emptied)
    return changes
  }

  /// The person as the user leaves the card in an editor; nil where it came back as it was.
  private func inEditor(
    _ person: EditedPerson, _ notebook: Notebook, _ console: Console
  ) throws -> EditedPerson? {
    let card = CardYAML(person, region: try options.region(notebook))
    let first = try card.text()
    var text = first
    while true {
      let edited = try TextEditor.ofUser().edit(text, as: "card.yaml")
      if edited.trimmingCharacters(in: .whitespacesAndNewlines)
        == first.trimmingCharacters(in: .whitespacesAndNewlines)
      {
        return nil
      }
      do throws(CardYAML.Mistake) {
        let result = try card.read(edited)
        return result == person ? nil : result
      } catch {
        let message = "line \(error.line): \(error.message)"
        guard isatty(STDIN_FILENO) == 1, console.terminal.errorIsTerminal,
          Question.ask("\(message)\nEdit again? [Y/n] ", default: true, console)
        else { throw CommandError(.usage, message, hints: ["nothing was changed"]) }
        text = edited
      }
    }
  }
}
