import ArgumentParser
import CirclesPipeline
import Foundation

/// Which notebook a command works on.
struct DatabaseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The database (default: $CIRCLES_DB, else db of the settings, else the data folder's).",
      valueName: "path"),
    completion: .file())
  var db: String?

  /// The path to use.
  var path: String { db ?? DefaultDatabase.path() }
}

/// Where the notebook is when nobody says.
enum DefaultDatabase {
  /// `$CIRCLES_DB`, else what the settings say, else `circles/circles.sqlite` in the platform's folder
  /// for application data: of the XDG base directory specification on Linux, `Application Support` on
  /// macOS.
  static func path(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    home: String? = nil, remembered: String? = SavedSettings.current.database
  ) -> String {
    if let named = environment["CIRCLES_DB"], !named.isEmpty { return named }
    return remembered ?? place(environment: environment, home: home)
  }

  /// Whether a path is the default place, whoever named it: its folder is made with the notebook.
  /// Elsewhere a folder that is not there is a mistake.
  static func isPlace(_ path: String) -> Bool { AbsolutePath.of(path) == AbsolutePath.of(place()) }

  private static func place(
    environment: [String: String] = ProcessInfo.processInfo.environment, home: String? = nil
  ) -> String {
    dataFolder(environment, home ?? HomeFolder.path(environment)) + "/circles/circles.sqlite"
  }

  private static func dataFolder(_ environment: [String: String], _ home: String) -> String {
    #if os(macOS)
      return home + "/Library/Application Support"
    #else
      // The specification says that a relative path is to be ignored.
      if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder }
      return home + "/.local/share"
    #endif
  }
}
