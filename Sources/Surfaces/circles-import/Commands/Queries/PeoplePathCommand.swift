import ArgumentParser
import CirclesModel
import CirclesQueries
import CirclesStore

/// `people path`: through whom two people are tied.
struct PeoplePathCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Show the shortest chains of people between two people.",
    discussion: """
      Relations from notes, cards and you connect two people; a shared group or chat connects \
      them more weakly.

      Example:
        circles-import people path Ana Ben
      """)

  @Argument(help: "The first person.") var person: String
  @Argument(help: "The second person.") var other: String
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, pages: true)
    let notebook = try Notebook.toRead(database)
    let person = try notebook.person(named: person)
    let other = try notebook.person(named: other)
    if person.id == other.id {
      throw CommandError(.usage, "both arguments are the same contact, \(person.name)")
    }
    let paths = try notebook.paths(from: person.id, to: other.id)
    for (index, path) in paths.enumerated() {
      switch console.form {
      case .jsonl:
        var json = JSONWriter(capacity: 512)
        path.write(to: &json)
        json.newline()
        console.data(json.bytes)
      case .text:
        if index > 0 { console.line() }
        print(path, console)
      }
    }
    if paths.isEmpty {
      console.note(
        "No known connection from \(TerminalText.escaped(person.name)) to "
          + "\(TerminalText.escaped(other.name)).")
    }
    console.finish()
  }

  private func print(_ path: PeoplePath, _ console: Console) {
    for (index, step) in path.steps.enumerated() {
      console.line(TerminalText.escaped(step.name))
      guard index + 1 < path.steps.count, let tie = path.steps[index + 1].tie else { continue }
      let next = path.steps[index + 1].name
      let words =
        switch tie.kind {
        case "group": "both in the group \(tie.label)"
        case "chat": tie.label.isEmpty ? "both in a group chat" : "both in the chat \(tie.label)"
        default:
          tie.isReversed
            ? "\(step.name) is \(next)'s \(tie.label)" : "\(next) is \(step.name)'s \(tie.label)"
        }
      QueryText.lines(TerminalText.escaped(words), console)
        .forEach { console.line(console.style.faint($0)) }
    }
  }
}
