import SystemPackage

/// `.circles/status.json`: written by the daemon, read by `circles-import status`.
public struct StatusFile: Sendable {
  /// More than a status file ever has.
  private static let sizeLimit = 1 << 20

  private let fileSystem: any FileSystem
  private let layout: WatchLayout

  /// The status file of a folder.
  public init(_ layout: WatchLayout) { self.init(layout, fileSystem: SystemFileSystem()) }

  init(_ layout: WatchLayout, fileSystem: any FileSystem) {
    self.layout = layout
    self.fileSystem = fileSystem
  }

  /// Writes how the daemon is; a reader sees the old text or the new one, never a part.
  ///
  /// It is not brought to the disk: after a power loss nobody needs it, and a disk that sleeps should
  /// not be woken every ten seconds. The folder is not made for it: where a disk was unplugged, the
  /// place where it was must stay empty, or it would be taken for the disk.
  public func write(_ status: WatchStatus) throws(FileError) {
    try fileSystem.writeWhole(status.json, to: layout.status, durably: false)
  }

  /// Reads how the daemon is; nil where it never ran here, or the text is damaged.
  public func read() throws(FileError) -> WatchStatus? {
    guard let bytes = try fileSystem.readWhole(layout.status, limit: Self.sizeLimit) else {
      return nil
    }
    return WatchStatus(json: bytes)
  }
}
