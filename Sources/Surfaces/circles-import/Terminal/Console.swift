import Foundation

/// The two streams of a command: data on standard output, everything else on standard error.
final class Console {
  /// Whether data is printed for people or for programs.
  let form: OutputForm
  /// Whether only what could not be done is said on standard error.
  let isQuiet: Bool
  let terminal: Terminal
  /// How data looks.
  let style: Style
  /// How messages look.
  let errorStyle: Style

  private let output = OutputWriter(descriptor: STDOUT_FILENO)
  private let errors = OutputWriter(descriptor: STDERR_FILENO, capacity: 1 << 13)
  private let stopsWithoutReader: Bool
  /// The lines that wait until it is known whether they fit onto the screen; nil where none do.
  private var held: [String]?
  private var heldBytes = 0
  /// What is said behind a list.
  private var heldNotes: [String] = []
  /// More than this is printed as it comes.
  private static let maximumHeld = 32 << 20

  /// A console as the options want it. A command that changes nothing stops as soon as nobody
  /// reads its output; one that writes the notebook goes on to the end. With `pages`, text that is
  /// longer than the screen goes through the user's pager.
  init(
    _ options: OutputOptions, terminal: Terminal = .current, stopsWithoutReader: Bool = true,
    pages: Bool = false
  ) {
    form = options.output
    isQuiet = options.quiet
    self.terminal = terminal
    self.stopsWithoutReader = stopsWithoutReader
    if pages, terminal.outputIsTerminal, options.output == .text, !options.noPager { held = [] }
    let allowsColor = !options.noColor && !terminal.refusesColor
    style = Style(isOn: allowsColor && terminal.outputIsTerminal && options.output == .text)
    errorStyle = Style(isOn: allowsColor && terminal.errorIsTerminal)
    Style.takeOver()
  }

  /// The most columns a table's cell may take: on a terminal a long value must not push the others
  /// off the screen; anywhere else nothing is cut.
  var cellLimit: Int? { terminal.outputIsTerminal ? 32 : nil }

  /// The columns that a table fits into: the terminal's; elsewhere as many as can be read.
  var tableWidth: Int { terminal.outputIsTerminal ? terminal.columns : 160 }

  /// Prints a line of data for people. Values in it are already escaped.
  func line(_ text: String = "") {
    if held != nil {
      held?.append(text)
      heldBytes += text.utf8.count
      if heldBytes > Self.maximumHeld { release() }
      return
    }
    output.line(text)
    react()
  }

  /// Prints the lines that were held: through the pager where they are more than fit.
  private func release(paged: Bool = false) {
    guard let lines = held else { return }
    held = nil
    let rows = lines.reduce(0) {
      $0 + max(1, (TerminalWidth.of($1) + terminal.columns - 1) / max(1, terminal.columns))
    }
    if !paged || rows < terminal.rows || Pager.ofUser()?.show(lines) != true {
      lines.forEach(output.line)
    }
    output.flush()
    for note in heldNotes { problem(note) }
    heldNotes = []
    react()
  }

  /// Prints a question, and leaves the cursor behind it.
  func prompt(_ text: String) {
    release()
    output.write(text)
    output.flush()
    react()
  }

  /// Prints data for programs: whole lines.
  func data(_ bytes: [UInt8]) {
    output.write(terminal.outputIsTerminal ? TerminalText.escapedJSON(bytes) : bytes)
    react()
  }

  /// Says something that a quiet run leaves out.
  func note(_ text: String) {
    if isQuiet { return }
    if held != nil { heldNotes.append(text) } else { problem(text) }
  }

  /// Says what could not be done.
  func problem(_ text: String) {
    if terminal.outputIsTerminal { output.flush() }
    errors.line(text)
    if terminal.errorIsTerminal { errors.flush() }
  }

  /// Draws on the terminal behind standard error.
  func draw(_ text: String) {
    errors.write(text)
    errors.flush()
  }

  /// Hands over everything; a full disk or the like is said and ends the program.
  func finish() {
    release(paged: true)
    output.flush()
    errors.flush()
    react()
  }

  private func react() {
    if output.isOpen { return }
    if let failure = output.failure {
      errors.line("circles-import: error: standard output: \(String(cString: strerror(failure)))")
      errors.flush()
      exitNow(.inputOutput)
    }
    if stopsWithoutReader {
      errors.flush()
      exitNow(.done)
    }
  }

  private func exitNow(_ status: ExitStatus) -> Never { _exit(status.rawValue) }
}
