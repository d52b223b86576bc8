public import SystemPackage

/// What may be said of a file.
public struct LoggedFile: Hashable, Sendable {
  /// The first 8 hex digits of its SHA-256; nil where it could not be read.
  public var sha8: String?
  /// The format that read it.
  public var reader: String?
  /// Where it is; said with `--log-paths` alone.
  public var path: FilePath

  /// A file.
  public init(path: FilePath, sha8: String? = nil, reader: String? = nil) {
    self.path = path
    self.sha8 = sha8
    self.reader = reader
  }

  var details: [LogKey: LogValue?] {
    [.sha8: sha8.map { .code($0) }, .reader: reader.map { .code($0) }, .path: .path(path)]
  }
}
