import ArgumentParser

/// `people`: who is in the notebook, and what the user changes by hand.
struct PeopleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "people",
    abstract: "List people, show all that is known of one, and mend who is who.",
    discussion: """
      A PERSON is an id, a unique beginning of one, an identifier of the source, or a name or
      alias that only one contact bears.
      """,
    subcommands: [
      PeopleListCommand.self, PeopleShowCommand.self, PeopleTimelineCommand.self,
      PeopleAliasCommand.self,
      PeopleBirthdayCommand.self, PeopleMergeCommand.self, PeopleUnmergeCommand.self,
    ],
    defaultSubcommand: PeopleListCommand.self)
}
