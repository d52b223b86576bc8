import ArgumentParser
import Testing

@testable import circles_import

/// Help is read in terminals of 80 columns, too.
@Suite struct HelpWidthTests {
  private static func all(_ command: any ParsableCommand.Type) -> [any ParsableCommand.Type] {
    [command] + command.configuration.subcommands.flatMap(all)
  }

  private static let commands = all(CirclesImport.self)

  @Test("No paragraph of the help is broken before its line is full", arguments: commands.indices)
  func paragraphs(_ number: Int) {
    let command = Self.commands[number]
    let help = command.helpMessage(columns: 80).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .prefix { !$0.hasPrefix("USAGE") }
    for (line, next) in zip(help, help.dropFirst()) {
      // An example or a row of a table that does not fit goes on at the edge.
      #expect(!line.hasPrefix(" ") || next.isEmpty || next.hasPrefix(" "), "\(line)")
    }
    for (line, next) in zip(help, help.dropFirst())
    where isProse(line) && isProse(next) && !line.hasSuffix(".") && !line.hasSuffix(":") {
      let word = next.prefix { $0 != " " }
      #expect(
        line.count + 1 + word.count > 79, "\(command.configuration.commandName ?? ""): \(line)")
    }
  }

  /// Whether it is a line of a paragraph: no example, and no row of a table.
  private func isProse(_ line: Substring) -> Bool {
    !line.isEmpty && !line.hasPrefix(" ") && !line.contains("  ")
  }
}
