import ArgumentParser

/// `inbox`: the conversations and notes of which nobody knows yet whose they are.
struct InboxCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inbox",
    abstract: "List what is waiting, by conversation; assign, edit or dismiss it.",
    discussion: """
      An ENTRY is a conversation or another note: its id, a unique prefix of it, the id of one of \
      its days, or the id that its source gave it. \
      A PERSON is an id, a unique prefix of one, an identifier of the source, or a name or \
      alias that only one contact has.

      Every change is a run. Undo with: circles-import runs undo last
      """,
    subcommands: [
      InboxListCommand.self, InboxShowCommand.self, InboxAssignCommand.self,
      InboxEditCommand.self, InboxDismissCommand.self, InboxReviewCommand.self,
    ],
    defaultSubcommand: InboxListCommand.self)
}
