import ArgumentParser
import CirclesModel
import CirclesStore

/// `inbox list`: what waits.
struct InboxListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the notes that wait, the oldest first (the default).",
    discussion: """
      Examples:
        circles-import inbox
        circles-import inbox list --source voice_note --limit 20
        circles-import inbox list --output jsonl | jq -r .content
      """)

  @Option(
    help: ArgumentHelp("At most so many notes.", valueName: "number"),
    transform: NoteLimit.checked)
  var limit: Int?

  @Option(
    help: ArgumentHelp(
      "Only notes of a kind (voice_note, shortcut_import, chat_import, manual) or an app.",
      valueName: "source"),
    transform: { try NonEmpty.checked($0, "a source needs a name") })
  var source: String?

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, pages: true)
    var items = try Notebook.toRead(database).inbox()
    if let source = source?.lowercased() {
      items.removeAll { $0.source.rawValue != source && $0.app != source }
    }
    let shown = Array(items.prefix(limit ?? items.count))
    switch console.form {
    case .jsonl: for item in shown { console.data(InboxLine.json(item)) }
    case .text: print(shown, of: items.count, console)
    }
    console.finish()
  }

  private func print(_ items: [InboxItem], of count: Int, _ console: Console) {
    if count == 0 {
      if let source {
        console.note("Nothing in the inbox is from \(TerminalText.escaped(source)).")
      } else {
        console.note("The inbox is empty: nothing waits for you.")
      }
      return
    }
    InboxTable.lines(items, width: console.tableWidth, console.style).forEach(console.line)
    let notes = "\(count) \(count == 1 ? "note" : "notes")"
    console.note(items.count < count ? "\(items.count) of \(notes)" : notes)
  }
}

/// How many notes a list holds.
enum NoteLimit {
  /// A whole number from 1, or a usage error.
  static func checked(_ text: String) throws -> Int {
    guard let number = Int(text), number > 0 else {
      throw ValidationError("a limit is a whole number from 1")
    }
    return number
  }
}
