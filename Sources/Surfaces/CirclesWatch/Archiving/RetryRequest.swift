public import SystemPackage

/// `.circles/retry`: asks a daemon that leaves files where they are to try again what it could not read.
/// Without it they are moved from `failed/` to `drop/`, which asks by itself.
public struct RetryRequest: Sendable {
  private let fileSystem: any FileSystem
  private let path: FilePath

  /// The request of a watched folder.
  public init(_ layout: WatchLayout) { self.init(layout, fileSystem: SystemFileSystem()) }

  init(_ layout: WatchLayout, fileSystem: any FileSystem) {
    self.fileSystem = fileSystem
    path = layout.retry
  }

  /// Asks; the daemon sees it when it next lists its folders, or when it starts.
  public func leave() throws(FileError) {
    try fileSystem.writeWhole([], to: path, durably: false)
  }

  /// Whether somebody asks.
  var isThere: Bool { (try? fileSystem.statusIfAny(path)) != nil }

  /// It is done.
  func remove() { try? fileSystem.remove(path) }
}
