import Foundation
import SeededRandom
import Testing

extension Faults {
  /// F1, F2 for the batch: an import that is killed and run again.
  @Suite struct BatchKills {
    /// What came of a number of kills.
    private struct Figures {
      var kills = 0
      var rounds = 0
      /// Kills that came after something was committed and before all was.
      var killsAtWork = 0
      var different = 0
      var wrongCounts = 0
      var seconds = 0.0
      var difference = ""
    }

    /// Files of all kinds, and an address book of several transactions.
    private static func fill(_ place: WatchedPlace) throws {
      try place.drop(inOrder: (0..<4).flatMap { SampleFile.ofEachKind(from: $0 * 100 + 1) })
      let book = (5_000..<6_500).map { Person($0).card() }.joined()
      try place.drop(SampleFile("zz-book.vcf", book))
    }

    private static func importing(_ place: WatchedPlace) throws -> Daemon {
      try place.run(
        [
          "import", place.drop.path, "--db", place.database.path, "--region", "GB", "--owner",
          "Robin Vale",
        ], program: WatchedPlace.fastProgram)
    }

    /// Kills imports of the same folder until there were that many kills; each notebook is in the end
    /// imported into without one, and compared with one that nobody killed.
    private func kill(_ kills: Int) async throws -> Figures {
      print("fault-seed \(Sizes.seed)")
      var random = SeededRandom(Sizes.seed)
      var figures = Figures()
      let clean = try WatchedPlace()
      try Self.fill(clean)
      let whole = try await Waiting.seconds {
        let ending = try await Self.importing(clean).end(within: 120)
        #expect(ending == .exit(0))
      }
      let rows = try clean.notebook().rows()
      figures.seconds = try await Waiting.seconds {
        while figures.kills < kills {
          let place = try WatchedPlace()
          try Self.fill(place)
          for _ in 0..<4 {
            let running = try Self.importing(place)
            try await Task.sleep(for: .seconds(Double.random(in: 0...whole, using: &random)))
            running.send(SIGKILL)
            let ending = try await running.end()
            guard ending == .signal(SIGKILL) else { continue }
            figures.kills += 1
            if try Self.isCutShort(place) { figures.killsAtWork += 1 }
          }
          let ending = try await Self.importing(place).end(within: 120)
          #expect(ending == .exit(0))
          figures.rounds += 1
          let notebook = try place.notebook()
          let difference = NotebookDifference(try notebook.rows(), clean: rows)
          if !difference.isNone {
            figures.different += 1
            figures.difference = difference.sentence
          }
          #expect(try notebook.integrity() == ["ok"])
          if try !Self.countsAreTrue(notebook) { figures.wrongCounts += 1 }
        }
      }
      return figures
    }

    /// Whether the kill left a run that had begun to write.
    private static func isCutShort(_ place: WatchedPlace) throws -> Bool {
      guard FileManager.default.fileExists(atPath: place.database.path) else { return false }
      let notebook = try place.notebook()
      guard try notebook.number("SELECT count(*) FROM sqlite_master WHERE name = 'run'") > 0 else {
        return false
      }
      return try notebook.number(
        "SELECT count(*) FROM run WHERE state = 'running' AND records_imported > 0") > 0
    }

    /// Whether every killed run says that it was interrupted, and the runs together count the people
    /// and notes that are there.
    private static func countsAreTrue(_ notebook: NotebookDump) throws -> Bool {
      let states = try notebook.texts("SELECT DISTINCT state FROM run ORDER BY state")
      let said = try notebook.number(
        "SELECT sum(contacts_created + notes_assigned + notes_inbox) FROM run")
      let there = try notebook.number(
        "SELECT (SELECT count(*) FROM contact) + (SELECT count(*) FROM note)")
      return Set(states).isSubset(of: ["finished", "interrupted"]) && said == there
    }

    private func expectNothing(_ figures: Figures) {
      #expect(figures.different == 0, "\(figures.difference)")
      #expect(figures.wrongCounts == 0)
    }

    @Test("F1: an import that is killed and run again gives what one run gives")
    func few() async throws {
      expectNothing(try await kill(8))
    }

    @Test("F1: so does one of a thousand", .enabled(if: Sizes.isFull, "\(Sizes.isLong)"))
    func many() async throws {
      let figures = try await kill(Sizes.size("BATCH_KILLS", 1000))
      Sizes.publish(
        "F1-batch-kills",
        [
          "kills": figures.kills, "kills_after_a_commit": figures.killsAtWork,
          "rounds": figures.rounds, "different": figures.different,
          "wrong_counts": figures.wrongCounts, "seconds": Sizes.rounded(figures.seconds),
        ])
      expectNothing(figures)
    }
  }
}
