import ArgumentParser

/// Whether output is for people or for programs.
enum OutputForm: String, ExpressibleByArgument, CaseIterable {
  case text, jsonl
}

/// How a command prints.
struct OutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How to print: text for people, jsonl for programs (one JSON object per line).",
      valueName: "form"))
  var output: OutputForm = .text

  @Flag(name: [.customShort("q"), .long], help: "Print only what could not be done.")
  var quiet = false

  @Flag(help: "Print no colours (also off with NO_COLOR, or if the output is not a terminal).")
  var noColor = false

  @Flag(help: "Do not page long lists through $PAGER.")
  var noPager = false
}
