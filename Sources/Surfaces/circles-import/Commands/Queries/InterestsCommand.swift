import ArgumentParser
import CirclesModel
import CirclesQueries
import CirclesStore

/// `interests`: who shares what.
struct InterestsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interests",
    abstract: "Show who shares which interest.",
    discussion: """
      With a word, only interests with a word that starts with it; case and accents are ignored.

      Examples:
        circles-import interests
        circles-import interests climb
      """)

  @Argument(help: ArgumentHelp("What to look for.", valueName: "word"))
  var words: [String] = []

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, pages: true)
    let found = try Notebook.toRead(database).sharedInterests(words.joined(separator: " "))
    for interest in found {
      switch console.form {
      case .jsonl:
        var json = JSONWriter(capacity: 256)
        interest.write(to: &json)
        json.newline()
        console.data(json.bytes)
      case .text:
        console.line(console.style.heading(TerminalText.escaped(interest.name)))
        let people = interest.people.map { person in
          "\(TerminalText.escaped(person.name)) (\(person.times)x, \(person.last))"
        }
        QueryText.lines(people.joined(separator: ", "), console).forEach { console.line($0) }
      }
    }
    if found.isEmpty {
      console.note(
        words.isEmpty ? "No interests known yet." : "No such interest found.")
    }
    console.finish()
  }
}

/// Text under a heading.
enum QueryText {
  /// An escaped text in indented lines of at most 80 columns.
  static func lines(_ text: String, _ console: Console) -> [String] {
    TextLines.wrapped(text, to: min(console.tableWidth, 80) - 4).map { "  " + $0 }
  }
}
