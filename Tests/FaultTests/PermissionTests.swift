import Foundation
import Testing

extension Faults {
  /// F13 and F14: files and folders that it may not touch. Root may do anything, so the daemon runs as
  /// nobody where the tests run as root.
  @Suite(.enabled(if: Sizes.isFull, "\(Sizes.isLong)")) struct Permissions {
    private let nobody = "65534"

    /// A place whose daemon is not root; nil, with a word why, where that cannot be had.
    private func place() async throws -> WatchedPlace? {
      let place = try WatchedPlace()
      if geteuid() != 0 { return place }
      for path in [place.folder, place.root, place.drop].map(\.path) {
        guard chown(path, 65534, 65534) == 0 else { throw WatchedPlace.Failed(code: errno) }
      }
      place.prefix = ["setpriv", "--reuid", nobody, "--regid", nobody, "--clear-groups", "--"]
      if (try? await place.run(["--version"]).end()) == .exit(0) { return place }
      print("fault-skipped: the program cannot be run as another user here")
      return nil
    }

    @Test("F13: a file that may not be read waits, the status says so, and it is taken in time")
    func unreadable() async throws {
      guard let place = try await place() else { return }
      let daemon = try place.start()
      try place.drop(SampleFile(.card, 1))
      try place.drop(SampleFile(.card, 2))
      // Under a name that is passed over until it has its permissions.
      let hidden = place.drop.appendingPathComponent("x.tmp")
      try SampleFile(.card, 3).data.write(to: hidden)
      chmod(hidden.path, 0)
      let file = place.drop.appendingPathComponent("x.vcf")
      #expect(rename(hidden.path, file.path) == 0)
      try await place.until("the others are taken") { try place.doneNames().count == 2 }
      try await place.until("the status says so") {
        place.problems().contains("watch.cannot-read")
      }
      #expect(place.status()?["state"] as? String == "degraded")
      #expect(try await place.health() == .exit(1))
      #expect(try place.failedNames().isEmpty)
      chmod(file.path, 0o644)
      try await place.untilEmpty(within: 11)
      #expect(try await daemon.stopped() == .exit(0))
      try place.expectWhole(files: 3)
    }

    @Test("A file of a folder that may not be read is told of, and the others are read")
    func oneOfFolder() async throws {
      guard let place = try await place() else { return }
      for number in 1...3 { try place.drop(SampleFile(.card, number)) }
      let names = try FileManager.default.contentsOfDirectory(atPath: place.drop.path)
      let hidden = try #require(names.first)
      chmod(place.drop.appendingPathComponent(hidden).path, 0)
      #expect(try await place.run(["check", place.drop.path]).end() == .exit(1))
    }

    @Test("F14: what cannot be put away is loaded once, stays, and the status says so")
    func doneRefused() async throws {
      guard let place = try await place() else { return }
      try await place.takeAll()
      #expect(chmod(place.done.path, 0o555) == 0)
      let daemon = try place.start(["--poll", "0.2"])
      try place.drop(SampleFile(.card, 1))
      try await place.until("the status says so") {
        place.problems().contains("watch.cannot-file")
      }
      // It is tried again, and found in the ledger.
      try await place.until("tried again") { place.said("cannot be put away") > 1 }
      #expect(try place.files(in: place.drop) == ["card-1.vcf"])
      #expect(try place.notebook().states() == ["committed": 1])
      #expect(try place.notebook().number("SELECT sum(records_imported) FROM run") == 1)
      #expect(chmod(place.done.path, 0o755) == 0)
      try await place.untilEmpty(within: 15)
      #expect(try await daemon.stopped() == .exit(0))
      try place.expectWhole(files: 1)
      #expect(try place.notebook().number("SELECT sum(records_imported) FROM run") == 1)
    }
  }
}
