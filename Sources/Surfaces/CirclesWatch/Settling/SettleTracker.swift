import SystemPackage

/// Knows which files have been quiet for long enough to be read.
///
/// It lives in memory only: after a start, scanning rebuilds it. Identities are compared for equality,
/// and time is the monotonic clock's, so neither old nor future file times matter. Every call costs
/// at most one pass over the files.
struct SettleTracker: Sendable {
  /// How long a file must be quiet, by what its folder is on.
  struct Quiet: Hashable, Sendable {
    var local: Duration = .seconds(2)
    var network: Duration = .seconds(10)

    /// The given time for both, where the user named one.
    init(_ both: Duration? = nil) {
      if let both { (local, network) = (both, both) }
    }
  }

  private enum State {
    /// Waits until it has been quiet.
    case settling
    /// Waits for a time, since an attempt failed.
    case held(until: Duration)
    /// Taken care of, and left where it is.
    case settled
  }

  private struct Entry {
    var file: FoundFile
    /// When it was first met, in whatever state.
    let firstSeen: Duration
    /// Since when it has been in this state.
    var quietSince: Duration
    var state = State.settling
  }

  private let quiet: Quiet
  /// By folder, then by name: one folder at a time is observed, and one at a time disappears.
  private var entries: [FilePath: [FileName: Entry]] = [:]

  init(quiet: Quiet = Quiet()) { self.quiet = quiet }

  /// Takes in what a scan found. A file that changed begins to settle anew; a file that is no longer
  /// there is forgotten, unless its folder could not be read.
  mutating func observe(_ scan: ScanResult, at now: Duration) {
    var listed: Set<FilePath> = []
    let unread = Set(scan.problems.map(\.path))
    let unreadByFolder = Dictionary(grouping: unread) { $0.removingLastComponent() }
    for folder in scan.folders {
      listed.insert(folder.path)
      let before = entries.removeValue(forKey: folder.path) ?? [:]
      var after: [FileName: Entry] = Dictionary(minimumCapacity: folder.files.count)
      for file in folder.files { after[file.name] = observed(file, before[file.name], now) }
      for path in unreadByFolder[folder.path] ?? [] {
        guard let name = path.lastComponent.map(FileName.init), after[name] == nil else { continue }
        after[name] = before[name]
      }
      if unread.contains(folder.path) { after.merge(before) { new, _ in new } }
      if !after.isEmpty { entries[folder.path] = after }
    }
    for folder in entries.keys where !listed.contains(folder) && covers(scan, folder) {
      if !scan.isCut && !unread.contains(where: folder.starts(with:)) { entries[folder] = nil }
    }
  }

  private func observed(_ file: FoundFile, _ before: Entry?, _ now: Duration) -> Entry {
    guard var entry = before else {
      return Entry(file: file, firstSeen: now, quietSince: now)
    }
    if entry.file.identity != file.identity {
      entry.quietSince = now
      entry.state = .settling
    }
    entry.file = file
    return entry
  }

  private func covers(_ scan: ScanResult, _ folder: FilePath) -> Bool {
    scan.covering?.contains(where: folder.starts(with:)) ?? true
  }

  /// The files that may be read now, in the order in which files are taken. Ask once a pass and
  /// work through all of them: each call sorts.
  func ready(at now: Duration) -> [FoundFile] {
    var ready: [FoundFile] = []
    for folder in entries.values {
      for entry in folder.values {
        if let due = due(entry), due <= now { ready.append(entry.file) }
      }
    }
    return ready.sorted(by: FoundFile.precedes)
  }

  /// Puts a file off until a time; one that changed meanwhile settles as any other.
  mutating func hold(_ path: FilePath, _ identity: FileIdentity, until: Duration) {
    update(path, identity) { $0.state = .held(until: until) }
  }

  /// A file was not as it was found: it must be quiet once more, whatever the next scan says of it.
  mutating func settleAgain(_ path: FilePath, _ identity: FileIdentity, at now: Duration) {
    update(path, identity) { ($0.state, $0.quietSince) = (.settling, now) }
  }

  /// Notes that a file is taken care of and stays where it is; it counts no more until it changes.
  mutating func settled(_ path: FilePath, _ identity: FileIdentity) {
    update(path, identity) { $0.state = .settled }
  }

  /// Forgets a file; if it is still there it is met anew.
  mutating func forget(_ path: FilePath) {
    guard let name = path.lastComponent.map(FileName.init) else { return }
    let folder = path.removingLastComponent()
    entries[folder]?[name] = nil
    if entries[folder]?.isEmpty == true { entries[folder] = nil }
  }

  /// Whether a file was there when its folder was last listed.
  func knows(_ path: FilePath) -> Bool { entry(path) != nil }

  /// Whether a file is taken care of, and has not changed since.
  func isSettled(_ path: FilePath) -> Bool {
    if case .settled = entry(path)?.state { true } else { false }
  }

  private func entry(_ path: FilePath) -> Entry? {
    path.lastComponent.map(FileName.init).flatMap { entries[path.removingLastComponent()]?[$0] }
  }

  private mutating func update(
    _ path: FilePath, _ identity: FileIdentity, _ change: (inout Entry) -> Void
  ) {
    let folder = path.removingLastComponent()
    guard let name = path.lastComponent.map(FileName.init),
      var entry = entries[folder]?[name], entry.file.identity == identity
    else { return }
    change(&entry)
    entries[folder]?[name] = entry
  }

  /// How many files wait: settling, ready, or put off.
  var pendingCount: Int { count { due($0) != nil } }

  /// How many files are put off.
  var heldCount: Int {
    count { if case .held = $0.state { true } else { false } }
  }

  /// How long the file has waited that has waited longest.
  func oldestPending(at now: Duration) -> Duration? {
    least { due($0) == nil ? nil : $0.firstSeen }.map { now - $0 }
  }

  /// When the next file may be read; nil where none waits.
  var nextDue: Duration? { least(due) }

  /// When a file may be read: after its quiet, and not before it is put off to; nil when it is done.
  private func due(_ entry: Entry) -> Duration? {
    let wait = entry.file.folderKind == .local ? quiet.local : quiet.network
    switch entry.state {
    case .settling: return entry.quietSince + wait
    case .held(let until): return max(entry.quietSince + wait, until)
    case .settled: return nil
    }
  }

  private func count(_ isCounted: (Entry) -> Bool) -> Int {
    entries.values.reduce(0) { $0 + $1.values.count(where: isCounted) }
  }

  private func least(_ value: (Entry) -> Duration?) -> Duration? {
    var least: Duration?
    for folder in entries.values {
      for entry in folder.values {
        if let value = value(entry), least.map({ value < $0 }) ?? true { least = value }
      }
    }
    return least
  }
}
