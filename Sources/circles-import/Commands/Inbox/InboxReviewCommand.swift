import ArgumentParser
import CirclesStore
import Foundation

/// `inbox review`: note by note.
struct InboxReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Go through the inbox note by note, with single keys or from a script.",
    discussion: """
      1-5 file the note under a suggestion, / searches people, s skips, d dismisses, u takes the
      last step back, q quits, ? helps. Where standard input is no terminal, or with --output
      jsonl, the same words are read from it, one a line (a search as /words).

      Examples:
        circles-import inbox review
        printf '1\\ns\\n/ruiz\\n1\\n' | circles-import inbox review --output jsonl
      """)

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, stopsWithoutReader: false)
    let notebook = try Notebook.toEdit(database)
    let notes = try notebook.inbox().map(\.id)
    if notes.isEmpty { console.note("The inbox is empty: nothing waits for you.") }
    let desk = NotebookDesk(notebook: notebook, reading: try notebook.noteReading())
    var review = InboxReview(notes, at: desk)
    let input = InputBytes(descriptor: STDIN_FILENO)
    let isTyped = isatty(STDIN_FILENO) == 1 && console.terminal.outputIsTerminal
    if isTyped, console.form == .text {
      try type(&review, input, console)
    } else {
      show(try review.begin(), console)
      while !review.isOver, let line = input.line() {
        if let word = ReviewWord(line: line) { show(try review.follow(word), console) }
      }
    }
    show(review.end(), console)
    let left = try notebook.inboxCount()
    if console.form == .text, review.totals.learned > 0, left > 0 {
      console.note("What was learned is used by: circles-import reprocess")
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
        } else {
          show(try review.follow(ReviewWord(key: key)), console)
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
