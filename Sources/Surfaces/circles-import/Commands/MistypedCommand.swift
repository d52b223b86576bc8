import ArgumentParser
import CirclesPipeline
import Foundation

/// Finds out that a word on the command line was meant as a command, though none bears it: the default
/// commands would take it for a file or a name.
enum MistypedCommand {
  /// The first word, where it is neither a command nor a file.
  static func first(
    _ arguments: [String], of root: any ParsableCommand.Type = CirclesImport.self,
    exists: (String) -> Bool = FileManager.default.fileExists(atPath:)
  ) -> CommandError? {
    if arguments.first == "help" { return unknownHelp(Array(arguments.dropFirst()), of: root) }
    guard let word = arguments.first, isWord(word), subcommand(word, of: root) == nil,
      !exists(word)
    else { return nil }
    return failure(word, root, "there is no command or file '\(word)'")
  }

  /// The first word behind `help` that is no command.
  private static func unknownHelp(
    _ words: [String], of root: any ParsableCommand.Type
  ) -> CommandError? {
    var (parent, before) = (root, "")
    for word in words where isWord(word) && !parent.configuration.subcommands.isEmpty {
      guard let command = subcommand(word, of: parent) else {
        return failure(word, parent, "there is no command '\(before)\(word)'", before: before)
      }
      (parent, before) = (command, before + word + " ")
    }
    return nil
  }

  /// The second word, where the first is a group of commands and the second none of them.
  static func second(
    _ arguments: [String], of root: any ParsableCommand.Type = CirclesImport.self
  ) -> CommandError? {
    guard arguments.count > 1, let group = subcommand(arguments[0], of: root),
      !group.configuration.subcommands.isEmpty, isWord(arguments[1]),
      subcommand(arguments[1], of: group) == nil
    else { return nil }
    return failure(
      arguments[1], group, "\(arguments[0]) has no command '\(arguments[1])'",
      before: arguments[0] + " ")
  }

  /// Whether a text looks like the name of a command, and not like a path.
  private static func isWord(_ text: String) -> Bool {
    text != "help" && text.utf8.first.map { $0 != 0x2D } == true
      && text.allSatisfy { $0.isLetter || $0 == "-" || $0 == "_" }
  }

  private static func subcommand(
    _ name: String, of parent: any ParsableCommand.Type
  ) -> (any ParsableCommand.Type)? {
    parent.configuration.subcommands.first {
      $0._commandName == name || $0.configuration.aliases.contains(name)
    }
  }

  private static func failure(
    _ word: String, _ parent: any ParsableCommand.Type, _ message: String, before: String = ""
  ) -> CommandError {
    let names = parent.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .map { $0._commandName }
    let near = SpellingSuggestion.nearest(word, among: names)
    return CommandError(
      .usage, message,
      hints: (near.map { ["did you mean: circles-import \(before)\($0.word)"] } ?? [])
        + ["circles-import \(before)--help lists the commands"])
  }
}
