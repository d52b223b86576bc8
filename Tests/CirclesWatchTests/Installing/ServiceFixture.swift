import CirclesWatch

/// A service of somebody who names folders as people do.
enum ServiceFixture {
  static func service(
    root: String = "/home/ana/My Circles", arguments: [String]? = nil,
    notebook: String = "/home/ana/.local/share/circles", reads: [String] = []
  ) throws -> ServiceDescription {
    try ServiceDescription(
      program: "/usr/local/bin/circles-import",
      arguments: arguments ?? ["watch", root, "--db", notebook + "/circles.sqlite"],
      root: root, notebookFolder: notebook, readPaths: reads)
  }
}

/// Runs nothing, and answers as it is told.
final class RecordedRunner: CommandRunner {
  private(set) var commands: [String] = []
  private let answers: [String: CommandOutcome]

  /// Answers for the commands that begin so; `.done` for all others.
  init(_ answers: [String: CommandOutcome] = [:]) { self.answers = answers }

  func run(_ command: [String]) -> CommandOutcome {
    let text = command.joined(separator: " ")
    commands.append(text)
    return answers.first { text.hasPrefix($0.key) }?.value ?? .done
  }
}
