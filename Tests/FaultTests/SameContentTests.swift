import Foundation
import Testing

extension Faults {
  /// F23 and F26: contents that it knows.
  @Suite struct KnownContents {
    private func named(_ name: String, _ number: Int) -> SampleFile {
      var file = SampleFile(.card, number)
      file.name = name
      return file
    }

    private func imported(_ place: WatchedPlace) throws -> Int {
      try place.notebook().number("SELECT sum(records_imported) FROM run")
    }

    @Test("F23: one content under three names is loaded once, and all three are put away")
    func threeNames() async throws {
      let place = try WatchedPlace()
      for name in ["a.vcf", "b.vcf", "c.vcf"] { try place.drop(named(name, 1)) }
      try await place.takeAll()
      #expect(try place.notebook().states() == ["filed": 1])
      #expect(try imported(place) == 1)
      #expect(place.said("known already") == 2)
      #expect(try place.doneNames().map { $0.prefix(2) } == ["a.", "b.", "c."])
    }

    @Test("F23: new content under an old name is loaded; both stay")
    func sameName() async throws {
      let place = try WatchedPlace()
      let daemon = try place.start()
      for number in 1...2 {
        try place.drop(named("a.vcf", number))
        try await place.untilEmpty()
      }
      #expect(try await daemon.stopped() == .exit(0))
      try place.expectWhole(files: 2)
      #expect(try place.notebook().number("SELECT count(*) FROM contact") == 2)
    }

    @Test("F23: a file that comes again is known, also after a restart, and under its filed name")
    func again() async throws {
      let place = try WatchedPlace()
      try place.drop(named("a.vcf", 1))
      try await place.takeAll()
      let rows = try place.notebook().rows()
      let filed = try #require(place.files(in: place.done).first)
      let name = (filed as NSString).lastPathComponent
      #expect(
        rename(
          place.done.appendingPathComponent(filed).path,
          place.drop.appendingPathComponent(name).path) == 0)
      let daemon = try place.start()
      try await place.untilEmpty()
      try place.drop(named("a.vcf", 1))
      try await place.untilEmpty()
      #expect(try await daemon.stopped() == .exit(0))
      // The same content under the same name is one file in done.
      #expect(try place.doneNames() == [name])
      #expect(try place.notebook().rows() == rows)
      #expect(try imported(place) == 1)
    }

    @Test("F26: a new version of reading reads nothing again by itself", arguments: [false, true])
    func version(keeps: Bool) async throws {
      let place = try WatchedPlace()
      if keeps { place.options += ["--keep"] }
      let files = SampleFile.ofEachKind()
      try place.drop(inOrder: files)
      let first = try place.start()
      try await place.until("all is taken") {
        guard let states = try? place.notebook().states() else { return false }
        return states[keeps ? "committed" : "filed"] == files.count - 1
          && states[keeps ? "rejected" : "quarantined"] == 1
      }
      #expect(try await first.stopped() == .exit(0))
      try place.notebook().edit("UPDATE ledger SET pipeline_version = 0")
      let rows = try place.notebook().rows()
      let runs = try imported(place)

      let second = try place.start(["--poll", "0.1"])
      let before = place.said("listed")
      try await place.until("it looked again") { place.said("listed") > before + 10 }
      #expect(try await second.stopped() == .exit(0))
      #expect(try place.notebook().rows() == rows)
      #expect(try imported(place) == runs)
      #expect(try place.notebook().number("SELECT max(attempts) FROM ledger") == 1)

      let again = try place.run(["reprocess", "--db", place.database.path])
      #expect(try await again.end() == .exit(0))
      #expect(try place.notebook().rows() == rows)
    }
  }
}
