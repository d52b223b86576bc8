import Foundation
import Testing

extension Faults {
  /// F17 and F18: the notebook is locked, or broken.
  @Suite struct NotebookFaults {
    private func locked(for seconds: Double) async throws -> Double {
      let place = try WatchedPlace()
      try place.drop(SampleFile(.card, 1))
      try await place.takeAll()
      let other = try place.notebook()
      try other.lock()
      let daemon = try place.start()
      try place.drop(SampleFile(.card, 2))
      try await Task.sleep(for: .seconds(seconds))
      #expect(try place.files(in: place.drop).count == 1)
      if seconds > 6 {
        // SQLite itself waits for five seconds.
        #expect(place.said("code=notebook.busy") > 0)
      }
      try other.unlock()
      let after = try await Waiting.seconds { try await place.untilEmpty(within: 70) }
      #expect(try await daemon.stopped() == .exit(0))
      try place.expectWhole(files: 2)
      #expect(try place.notebook().number("SELECT max(attempts) FROM ledger") == 1)
      return after
    }

    @Test("F17: another program that writes for two seconds is waited for")
    func briefly() async throws { _ = try await locked(for: 2) }

    @Test(
      "F17: for a minute, it pauses, says so, and goes on by itself",
      .enabled(if: Sizes.isFull, "\(Sizes.isLong)"))
    func long() async throws {
      let seconds = Sizes.size("LOCK_SECONDS", 60)
      let after = try await locked(for: Double(seconds))
      Sizes.publish(
        "F17-locked", ["locked_seconds": seconds, "done_after_seconds": Sizes.rounded(after)])
    }

    @Test("F18: what is no database ends it, and no file is touched")
    func noDatabase() async throws {
      let place = try WatchedPlace()
      let files = SampleFile.ofEachKind()
      for file in files { try place.drop(file) }
      let bytes = Data((0..<9000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 13) })
      try bytes.write(to: place.database)
      #expect(try await place.start().end() == .exit(74))
      #expect(try place.files(in: place.drop) == files.map(\.name).sorted())
      #expect(try Data(contentsOf: place.database) == bytes)
    }

    @Test("F18: a damaged one ends it, and no file is touched", arguments: [1, 20])
    func damaged(page: Int) async throws {
      let place = try WatchedPlace()
      for number in 0..<50 { try place.drop(SampleFile(.card, number)) }
      try await place.takeAll()
      // What is still in the journal is brought into the file, and the journal is gone.
      try place.notebook().checkpoint()
      let size = try Data(contentsOf: place.database).count
      let page = page * 4096
      try #require(size > page + 4096)
      let handle = try FileHandle(forUpdating: place.database)
      try handle.seek(toOffset: UInt64(page))
      try handle.write(contentsOf: Data(repeating: 0xAA, count: size - page))
      try handle.close()
      try place.drop(SampleFile(.card, 77))
      #expect(try await place.start().end() == .exit(74))
      #expect(try place.files(in: place.drop) == ["card-77.vcf"])
      #expect(try place.doneNames().count == 50)
    }
  }
}
