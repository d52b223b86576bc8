import Foundation
import Testing

extension Faults {
  /// F1: killed at each of the places where a crash leaves something else behind.
  @Suite struct KilledAtPoint {
    static let points = [
      "opened", "read", "attempt-row", "parsed", "begun", "mid-upsert", "before-commit",
      "after-commit", "before-rename", "after-rename", "before-sidecar",
    ]

    private let files = SampleFile.ofEachKind()

    /// What a daemon makes of them that nobody kills; once for all tests.
    private static let clean = Task {
      let place = try WatchedPlace()
      try place.drop(inOrder: SampleFile.ofEachKind())
      try await place.takeAll()
      return try place.notebook().rows()
    }

    @Test(
      "F1: killed at a point and started again, all is as if nothing had been", arguments: points)
    func killed(at point: String) async throws {
      let place = try WatchedPlace()
      try place.drop(inOrder: files)
      let first = try place.start(fault: "\(point):kill")
      #expect(try await first.end() == .signal(SIGKILL))
      try await place.takeAll()

      let difference = NotebookDifference(
        try place.notebook().rows(), clean: try await Self.clean.value)
      #expect(difference.isNone, "\(difference.sentence)")
      try place.expectWhole(files: files.count, failed: 1)
      #expect(try place.notebook().number("SELECT max(attempts) FROM ledger") <= 2)
    }

    @Test("F1: killed at a point each time, it still comes to an end", arguments: [2, 3])
    func again(count: Int) async throws {
      let place = try WatchedPlace()
      try place.drop(inOrder: files)
      for point in Self.points {
        let daemon = try place.start(fault: "\(point):kill:\(count)")
        // Where nothing is left to be done at that point, nothing kills it.
        try await place.until("killed, or done") {
          try daemon.hasEnded || place.files(in: place.drop).isEmpty
        }
        try await daemon.stopped()
      }
      try await place.takeAll()
      let difference = NotebookDifference(
        try place.notebook().rows(), clean: try await Self.clean.value)
      #expect(difference.isNone, "\(difference.sentence)")
      try place.expectWhole(files: files.count, failed: 1)
    }
  }
}
