import Foundation
import SeededRandom
import Testing

extension Faults {
  /// F19: asked to stop at any time.
  @Suite struct Stops {
    /// Asks it to stop; answers after how many seconds it had ended.
    private func stop(_ daemon: Daemon) async throws -> Double {
      let seconds = try await Waiting.seconds { _ = try await daemon.stopped(within: 10) }
      #expect(daemon.ending == .exit(0))
      return seconds
    }

    private func expectAllAfterRestart(_ place: WatchedPlace, _ count: Int) async throws {
      try await place.takeAll()
      try place.expectWhole(files: count)
      #expect(try place.notebook().number("SELECT count(*) FROM contact") == count)
    }

    @Test(
      "F19: in the middle of a file, even one that takes for ever",
      arguments: Sizes.isFull
        ? ["opened", "read", "parsed", "begun", "mid-upsert", "after-commit"]
        : ["parsed", "mid-upsert"])
    func importing(point: String) async throws {
      let place = try WatchedPlace()
      try place.drop(SampleFile(.card, 1))
      try place.drop(SampleFile(.card, 2))
      let daemon = try place.start(fault: "\(point):wait")
      try await place.reached()
      #expect(try await stop(daemon) <= 5)
      if point != "after-commit" {
        #expect(try place.notebook().number("SELECT count(*) FROM contact") == 0)
      }
      try await expectAllAfterRestart(place, 2)
      #expect(try place.notebook().number("SELECT max(attempts) FROM ledger") <= 2)
    }

    @Test("F19: between two files: what was decided stays so, the rest is given back unblamed")
    func betweenFiles() async throws {
      let place = try WatchedPlace()
      try place.drop(SampleFile(.card, 1))
      try place.drop(SampleFile(.broken, 2))
      try place.drop(SampleFile(.broken, 3))
      // The card is read through first, then the others as they came.
      let daemon = try place.start(fault: "parsed:wait:2")
      try await place.reached()
      daemon.send(SIGTERM)
      try await place.until("it heard") { place.said("stopping") > 0 }
      try place.open()
      #expect(try await daemon.end(within: 4) == .exit(0))
      #expect(try place.notebook().states() == ["deferred": 2, "rejected": 1])
      #expect(try place.notebook().number("SELECT sum(attempts) FROM ledger") == 1)
      try await place.takeAll()
      try place.expectWhole(files: 3, failed: 2)
      #expect(place.said("did not end well") == 0)
    }

    @Test("F19: while a file settles")
    func settling() async throws {
      let place = try WatchedPlace()
      try place.drop(SampleFile(.card, 1))
      let daemon = try place.start(["--settle", "30"])
      try await place.until("it listed") { place.said("listed") > 0 }
      #expect(try await stop(daemon) <= 1)
      try await expectAllAfterRestart(place, 1)
    }

    @Test("F19: while it waits for a notebook that is locked")
    func backingOff() async throws {
      let place = try WatchedPlace()
      try await place.takeAll()
      try place.drop(SampleFile(.card, 1))
      let other = try place.notebook()
      try other.lock()
      let daemon = try place.start()
      try await place.until("it paused") { place.said("paused") > 0 }
      #expect(try await stop(daemon) <= 5)
      try other.unlock()
      try await expectAllAfterRestart(place, 1)
    }

    @Test("F19: just after it began")
    func starting() async throws {
      let place = try WatchedPlace()
      try place.drop(SampleFile(.card, 1))
      let daemon = try place.start()
      try await Waiting.until("it has its lock", within: 10, every: .milliseconds(1)) {
        access(place.own.appendingPathComponent("lock").path, F_OK) == 0
      }
      #expect(try await stop(daemon) <= 5)
      try await expectAllAfterRestart(place, 1)
    }

    @Test("F19: before it has begun to listen")
    func beforeItListens() async throws {
      let place = try WatchedPlace()
      try place.drop(SampleFile(.card, 1))
      let daemon = try place.start(fault: "started:wait")
      try await place.reached()
      daemon.send(SIGTERM)
      try place.open()
      #expect(try await daemon.end(within: 5) == .exit(0))
      #expect(place.said("stopping") == 1)
      try await expectAllAfterRestart(place, 1)
    }

    @Test("F19: asked twice it ends at once, and nothing is lost by that")
    func twice() async throws {
      let place = try WatchedPlace()
      try place.drop(SampleFile(.card, 1))
      let daemon = try place.start(fault: "before-commit:wait")
      try await place.reached()
      daemon.send(SIGTERM)
      try await place.until("it heard") { place.said("stopping") > 0 }
      daemon.send(SIGTERM)
      #expect(try await daemon.end(within: 1) == .exit(128 + SIGTERM))
      try await expectAllAfterRestart(place, 1)
      #expect(place.said("did not end well") == 0)
    }

    @Test(
      "F19: two hundred times at random: never longer than five seconds",
      .enabled(if: Sizes.isFull, "\(Sizes.isLong)"))
    func often() async throws {
      let count = Sizes.size("STOPS", 200)
      print("fault-seed \(Sizes.seed)")
      var random = SeededRandom(Sizes.seed)
      let place = try WatchedPlace()
      var times: [Double] = []
      for round in 0..<count {
        for part in 0..<5 { try place.drop(SampleFile(.card, round * 5 + part)) }
        let daemon = try place.start(["--settle", "0.05"])
        let lock = place.own.appendingPathComponent("lock").path
        unlink(place.own.appendingPathComponent("status.json").path)
        try await Waiting.until("it begins", within: 10, every: .milliseconds(1)) {
          access(lock, F_OK) == 0 && place.status() != nil
        }
        try await Task.sleep(for: .milliseconds(Int.random(in: 0...300, using: &random)))
        times.append(try await stop(daemon))
      }
      times.sort()
      let p99 = times[min(times.count - 1, times.count * 99 / 100)]
      Sizes.publish(
        "F19-stops",
        [
          "stops": count, "median_seconds": Sizes.rounded(times[times.count / 2]),
          "p99_seconds": Sizes.rounded(p99), "worst_seconds": Sizes.rounded(times.last ?? 0),
        ])
      #expect(p99 <= 5)
      try await expectAllAfterRestart(place, count * 5)
    }
  }
}
