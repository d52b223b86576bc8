import Foundation
import SeededRandom
import Testing

/// Feeds a daemon, or two, with files of all kinds and kills it at random times, again and again;
/// then compares the notebook with that of a daemon nobody killed.
struct DriveAndKill {
  /// How often it is killed.
  var cycles: Int
  var filesPerCycle = 3
  /// How many watch the folder at once. Two need the lock to be taken away.
  var daemons = 1
  var seed = Sizes.seed

  /// What came of it.
  struct Figures {
    var kills = 0
    /// Kills while files were waiting or being read.
    var killsAtWork = 0
    /// Starts that found files which a killed daemon had begun.
    var recoveries = 0
    var files = 0
    var superseded = 0
    var lost = 0
    var duplicates = 0
    var seconds = 0.0
    var difference = ""
  }

  /// Runs it.
  func run() async throws -> Figures {
    print("fault-seed \(seed)")
    let place = try WatchedPlace()
    var random = SeededRandom(seed)
    var figures = Figures()
    var all: [SampleFile] = []
    figures.seconds = try await Waiting.seconds {
      for cycle in 0..<cycles {
        let files = (0..<filesPerCycle).map { part in
          SampleFile(
            SampleFile.Kind.allCases.randomElement(using: &random) ?? .card,
            cycle * filesPerCycle + part)
        }
        all += files
        try await self.cycle(place, files, &random, &figures)
        // Now and then one is given the time to take what the others left.
        if cycle % 20 == 19 { try await finish(place) }
      }
      try await finish(place)
      // Who is told to stop leaves the second look at the inbox to the next one.
      #expect(try await place.start(["--once"], with: environment).end(within: 60) == .exit(0))
    }
    figures.files = all.count
    try await compare(place, all, &figures)
    return figures
  }

  private var environment: [String: String] { daemons > 1 ? ["CIRCLES_NO_LOCK": "1"] : [:] }

  /// Starts daemons, drops files while they run, and kills them at some moment of it.
  private func cycle(
    _ place: WatchedPlace, _ files: [SampleFile], _ random: inout SeededRandom,
    _ figures: inout Figures
  ) async throws {
    let started = try (0..<daemons).map { _ in try place.start(with: environment) }
    let clock = ContinuousClock()
    let start = clock.now
    // What has a time: files, dropped whole or written bit by bit, and the kills.
    var events = files.map { file in
      Event(at: .random(upTo: 250, &random), act: .drop(file, slowly: .random(using: &random)))
    }
    events += started.map { Event(at: .random(upTo: 600, &random), act: .kill($0)) }
    for event in events.sorted(by: { $0.at < $1.at }) {
      try await clock.sleep(until: start + event.at)
      switch event.act {
      case .drop(let file, slowly: true): try await Self.write(file, place)
      case .drop(let file, slowly: false): try place.drop(file)
      case .kill(let daemon):
        if place.hasFiles(in: place.drop) { figures.killsAtWork += 1 }
        daemon.send(SIGKILL)
      }
    }
    for daemon in started {
      let ending = try await daemon.end()
      #expect(ending == .signal(SIGKILL), "it ended by itself: \(place.said().suffix(5))")
      figures.kills += 1
    }
  }

  /// Something that happens at a time of a cycle.
  private struct Event {
    var at: Duration
    var act: Act

    enum Act {
      case drop(SampleFile, slowly: Bool)
      case kill(Daemon)
    }
  }

  /// Writes a file in two goes where it is to lie, as `cp` does.
  private static func write(_ file: SampleFile, _ place: WatchedPlace) async throws {
    let writer = try WatchedPlace.Writer(place.drop.appendingPathComponent(file.name))
    try writer.write(file.data.prefix(file.data.count / 2))
    try await Task.sleep(for: .milliseconds(5))
    try writer.write(file.data.dropFirst(file.data.count / 2))
  }

  private func finish(_ place: WatchedPlace) async throws {
    let before = place.said("info started")
    let last = try (0..<daemons).map { _ in try place.start(with: environment) }
    // A signal that comes sooner than that is nobody's yet to hear.
    try await place.until("all have started") {
      place.said("info started") >= before + daemons
    }
    try await place.untilEmpty(within: 120)
    for daemon in last { #expect(try await daemon.stopped() == .exit(0)) }
  }

  private func compare(
    _ place: WatchedPlace, _ files: [SampleFile], _ figures: inout Figures
  ) async throws {
    let clean = try WatchedPlace()
    for file in files { try clean.drop(file) }
    try await clean.takeAll(within: max(300, Double(files.count)))
    // It was told to stop, too, perhaps before its second look at the inbox.
    #expect(try await clean.start(["--once"]).end(within: 300) == .exit(0))
    figures.recoveries = place.said("did not end well")
    let notebook = try place.notebook()
    let difference = NotebookDifference(
      try notebook.rows(), clean: try clean.notebook().rows())
    figures.lost = difference.lost.count
    figures.duplicates = difference.tooMany.count
    figures.difference = difference.sentence
    try keep(place, clean, difference)
    figures.superseded = try notebook.states()["superseded", default: 0]
    #expect(try notebook.integrity() == ["ok"])
    #expect(try place.doneNames() == clean.doneNames())
    #expect(try place.failedNames() == clean.failedNames())
    #expect(try place.sidecars().count == place.failedNames().count)
    // Every content has one row, and each is put away.
    let contents = Set(files.map(\.data)).count
    let states = try notebook.states()
    #expect(states["filed", default: 0] + states["quarantined", default: 0] == contents)
    #expect(states.values.reduce(0, +) == contents + figures.superseded)
  }

  /// Leaves both notebooks and what they differ in where somebody asked for it.
  private func keep(
    _ place: WatchedPlace, _ clean: WatchedPlace, _ difference: NotebookDifference
  ) throws {
    guard let keep = Sizes.keep, !difference.isNone else { return }
    let folder = keep.appendingPathComponent("seed-\(seed)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = difference.lost.map { "- " + $0 } + difference.tooMany.map { "+ " + $0 }
    try Data((lines.joined(separator: "\n") + "\n").utf8)
      .write(to: folder.appendingPathComponent("difference.txt"))
    for (name, one) in [("killed", place), ("clean", clean)] {
      for (file, suffix) in [(one.database, ".sqlite"), (one.log, ".log")] {
        try FileManager.default.copyItem(
          at: file, to: folder.appendingPathComponent(name + suffix))
      }
    }
  }
}

extension Duration {
  fileprivate static func random(upTo most: Int, _ random: inout SeededRandom) -> Duration {
    .milliseconds(Int.random(in: 0...most, using: &random))
  }
}
