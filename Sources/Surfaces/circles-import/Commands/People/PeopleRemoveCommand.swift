import ArgumentParser
import CirclesStore

/// `people remove`: somebody who is to be there no more.
struct PeopleRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a person; their notes go back to the inbox.",
    discussion: """
      Importing their cards again does not bring them back; runs undo does, with everything.

      Example:
        circles-import people remove "Ana Ruiz" --yes
      """)

  @Argument(help: "The person.") var person: String
  @Flag(name: [.customShort("y"), .long], help: "Do not ask for confirmation.") var yes = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toEdit(database)
    let summary = try notebook.person(named: person)
    let goes = Self.words(try notebook.belongings(of: summary.id))
    if !yes {
      let what = "\(summary.name) (\(summary.id.prefix(8))): \(goes)."
      guard Question.isPossible else {
        throw CommandError(.usage, what, hints: ["to remove without confirmation: --yes"])
      }
      guard Question.ask("\(what)\nRemove? [y/N] ", console) else {
        console.note("Nothing was changed.")
        console.finish()
        return
      }
    }
    let run = try notebook.removePerson(summary.id, reading: try notebook.noteReading())
    UserEdit.say("Removed \(summary.name): \(goes).", run: run, of: summary, console)
  }

  /// What goes, in words.
  private static func words(_ goes: PersonBelongings) -> String {
    func count(_ number: Int, _ one: String, _ several: String) -> String? {
      number == 0 ? nil : "\(number) \(number == 1 ? one : several)"
    }
    let notes = count(goes.notes, "note goes back to the inbox", "notes go back to the inbox")
    let rest = [
      count(goes.cards, "card", "cards"), count(goes.connections, "connection", "connections"),
      count(goes.aliases, "other name", "other names"),
    ].compactMap(\.self)
    let kept = rest.isEmpty ? nil : rest.joined(separator: ", ") + " with them"
    let parts = [notes, kept].compactMap(\.self)
    return parts.isEmpty ? "nothing else is attached to them" : parts.joined(separator: "; ")
  }
}
