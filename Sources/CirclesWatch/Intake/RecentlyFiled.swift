import SystemPackage

/// The files that were put away a moment ago. A program that paused for longer than a file has to be
/// quiet goes on writing into the file that was moved: then that is moved back, and met again whole.
struct RecentlyFiled {
  /// How long files are looked at.
  static let period = Duration.seconds(600)
  /// How many are; the newest.
  static let limit = 1024

  private struct Entry {
    let path: FilePath
    let origin: FilePath
    let identity: FileIdentity
    let sha256: [UInt8]
    let since: Duration
  }

  private var entries: [Entry] = []

  /// Whether any is looked at.
  var isEmpty: Bool { entries.isEmpty }

  /// A file was put away just now.
  mutating func add(_ claimed: ClaimedFile, at path: FilePath, now: Duration) {
    if entries.count >= Self.limit { entries.removeFirst(entries.count - Self.limit + 1) }
    entries.append(
      Entry(
        path: path, origin: claimed.found.path, identity: claimed.found.identity,
        sha256: claimed.sha256, since: now))
  }

  /// Moves back those that have grown; answers the digests of what was their beginning.
  mutating func putBackGrown(_ fileSystem: any FileSystem, now: Duration) -> [[UInt8]] {
    entries.removeAll { now - $0.since > Self.period }
    var grown: [[UInt8]] = []
    entries.removeAll { entry in
      guard let status = try? fileSystem.statusIfAny(entry.path) else { return true }
      if status.identity.hasBytes(of: entry.identity) { return false }
      // What somebody else put there is not ours to move.
      if !status.identity.isFile(entry.identity) { return true }
      do throws(FileProblem) {
        try fileSystem.moveWithoutReplacing(entry.path, to: entry.origin)
        grown.append(entry.sha256)
      } catch {
        return false
      }
      return true
    }
    return grown
  }
}
