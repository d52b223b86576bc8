import ArgumentParser
import CirclesModel
import CirclesQueries
import CirclesStore

/// `inbox list`: what waits.
struct InboxListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List what is waiting, oldest first (the default).",
    discussion: """
      A conversation is one entry, however many of its days are waiting: a thread with one \
      partner, or what \
      one sender of a group said. Every other note is an entry of its own.

      Examples:
        circles-import inbox
        circles-import inbox list --source voice_note --limit 20
        circles-import inbox list --output jsonl | jq -r .content
      """)

  @Option(
    help: ArgumentHelp("Maximum number of entries.", valueName: "number"),
    transform: NoteLimit.checked)
  var limit: Int?

  @Option(
    help: ArgumentHelp(
      "Only entries of a kind (voice_note, shortcut_import, chat_import, manual) or an app.",
      valueName: "source"),
    transform: { try NonEmpty.checked($0, "a source needs a name") })
  var source: String?

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, pages: true)
    var entries = try Notebook.toRead(database).inboxEntries()
    if let source = source?.lowercased() {
      entries.removeAll { $0.item.source.rawValue != source && $0.item.app != source }
    }
    let shown = Array(entries.prefix(limit ?? entries.count))
    switch console.form {
    case .jsonl: for entry in shown { console.data(InboxLine.json(entry)) }
    case .text: print(shown, of: entries.count, console)
    }
    console.finish()
  }

  private func print(_ entries: [InboxEntry], of count: Int, _ console: Console) {
    if count == 0 {
      if let source {
        console.note("Nothing in the inbox is from \(TerminalText.escaped(source)).")
      } else {
        console.note("The inbox is empty.")
      }
      return
    }
    InboxTable.lines(entries, width: console.tableWidth, console.style).forEach(console.line)
    let all = "\(count) \(count == 1 ? "entry" : "entries")"
    console.note(entries.count < count ? "\(entries.count) of \(all)" : all)
  }
}

/// How many notes a list holds.
enum NoteLimit {
  /// A whole number from 1, or a usage error.
  static func checked(_ text: String) throws -> Int {
    guard let number = Int(text), number > 0 else {
      throw ValidationError("the limit must be a whole number of at least 1")
    }
    return number
  }
}
