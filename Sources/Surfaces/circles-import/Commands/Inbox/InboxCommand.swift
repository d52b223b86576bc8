import ArgumentParser

/// `inbox`: the conversations and notes of which nobody knows yet whose they are.
struct InboxCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inbox",
    abstract: "List what waits for a person, by conversation, and file, mend or dismiss it.",
    discussion: """
      An ENTRY is a conversation or another note: its id, a unique beginning of it, the id of a day \
      of it, or the id that its source gave it. \
      A PERSON is an id, a unique beginning of one, an identifier of the source, or a name or \
      alias that only one contact bears.

      Every change is a run: circles-import runs undo last takes it back.
      """,
    subcommands: [
      InboxListCommand.self, InboxShowCommand.self, InboxAssignCommand.self,
      InboxEditCommand.self, InboxDismissCommand.self, InboxReviewCommand.self,
    ],
    defaultSubcommand: InboxListCommand.self)
}
