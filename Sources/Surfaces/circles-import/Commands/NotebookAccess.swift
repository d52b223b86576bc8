import CirclesModel
import CirclesStore
import Foundation

/// Finds what a command line means in the notebook.
extension Notebook {
  /// Opens the notebook for a question: a file that is missing is not made.
  static func toRead(_ database: DatabaseOptions) throws(StoreError) -> Notebook {
    let notebook = try Notebook.open(
      path: database.path, mode: .existing(readOnly: true),
      makesFolder: DefaultDatabase.isPlace(database.path))
    try notebook.mapFile()
    return notebook
  }

  /// Opens the notebook for a change by hand.
  /// - Parameter creates: whether a file that is missing is made.
  static func toEdit(
    _ database: DatabaseOptions, creates: Bool = false
  ) throws(StoreError) -> Notebook {
    let notebook = try Notebook.open(
      path: database.path, mode: creates ? .create : .existing(readOnly: false),
      makesFolder: DefaultDatabase.isPlace(database.path))
    if notebook.isOpenToOthers {
      let errors = OutputWriter(descriptor: STDERR_FILENO)
      errors.line(
        "circles-import: warning: others on this machine can read "
          + TerminalText.escaped(notebook.path))
      errors.flush()
    }
    return notebook
  }

  /// What the newest run of the notebook at a path was told; nil where there is none, or none that can
  /// be opened, which is for others to complain of.
  static func lastSettings(at path: String) -> RunSettings? {
    try? Notebook.open(path: path, mode: .existing(readOnly: true)).lastSettings()
  }

  /// How many problems the records of a report had when they came, where all of them were known.
  static func problemsBefore(_ report: RunReport, _ command: String, at path: String) -> Int? {
    guard report.isKnown,
      let notebook = try? Notebook.open(path: path, mode: .existing(readOnly: true))
    else { return nil }
    return (try? notebook.problemsBefore(run: report.run, command: command)) ?? nil
  }

  /// The person that an argument means, or a usage error that lists the candidates.
  func person(named argument: String) throws -> PersonSummary {
    switch try resolvePerson(argument) {
    case .one(let person): return person
    case .ambiguous(let candidates):
      throw CommandError(
        .usage, "'\(argument)' matches several people; give more of the name or id:",
        hints: candidates.map(Self.candidate))
    case .none:
      let near = try nearestPeople(to: argument)
      if near.isEmpty {
        throw CommandError(
          .usage, "nobody in the notebook matches '\(argument)'",
          hints: ["circles-import people list shows everybody"])
      }
      throw CommandError(
        .usage, "nobody in the notebook matches '\(argument)'; did you mean one of these?",
        hints: near.map(Self.candidate))
    }
  }

  /// What tells somebody from others of the name, in one line.
  private static func candidate(_ person: PersonSummary) -> String {
    let about = person.about.isEmpty ? person.relationshipType : person.about
    return TerminalWidth.cut("\(person.id.prefix(8))  \(person.name), \(about)", to: 76)
  }

  /// The run that an argument means, or a usage error that lists the candidates.
  func run(named argument: String) throws -> RunSummary {
    switch try resolveRun(argument) {
    case .one(let run): return run
    case .none:
      throw CommandError(
        .usage, "there is no run '\(argument)'", hints: ["circles-import runs list shows them"])
    case .ambiguous(let candidates):
      throw CommandError(
        .usage, "'\(argument)' matches several runs; give more of the id:",
        hints: candidates.map { "\($0.id)  \(RunLines.moment($0.startedAt))  \($0.command)" })
    }
  }
}
