import CirclesStore
import SystemPackage

/// The files that were put away a moment ago. A program that paused for longer than a file has to be
/// quiet goes on writing into the file that was moved: then that is moved back, and met again whole.
struct RecentlyArchived {
  /// How long files are looked at.
  static let period = Duration.seconds(600)
  /// How many are; the newest.
  static let limit = 1024
  /// How many names of a folder are looked at.
  private static let maximumNames = 200_000

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

  /// Files that an earlier daemon put away into one of these folders, by their rows in the ledger;
  /// they came from below `drop`. All that is known of them is the size they had, so that is what they
  /// have to keep.
  mutating func add(
    _ rows: [LedgerEntry], in folders: [FilePath], from drop: FilePath,
    _ fileSystem: any FileSystem, now: Duration
  ) {
    var rowsByDigest: [String: LedgerEntry] = [:]
    for row in rows.prefix(Self.limit) {
      for digest in ArchivedName.digests(of: row.sha256) { rowsByDigest[digest] = row }
    }
    for folder in folders {
      for name in (try? fileSystem.list(folder, limit: Self.maximumNames)) ?? [] {
        guard let row = ArchivedName.digest(in: name).flatMap({ rowsByDigest[$0] }),
          let status = try? fileSystem.status(of: name, in: folder), status.kind == .regular
        else { continue }
        var identity = status.identity
        identity.size = Int64(row.size)
        entries.append(
          Entry(
            path: folder.appending(name), origin: drop.pushing(FilePath(row.path)),
            identity: identity, sha256: row.sha256, since: now))
      }
    }
  }

  /// Moves back those that have grown; answers the digests of what was their beginning.
  mutating func restoreGrown(_ fileSystem: any FileSystem, now: Duration) -> [[UInt8]] {
    entries.removeAll { now - $0.since > Self.period }
    var grown: [[UInt8]] = []
    entries.removeAll { entry in
      guard let status = try? fileSystem.statusIfAny(entry.path) else { return true }
      if status.identity.hasBytes(of: entry.identity) { return false }
      // What somebody else put there is not ours to move.
      if !status.identity.isFile(entry.identity) { return true }
      do throws(FileError) {
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
