import Foundation
public import SystemPackage

/// Where things are below the folder that the daemon keeps.
public struct WatchLayout: Hashable, Sendable {
  /// The folder that the user named.
  public let root: FilePath

  /// The layout below a folder.
  public init(root: FilePath) { self.root = root }

  /// People, phones and scripts put files here, in folders of their own if they like.
  public var drop: FilePath { root.appending("drop") }
  /// What is in the notebook, by month: `done/2026-11/`.
  public var done: FilePath { root.appending("done") }
  /// What was put away in the month of this time. UTC: the month does not depend on where the machine
  /// happens to be.
  func done(at time: Date) -> FilePath {
    done.appending(String(time.formatted(.iso8601).prefix(7)))
  }
  /// What could not be read, each with a `NAME.error.json` that says why.
  public var failed: FilePath { root.appending("failed") }
  /// The daemon's own: nobody else puts anything here.
  public var own: FilePath { root.appending(".circles") }
  /// The lock that one daemon holds.
  public var lock: FilePath { own.appending("lock") }
  /// How the daemon is, written anew every ten seconds.
  public var status: FilePath { own.appending("status.json") }
  /// There while somebody wants files tried again that are kept where they are.
  var retry: FilePath { own.appending("retry") }
}

extension WatchLayout {
  /// Whether a notebook lies where files are taken from, or where those lie that may be put back: the
  /// daemon would move it, and what is beside it, away as files that it cannot read.
  func takes(notebook path: String) -> Bool {
    guard let place = Self.real(path) else { return false }
    return [drop, failed].contains { folder in
      Self.real(folder.string).map { FilePath(place).starts(with: FilePath($0)) } ?? false
    }
  }

  /// A path without links in it, up to what is there.
  private static func real(_ path: String) -> String? {
    var path = FilePath(path)
    while !path.isEmpty {
      if let found = realpath(path.string, nil) {
        defer { free(found) }
        return String(cString: found)
      }
      if !path.removeLastComponent() { return nil }
    }
    return nil
  }
}
