import Foundation
import Testing

extension Faults {
  /// F3: one file makes the program trap.
  @Suite struct Poison {
    @Test("F3: a file on which the program traps three times is put aside, all others load")
    func poison() async throws {
      let place = try WatchedPlace()
      let poison = SampleFile(.card, 1)
      let others = (2...5).map { SampleFile(.card, $0) }
      try place.drop(inOrder: [poison] + others)
      // The poison is the oldest; then it goes last and alone; then it alone is left.
      for count in [1, others.count + 1, 1] {
        let daemon = try place.start(fault: "parsed:trap:\(count)")
        #expect(try await daemon.end() == .signal(SIGTRAP))
      }
      #expect(try place.doneNames().count == others.count)
      try await place.takeAll()
      try place.expectWhole(files: 1 + others.count, failed: 1)
      #expect(try place.failedNames().allSatisfy { $0.hasPrefix("card-1.") })
      #expect(try place.sidecars().first?["code"] as? String == "watch.crashed")
      #expect(
        try place.notebook().texts("SELECT last_code FROM ledger WHERE state = 'quarantined'")
          == ["watch.crashed"])
    }

    @Test("F3: one that somebody asks to be tried again is")
    func retry() async throws {
      let place = try WatchedPlace()
      try place.drop(SampleFile(.card, 1))
      for _ in 1...3 {
        #expect(try await place.start(fault: "parsed:trap").end() == .signal(SIGTRAP))
      }
      try await place.takeAll()
      try place.expectWhole(files: 1, failed: 1)
      #expect(try await place.run(["retry", place.root.path]).end() == .exit(0))
      try await place.takeAll()
      try place.expectWhole(files: 1)
    }
  }
}
