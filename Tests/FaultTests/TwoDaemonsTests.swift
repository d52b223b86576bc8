import Foundation
import Testing

extension Faults {
  /// F20: two daemons on one folder.
  @Suite struct TwoDaemons {
    @Test("F20: the second ends with 75 and names the first; the first goes on")
    func locked() async throws {
      let place = try WatchedPlace()
      let first = try place.start()
      try await place.until("it watches") { place.said("watching") > 0 }
      #expect(try await place.start().end() == .exit(75))
      #expect(place.said("process \(first.pid)") == 1)
      try place.drop(SampleFile(.card, 1))
      try await place.untilEmpty()
      #expect(try await first.stopped() == .exit(0))
      try place.expectWhole(files: 1)
    }

    @Test("F20: the lock of one that was killed keeps nobody out")
    func killed() async throws {
      let place = try WatchedPlace()
      let first = try place.start()
      try await place.until("it watches") { place.said("watching") > 0 }
      try await first.killed()
      try place.drop(SampleFile(.card, 1))
      try await place.takeAll()
      try place.expectWhole(files: 1)
    }

    @Test("F20: two that no lock keeps apart, as two machines, load nothing twice")
    func unlocked() async throws {
      let place = try WatchedPlace()
      let daemons = try (0..<2).map { _ in
        try place.start(["--poll", "0.1"], with: ["CIRCLES_NO_LOCK": "1"])
      }
      var files: [SampleFile] = []
      for round in 0..<4 {
        for file in SampleFile.ofEachKind(from: round * 20) {
          try place.drop(file)
          files.append(file)
        }
      }
      try await place.untilEmpty()
      for daemon in daemons { #expect(try await daemon.stopped() == .exit(0)) }
      try place.expectWhole(files: files.count, failed: 4)

      let clean = try WatchedPlace()
      for file in files { try clean.drop(file) }
      try await clean.takeAll()
      let difference = NotebookDifference(
        try place.notebook().rows(), clean: try clean.notebook().rows())
      #expect(difference.isNone, "\(difference.sentence)")
    }
  }
}
