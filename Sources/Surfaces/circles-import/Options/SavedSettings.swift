import CirclesPipeline
import CirclesStore
import Foundation

/// What the user set once: in the environment, else in the file of settings.
struct SavedSettings {
  var owners: [String]?
  var region: Region?
  var timeZone: TimeZone?
  var dateOrder: DateOrderOption?
  var languages: [String]?
  var database: String?

  /// What holds for this process, or why the settings cannot be used.
  private static let loaded = Result {
    try SavedSettings(ConfigPlace.config(ProcessInfo.processInfo.environment))
  }

  /// What holds for this process; nothing where the settings are broken, which `check` tells.
  static var current: SavedSettings { (try? loaded.get()) ?? SavedSettings() }

  /// Fails where the settings are broken: before anything is opened.
  static func check() throws { _ = try loaded.get() }

  /// Nothing is set.
  init() {}

  /// What the settings say.
  init(_ config: Config) {
    owners = config[.owner]
    region = config.value(.region).flatMap(Region.init)
    timeZone = config.value(.timeZone).flatMap(TimeZoneName.zone)
    dateOrder = config.value(.dateOrder).flatMap(DateOrderOption.init(rawValue:))
    languages = config[.languages]
    database = config.value(.db)
  }

  /// What the pipeline is told where the command line says nothing: this, else as the newest run was
  /// told.
  func importOptions(after last: RunSettings?) -> ImportOptions {
    var options = ImportOptions(like: last, region: Region.ofLocale().code)
    if let region { options.region = region.code }
    if let owners { options.owners = owners }
    if let timeZone { options.timeZone = timeZone.identifier }
    if let dateOrder { options.dateOrder = dateOrder.order }
    if let languages { options.languages = languages }
    return options
  }
}

/// Where settings are kept.
enum ConfigPlace {
  /// The file: `$CIRCLES_CONFIG`, else `circles-import/config.yaml` in the platform's folder for
  /// settings.
  static func file(_ environment: [String: String]) -> ConfigFile {
    let home = HomeFolder.path(environment)
    return ConfigFile(path: path(environment, home: home), home: home)
  }

  private static func path(_ environment: [String: String], home: String) -> String {
    if let path = environment["CIRCLES_CONFIG"], !path.isEmpty { return AbsolutePath.of(path) }
    #if os(macOS)
      let folder = home + "/Library/Application Support"
    #else
      // The XDG specification says that a relative path is to be ignored.
      let folder =
        environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
    #endif
    return folder + "/circles-import/config.yaml"
  }

  /// What the environment says, over what the file says.
  static func config(_ environment: [String: String]) throws(CommandError) -> Config {
    try Self.environment(environment).over(inFile(environment))
  }

  /// What the file says.
  static func inFile(_ environment: [String: String]) throws(CommandError) -> Config {
    do throws(PipelineError) {
      return try file(environment).read()
    } catch {
      throw RunOutcome.failure(error)
    }
  }

  /// What the environment says; several values of a list are separated by semicolons.
  static func environment(_ environment: [String: String]) throws(CommandError) -> Config {
    var config = Config()
    for key in ConfigKey.allCases {
      guard let text = environment[key.variable], !text.isEmpty else { continue }
      let values = key.isList ? text.split(separator: ";").map(String.init) : [text]
      do throws(Config.WrongValueError) {
        try config.set(key, values)
      } catch {
        throw CommandError(.configuration, "$\(key.variable): \(error.message)")
      }
    }
    return config
  }
}
