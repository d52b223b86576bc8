import Foundation
import Testing

extension Faults {
  /// F8 and F25: many files at once, while it runs and while it did not.
  @Suite struct Bursts {
    /// What it took to take so many.
    private struct Figures {
      var seconds = 0.0
      var peakKilobytes = 0
      var eventsLost = 0
    }

    private func write(_ numbers: Range<Int>, into place: WatchedPlace) throws {
      for number in numbers {
        try SampleFile(.card, number).data
          .write(to: place.drop.appendingPathComponent("c-\(number).vcf"))
      }
    }

    private func check(_ place: WatchedPlace, _ count: Int) throws {
      try place.expectWhole(files: count)
      #expect(try place.notebook().number("SELECT count(*) FROM contact") == count)
      #expect(try place.notebook().number("SELECT max(attempts) FROM ledger") == 1)
    }

    @Test("F8: a hundred files at once are all taken")
    func some() async throws {
      let place = try WatchedPlace()
      let daemon = try place.start()
      try await place.until("it watches") { place.said("watching") > 0 }
      try write(0..<100, into: place)
      try await place.untilEmpty()
      #expect(try await daemon.stopped() == .exit(0))
      try check(place, 100)
    }

    @Test("F25: a backlog is taken once, also when it is killed in the middle of it")
    func backlog() async throws {
      // More than are committed at once, so that there is a middle.
      let figures = try await backlog(of: 300)
      #expect(figures.first < 5)
    }

    /// Drops files, starts, kills in the middle, and starts again; answers after how many seconds the
    /// first status was there, and how many all of it took.
    private func backlog(of count: Int) async throws -> (first: Double, all: Double) {
      let place = try WatchedPlace()
      try write(0..<count, into: place)
      let killed = try place.start(["--settle", "0"], fault: "after-commit:kill:2")
      let first = try await Waiting.seconds {
        try await place.until("there is a status") { place.status() != nil }
      }
      #expect(try await killed.end(within: 120) == .signal(SIGKILL))
      let again = try place.start(fault: "before-rename:kill:\(count / 3)")
      #expect(try await again.end(within: 120) == .signal(SIGKILL))
      let all = try await Waiting.seconds { try await place.takeAll(within: 300) }
      try check(place, count, most: 2)
      return (first, all)
    }

    private func check(_ place: WatchedPlace, _ count: Int, most attempts: Int) throws {
      try place.expectWhole(files: count)
      #expect(try place.notebook().number("SELECT count(*) FROM contact") == count)
      #expect(try place.notebook().number("SELECT max(attempts) FROM ledger") <= attempts)
    }

    @Test(
      "F25: five thousand files of backlog, the first status within a second",
      .enabled(if: Sizes.isFull, "\(Sizes.isLong)"))
    func longBacklog() async throws {
      let count = Sizes.size("BACKLOG", 5000)
      let figures = try await backlog(of: count)
      Sizes.publish(
        "F25-backlog",
        [
          "files": count, "kills": 2, "first_status_seconds": Sizes.rounded(figures.first),
          "last_start_seconds": Sizes.rounded(figures.all),
        ])
      #expect(figures.first <= 1)
    }

    #if os(Linux)
      @Test(
        "F8: ten thousand files at once: 500 a second, under 150 MB, none stranded",
        .enabled(if: Sizes.isFull, "\(Sizes.isLong)"))
      func many() async throws {
        let count = Sizes.size("BURST", 10_000)
        let figures = try await burst(of: count, overflows: false)
        publish("F8-burst", count, figures)
        #expect(figures.peakKilobytes < 150 * 1024)
        // The debug build is many times slower, and shows only that none is stranded.
        if WatchedPlace.fastProgram != nil { #expect(Double(count) / figures.seconds >= 500) }
      }

      @Test(
        "F8: twenty thousand, of which the system tells no more, are all found",
        .enabled(if: Sizes.isFull, "\(Sizes.isLong)"))
      func overflow() async throws {
        let count = Sizes.size("BURST", 10_000) * 2
        let figures = try await burst(of: count, overflows: true)
        publish("F8-overflow", count, figures)
        #expect(figures.peakKilobytes < 150 * 1024)
        #expect(figures.eventsLost > 0)
      }

      @Test("F8: files of which the system tells nothing, since it had too much to tell, are found")
      func silent() async throws {
        let figures = try await burst(of: 50, overflows: true)
        #expect(figures.eventsLost > 0)
      }

      /// Makes more events than the system keeps for somebody who does not listen: of two names that
      /// the daemon passes over.
      private func fillQueue(_ place: WatchedPlace) throws {
        let limit = try String(
          contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
        let names = ["a.tmp", "b.tmp"].map { place.drop.appendingPathComponent($0) }
        try Data().write(to: names[0])
        // Each name that something gets is one event; twice as many, since it may have read some yet.
        for _ in 0..<(Int(limit.dropLast()) ?? 16_384) {
          _ = rename(names[0].path, names[1].path)
          _ = rename(names[1].path, names[0].path)
        }
        unlink(names[0].path)
      }

      private func burst(of count: Int, overflows: Bool) async throws -> Figures {
        let place = try WatchedPlace()
        place.options.removeAll { $0 == "--verbose" }
        let daemon = try place.start(program: WatchedPlace.fastProgram)
        try await place.until("it watches") { place.said("watching") > 0 }
        // While it stands still nobody empties the queue of events.
        if overflows {
          daemon.send(SIGSTOP)
          try await place.until("it stands still") { daemon.isStopped }
          try fillQueue(place)
        }
        var figures = Figures()
        figures.seconds = try await Waiting.seconds {
          try write(0..<count, into: place)
          daemon.send(SIGCONT)
          try await place.untilEmpty(within: 400)
        }
        figures.peakKilobytes = daemon.memory("VmHWM") ?? 0
        // All may be taken before it has read that far in the queue.
        if overflows {
          try await place.until("it knows what it lost") { place.said("events were lost") > 0 }
        }
        #expect(try await daemon.stopped() == .exit(0))
        figures.eventsLost = place.status()?["events_lost"] as? Int ?? 0
        try check(place, count)
        return figures
      }

      private func publish(_ name: String, _ count: Int, _ figures: Figures) {
        Sizes.publish(
          name,
          [
            "build": WatchedPlace.fastProgram == nil ? "debug" : "release", "files": count,
            "seconds": Sizes.rounded(figures.seconds),
            "files_per_second": Int(Double(count) / figures.seconds),
            "peak_mb": figures.peakKilobytes / 1024, "events_lost": figures.eventsLost,
          ])
      }
    #endif
  }
}
