import ArgumentParser

/// `inbox`: the notes of which nobody knows yet whose they are.
struct InboxCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inbox",
    abstract: "List the notes that wait for a person, and file, mend or dismiss them.",
    discussion: """
      A NOTE is an id, a unique beginning of one, or the id that its source gave it.
      A PERSON is an id, a unique beginning of one, an identifier of the source, or a name or
      alias that only one contact bears.

      Every change is a run: circles-import runs undo last takes it back.
      """,
    subcommands: [
      InboxListCommand.self, InboxShowCommand.self, InboxAssignCommand.self,
      InboxEditCommand.self, InboxDismissCommand.self, InboxReviewCommand.self,
    ],
    defaultSubcommand: InboxListCommand.self)
}
