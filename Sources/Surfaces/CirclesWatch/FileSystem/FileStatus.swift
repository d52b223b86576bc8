/// What stands at a path.
struct FileStatus: Hashable, Sendable {
  /// What it is.
  enum Kind: Hashable, Sendable {
    case regular
    case folder
    case link
    case pipe
    case socket
    case device
  }

  /// What it is.
  var kind: Kind
  /// Which state of which file it is.
  var identity: FileIdentity
  /// How many names it has.
  var linkCount: UInt64
}

/// One state of one file, compared for equality only: a time in it is never held against a clock.
struct FileIdentity: Hashable, Sendable {
  /// The device it is on.
  var device: UInt64
  /// Its number there.
  var inode: UInt64
  /// Its bytes.
  var size: Int64
  /// When its bytes were last written, in ns; wraps for years no calendar has.
  var modified: Int64
  /// When its bytes, names or rights last changed, in ns.
  var changed: Int64

  /// Whether both are the same bytes of the same file; a rename changes nothing of that.
  func hasBytes(of other: FileIdentity) -> Bool {
    isFile(other) && size == other.size && modified == other.modified
  }

  /// Whether both are states of one file.
  func isFile(_ other: FileIdentity) -> Bool { device == other.device && inode == other.inode }
}
