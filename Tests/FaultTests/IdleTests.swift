#if os(Linux)
  import Foundation
  import Testing

  extension Faults {
    /// A daemon that has nothing to do costs nothing.
    ///
    /// The processor's time is read over a span of quiet with the usual pace. Memory is read with the
    /// folder listed every tenth of a second: the lists of an hour of quiet (one a minute) pass in six
    /// seconds, those of an hour without the system's hints (one in five seconds) in 72.
    @Suite(.enabled(if: Sizes.isFull, "\(Sizes.isLong)")) struct Idle {
      @Test("idle it uses less than 0.2 % of a processor")
      func processor() async throws {
        let place = try WatchedPlace()
        for number in 0..<50 { try place.drop(SampleFile(.card, number)) }
        let daemon = try place.start(program: WatchedPlace.fastProgram)
        try await place.untilEmpty()
        // The run stays open for three seconds, and what was put away is looked at for ten minutes.
        try await Task.sleep(for: .seconds(5))
        let seconds = Sizes.size("IDLE_SECONDS", 60)
        let before = try #require(daemon.processorSeconds())
        try await Task.sleep(for: .seconds(seconds))
        let used = try #require(daemon.processorSeconds()) - before
        #expect(try await daemon.stopped() == .exit(0))
        let percent = used / Double(seconds) * 100
        Sizes.publish(
          "idle-processor", ["seconds": seconds, "percent_of_a_core": Sizes.rounded(percent)])
        // The debug build is not what anybody lives with.
        if WatchedPlace.fastProgram != nil { #expect(percent < 0.2) }
      }

      @Test("idle its memory does not grow")
      func memory() async throws {
        let place = try WatchedPlace()
        place.options.removeAll { $0 == "--verbose" }
        for number in 0..<50 { try place.drop(SampleFile(.card, number)) }
        let daemon = try place.start(["--poll", "0.1"], program: WatchedPlace.fastProgram)
        try await place.untilEmpty()
        try await Task.sleep(for: .seconds(10))
        let seconds = Sizes.size("IDLE_SECONDS", 60)
        let before = try #require(daemon.memory("VmRSS"))
        try await Task.sleep(for: .seconds(seconds))
        let after = try #require(daemon.memory("VmRSS"))
        #expect(try await daemon.stopped() == .exit(0))
        Sizes.publish(
          "idle-memory",
          [
            "lists": seconds * 10, "kb_before": before, "kb_after": after,
            "grown_kb": after - before,
          ])
        #expect(after - before < 1024)
      }
    }
  }
#endif
