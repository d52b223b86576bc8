import ArgumentParser

/// `people`: who is in the notebook, and what the user changes by hand.
struct PeopleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "people",
    abstract: "List people, show everything about one, and fix who is who.",
    discussion: """
      A PERSON is an id or a prefix of one, an identifier, a phone, an e-mail address, or \
      any name: full, given or family name, nickname or alias. If several match, they are listed.
      """,
    subcommands: [
      PeopleListCommand.self, PeopleShowCommand.self,
      PeopleTimelineCommand.self, PeoplePathCommand.self, PeopleAddCommand.self,
      PeopleChangeCommand.self, PeopleRemoveCommand.self, PeopleAliasCommand.self,
      PeopleBirthdayCommand.self, PeopleCadenceCommand.self, PeopleRelateCommand.self,
      PeopleMeCommand.self, PeopleMergeCommand.self, PeopleUnmergeCommand.self,
    ],
    defaultSubcommand: PeopleListCommand.self)
}
