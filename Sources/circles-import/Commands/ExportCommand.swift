import ArgumentParser
import CirclesStore

/// `export`: the notebook as NDJSON.
struct ExportCommand: ParsableCommand {
  /// What can be exported.
  enum Part: String, ExpressibleByArgument, CaseIterable {
    case contacts, interactions, inbox, connections, all

    /// The kinds of rows, in the order they are written.
    var kinds: [ExportKind] {
      switch self {
      case .contacts: [.contacts]
      case .interactions: [.interactions]
      case .inbox: [.inbox]
      case .connections: [.connections]
      case .all: ExportKind.allCases
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Print the notebook as JSON, one object a line.",
    discussion: """
      Example:
        circles-import export contacts | jq -r '[.name.display, .birthday.month] | @tsv'
      """)

  @Argument(help: "What to print.") var part: Part = .all

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let notebook = try Notebook.toRead(database)
    for kind in part.kinds {
      try notebook.export(kind) { line in
        console.data(line + [UInt8(ascii: "\n")])
        return true
      }
    }
    console.finish()
  }
}
