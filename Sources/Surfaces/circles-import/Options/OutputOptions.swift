import ArgumentParser

/// Whether output is for people or for programs.
enum OutputForm: String, ExpressibleByArgument, CaseIterable {
  case text, jsonl
}

/// How a command prints.
struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How to print: text for people, jsonl for programs (one JSON object a line).",
      valueName: "form"))
  var output: OutputForm = .text

  @Flag(name: [.customShort("q"), .long], help: "Say only what could not be done.")
  var quiet = false

  @Flag(help: "No colours (NO_COLOR and output that is not a terminal do the same).")
  var noColor = false

  @Flag(help: "Print long lists as they are, not through $PAGER (only on a terminal).")
  var noPager = false
}
