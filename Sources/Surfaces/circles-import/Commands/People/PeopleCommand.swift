import ArgumentParser

/// `people`: who is in the notebook, and what the user changes by hand.
struct PeopleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "people",
    abstract: "List people, show all that is known of one, and fix who is who.",
    discussion: """
      A PERSON is an id or the beginning of one, an identifier, a phone, an e-mail address, or any \
      name: whole, given or family name, nickname or alias. Where several bear it, they are listed.
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
