import ArgumentParser
import CirclesReaders
import CirclesStore
import Foundation

/// The program: parses the command line, runs one command, and turns what went wrong into words and
/// an exit status.
@main
struct CirclesImport: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "circles-import",
    abstract: "Import address books, chats and notes into a notebook of the people you care about.",
    usage: """
      circles-import [<options>] <file> ...
      circles-import <subcommand> [<options>]
      """,
    discussion: """
      Examples:
        circles-import contacts.vcf        import an address book
        circles-import --dry-run phone/    what a folder's files would do
        circles-import inbox review        go through the waiting notes
        circles-import people list ana     who is called Ana
        circles-import people show 3f2a    everything known about one of them
        circles-import birthdays           today, this week, this month, later
        circles-import runs undo last      undo the last import

      To import a file named like a command, write ./import.
      """,
    version: "0.1.0",
    subcommands: [
      ImportCommand.self,
      ReadCommand.self,
      CheckCommand.self,
      ReprocessCommand.self,
      InboxCommand.self,
      LearnedCommand.self,
      NoteCommand.self,
      PeopleCommand.self,
      SearchCommand.self,
      InterestsCommand.self,
      GiftsCommand.self,
      StatsCommand.self,
      TodayCommand.self,
      DueCommand.self,
      BriefCommand.self,
      BirthdaysCommand.self,
      RunsCommand.self,
      ConfigCommand.self,
      BackupCommand.self,
      RestoreCommand.self,
      RunCommand.self,
      AccountsCommand.self,
      SyncCommand.self,
      PushCommand.self,
      WatchCommand.self,
      StatusCommand.self,
      RetryCommand.self,
      ExportCommand.self,
      ExtractCommand.self,
      McpCommand.self,
      ServeCommand.self,
      FormatsCommand.self,
      ManualCommand.self,
    ],
    defaultSubcommand: ImportCommand.self)

  static func main() async {
    // A reader that goes away is noticed when writing, not by a signal that kills an import.
    signal(SIGPIPE, SIG_IGN)
    let arguments = DashedValues.arranged(PathText.arguments)
    do {
      var command = try parsed(arguments)
      // Help and the like need no settings.
      let isOurs = !String(reflecting: type(of: command)).hasPrefix("ArgumentParser.")
      if isOurs, !(command is ConfigPathCommand) { try SavedSettings.check() }
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  /// The command that the arguments mean. A word that is no command, though it stands where one would,
  /// is told as such, whatever else is wrong.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    do {
      let command = try parseAsRoot(arguments)
      let mayBeMistyped = command is ImportCommand || arguments.first == "help"
      if mayBeMistyped, let mistyped = MistypedCommand.first(arguments) {
        throw mistyped
      }
      return command
    } catch  where exitCode(for: error) == .validationFailure && !(error is CommandError) {
      throw MistypedCommand.first(arguments) ?? MistypedCommand.second(arguments) ?? error
    }
  }

  private static func end(with error: any Error) -> Never {
    if let failure = error as? CommandError { end(with: failure) }
    if let failure = error as? StoreError { end(with: StoreMessage.failure(failure)) }
    let code = exitCode(for: error)
    // ArgumentParser's own: help, version, usage errors and a command's exit status. What it does
    // not know it calls 1, which here means something else.
    if code == .failure, !(error is ExitCode) {
      end(with: CommandError(.bug, "unexpected: \(type(of: error))"))
    }
    say(fullMessage(for: error), code)
  }

  /// Prints help or a usage error, which may repeat what was typed, and ends.
  private static func say(_ message: String, _ code: ArgumentParser.ExitCode) -> Never {
    let output = OutputWriter(descriptor: code == .success ? STDOUT_FILENO : STDERR_FILENO)
    for line in TerminalText.escapedLines(message) where !message.isEmpty { output.line(line) }
    output.flush()
    Foundation.exit(output.failure == nil ? code.rawValue : ExitStatus.inputOutput.rawValue)
  }

  private static func end(with failure: CommandError) -> Never {
    let errors = OutputWriter(descriptor: STDERR_FILENO)
    errors.line("circles-import: error: \(TerminalText.escaped(failure.message))")
    for hint in failure.hints { errors.line("  " + TerminalText.escaped(hint)) }
    errors.flush()
    exit(withError: ExitCode(failure.status.rawValue))
  }
}
