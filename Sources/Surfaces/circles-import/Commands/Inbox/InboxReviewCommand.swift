import ArgumentParser
import CirclesQueries
import CirclesStore
import Foundation

/// `inbox review`: entry by entry.
struct InboxReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Go through the inbox entry by entry, with single keys or from a script.",
    discussion: """
      1-5 file the entry under a suggestion, / searches people, n adds a person, e edits the \
      text, x dismisses, z undoes the last step, j and k go forward and back, q quits, ? lists \
      the keys. If standard input is not a terminal, or with --output jsonl, the same words are \
      read from it, one per line (a search as /words, a new person as n NAME, a text as e TEXT).

      Examples:
        circles-import inbox review
        printf '1\\nj\\n/ruiz\\n1\\n' | circles-import inbox review --output jsonl
      """)

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, stopsWithoutReader: false)
    let notebook = try Notebook.toEdit(database)
    let entries = try notebook.inboxEntries()
    if entries.isEmpty { console.note("The inbox is empty.") }
    var desk = NotebookReviewActions(
      notebook: notebook, reading: try notebook.noteReading(),
      conversations: Dictionary(
        entries.compactMap { entry in entry.conversation.map { (entry.id, $0) } },
        uniquingKeysWith: { first, _ in first }))
    if isatty(STDIN_FILENO) == 1 { desk.aside = { try RawKeys.aside($0) } }
    var review = InboxReview(entries.map(\.id), at: desk)
    let input = InputBytes(descriptor: STDIN_FILENO)
    let isTyped = isatty(STDIN_FILENO) == 1 && console.terminal.outputIsTerminal
    if isTyped, console.form == .text {
      try type(&review, input, console)
    } else {
      show(try review.begin(), console)
      while !review.isOver, let line = input.line() {
        if let word = ReviewInput(line: line) { show(try review.follow(word), console) }
      }
    }
    show(review.end(), console)
    let left = try notebook.inboxEntryCount()
    if console.form == .text, review.totals.learned > 0, left > 0 {
      console.note("Apply what was learned with: circles-import reprocess")
    }
    console.finish()
  }

  private func type(_ review: inout InboxReview, _ input: InputBytes, _ console: Console) throws {
    let keys = RawKeys(input)
    try keys.withRawTerminal {
      // Not before: a key pressed as soon as the first note shows must not meet a cooked terminal.
      show(try review.begin(), console)
      while !review.isOver, let key = keys.next() {
        if key == UInt8(ascii: "/") {
          guard let words = keys.line(prompt: "/", echo: console.draw) else { continue }
          show(try review.follow(.search(words)), console)
        } else if key == UInt8(ascii: "n") {
          guard let name = keys.line(prompt: "new person: ", echo: console.draw) else { continue }
          show(try review.follow(.new(name)), console)
        } else {
          show(try review.follow(ReviewInput(key: key)), console)
        }
      }
    }
  }

  /// Prints what happened at once: somebody waits for it.
  private func show(_ events: [InboxReview.Event], _ console: Console) {
    for event in events {
      switch console.form {
      case .jsonl: console.data(ReviewLines.json(event))
      case .text: ReviewLines.text(event, console.style).forEach(console.line)
      }
    }
    console.finish()
  }
}
