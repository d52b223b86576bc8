import Foundation
import SeededRandom
import SystemPackage
import Testing

@testable import CirclesWatch

/// People, phones and editors do anything to a folder in any order. A model in memory says what must
/// have come through.
@Suite("Random things done to the folder")
struct RandomActionsTests {
  @Test("each content that was left alone is claimed once, and whole", arguments: 0..<2)
  func random(_ number: UInt64) throws {
    let base = ProcessInfo.processInfo.environment["CIRCLES_SEED"].flatMap(UInt64.init)
    let seed = (base ?? UInt64.random(in: 0..<1_000_000)) &+ number
    var model = try FolderModel(seed: seed)
    do {
      for _ in 0..<100 { try model.step() }
      try model.finish()
    } catch {
      Issue.record("seed \(seed): \(error)")
    }
    // CIRCLES_SEED brings a run back.
    let complaints = model.complaints
    #expect(complaints.isEmpty, "seed \(seed)")
    #expect(model.claimCount > 20, "seed \(seed)")
  }
}

/// A folder on the disk, what must be in it, and the file side at work on it.
private struct FolderModel {
  /// What is known of a file: what is in it, and when it was last touched.
  private struct Known {
    var text: String
    var touched: Duration
    var isPendingClaim = true
  }

  private struct Claim: Hashable {
    var path: FilePath
    var identity: FileIdentity
  }

  private var random: SeededRandom
  private let folder: WatchedFolder
  private let clock = ManualClock()
  private let scanner: FolderScanner
  private var tracker = SettleTracker(quiet: .init(.seconds(2)))
  private var files: [FilePath: Known] = [:]
  private var claims: Set<Claim> = []
  private var filed: [String] = []
  private var serial = 0
  private(set) var complaints: [String] = []
  private(set) var claimCount = 0

  init(seed: UInt64) throws {
    random = SeededRandom(seed)
    folder = try WatchedFolder()
    scanner = FolderScanner(layout: folder.layout)
  }

  mutating func step() throws {
    for _ in 0..<Int.random(in: 0...4, using: &random) { try act() }
    clock.pass(.seconds(Int.random(in: 0...2, using: &random)))
    try pass()
  }

  /// Leaves the folder alone, and sees that everything came through.
  mutating func finish() throws {
    for _ in 0..<2 {
      clock.pass(.seconds(3))
      try pass()
    }
    for (_, file) in files where file.isPendingClaim { complaints.append("never claimed") }
    if tracker.pendingCount > 0 { complaints.append("still waiting") }
    let done = Set(try folder.contents(folder.layout.done).values)
    if !Set(filed).isSubset(of: done) { complaints.append("lost after it was put away") }
    let left = try folder.contents(folder.layout.drop).values.sorted()
    if left != files.values.map(\.text).sorted() {
      complaints.append("drop/ is not as it was left")
    }
  }

  private mutating func pass() throws {
    tracker.observe(scanner.scan(), at: clock.now)
    let away = Archiver(layout: folder.layout, clock: clock)
    for found in tracker.ready(at: clock.now) {
      var sink = CollectedBytes()
      let claimed = try FileClaimer().claim(found, into: &sink)
      guard let known = files[found.path] else {
        complaints.append("a file that is not there")
        continue
      }
      claimCount += 1
      if sink.bytes != Array(known.text.utf8) { complaints.append("not whole") }
      if clock.now - known.touched < .seconds(2) { complaints.append("too early") }
      let claim = Claim(path: found.path, identity: found.identity)
      if !claims.insert(claim).inserted { complaints.append("twice") }
      if Bool.random(using: &random) {
        files[found.path]?.isPendingClaim = false
        tracker.settled(found.path, found.identity)
      } else {
        guard case .filed = away.file(claimed) else {
          complaints.append("not put away")
          continue
        }
        filed.append(known.text)
        files[found.path] = nil
        tracker.forget(found.path)
      }
    }
  }

  private mutating func act() throws {
    let path = files.keys.sorted { $0.precedes($1) }.randomElement(using: &random)
    guard let path, let known = files[path] else { return try create() }
    let system = SystemFileSystem()
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1, 2: try create()
    case 3:
      let more = "+\(next())"
      try folder.append(more, path)
      try touch(path, known.text + more)
    case 4:
      let count = known.text.utf8.count / 2
      _ = path.withPlatformString { truncate($0, off_t(count)) }
      try touch(path, String(known.text.prefix(count)))
    case 5:
      let other = folder.drop("\(folderName())renamed\(next()).vcf")
      try system.move(path, to: other)
      files[path] = nil
      try touch(other, known.text)
    case 6:
      try system.remove(path)
      files[path] = nil
    case 7: try touch(path, known.text)
    case 8:
      // An editor saves: a new file takes the place of the old one.
      let text = "saved \(next())"
      try folder.put(text, ".saving")
      try system.move(folder.drop(".saving"), to: path)
      try touch(path, text)
    default: try moveFolder()
    }
  }

  private mutating func create() throws {
    let text = "content \(next())" + String(repeating: "x", count: serial % 50)
    let path = folder.drop("\(folderName())f\(serial).vcf")
    try folder.put(text, path)
    try touch(path, text)
  }

  private mutating func moveFolder() throws {
    let old = folder.drop("sub")
    let new = folder.drop("moved\(next())")
    guard (try? SystemFileSystem().move(old, to: new)) != nil else { return }
    for (path, known) in files where path.starts(with: old) {
      guard let name = path.lastComponent else { continue }
      files[path] = nil
      files[new.appending(name)] = Known(text: known.text, touched: clock.now)
    }
    try FileManager.default.createDirectory(
      atPath: old.string, withIntermediateDirectories: true)
  }

  /// Gives a file a time and rights that it never had, so that no two states of it look alike.
  private mutating func touch(_ path: FilePath, _ text: String) throws {
    let time = Date(timeIntervalSince1970: Double(1_700_000_000 + next() * 1_000))
    try FileManager.default.setAttributes(
      [.modificationDate: time, .posixPermissions: Bool.random(using: &random) ? 0o600 : 0o644],
      ofItemAtPath: path.string)
    files[path] = Known(text: text, touched: clock.now)
  }

  private mutating func folderName() -> String {
    let isBelow = Bool.random(using: &random)
    if isBelow {
      try? FileManager.default.createDirectory(
        atPath: folder.drop("sub").string, withIntermediateDirectories: true)
    }
    return isBelow ? "sub/" : ""
  }

  private mutating func next() -> Int {
    serial += 1
    return serial
  }
}
