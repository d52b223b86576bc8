import Foundation

/// Where a user's services are described.
public struct InstallPlace: Hashable, Sendable {
  /// The user's home folder.
  public let home: String
  /// The folder of configurations: `$XDG_CONFIG_HOME`, where that is absolute, else `~/.config`.
  public let configuration: String
  /// The number of the user.
  public let user: UInt32

  /// The place of a user; of the one who runs this, where none is named.
  public init(
    home: String, environment: [String: String] = [:], user: UInt32? = nil
  ) {
    self.home = home
    let named = environment["XDG_CONFIG_HOME"] ?? ""
    configuration = named.hasPrefix("/") ? named : home + "/.config"
    self.user = user ?? getuid()
  }

  /// Where systemd looks for units of the user.
  var unitFolder: String { configuration + "/systemd/user" }
  /// Where launchd looks for agents of the user.
  var agentFolder: String { home + "/Library/LaunchAgents" }
  /// Where programs of the user log to on macOS.
  var logFolder: String { home + "/Library/Logs" }
}
