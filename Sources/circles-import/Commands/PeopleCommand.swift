import ArgumentParser
struct PeopleCommand: ParsableCommand { static let configuration = CommandConfiguration(commandName: "people") }
struct BirthdaysCommand: ParsableCommand { static let configuration = CommandConfiguration(commandName: "birthdays") }
struct RunsCommand: ParsableCommand { static let configuration = CommandConfiguration(commandName: "runs") }
struct ExportCommand: ParsableCommand { static let configuration = CommandConfiguration(commandName: "export") }
struct ManualCommand: ParsableCommand { static let configuration = CommandConfiguration(commandName: "manual") }
