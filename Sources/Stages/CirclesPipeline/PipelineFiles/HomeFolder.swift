package import Foundation

/// The user's home, which `~` stands for.
package enum HomeFolder {
  /// `$HOME`: what the user says goes before what the list of users says.
  package static func path(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
  }
}
