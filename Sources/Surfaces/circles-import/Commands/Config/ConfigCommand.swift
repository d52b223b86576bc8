import ArgumentParser
import CirclesModel
import CirclesPipeline
import Foundation

/// `config`: what holds for every command, said once.
struct ConfigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show or set defaults for every command: who you are, your country, ...",
    discussion: """
      Keys: owner (who you are; several values), region, time-zone, date-order, languages (several \
      values), db (the notebook).

      The command line comes first, then the environment (CIRCLES_OWNER, CIRCLES_REGION, ...), \
      then these settings.

      Examples:
        circles-import config set owner "Robin Falk" +447700900100
        circles-import config set region GB
        circles-import config show
      """,
    subcommands: [
      ConfigShowCommand.self, ConfigGetCommand.self, ConfigSetCommand.self, ConfigPathCommand.self,
    ],
    defaultSubcommand: ConfigShowCommand.self)
}

/// `config show`: what holds, and who says so.
struct ConfigShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what is set, and where (the default).")

  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let variables = ProcessInfo.processInfo.environment
    let environment = try ConfigPlace.environment(variables)
    let config = environment.over(try ConfigPlace.inFile(variables))
    switch console.form {
    case .jsonl:
      for key in config.keys {
        console.data(
          ConfigLines.json(
            key, config[key] ?? [], origin: environment[key] == nil ? "file" : "environment"))
      }
    case .text:
      ConfigLines.text(config, environment, path: ConfigPlace.file(variables).path, console.style)
        .forEach(console.line)
    }
    console.finish()
  }
}

/// `config get`: one setting.
struct ConfigGetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Print the values of a key, one per line; nothing if it is not set.",
    discussion: """
      Example:
        circles-import config get owner
      """)

  @Argument(
    help: "owner, region, time-zone, date-order, languages or db.",
    transform: ConfigKeyName.checked)
  var key: ConfigKey

  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let variables = ProcessInfo.processInfo.environment
    let environment = try ConfigPlace.environment(variables)
    let values = environment.over(try ConfigPlace.inFile(variables))[key] ?? []
    switch console.form {
    case .jsonl:
      let origin = environment[key] == nil ? "file" : "environment"
      console.data(ConfigLines.json(key, values, origin: origin))
    case .text: values.map(TerminalText.escaped).forEach(console.line)
    }
    console.finish()
  }
}

/// `config set`: one setting from now on.
struct ConfigSetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Set a key; several values make a list.",
    discussion: """
      An empty value removes the key.

      Examples:
        circles-import config set owner "Robin Falk" robin@example.com
        circles-import config set time-zone Europe/London
        circles-import config set region ""
      """)

  @Argument(
    help: "owner, region, time-zone, date-order, languages or db.",
    transform: ConfigKeyName.checked)
  var key: ConfigKey

  // A number may begin with a sign, as options do.
  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp("The value.", valueName: "value"))
  var values: [String]

  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws { _ = try wanted() }

  func run() throws {
    let console = Console(output)
    let values = try wanted()
    let file = ConfigPlace.file(ProcessInfo.processInfo.environment)
    do throws(PipelineError) {
      try file.set(key, values)
    } catch {
      throw RunOutcome.failure(error)
    }
    switch console.form {
    case .jsonl: console.data(ConfigLines.json(key, values, origin: "file"))
    case .text:
      let said =
        values.isEmpty ? "is no longer set" : "is " + values.joined(separator: ", ")
      console.note(TerminalText.escaped("\(key.rawValue) \(said)"))
      if ProcessInfo.processInfo.environment[key.variable]?.isEmpty == false {
        console.problem("$\(key.variable) is also set, and takes precedence")
      }
    }
    console.finish()
  }

  private static func place(_ path: String) -> String {
    path.isEmpty || path.hasPrefix("file:") ? path : AbsolutePath.of(path)
  }

  /// The values, or a usage error.
  private func wanted() throws -> [String] {
    let given = values.filter { $0 != "--" }
    if given == [""] { return [] }
    if let option = given.first(where: { $0.hasPrefix("--") }) {
      throw ValidationError(
        "there is no option \(option); set a value that starts like this in the file")
    }
    if given.isEmpty { throw ValidationError("a value is needed; an empty one removes the key") }
    var config = Config()
    do throws(Config.WrongValueError) {
      // A path means the same wherever the program is started.
      try config.set(key, key == .db ? given.map(Self.place) : given)
    } catch {
      throw ValidationError(error.message)
    }
    return config[key] ?? []
  }
}

/// `config path`: where the settings are.
struct ConfigPathCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "Print the path of the settings file.")

  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let path = ConfigPlace.file(ProcessInfo.processInfo.environment).path
    switch console.form {
    case .jsonl: console.data(ConfigLines.json(path: path))
    case .text: console.line(TerminalText.escaped(path))
    }
    console.finish()
  }
}

/// The name of a setting.
enum ConfigKeyName {
  /// The key of that name, or a usage error that lists them.
  static func checked(_ name: String) throws -> ConfigKey {
    if let key = ConfigKey(rawValue: name) { return key }
    let near = ConfigKey.near(name).map { "; did you mean \($0.rawValue)?" } ?? ""
    let all = ConfigKey.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("there is no setting of that name\(near) (known: \(all))")
  }
}
